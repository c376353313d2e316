/** The fields of games/spookhuis/view.py that this scene shows. */
export interface TileView {
  cell: number;
  q: number;
  r: number;
  tile: number;
  kind: string;
  rotation: number;
}

export interface LaidView {
  card: string;
  /** The points it really gave. */
  gained: number;
  markers: number;
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
  laid: LaidView[];
  placements: string[];
  steered: boolean;
  derailed: boolean;
}

export interface RoomView {
  letter: string;
  cell: number;
  key: string;
  count: number;
}

export interface SlotView {
  card: string;
  open: boolean;
}

export interface PileView {
  name: string;
  count: number;
  discard: string[];
  stray: boolean;
}

/** A ride on its way; the scene only tells positions apart by it. */
export interface RideView {
  port: number;
  used: number[];
  entered: number[];
}

export interface View {
  seat: number | null;
  hand: string[];
  players: PlayerView[];
  tiles: TileView[];
  rooms: RoomView[];
  ramps: number[];
  teleporters: number[];
  lit: boolean;
  slots: SlotView[];
  box: string[];
  piles: PileView[];
  first: number;
  frighteners: number[];
  active: number | null;
  driver: number | null;
  round: number;
  dawn: number;
  phase: number;
  rotations: number;
  lamp: boolean;
  ride: RideView | null;
  /** Who is being ambushed. */
  ambushed: number | null;
  /** The first of two tiles that are being swapped. */
  picked: number | null;
  horror: string;
  roll: number;
  tried: string[];
  waiting: { seat: number; kind: string }[];
  options: { equal_roll_succeeds: boolean };
}

/** How a ride to a stop matters: whom it meets, and the side by which the last cart leaves the Gatehouse (or -1). */
export interface WayView {
  met: readonly number[];
  side: number;
}

/** Where a ride could end, as the game's preview tells it: so many tiles away, by these ways that differ. */
export interface StopMark {
  cell: number;
  exit: number;
  kind: "dead_end" | "before_room" | "room";
  tiles: number;
  ways: readonly WayView[];
}
