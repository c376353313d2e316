/** The fields of games/hydes_attack/view.py that this scene shows. */
export interface PileCard {
  seat: number;
  source: "hand" | "thing" | "six";
  card: string | null;
  strength: number | null;
}

export interface LocationView {
  location: string;
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
  locations: LocationView[];
  players: PlayerView[];
  turn: number;
  sixes: number;
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
  total: number | null;
  attacks: AttackView[];
  losses: number;
}
