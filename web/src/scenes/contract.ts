import type { Component } from "svelte";
import type { Back, ClockTime, Deed, Face, FlightPlan, HandCard, Icon, SeatFacts, SeatPerson } from "$kit";
import type { Choice } from "$lib/play/choice.svelte";
import type { Remark } from "$lib/play/model.svelte";
import type { Move, MoveReading, Value } from "$lib/play/moves";
import type { Sound } from "$lib/page/sound";
import type { GameEvent, Speaker } from "$lib/play/speech";
import type { Arguments, Texts } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";

/** Colours and display face of a game: design tokens to override (see styles/tokens.css). */
export interface Theme {
  tokens: Readonly<Record<`--${string}`, string>>;
}

/** Somebody the table waits for. */
export interface WaitingFor {
  seat: number;
  kind: string;
  rule: string;
  clock: ClockTime | null;
}

/** table: the whole page. tv: a large screen without a hand. phone: hand and moves, the scene is on the tv. */
export type Layout = "table" | "tv" | "phone";

/** What the table chose before the game, by the names of the game's options. */
export type Options = Readonly<Record<string, unknown>>;

/** The game as the scene sees it. Live table and replay are the same to a scene. */
export interface SceneTable<View = unknown> {
  /** The game's own view (games/<package>/view.py) of these eyes. */
  readonly view: View;
  /** Whose eyes; null for everybody (spectator, tv). */
  readonly seat: number | null;
  readonly people: readonly SeatPerson[];
  readonly waiting: readonly WaitingFor[];
  /** The event being shown now; the view follows when it is over. */
  readonly moment: GameEvent | null;
  /** Everything that happened so far, as these eyes saw it. */
  readonly events: readonly GameEvent[];
  /** Words of the game (`Game.signals`) that were given beside moves, the newest last. */
  readonly remarks: readonly Remark[];
  readonly layout: Layout;
  readonly options: Options;
  /** Legal moves and the way to one of them. `choice.all` is everything that is allowed now. */
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly texts: Texts;
  /** A game that is being played, not a replay. */
  readonly live: boolean;
  /** A lesson is taken here: what only practised players use is left out. */
  readonly lesson: boolean;
  /** The moves are for this person to make, and nothing keeps them from it. */
  readonly asked: boolean;
  /** Ends the moment on the stage at once. */
  skip(): void;
  /** Says a stock phrase of the game at the table. */
  say(phrase: string): void;
  name(seat: number): string;
  /** A moment of the view, in seconds of play, on the clock of this browser (performance.now()). */
  localTime(played: number): number;
  /** What this player has just said. */
  bubble(seat: number): string;
  /** Plays a legal move. */
  play(move: Move): void;
  /** What a move would open up, as the game's `preview` marks it. */
  preview(move: Move): Promise<readonly Value[]>;
  /** Something was touched with which nothing can be done now: shows the rule about it. */
  whyNot(thing: Thing): void;
  /** Something was touched too late, or otherwise in vain: says so. */
  tell(text: string): void;
  /** A thing was lifted, and more must be done before that is a move: a teacher may have something to say. */
  lifted(thing: Thing): void;
}

/** How an event is shown: how long it has the stage, what is heard, what flies. */
export interface Moment {
  /** Milliseconds on the stage; 0 only writes the log. */
  ms?: number;
  /** It must be read: keeps its time for who wants less motion. */
  read?: boolean;
  /** The log tells it only when it is over: it is not to be read before it is seen. */
  late?: boolean;
  sound?: Sound;
  flights?: readonly FlightPlan[];
  /** It is over for everybody as soon as this player says this phrase. */
  until?: { seat: number; phrase: string };
}

/** A question to a player, as the game may put it more exactly than `decision-…` does. */
export interface Asking<View> {
  kind: string;
  /** Everything that answers it. */
  moves: readonly Move[];
  /** Those that fit what was chosen so far. */
  left: readonly Move[];
  view: View;
  events: readonly GameEvent[];
  texts: Texts;
  name: (seat: number) => string;
}

/** Somebody wanted something that had just become impossible. */
export interface Late {
  /** What was touched, where that is known. */
  thing?: Thing;
  events: readonly GameEvent[];
  /** Milliseconds since this person saw it happen; endless where they did not. */
  age: (event: GameEvent) => number;
  seat: number | null;
  texts: Texts;
  name: (seat: number) => string;
}

/** Why this person may not talk now, the move that breaks the silence all the same, and how long it is broken then. */
export interface Hush {
  text: string;
  breach: Move;
  ms: number;
}

/** A game that is over, as what is told of it gets it. */
export interface Told<View = unknown> {
  view: View;
  events: readonly GameEvent[];
  /** By seat, what the game counts. */
  tallies: readonly Record<string, number>[];
  speaker: Speaker;
  texts: Texts;
}

/** The game in a few pictures, in short where they are seen from afar; `added` follows them, or stands alone for who knows the rest. */
export type Lesson = Component<{ texts: Texts; short?: boolean; added?: readonly string[]; known?: boolean }>;

/** What a player may choose for the own seat before the game begins. */
export type Sides = Component<{ texts: Texts; options: Options; seat: number; seats: number; onchange: (options: Record<string, unknown>) => void }>;

/** Something that is met at the table and explained the first time (text `first-<note>`), with the card that pictures it. */
export interface Met {
  /** `card-<kind>` or `state-<name>`. */
  note: string;
  picture?: string;
  /** Where it is. */
  thing?: Thing;
}

/** What a game explains the first time, beside questions and the cards of the hand. */
export interface Firsts<View> {
  /** Every state that has a note. */
  states: readonly string[];
  /** What lies on the table now, the most telling first. */
  met: (view: View, seat: number) => Met[];
  /** By kind of question, the card that pictures it. */
  pictures: Readonly<Record<string, string>>;
}

/** Everything a game adds to the table. Only `Board` and `faces` are needed. */
export interface Scene<View = never> {
  Board: Component<{ table: SceneTable<View> }>;
  /** Small public track in the head of the page (round, score, attack). */
  Track?: Component<{ table: SceneTable<View> }>;
  /** What only these eyes may see beside the hand: shown on a phone while the board is on the television. */
  Aside?: Component<{ table: SceneTable<View> }>;
  /** Shown once in each browser before the first game, and from the help. */
  lesson?: Lesson;
  /** What the lesson has to add where these options are played: each of it is explained once, too. */
  additions?: (options: Options) => readonly string[];
  /** A choice of sides, offered while everybody else is a bot. */
  sides?: Sides;
  /** Who won, where a team has a name of its own: the title of the result. */
  victors?: (view: View, texts: Texts) => string;
  /** The prompt is one line as long as this holds: the board takes the rest of the room, and all of the width of a phone that lies on its side. */
  brief?: (view: View) => boolean;
  /** What became of each player, by seat: a few words at the name in the result. */
  notes?: (told: Told<View>) => readonly string[];
  /** How it ended for one player, in a sentence: takes the place of the reason that holds for the table. */
  fate?: (told: Told<View>, seat: number) => string;
  /** Seats as the result lists those whom the game ranks alike: who held out longest first. */
  order?: (told: Told<View>) => readonly number[];
  /** What else the result has to show, below the players. */
  Summary?: Component<Told<View>>;
  /** Printed sides by kind, as views, moves and events name them. */
  faces: Readonly<Record<string, Face>>;
  /** Signs that are printed on cards (`Printed.signs`), for who reads about them. */
  signs?: Readonly<Record<string, Icon>>;
  /** Backs by name; `card` is the common one. */
  backs?: Readonly<Record<string, Back>>;
  /** Which fields of moves and events hold cards of the hand and seats, where they differ from the common names. */
  reading?: Partial<MoveReading>;
  /** The own hand, in the order to show it. */
  hand?: (view: View, seat: number) => HandCard[];
  /** What lies in front of each player. */
  seats?: (view: View, texts: Texts, options: Options) => SeatFacts[];
  /** What each player did last, as these eyes saw it: a bubble at the seat. */
  deeds?: (events: readonly GameEvent[], speaker: Speaker) => ReadonlyMap<number, Deed>;
  /** A replay with open cards: what one seat saw, with everything laid open that the others and the events know. */
  lay?: (seen: View, views: readonly View[], events: readonly GameEvent[]) => View;
  /** Arguments for `decision-…` sentences that come from the view. Where one is `yes`, a move says its attribute of that name, if it has one. */
  words?: (view: View) => Arguments;
  /** What the prompt asks in place of `decision-…`, where what lies there or what is allowed says more; null keeps that. */
  asks?: (asking: Asking<View>) => string | null;
  /** The same for who waits, in place of `decision-…-wait`. */
  tells?: (asking: Asking<View>) => string | null;
  /** Whose deed an event is, where it is not its first seat's: the picture in the log. */
  actor?: (event: GameEvent) => number | null;
  /** Types of events that say no more than whose turn it is: a television, which shows that anyway, tells what happened before. */
  untold?: readonly string[];
  /** Turning points of a game by their types of events, with the picture that marks them in a replay. */
  milestones?: Readonly<Record<string, Icon>>;
  /** Counts of the result in which the most is nothing to be proud of. */
  endured?: readonly string[];
  /** Who is ahead, where that can be counted on the way: nobody before the first count. A replay marks where it changes. */
  leaders?: (view: View) => readonly number[];
  moment?: (event: GameEvent, view: View, seat: number | null, options: Options) => Moment;
  /**
   * What the game calls this card of the hand when it is asked "why can't I?", beside cards that were chosen before;
   * a `card` by its kind if not given.
   */
  thing?: (card: HandCard, chosen: readonly string[]) => Thing;
  /**
   * Where a thing of the game (`Game.things`) is on the page, as a selector: a lesson draws a ring around it. Cards of the
   * hand, players and whatever carries `data-thing` and `data-id` are found without it.
   */
  spot?: (thing: Thing) => string | null;
  /** What is explained the first time that it is met. */
  firsts?: Firsts<View>;
  /** Types of moves that the board itself offers: the prompt shows no button for them (the list of all moves does). */
  onboard?: readonly string[];
  /** Types of moves by which nothing is lost: the card they need is played by picking it. */
  atOnce?: readonly string[];
  /** Who was faster than this person, where that is why nothing came of it. */
  late?: (late: Late) => string | null;
  /** Kinds of questions by which anybody may react to what another does: the move of that name is the reaction. */
  reactions?: readonly string[];
  /** Types of moves that nobody is pushed to ("leave it"): their buttons come last, and are the main one only where nothing else is allowed. */
  minor?: readonly string[];
  /** The same for `Aside` on a phone beside a television. */
  onaside?: readonly string[];
  /** Types of events that are seen on the board and neither logged nor announced. */
  quiet?: readonly string[];
  /** Everybody moves at any time: a replay keeps the pace of the game, and its end is worth slow motion. */
  turnless?: boolean;
  /** What the prompt says while nothing is asked and nobody is waited for, in games without turns. */
  idle?: (view: View, texts: Texts) => string | null;
  /** What keeps this seat from talking, signals included; the server does not pass it on either. */
  hush?: (view: View, seat: number, texts: Texts) => Hush | null;
  /** The board shows the players with their names: no strip of plates tells them again. */
  peopled?: boolean;
  /** Kinds of questions to several at once that need a look at the hand: around one device, one person after the other. */
  inTurn?: readonly string[];
  /** Kinds of questions without a choice: around one device, one press answers for everybody. */
  forAll?: readonly string[];
  /** The board needs all the room there is: plates are thin, and the hand is small and lies beside the prompt. */
  roomy?: boolean;
  /** On small screens the board comes first: one row of plates, a low prompt, a small hand (--thin-hand of the theme). */
  thin?: boolean;
  /** Where there is width the hand lies beside the prompt. */
  beside?: boolean;
  /** The board is played on, so that phones beside a television show it too. */
  handheld?: boolean;
}
