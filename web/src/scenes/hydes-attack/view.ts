/** The fields of games/hydes_attack/view.py that this scene shows. */
export interface PileCard {
  seat: number;
  source: "hand" | "thing" | "six";
  card: string | null;
  strength: number | null;
}

export interface LocationView {
  location: string;
  bars: string[];
  must_leave: boolean;
  target: string;
  fate: "open" | "saved" | "wounded";
  seen: boolean;
  pile: PileCard[];
  worth: Record<string, number>;
  mine: number;
}

export interface PlayerView {
  outcast: string;
  location: string;
  hand: number;
  cards: string[];
  sixes: number;
}

export interface AttackView {
  location: string;
  total: number;
  need: number;
  saved: boolean;
}

export interface View {
  seat: number | null;
  level: string;
  cast: string[];
  locations: LocationView[];
  players: PlayerView[];
  turn: number;
  thing_holder: number;
  thing_full: boolean;
  thing_card: string | null;
  deck: number;
  discard: number;
  discarded: string[];
  bag: string[];
  attack: number;
  need: number;
  needs: number[];
  striking: string | null;
  revealed: string[];
  counts: number[];
  total: number | null;
  attacks: AttackView[];
  losses: number;
  limit: number;
  idling: boolean;
  round_began: number;
}

/** Which round of turns this is, and how many there are before the attack: one for each token of the round. */
export function cycle(view: View): { now: number; all: number } {
  const drawn = view.locations.filter((place) => place.seen).length;
  const all = drawn + view.bag.length;
  return { now: Math.min(drawn + 1, all), all };
}

/** The last verdict has been spoken. */
export function over(view: View): boolean {
  return view.losses >= view.limit || view.attacks.length === view.needs.length;
}

/** So many are saved that the game can no longer be lost. */
export function safe(view: View): boolean {
  const left = view.needs.length - view.attacks.length;
  return view.losses + left < view.limit;
}
