/* Made by `npm run types` from src/speeltafel/server/wire: do not edit. */

export interface Wire {
  from_browser:
    | Hello
    | Configure
    | Start
    | Open
    | Move
    | Why
    | Preview
    | Coach
    | Say
    | Phrase
    | Signal
    | Undo
    | Pause
    | Orders
    | Hasten
    | Rematch
    | Leave
    | Rename
    | HandOver
    | StandIn
    | Ping;
  from_server:
    | Welcome
    | SeatsHeld
    | DrawFixed
    | TableChanged
    | State
    | Accepted
    | Refused
    | Pong
    | Because
    | Previewed
    | Advice
    | Taught
    | Talk
    | Closing;
}
/**
 * First message. No keys: you look on, as a `spectator` or as the `tv` of the table.
 */
export interface Hello {
  type: "hello";
  /**
   * @maxItems 16
   */
  keys?: Key[];
  host?: string;
  role?: "player" | "spectator" | "tv";
  seen?: number;
  table?: string;
}
/**
 * One seat this browser holds. `seen`: how many of its events the browser already has.
 */
export interface Key {
  secret: string;
  promise?: string;
  seen?: number;
}
/**
 * The host changes seats, options or choices before the start.
 *
 *     A person keeps the seat while the plan says `person` there; a plan of `open` or `bot` sends them off. New persons
 *     come in by joining, never by this.
 */
export interface Configure {
  type: "configure";
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatPlan[];
  options?: {
    [k: string]: unknown;
  };
  id?: string;
  listed?: boolean;
  leaving?: "bot" | "out";
  pace?: "fast" | "none" | "normal" | "own" | "relaxed";
  latecomers?: boolean;
  coach?: boolean;
  rated?: boolean;
  hours?: number;
}
/**
 * What the host wants of a seat. `mine` asks for the key of a person's seat (several: around one device).
 */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  mine?: boolean;
}
/**
 * The host starts. Open seats are filled with bots; every person must have been connected with a promise.
 */
export interface Start {
  type: "start";
  id?: string;
}
/**
 * Open your value, when `DrawFixed` has your promise. Keep that message first: it is what binds the server.
 */
export interface Open {
  type: "open";
  seat: number;
  value: string;
  id?: string;
}
/**
 * Answer a decision: its number, and one of its moves exactly as it was sent.
 */
export interface Move {
  type: "move";
  seat: number;
  decision: number;
  move: unknown;
  id?: string;
}
/**
 * Why can't I do anything with this? Answered by `Because`.
 */
export interface Why {
  type: "why";
  seat: number;
  thing: Thing;
  id?: string;
}
/**
 * A card of the hand, a tile, a die, a pile, a player. Each game names its own kinds.
 *
 *     >>> Thing("card", "nope")
 *     Thing(kind='card', id='nope')
 */
export interface Thing {
  kind: string;
  id?: number | string;
}
/**
 * What would this move open up? Answered by `Previewed`.
 */
export interface Preview {
  type: "preview";
  seat: number;
  move: unknown;
  id?: string;
}
/**
 * What would you do? Answered by `Advice`, some two seconds later; meanwhile the table goes on.
 */
export interface Coach {
  type: "coach";
  seat: number;
  decision: number;
  id?: string;
}
/**
 * Free chat. `seat` None: a spectator, who is heard only before the start and after the end.
 */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  id?: string;
}
/**
 * A quick phrase of the game, by its text id.
 */
export interface Phrase {
  type: "phrase";
  seat: number;
  phrase: string;
  id?: string;
}
/**
 * A signal of the game, to everybody at the table.
 */
export interface Signal {
  type: "signal";
  seat: number;
  signal: string;
  id?: string;
}
/**
 * Ask to take back the last move, agree to it, or (agree=False) refuse or withdraw it.
 */
export interface Undo {
  type: "undo";
  seat: number;
  agree?: boolean;
  id?: string;
}
/**
 * Stop all clocks, or go on. Where all sides must want it: ask for a pause, agree to it, or (on=False) refuse it.
 */
export interface Pause {
  type: "pause";
  seat: number;
  on: boolean;
  id?: string;
}
/**
 * At a slow table: what to do for you in windows while you are away. Nobody else learns it.
 */
export interface Orders {
  type: "orders";
  seat: number;
  order: "ask" | "pass" | "react";
  id?: string;
}
/**
 * I am out, and only bots play on: let them hurry. See `State.haste`.
 */
export interface Hasten {
  type: "hasten";
  seat: number;
  id?: string;
}
/**
 * After the end: again, with the same seats. Happens when every connected person asked; see `TableCard.next`.
 *
 *     Who is away keeps the seat: a bot stands in until they open the rematch.
 */
export interface Rematch {
  type: "rematch";
  seat: number;
  id?: string;
}
/**
 * Stand up, in all your tabs. Before the start the seat becomes open, and your key opens nothing any more.
 *
 *     During the game a bot stands in until you come back with a new Hello; or, where the table chose it, you are out of the
 *     game for good.
 */
export interface Leave {
  type: "leave";
  seat: number;
  id?: string;
}
/**
 * Another name for your seat.
 */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id?: string;
}
/**
 * The host makes the player on this seat, who is here, the host. There is one at a time.
 */
export interface HandOver {
  type: "hand-over";
  to: number;
  id?: string;
}
/**
 * The host lets a bot play for a seat whose player is away, until that player does something.
 */
export interface StandIn {
  type: "stand-in";
  of: number;
  id?: string;
}
/**
 * How quick is the line? Answered at once by `Pong`, however busy the table is.
 */
export interface Ping {
  type: "ping";
  id?: string;
}
/**
 * The answer to Hello.
 */
export interface Welcome {
  type: "welcome";
  table: TableCard;
  seats: number[];
  host: boolean;
  talk: Talk[];
  protocol: number;
}
/**
 * One table, as everybody sees it.
 */
export interface TableCard {
  table: string;
  game: string;
  phase: "over" | "playing" | "shuffling" | "waiting";
  place: "device" | "online" | "tv";
  options: {
    [k: string]: unknown;
  };
  seats: SeatCard[];
  commitment: string;
  created: number;
  vacant: number[];
  asked: number[];
  due: number;
  window: boolean;
  host: number | null;
  hosted: boolean;
  host_lost: boolean;
  watching: number;
  tv: boolean;
  paused_by: number | null;
  pause: PauseRequest | null;
  undo: UndoRequest | null;
  rematch: number[];
  ended: number;
  result: Result | null;
  next: string;
  free_talk: boolean;
  coaching: boolean;
  lesson: string;
  contest: string;
  signals: string[];
  listed: boolean;
  leaving: "bot" | "out";
  pace: "fast" | "none" | "normal" | "own" | "relaxed";
  latecomers: boolean;
  coach: boolean;
  rated: boolean;
  hours: number;
}
/**
 * One seat, as everybody sees it.
 */
export interface SeatCard {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  connected: boolean;
  gone: boolean;
  stand_in: boolean;
  away: boolean;
  member: string;
  face: string;
  rests: number;
}
/**
 * Somebody wants a pause where all sides must want it; one of `waiting_for` agrees for each side still missing.
 */
export interface PauseRequest {
  seat: number;
  waiting_for: number[];
}
/**
 * Somebody wants to take back the last move; everybody in `waiting_for` must agree.
 */
export interface UndoRequest {
  seat: number;
  waiting_for: number[];
}
/**
 * How a game ended. `ranks` has 1 for the best seat; `reason` is a text id.
 *
 *     >>> Result(winners=(0, 2), ranks=(1, 3, 1), reason="points").words()
 *     'won by seat 0 and seat 2 (points)'
 */
export interface Result {
  winners: number[];
  ranks: number[];
  reason: string;
  scores: number[];
}
/**
 * Something said at the table: exactly one of text, phrase and signal.
 */
export interface Talk {
  type: "talk";
  name: string;
  seat: number | null;
  text: string;
  phrase: string;
  signal: string;
  at: number;
  turn: number;
}
/**
 * Your keys open other seats than before: you stood up in another tab, or the host sent you off.
 *
 *     Or the table was handed over: `host` says whether it is yours now.
 */
export interface SeatsHeld {
  type: "seats";
  seats: number[];
  host: boolean;
}
/**
 * The game is about to start: what binds everybody, before any value of this draw is opened.
 *
 *     Keep it, then `Open` your value if your promise is in it; afterwards check the record against it. It is sent again
 *     when a value was opened, and with the next number when a draw came to nothing.
 */
export interface DrawFixed {
  type: "draw";
  number: number;
  game: string;
  version: string;
  options: {
    [k: string]: unknown;
  };
  names: string[];
  commitment: string;
  promises: string[];
  voided: Draw[];
  waiting_for: number[];
}
/**
 * What bound everybody before any value was opened: the hash of the secret, and one per seat of its value.
 *
 *     A seat without a part in the draw has an empty promise.
 */
export interface Draw {
  commitment: string;
  promises: string[];
}
/**
 * Seats, connections, options, pause, undo or rematch changed.
 */
export interface TableChanged {
  type: "table";
  table: TableCard;
}
/**
 * The game as you may know it now. Sent when it changed for you: one viewpoint per seat you hold, else the public one.
 */
export interface State {
  type: "state";
  viewpoints: Viewpoint[];
  waiting: Waiting[];
  result: {
    [k: string]: unknown;
  };
  tallies: {
    [k: string]: number;
  }[];
  undone: boolean;
  at: number;
  haste: "may" | "no" | "on";
  lesson: LessonNow | null;
}
/**
 * What one pair of eyes sees: a seat, or (seat None) everybody. `view` and `events` are the game's structs.
 */
export interface Viewpoint {
  seat: number | null;
  view: unknown;
  decisions: DecisionCard[];
  events: unknown[];
  first_event: number;
  may_undo: boolean;
  out: boolean;
  order: ("ask" | "pass" | "react") | null;
}
/**
 * What this seat may do now. `moves` is complete: what is not in it is not allowed.
 */
export interface DecisionCard {
  number: number;
  kind: string;
  rule: string;
  moves: unknown[];
  clock: Clock | null;
  optional: boolean;
  anytime: boolean;
  kept: {
    [k: string]: unknown;
  };
}
/**
 * A running clock; count down from the moment the message arrives. The server decides when it is over.
 */
export interface Clock {
  name: string;
  left_ms: number;
  total_ms: number;
}
/**
 * Whom the table waits for, as everybody may know it. A reaction window names everybody who was asked.
 */
export interface Waiting {
  seat: number;
  kind: string;
  rule: string;
  clock: Clock | null;
}
/**
 * How far a lesson is.
 */
export interface LessonNow {
  done: number;
  open: boolean;
  settling: boolean;
  aside: Aside[];
}
/**
 * A thing with which nothing of the task can be done, and the teacher's answer: an attribute of the step's text.
 */
export interface Aside {
  thing: Thing;
  says: string;
  rules: string[];
}
/**
 * Your message with this id was done; a move is then stored for good.
 */
export interface Accepted {
  type: "accepted";
  id: string;
}
/**
 * Nothing was changed, and this is why. `text` is a text id (`refused-<kind>`), `detail` is for developers.
 */
export interface Refused {
  type: "refused";
  kind:
    | "bad-address"
    | "bad-name"
    | "bad-options"
    | "bad-seats"
    | "banned"
    | "coach-busy"
    | "coach-off"
    | "crowded"
    | "duplicate"
    | "fault"
    | "illegal"
    | "malformed"
    | "name-taken"
    | "no-card"
    | "no-hello"
    | "not-now"
    | "not-yours"
    | "pause-out"
    | "pause-soon"
    | "paused"
    | "rated"
    | "stale"
    | "storage"
    | "talk"
    | "too-fast"
    | "too-large"
    | "undo-refused"
    | "unsure";
  id: string;
  rule: string;
  text: string;
  detail: string;
  reason: string;
}
/**
 * The answer to Ping.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * The answer to Why: the rule behind it; no rule when something can be done with it now.
 */
export interface Because {
  type: "because";
  id: string;
  rule: string;
}
/**
 * The answer to Preview: whatever the game marks, for its scene to light up.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  marks: unknown[];
}
/**
 * The answer to Coach, for who asked and nobody else: the best move first, as far as the seat can know.
 */
export interface Advice {
  type: "advice";
  id: string;
  decision: number;
  moves: AdvisedMove[];
}
/**
 * A move that a good player would think of.
 */
export interface AdvisedMove {
  move: unknown;
  share: number | null;
  error: number;
  reasons: ReasonCard[];
  things: Thing[];
}
/**
 * Why: the text `reason-<text>` of the game, or one that all games share, with its fields.
 */
export interface ReasonCard {
  text: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * A legal move that is not the task of the lesson: it was not played, and this is the teacher's answer to it.
 */
export interface Taught {
  type: "taught";
  says: string;
  rules: string[];
  solution: unknown;
  show: Thing[];
  imagined: Viewpoint | null;
}
/**
 * The server closes this socket: `unknown-table`, `flooding`, `no-hello`, `too-many-tabs`, `crowded`,
 *     `banned` or `fault`.
 *
 *     A restart of the server closes it with code 1012 instead: come back at once.
 */
export interface Closing {
  type: "closing";
  reason: string;
}
/**
 * One game on the home page. Its names and texts are in the Fluent catalogues (`game-name`, `option-…`).
 */
export interface GameCard {
  slug: string;
  min_seats: number;
  max_seats: number;
  options_schema: {
    [k: string]: unknown;
  };
  options: {
    [k: string]: unknown;
  };
  advice: {
    [k: string]: unknown;
  }[];
  presets: PresetCard[];
  main_options: string[];
  levels: string[];
  bot_names: string[];
  phrases: string[];
  can_leave: boolean;
  places: ("device" | "online" | "tv")[];
  seat_fields: string[];
  place_names: {
    [k: string]: string[];
  };
  kin: {
    [k: string]: string;
  };
  course: number;
  scene: string;
  reacts: boolean;
  sketched: boolean;
}
/**
 * A way to play that can be chosen at one touch (texts `preset-<name>` and its `help`).
 */
export interface PresetCard {
  name: string;
  options: {
    [k: string]: unknown;
  };
  seats: number[];
}
/**
 * One rule in our own words, for the rules panel; decisions and refusals name its id.
 */
export interface RuleCard {
  id: string;
  en: string;
  nl: string;
  chapter: Chapter | null;
}
/**
 * A heading for the reader, above its first rule. A rule's `section` says where the original has it.
 */
export interface Chapter {
  first: string;
  en: string;
  nl: string;
}
/**
 * The lessons of a game, in order; none where it has no course.
 */
export interface CourseCard {
  game: string;
  minutes: number;
  lessons: LessonCard[];
  words: {
    [k: string]: string;
  };
}
/**
 * One lesson. Its title is the text `lesson-<id>`; `end` is said when it is done.
 */
export interface LessonCard {
  id: string;
  kind: "game" | "task";
  minutes: number;
  steps: StepCard[];
}
/**
 * One step of a lesson: something to do (`task`), or only to read. Its text is `<lesson>-<id>`.
 */
export interface StepCard {
  id: string;
  task: boolean;
  point: Thing[];
  look: Thing[];
  rules: string[];
}
/**
 * The rulebook of a game.
 */
export interface RulebookCard {
  game: string;
  chapters: ChapterCard[];
  glance: string[];
  pictures: PictureCard[];
  rules: RuleCard[];
  words: {
    [k: string]: string;
  };
  signs: {
    [k: string]: string[][];
  };
  made: boolean;
}
/**
 * One chapter; its title is the text `chapter-<id>`.
 */
export interface ChapterCard {
  id: string;
  paragraphs: ParagraphCard[];
}
/**
 * One paragraph: the text `<id>` is its title, `<id>.text` what it says.
 */
export interface ParagraphCard {
  id: string;
  rules: string[];
  kinds: string[];
  picture: string;
}
/**
 * A picture: a card, a table, or a table before and after. Its caption is the text `picture-<id>`.
 */
export interface PictureCard {
  id: string;
  card: string;
  stills: StillCard[];
  names: string[];
  options: {
    [k: string]: unknown;
  };
  seat: number;
  point: Thing[];
}
/**
 * A table in a picture, as one pair of eyes sees it.
 */
export interface StillCard {
  view: unknown;
  events: unknown[];
  waiting: Waiting[];
}
/**
 * POST /lessons/{slug}/{lesson}: a table of its own for one lesson, or (`game`) for a first real game.
 */
export interface TakeLesson {
  name?: string;
}
/**
 * POST /tables. Options that are left out have their default.
 */
export interface CreateTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatPlan[];
  options?: {
    [k: string]: unknown;
  };
  place?: "device" | "online" | "tv";
  listed?: boolean;
  leaving?: "bot" | "out";
  pace?: "fast" | "none" | "normal" | "own" | "relaxed";
  latecomers?: boolean;
  coach?: boolean;
  rated?: boolean;
  hours?: number;
}
/**
 * POST /tables/{table}/join: take a seat that is `vacant`, this one or the first.
 */
export interface JoinTable {
  name: string;
  seat?: number | null;
}
/**
 * POST /tables/{table}/keys: the keys of the seats where your card sits; `anew`: others than before.
 */
export interface AskKeys {
  anew?: boolean;
}
/**
 * POST /tables/{table}/claim: you played this finished game as a guest, and want it on your card.
 */
export interface ClaimSeat {
  secret: string;
}
/**
 * POST /tables/find: which table has this code?
 */
export interface FindTable {
  code: string;
}
/**
 * GET /tables/{table}/invitation: how others come to it. The link also works on the phone beside you.
 */
export interface Invitation {
  table: string;
  code: string;
  link: string;
}
/**
 * POST /games/{slug}/sketch: draw the table of this view, in a game that has no scene and draws with characters.
 */
export interface DrawTable {
  view: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 16
   */
  names: string[];
  language: "en" | "nl";
}
/**
 * Lines from top to bottom.
 */
export interface Drawing {
  lines: Piece[][];
  shows: string[];
  legend: Piece[][];
}
/**
 * A piece of a line and how it looks: words such as "bold red" or "dim".
 */
export interface Piece {
  text: string;
  look: string;
}
/**
 * What a browser keeps of a table it joined or made.
 */
export interface Ticket {
  table: string;
  keys: SeatKey[];
  commitment: string;
  host: string;
}
/**
 * Who holds the secret holds the seat. Keep it in the browser; nobody else ever sees it.
 */
export interface SeatKey {
  seat: number;
  secret: string;
}
/**
 * The body of every HTTP error.
 */
export interface Problem {
  kind: string;
  text: string;
  rule: string;
  reason: string;
}
/**
 * GET /tables/{table}/replay?eyes=0 (a seat), eyes=public or eyes=open (every seat's view, nothing hidden).
 */
export interface Replay {
  table: TableCard;
  eyes: string;
  result: unknown;
  frames: Frame[];
}
/**
 * One moment of a finished game: what was done (nothing in frame 0) and what it looked like after it.
 */
export interface Frame {
  number: number;
  at: number;
  seat: number | null;
  move: unknown;
  timeout: boolean;
  viewpoints: Viewpoint[];
}
/**
 * GET /tables/{table}/analysis: how far it is, and the analysis when it is done. POST asks for it.
 */
export interface Look {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  total: number;
  ahead: number;
  analysis: Analysis | null;
}
/**
 * A game, looked back upon.
 */
export interface Analysis {
  format: number;
  game: string;
  version: string;
  depth: string;
  seed: number;
  names: string[];
  entries: number;
  timed: boolean;
  judged: boolean;
  points: Point[];
  steps: Step[];
  choices: Choice[];
  moments: Moment[];
  lines: Account[];
  sides: Account[];
}
/**
 * A moment of the game: so many entries have happened. One number for every seat.
 */
export interface Point {
  entry: number;
  at: number;
  known: number[];
  doubt: number[];
  table: number[];
}
/**
 * From one point to the next: what choice and luck changed in the known chance of every seat.
 *
 *     Without `by` nobody had a choice: the deal, a forced move, the clock.
 */
export interface Step {
  choice: number[];
  luck: number[];
  by: number | null;
  drawn: boolean;
}
/**
 * One decision that was one: what was done, what else there was, the best first.
 */
export interface Choice {
  entry: number;
  seat: number;
  kind: string;
  played: number;
  options: Alternative[];
  cost: number;
  gain: number;
}
/**
 * Something that could have been done, and what its player could expect after it.
 */
export interface Alternative {
  move: unknown;
  chance: number;
  error: number;
}
/**
 * A step that mattered.
 */
export interface Moment {
  point: number;
  entry: number;
  seat: number;
  sort: string;
  change: number;
  events: unknown[];
}
/**
 * The account of a seat or a side: luck + choices + others + play = end - start, exactly.
 */
export interface Account {
  seats: number[];
  start: number;
  deal: number;
  luck: number;
  choices: number;
  others: number;
  cost: number;
  end: number;
  play: number;
  side: string;
}
/**
 * Whether the finished game follows from the committed seed and everybody's values, as the server has it.
 *
 *     It proves nothing by itself: compare the record with the `DrawFixed` that you kept.
 */
export interface Proof {
  ok: boolean;
  commitment: string;
  seed: string;
  promises: string[];
  values: string[];
  asked: Asked[];
  text: string;
}
/**
 * One question to chance: a number below this one, from the hash of a counter or label.
 */
export interface Asked {
  below: number;
  label: string;
}
/**
 * POST /club/cards: a player card for this browser.
 */
export interface MakeCard {
  name: string;
  face?: string;
  device?: string;
}
/**
 * A card, as its owner sees it.
 */
export interface OwnCard {
  member: string;
  name: string;
  face: string;
  shown: "members" | "private" | "public";
  hidden: boolean;
  created: number;
  device: string;
}
/**
 * The card, and what opens it in this browser. Keep the secret there; nobody else ever sees it.
 */
export interface CardMade {
  card: OwnCard;
  secret: string;
}
/**
 * POST /club/card: change what is given.
 */
export interface ChangeCard {
  name?: string | null;
  face?: string | null;
  shown?: ("members" | "private" | "public") | null;
  hidden?: boolean | null;
}
/**
 * A device that holds the card.
 */
export interface DeviceCard {
  id: string;
  name: string;
  created: number;
  seen: number;
}
/**
 * A passkey of the card.
 */
export interface PasskeyCard {
  id: string;
  name: string;
  created: number;
}
/**
 * GET /club/keys: everything that opens the card.
 */
export interface CardKeys {
  devices: DeviceCard[];
  passkeys: PasskeyCard[];
  words: boolean;
}
/**
 * POST /club/devices/code: type it on the other device, or open the link there. Good once, for ten minutes.
 */
export interface DeviceCode {
  code: string;
  link: string;
  qr: string;
}
/**
 * POST /club/devices/take: the card that another device shows a code of.
 */
export interface TakeCard {
  code: string;
  device?: string;
}
/**
 * POST /club/words: six words that open the card again, shown once.
 */
export interface RecoveryWords {
  words: string;
}
/**
 * POST /club/recover: the card that these words open.
 */
export interface Recover {
  words: string;
  device?: string;
}
/**
 * POST /club/devices/remove, /club/passkeys/remove: it opens nothing any more.
 */
export interface RemoveKey {
  id: string;
}
/**
 * POST /club/devices/rename: what its owner calls it.
 */
export interface RenameDevice {
  id: string;
  name: string;
}
/**
 * What the browser's own function for passkeys needs, as the standard has it.
 */
export interface PasskeyOptions {
  options: {
    [k: string]: unknown;
  };
}
/**
 * POST /club/passkeys, /club/passkeys/enter: what that function answered.
 */
export interface UsePasskey {
  answer: {
    [k: string]: unknown;
  };
  device?: string;
}
/**
 * A member, as others see them.
 */
export interface MemberCard {
  member: string;
  name: string;
  face: string;
}
/**
 * Somebody asks you to a table.
 */
export interface InvitationCard {
  table: string;
  at: number;
  inviter: MemberCard;
}
/**
 * GET /club/people: who is here, who asks for you, and whom you keep away from.
 */
export interface PeopleCard {
  here: MemberCard[];
  invitations: InvitationCard[];
  blocked: MemberCard[];
  muted: MemberCard[];
}
/**
 * POST /club/lines: block or mute somebody, or no longer.
 */
export interface DrawLine {
  member: string;
  kind: "block" | "mute";
  on: boolean;
}
/**
 * POST /club/invitations: ask a member to a table at which you sit; who is not here now can be asked by name.
 */
export interface Invite {
  table: string;
  member?: string;
  name?: string;
}
/**
 * POST /club/invitations/answer.
 */
export interface AnswerInvitation {
  table: string;
  accept: boolean;
}
/**
 * POST /club/seek: find me a table; bots fill the seats that are left after so many seconds.
 */
export interface Seek {
  game: string;
  seats: number;
  wait?: number;
  name?: string;
}
/**
 * POST /club/seek/look, /club/seek/stop: by the secret of the wish.
 */
export interface LookForWish {
  secret: string;
}
/**
 * How it stands: so many of so many have been found, and so many seconds are left; or the table is there.
 */
export interface Sought {
  secret: string;
  table: string;
  found: number;
  seats: number;
  left: number;
}
/**
 * A member, as the host sees them. `banned` until then; 0: not at all.
 */
export interface HostMember {
  member: string;
  name: string;
  face: string;
  created: number;
  seen: number;
  banned: number;
  devices: number;
  games: number;
}
/**
 * How much there was of something on a day that began then.
 */
export interface DayCount {
  day: number;
  count: number;
}
/**
 * What the server keeps, and the tables made on each of the last thirty days.
 */
export interface HostFigures {
  members: number;
  tables: number;
  entries: number;
  bytes: number;
  days: DayCount[];
}
/**
 * GET /club/host, with `Authorization: Host <key>`.
 */
export interface HostPage {
  members: HostMember[];
  figures: HostFigures;
}
/**
 * POST /club/host/ban: for so many days; 0: no longer, -1: for ever.
 */
export interface Ban {
  member: string;
  days: number;
}
/**
 * A new contest. What its kind does not need is ignored.
 */
export interface MakeContest {
  name: string;
  kind: "challenge" | "knock-out" | "league" | "round-robin" | "swiss";
  game: string;
  /**
   * @minItems 1
   * @maxItems 5
   */
  sizes: number[];
  options?: {
    [k: string]: unknown;
  };
  pace?: "fast" | "none" | "normal" | "own" | "relaxed";
  hours?: number;
  rounds?: number;
  best_of?: 1 | 3 | 5;
  through?: number;
  odd?: "bot" | "bye";
  by_itself?: boolean;
  rated?: boolean;
  wait?: number;
  first?: string;
  days?: number;
  /**
   * @maxItems 60
   */
  without?: string[];
  legs?: number;
}
/**
 * Take part. `name` is a member whom the organiser registers; `team` is for a challenge.
 */
export interface EnterContest {
  name?: string;
  team?: string;
}
/**
 * Take part no longer. `member` is somebody whom the organiser takes out.
 */
export interface LeaveContest {
  member?: string;
}
/**
 * The next round, or the end.
 */
export interface BeginRound {}
/**
 * The places at a table, by seat, and why: everybody sees it.
 */
export interface CorrectResult {
  table: string;
  /**
   * @minItems 2
   * @maxItems 6
   */
  places: number[];
  reason: string;
}
/**
 * GET /club/contests/{contest}/invitation: how others come to it. The link also works on the phone beside you.
 */
export interface ContestInvitation {
  link: string;
}
/**
 * A contest in the list.
 */
export interface ContestLine {
  contest: string;
  name: string;
  kind: "challenge" | "knock-out" | "league" | "round-robin" | "swiss";
  game: string;
  phase: "over" | "registering" | "running";
  created: number;
  changed: number;
}
/**
 * Somebody who takes part, or did.
 */
export interface EntrantCard {
  member: string;
  name: string;
  face: string;
  team: string;
  gone: boolean;
  late: boolean;
}
/**
 * A seat at a table of a contest: a member, or a bot (no member).
 */
export interface ContestSeat {
  member: string;
  place: number;
  points: number;
  absent: boolean;
}
/**
 * A result that the organiser gave.
 */
export interface Correction {
  reason: string;
  by: MemberCard;
  at: number;
  changed: boolean;
}
/**
 * One table of a round.
 */
export interface ContestTable {
  table: string;
  number: number;
  game: number;
  team: string;
  phase: "over" | "playing" | "waiting";
  seats: ContestSeat[];
  why: string;
  score: number;
  due: number;
  correction: Correction | null;
}
/**
 * One round.
 */
export interface RoundCard {
  number: number;
  first: string;
  last: string;
  tables: ContestTable[];
  resting: string[];
  decided: boolean;
}
/**
 * Why a line stands before the next: the text `why-<text>`, `over` being the next one.
 */
export interface WhyBefore {
  text: string;
  over: string;
  among: number;
  mine: number;
  theirs: number;
}
/**
 * A line of the standings: a member, or a team of a challenge.
 */
export interface StandingCard {
  who: string;
  place: number;
  points: number;
  tables: number;
  wins: number;
  byes: number;
  out: boolean;
  why: WhyBefore | null;
}
/**
 * Something that happened: the text `news-<text>`.
 */
export interface News {
  text: string;
  at: number;
  member: string;
  name: string;
  table: number;
  round: number;
  reason: string;
  team: string;
  score: number;
}
/**
 * All of a contest.
 */
export interface ContestCard {
  contest: string;
  name: string;
  kind: "challenge" | "knock-out" | "league" | "round-robin" | "swiss";
  game: string;
  phase: "over" | "registering" | "running";
  options: {
    [k: string]: unknown;
  };
  sizes: number[];
  rounds_planned: number;
  best_of: number;
  through: number;
  odd: "bot" | "bye";
  by_itself: boolean;
  wait: number;
  rated: boolean;
  without: string[];
  pace: "fast" | "none" | "normal" | "own" | "relaxed";
  hours: number;
  first: string;
  organiser: MemberCard;
  yours: boolean;
  commitment: string;
  secret: string;
  created: number;
  entrants: EntrantCard[];
  rounds: RoundCard[];
  standings: StandingCard[];
  news: News[];
  ready: boolean;
  number: number;
}
/**
 * Somebody in a finished game. A member whom you may not see is a guest without a name.
 */
export interface Company {
  seat: number;
  kind: "bot" | "guest" | "member";
  name: string;
  face: string;
  level: string;
  side: string;
  place: number;
  you: boolean;
}
/**
 * A finished game of a member, with everybody who played.
 */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  seconds: number;
  moves: number;
  rated: boolean;
  seat: number;
  place: number;
  won: boolean;
  reason: string;
  side: string;
  traits: {
    [k: string]: string;
  };
  tallies: {
    [k: string]: number;
  };
  marks: string[];
  company: Company[];
  arrival: number;
}
/**
 * Games, the latest first.
 */
export interface GamesPage {
  games: PlayedGame[];
  count: number;
  before: number;
}
/**
 * So many of so many games were won; `what` names them.
 */
export interface Share {
  what: string;
  games: number;
  won: number;
}
/**
 * What somebody was, or played with (texts `trait-<name>`, `option-<name>`), and how that went.
 */
export interface Trait {
  name: string;
  option: boolean;
  shares: Share[];
}
/**
 * What a game counts (text `summary-<name>`), over all games of a member.
 */
export interface TallyFigure {
  name: string;
  most: number;
  table: string;
  mean: number;
  latest: number[];
}
/**
 * What a member did in one game.
 */
export interface GameFigures {
  game: string;
  games: number;
  won: number;
  seconds: number;
  longest: number;
  quickest: number;
  streak: number;
  best_streak: number;
  traits: Trait[];
  cards: Share[];
  tallies: TallyFigure[];
}
/**
 * A member, or the bots of a level, met in games: who did better.
 */
export interface HeadToHead {
  name: string;
  face: string;
  level: string;
  ahead: number;
  behind: number;
  level_with: number;
  together: number;
}
/**
 * A rating after one game: when, points, and how far the true ones may be from that with 95 % certainty.
 */
export interface CurvePoint {
  ended: number;
  points: number;
  margin: number;
}
/**
 * The best that a member reached with others, and how it went lately.
 */
export interface Peak {
  height: number;
  marks: string[];
  seats: number;
  table: string;
  recent: number[];
}
/**
 * How good somebody is, as far as it is known.
 */
export interface Rating {
  points: number;
  margin: number;
  sure: boolean;
  games: number;
  like: string;
  early: boolean;
  beyond: boolean;
  peak: Peak | null;
}
/**
 * What a rated game changed for who asks.
 */
export interface RatingChange {
  counted: boolean;
  ladder: string;
  before: number;
  before_margin: number;
  points: number;
  margin: number;
  sure: boolean;
}
/**
 * How good a member is on one ladder.
 */
export interface RatingCard {
  points: number;
  margin: number;
  sure: boolean;
  games: number;
  like: string;
  early: boolean;
  beyond: boolean;
  peak: Peak | null;
  ladder: string;
  curve: CurvePoint[];
}
/**
 * A member, as far as they show it.
 */
export interface Profile {
  name: string;
  face: string;
  shown: "members" | "private" | "public";
  own: boolean;
  created: number;
  games: number;
  won: number;
  streak: number;
  best_streak: number;
  by_game: GameFigures[];
  months: Share[];
  days: Share[];
  rivals: HeadToHead[];
  ratings: RatingCard[];
  latest: PlayedGame[];
}
/**
 * A ladder: a game, or a side of one.
 */
export interface LadderCard {
  game: string;
  side: string;
  members: number;
}
/**
 * Where bots stand, and in how many games that was measured: of one level, or of several that could not be told apart.
 */
export interface BotMark {
  levels: string[];
  points: number;
  margin: number;
  games: number;
}
/**
 * A member on a ladder.
 */
export interface Rung {
  points: number;
  margin: number;
  sure: boolean;
  games: number;
  like: string;
  early: boolean;
  beyond: boolean;
  peak: Peak | null;
  rank: number;
  name: string;
  face: string;
  you: boolean;
}
/**
 * Everybody on a ladder whom you may see: the best first, by what is certain of them.
 */
export interface Leaderboard {
  game: string;
  side: string;
  sides: string[];
  month: string;
  months: string[];
  rungs: Rung[];
  bots: BotMark[];
}
/**
 * GET /club/notices: what you are told outside the page, and how.
 */
export interface NoticeChoices {
  turns: boolean;
  reminders: boolean;
  invitations: boolean;
  webhook: string;
  quiet: number[] | null;
  zone: string;
  pushed: boolean;
  push_key: string;
  away: number[][];
  days_left: number;
}
/**
 * POST /club/notices: what is told, and when not.
 */
export interface ChangeNotices {
  turns: boolean;
  reminders: boolean;
  invitations?: boolean;
  webhook?: string;
  quiet?: number[] | null;
  zone?: string;
  offset?: number;
  language?: "en" | "nl";
}
/**
 * What a browser's notices are encrypted with.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * POST /club/push: where the notices of this browser go, as the browser itself says.
 */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}
/**
 * POST /club/vacation: your time stands still at slow tables from then (now, if that is past) until then.
 */
export interface TakeVacation {
  begins: number;
  ends: number;
}
