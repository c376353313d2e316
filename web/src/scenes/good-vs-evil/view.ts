/** The fields of games/good_vs_evil/view.py that this scene shows. */
export interface PlayerView {
  seat: number;
  alive: boolean;
  cards: number;
  godcat: boolean;
  known: string[];
  fell_to: string | null;
  leaving: boolean;
  /** In a replay with open cards. */
  hand?: string[];
}

export interface ActionView {
  seat: number;
  cards: string[];
  effect: string;
  target: number | null;
  named: string | null;
  nopes: number[];
  stopped: boolean;
}

export interface DuelView {
  seat: number;
  opponent: number | null;
  opponent_card: string | null;
}

/** A card in the pile, and between which places from the top it lies. */
export interface Sighting {
  card: string;
  earliest: number;
  latest: number;
}

/** Its place as players count: the top card is the first. */
export function place({ earliest, latest }: Sighting): string {
  return earliest === latest ? `${earliest + 1}` : `${earliest + 1}–${latest + 1}`;
}

export interface View {
  seat: number | null;
  hand: string[];
  players: PlayerView[];
  pile: number;
  kittens: number;
  discard: string[];
  mat: string[];
  turn: number;
  owed: number;
  action: ActionView | null;
  duel: DuelView | null;
  danger: number | null;
  looking_at: string | null;
  removed: string[];
  seen: Sighting[];
}
