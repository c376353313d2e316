/** The fields of games/spookhuis/view.py that this scene shows. */
export interface TileView {
  cell: number;
  q: number;
  r: number;
  tile: number;
  kind: string;
  rotation: number;
}

export interface PlayerView {
  seat: number;
  ghost: boolean;
  morale: number;
  terror: number;
  cell: number;
  exit: number;
  cards: number;
  known: string[];
  keys: string[];
  laid: { card: string; gained: number; markers: number }[];
  placements: string[];
  steered: boolean;
  derailed: boolean;
}

export interface View {
  seat: number | null;
  hand: string[];
  players: PlayerView[];
  tiles: TileView[];
  rooms: { letter: string; cell: number; key: string; count: number }[];
  ramps: number[];
  teleporters: number[];
  lit: boolean;
  slots: { card: string; open: boolean }[];
  piles: { name: string; count: number; discard: string[]; stray: boolean }[];
  frighteners: number[];
  active: number | null;
  driver: number | null;
  round: number;
  dawn: number;
  phase: number;
  rotations: number;
  lamp: boolean;
  horror: string;
  roll: number;
  tried: string[];
}
