/** The fields of games/rush_out/view.py that this scene shows. */
export type Team = "heroes" | "wizard";
export type Thickness = "many" | "some" | "few" | "none";

export interface PlayerView {
  seat: number;
  hero: string;
  colour: string;
  /** -1: not rolled, -2: in the air, else one of six faces. */
  faces: number[];
  /** A slot of the card `on`, -1 loose, -2 on a whirlwind. */
  lies: number[];
  on: string;
  roll_card: string;
  owes_die: boolean;
  /** Until when a die must be given to a whirlwind. */
  yield_by: number;
  hurt: boolean;
  experience: number;
  equipment: string[];
}

export interface PrintView {
  kind: string;
  hero: string[];
  wizard: string[];
  banner: string;
  effect: string;
}

export interface SpotView {
  card: string;
  printed: PrintView;
  /** Each slot holds seat * 8 + die, or -1. */
  hero: number[];
  wizard: number[];
  owner: number;
  complete: string;
  held: boolean;
}

export interface WaitingView {
  card: string;
  team: Team;
  waits_for: string;
  seats: number[];
  raised: number[];
}

export interface WishView {
  item: string;
  seat: number;
  votes: number[];
}

export interface View {
  seat: number | null;
  jokers: string[];
  bans: string[];
  scenario: string;
  modules: string[];
  phase: "setup" | "ready" | "countdown" | "race" | "market";
  round: number;
  wizard: number;
  heroes: number[];
  trophies: Record<Team, number>;
  players: PlayerView[];
  trials: string[];
  spells: string[];
  spots: Record<string, SpotView>;
  dissipations: string[];
  curses: string[];
  trial_pile: Thickness;
  spell_pile: Thickness;
  trial_top: string;
  spell_top: string;
  /** -1 none, 0 at home, 1 to 3 on a trial, 4 on the pile. */
  dragon: number;
  souls: number;
  lives: number;
  purse: Record<Team, number>;
  token: Team | "";
  equipment: string[];
  scrolls: string[];
  owned_scrolls: string[];
  choice: { kind: string; card: string; until: number } | null;
  waiting: WaitingView[];
  wishes: WishView[];
  done: number[];
  /** When this phase ends by itself. */
  until: number;
  winner: Team | "";
  reason: string;
}

/** Where the dragon stands on the trial beside the pile, and on the pile itself. */
export const LAST_FIELD = 3;
export const ON_THE_PILE = 4;

/** No such moment. */
export const NEVER = -1;

export const IN_THE_AIR = -2;
export const LOOSE = -1;
export const WHIRLED = -2;
export const FREE = -1;

/** The keys of the own dice, from left to right: under the left hand, beside the space bar. */
export const DICE_KEYS = ["z", "x", "c", "v", "b", "n"];

export interface DieAt {
  seat: number;
  die: number;
}

/** A die as slots name it. */
export function dieOf(code: number): DieAt {
  return { seat: code >> 3, die: code & 7 };
}

/** Dice marked to be taken back, as a roll names them. */
export function bits(dice: Iterable<number>): number {
  let all = 0;
  for (const die of dice) all |= 1 << die;
  return all;
}

export type SideName = "hero" | "wizard";

/** Whether dice of both camps can lie on it where it lies now. */
const CONTESTED = ["coin", "confrontation"];

/** The sides of a card that take dice where it lies, the main one first. */
export function sidesOf(view: View, spot: SpotView): SideName[] {
  if (view.spells.includes(spot.card) || spot.printed.kind === "scroll") return ["wizard"];
  return CONTESTED.includes(spot.printed.kind) ? ["hero", "wizard"] : ["hero"];
}

/** What a player bought lies open for the rest of the game. */
export function belongings(view: View, player: PlayerView): readonly string[] {
  return view.phase !== "setup" && player.seat === view.wizard ? view.owned_scrolls : player.equipment;
}

export type CurseName = "silence" | "one_hand" | "high_five";

/** Whether the heroes are under this curse. */
export function cursedWith(view: View, curse: CurseName): boolean {
  return view.curses.some((card) => view.spots[card]?.printed.effect === curse);
}
