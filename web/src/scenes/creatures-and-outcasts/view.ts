/** The fields of games/creatures_and_outcasts/view.py that this scene shows. */
export interface PlayerView {
  seat: number;
  team: number;
  cards: number;
  passed: boolean;
  hand: string[] | null;
}

export interface RoundEffectView {
  card: string;
  character: string;
  effect: string;
  done: boolean;
}

export interface View {
  seat: number | null;
  hand: string[];
  players: PlayerView[];
  round: number;
  rounds: number;
  turn: number | null;
  direction: "clockwise" | "counter-clockwise";
  trick: string[];
  cards_per_play: number;
  last_player: number;
  closed: number;
  looking_at: string[] | null;
  characters: number;
  characters_left: string[];
  looking_at_characters: string[] | null;
  active: string | null;
  used: string[];
  blocked: string | null;
  swap_with: number | null;
  taken: string | null;
  round_effect: RoundEffectView | null;
  points: number[][];
  totals: number[];
  shown: string[][];
  countdown: number | null;
  deal: number;
  teams: number;
  youngest: number;
  waiting: { seat: number; kind: string }[];
}
