import ReconnectingWebSocket from "partysocket/ws";
import { flights } from "$kit";
import { announcer } from "./announce.svelte";
import { awake } from "./awake";
import { leave, leftAt } from "./away";
import { valueFor } from "./fair/chain";
import { keepDraw } from "./fair/kept";
import { dropSeat, heldAt, shown } from "./keys";
import { clockAt, decisionAt, TableModel, type Counsel, type GameResult, type Setting } from "./model.svelte";
import { same, type Move, type Value } from "./moves";
import { presence } from "./presence.svelte";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { eventText, type GameEvent } from "./speech";
import { kebab } from "./texts.svelte";
import { verdictOf } from "./verdict";
import { version } from "./version.svelte";
import type { Moment } from "../scenes/contract";
import type { DrawFixed, LessonNow, Refused, State, TableCard, Talk, Taught, Thing, Viewpoint, Wire } from "./wire";

export type Role = "player" | "spectator" | "tv";
type Connection = "connecting" | "open" | "lost" | "gone";

interface Arrived {
  state: State;
  at: number;
  /** History after a (re)connection: shown as it is, nothing flies. */
  history: boolean;
  /** Nothing of it happened: a lesson shows what would have come of a move, before the teacher speaks. */
  imagined?: Taught;
}

/** When this many updates wait, the events in front of them are hurried, then skipped. */
const HURRY = 3;
const SKIP = 7;
const BUBBLE_MS = 4500;
/** Reasons after which coming back by itself would not help. */
const FINAL = new Set(["unknown-table", "too-many-tabs", "crowded", "banned"]);
const MEASURE_MS = 3000;
const MEASURED = 5;
/** Who asked and hears nothing at all for so long comes again: a machine that is gone closes no line. */
const SILENT_MS = 5500;
/** What happens at the table, and no record has. */
const BESIDE = new Set(["new_player", "asked_coach"]);
/** How long a coach may take at most, in milliseconds. */
const COUNSEL_MS = 30_000;
/** Of everything that is shown while only bots play on: a part of its time, and never more than this. */
const HASTE = { part: 0.2, most: 220 };
/** With less motion only what must be read keeps its time. */
const STILL = 250;

function onStage({ ms = 0, read = false }: Moment): number {
  return settings.still && !read ? Math.min(ms, STILL) : ms;
}

/** A running table over the socket: what the server says, in the order in which a person can follow it. */
export class LiveTable extends TableModel {
  readonly live = true;
  mine = $state.raw<readonly number[]>([]);
  host = $state(false);
  talk = $state.raw<readonly Talk[]>([]);
  bubbles = $state<Record<number, string>>({});
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  mayUndo = $state(false);
  /** There was no room to look on. */
  crowded = $state(false);
  /** The host of the server does not want this card here. */
  banned = $state(false);
  /** What everybody is bound by, before the first card. */
  draw = $state.raw<DrawFixed | null>(null);
  /** Milliseconds there and back: the middle of the last few measurements. */
  delay = $state<number | null>(null);
  /** Whether only bots play on, and hurry. */
  haste = $state<State["haste"]>("no");
  /** By seat, what the game counted, when it is over. */
  tallies = $state.raw<State["tallies"]>([]);
  /** How far the lesson is that is taken here. */
  lesson = $state.raw<LessonNow | null>(null);
  /** What the teacher answered to the last move, if that was not the task. */
  taught = $state.raw<Taught | null>(null);
  /** Something has the stage, up to the next question. */
  showing = $state(false);
  /** What keeps the table from going on: a page that is being read. */
  held: (() => Promise<void>) | null = null;
  /** Somebody else shows the table just now: follow without sound and motion. */
  silent = false;
  /** The latest of every pair of eyes this browser has: one per seat it holds, or the public one. */
  points = $state.raw<ReadonlyMap<number | null, Viewpoint & { at: number }>>(new Map());

  private readonly socket: ReconnectingWebSocket;
  private readonly history = new Map<number | null, GameEvent[]>();
  private readonly answers = new Map<string, (rule: string) => void>();
  private readonly counsels = new Map<string, (counsel: Counsel) => void>();
  private readonly previews = new Map<string, (marks: readonly Value[]) => void>();
  /** Seats this browser stood up from, here or in another tab. */
  private readonly left = new Set<number>();
  private unseen: GameEvent[] = [];
  private queue: Arrived[] = [];
  private latest: State | null = null;
  private draining = false;
  private fresh = true;
  private skip: (() => void) | null = null;
  private until: Moment["until"];
  private count = 0;
  private readonly delays: number[] = [];
  private pinged = { id: "", at: 0 };
  /** When the server was first asked for a sign of life that has not come; 0 when nothing is waited for. */
  private askedAt = 0;
  private readonly measuring = setInterval(() => this.ping(), MEASURE_MS);

  constructor(
    setting: Setting,
    card: TableCard,
    readonly role: Role,
  ) {
    super(setting, card);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new ReconnectingWebSocket(`${scheme}://${location.host}/api/tables/${card.table}/socket`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 4000,
      maxEnqueuedMessages: 0,
    });
    this.socket.addEventListener("open", () => this.hello());
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(String(event.data))));
    this.socket.addEventListener("close", () => {
      if (this.connection !== "gone") this.connection = "lost";
    });
    document.addEventListener("visibilitychange", this.turn);
    window.addEventListener("pagehide", this.turn);
  }

  /** The person looks away, or looks here again. */
  private readonly turn = (event: Event): void => {
    if (document.hidden || event.type === "pagehide") this.lookAway();
    else this.missed = this.unseen.splice(0);
  };

  private lookAway(): void {
    if (this.mine.length > 0) leave(this.card.table, this.seen(this.eyes));
  }

  close(): void {
    clearInterval(this.measuring);
    this.lookAway();
    document.removeEventListener("visibilitychange", this.turn);
    window.removeEventListener("pagehide", this.turn);
    awake.want(this, false);
    this.connection = "gone";
    this.socket.close();
  }

  send(message: Wire["from_browser"]): void {
    this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    if (this.connection !== "open" || document.hidden) return;
    const now = performance.now();
    if (this.askedAt > 0 && now - this.askedAt > SILENT_MS) {
      this.askedAt = 0;
      this.socket.reconnect();
      return;
    }
    this.askedAt ||= now;
    this.pinged = { id: `l${++this.count}`, at: now };
    this.send({ type: "ping", id: this.pinged.id });
  }

  private measured(id: string): void {
    if (id !== this.pinged.id) return;
    this.delays.push(performance.now() - this.pinged.at);
    this.delays.splice(0, this.delays.length - MEASURED);
    this.delay = this.delays.toSorted((a, b) => a - b)[Math.floor(this.delays.length / 2)] ?? null;
  }

  private hello(): void {
    if (this.connection === "lost") void version.check();
    this.fresh = true;
    const { keys: all, host } = heldAt(this.card.table);
    const keys = all.filter((key) => !this.left.has(key.seat));
    const player = this.role === "player";
    this.send({
      type: "hello",
      role: player && keys.length === 0 ? "spectator" : this.role,
      host,
      keys: player ? keys.map((key) => shown(key, this.seen(key.seat))) : [],
      seen: this.seen(null),
    });
  }

  private seen(seat: number | null): number {
    return this.history.get(seat)?.length ?? 0;
  }

  private receive(message: Wire["from_server"]): void {
    this.askedAt = 0;
    switch (message.type) {
      case "welcome":
        this.connection = "open";
        this.card = message.table;
        this.mine = message.seats;
        this.host = message.host;
        this.talk = message.talk;
        if (this.eyes === null && message.seats.length === 1) this.eyes = message.seats[0] ?? null;
        this.ping();
        return;
      case "seats":
        this.host = message.host;
        return this.hold(message.seats);
      case "draw":
        return this.open(message);
      case "table":
        this.card = message.table;
        return;
      case "state":
        this.queue.push({ state: message, at: performance.now(), history: this.fresh });
        this.fresh = false;
        void this.drain();
        return;
      case "taught":
        return this.beTaught(message);
      case "talk":
        return this.hear(message);
      case "refused":
        return this.refused(message);
      case "pong":
        return this.measured(message.id);
      case "because":
        this.answers.get(message.id)?.(message.rule);
        return;
      case "advice":
        this.counsels.get(message.id)?.({ moves: message.moves, refused: "" });
        return;
      case "previewed":
        this.previews.get(message.id)?.(message.marks as Value[]);
        return;
      case "closing":
        this.crowded = message.reason === "crowded";
        this.banned = message.reason === "banned";
        if (FINAL.has(message.reason)) this.close();
        return;
    }
  }

  /** Keys open other seats than before. What they no longer open, this page does not ask for again by itself. */
  private hold(seats: readonly number[]): void {
    if (String(seats) === String(this.mine)) return;
    const lost = this.mine.filter((seat) => !seats.includes(seat));
    lost.forEach((seat) => this.left.add(seat));
    seats.forEach((seat) => this.left.delete(seat));
    this.mine = seats;
    this.points = new Map([...this.points].filter(([seat]) => seat === null || seats.includes(seat)));
    this.queue = [];
    if (this.eyes === null || !seats.includes(this.eyes)) this.eyes = seats.length === 1 ? (seats[0] ?? null) : null;
    this.decisions = [];
  }

  /** Everybody is bound now: keeps by what, and only then opens our own values. */
  private open(draw: DrawFixed): void {
    this.draw = draw;
    const ours = heldAt(this.card.table).keys.filter((key) => this.mine.includes(key.seat));
    const found = ours.map((key) => [key.seat, valueFor(key.value, draw.promises[key.seat] ?? "")] as const);
    const values = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Record<number, string>;
    if (!keepDraw(this.card.table, draw, values)) return;
    for (const [seat, value] of Object.entries(values)) {
      if (draw.waiting_for.includes(Number(seat))) this.send({ type: "open", seat: Number(seat), value });
    }
  }

  /** All that the seats of this browser were shown of the game itself. */
  shownEvents(): Record<number, readonly GameEvent[]> {
    const ofGame = (event: GameEvent) => !BESIDE.has(event.type);
    return Object.fromEntries(this.mine.map((seat) => [seat, (this.history.get(seat) ?? []).filter(ofGame)]));
  }

  private hear(talk: Talk): void {
    this.talk = [...this.talk, talk];
    const words = talk.text || this.setting.texts.say(talk.phrase || kebab(`signal-${talk.signal}`));
    if (this.isMuted(talk)) return;
    if (!this.silent) announcer.say(`${talk.name}: ${words}`);
    if (talk.seat === null) return;
    const seat = talk.seat;
    if (this.until?.seat === seat && this.until.phrase === talk.phrase) this.skip?.();
    this.bubbles[seat] = words;
    setTimeout(() => {
      if (this.bubbles[seat] === words) delete this.bubbles[seat];
    }, BUBBLE_MS);
  }

  /** Words of somebody whom the holder of the card does not want to hear; signals are part of the game. */
  isMuted({ seat, signal }: Pick<Talk, "seat" | "signal">): boolean {
    return !signal && seat !== null && presence.muted.has(this.card.seats[seat]?.member || "-");
  }

  private refused(refusal: Refused): void {
    const asking = this.answers.get(refusal.id);
    if (asking) return asking(refusal.rule);
    const counsel = this.counsels.get(refusal.id);
    if (counsel) return counsel({ moves: [], refused: refusal.kind });
    this.refusal = refusal;
    setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, BUBBLE_MS);
    this.askAgain();
  }

  /** The last move was not made: what was asked is asked again. */
  private askAgain(): void {
    const point = this.points.get(this.eyes);
    if (point) this.decisions = point.decisions.map((one) => decisionAt(one, point.at));
  }

  /** The move was not played; where that teaches more, what would have come of it is shown. */
  private beTaught(taught: Taught): void {
    if (taught.imagined && this.latest) {
      const state = { ...this.latest, viewpoints: [taught.imagined], waiting: [] };
      this.queue.push({ state, at: performance.now(), history: false, imagined: taught });
      void this.drain();
      return;
    }
    this.taught = taught;
    this.askAgain();
  }

  /** Back from what would have happened to what is. */
  comeBack(): void {
    this.taught = null;
    if (!this.imagining) return;
    this.imagining = false;
    this.waiting = this.latest?.waiting.map((one) => ({ ...one, clock: null })) ?? [];
    this.look(this.eyes);
  }

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (!next.history) await this.held?.();
      const point = this.pointFor(next.state);
      if (point) await this.tell(point, next);
      this.apply(next);
    }
    this.draining = false;
  }

  private pointFor(state: State): Viewpoint | undefined {
    return state.viewpoints.find((point) => point.seat === this.eyes) ?? state.viewpoints[0];
  }

  /** Shows the new events of one update, one after the other. */
  private async tell(point: Viewpoint, { state, history }: Arrived): Promise<void> {
    const known = this.history.get(point.seat) ?? [];
    const kept = state.undone ? known.slice(0, point.first_event) : known;
    const news = (point.events as GameEvent[]).slice(Math.max(0, kept.length - point.first_event));
    if (history || document.hidden || this.silent) {
      this.events = [...kept, ...news];
      this.miss(kept.length === 0 && history ? leftAt(this.card.table) : kept.length);
      return;
    }
    if (news.length > 0) this.outdate(point, state);
    const said: string[] = [];
    for (const [index, event] of news.entries()) {
      const how = this.setting.scene.moment?.(event, this.view as never, point.seat, this.card.options) ?? {};
      const told = [...kept, ...news.slice(0, index + 1)];
      if (!how.late) this.events = told;
      said.push(eventText(this.speaker, event, point.seat));
      await this.show(event, how);
      this.events = told;
    }
    announcer.say(said.filter(Boolean).join(" "));
  }

  /** Nobody looked from this event on: it is told when somebody does. Who has just come for the first time missed nothing. */
  private miss(from: number | null): void {
    if (this.silent || this.mine.length !== 1 || from === null) return;
    this.unseen.push(...this.events.slice(from));
    if (!document.hidden) this.missed = this.unseen.splice(0);
  }

  /** What is shown now has answered these questions: nobody is asked them any more. Offers stay open all the time. */
  private outdate(point: Viewpoint, state: State): void {
    this.decisions = this.decisions.filter((one) => one.optional || point.decisions.some((next) => next.number === one.number));
    this.waiting = this.waiting.filter((one) => state.waiting.some((next) => next.seat === one.seat && next.kind === one.kind));
  }

  private async show(event: GameEvent, how: Moment): Promise<void> {
    if (how.sound) void playSound(how.sound);
    if (this.queue.length < SKIP) how.flights?.forEach((plan) => flights.fly(plan));
    const length = this.lasting(how);
    if (length === 0) return;
    this.showing = true;
    this.moment = event;
    this.until = how.until;
    await new Promise<void>((done) => {
      this.skip = done;
      setTimeout(done, length);
    });
    this.skip = null;
    this.until = undefined;
    this.moment = null;
  }

  /** Milliseconds for which it has the stage. */
  private lasting(how: Moment): number {
    if (this.queue.length >= SKIP) return 0;
    if (this.haste === "on") return Math.min(onStage(how) * HASTE.part, HASTE.most);
    return onStage(how) * (this.queue.length >= HURRY ? 0.35 : 1);
  }

  /** This player is out: the bots that play on are to hurry, and so is what is shown. */
  hasten(): void {
    if (this.eyes === null) return;
    this.send({ type: "hasten", seat: this.eyes });
    this.haste = "on";
    this.hurry();
  }

  /** The one player of this browser is out of a game that goes on. */
  get isOut(): boolean {
    return this.result === null && this.mine.length === 1 && (this.points.get(this.eyes)?.out ?? false);
  }

  /** A click: the drama on the stage is over at once. */
  hurry(): void {
    this.skip?.();
  }

  private apply({ state, at, history, imagined }: Arrived): void {
    this.showing = false;
    if (imagined) return this.imagine(imagined);
    this.latest = state;
    const points = new Map(this.points);
    for (const point of state.viewpoints) {
      const known = this.history.get(point.seat) ?? [];
      const kept = state.undone ? known.slice(0, point.first_event) : known;
      const news = (point.events as GameEvent[]).slice(Math.max(0, kept.length - point.first_event));
      this.history.set(point.seat, [...kept, ...news]);
      points.set(point.seat, { ...point, at });
    }
    this.points = points;
    this.waiting = state.waiting.map((one) => ({ ...one, clock: clockAt(one.clock, at) }));
    this.tallies = state.tallies ?? [];
    this.end((state.result as unknown as GameResult | null) ?? null, history);
    this.clock = { played: state.at, local: at };
    if (this.haste !== "on" || state.haste === "no") this.haste = state.haste;
    this.lesson = state.lesson;
    this.look(this.pointFor(state)?.seat ?? null);
  }

  private imagine(taught: Taught): void {
    this.taught = taught;
    this.imagining = true;
    this.waiting = [];
    this.view = taught.imagined?.view ?? this.view;
    this.decisions = [];
  }

  /** Who was here when it ended hears how it ended for them. */
  private end(result: GameResult | null, history: boolean): void {
    if (result && !this.result && !history && !this.silent) void playSound(verdictOf(result, this.mine));
    this.result = result;
    awake.want(this, result === null);
  }

  /** Looks through the eyes of another seat that this browser holds. */
  look(seat: number | null): void {
    const point = this.points.get(seat);
    if (!point) return;
    this.eyes = seat;
    this.view = point.view;
    this.mayUndo = point.may_undo;
    this.decisions = point.decisions.map((one) => decisionAt(one, point.at));
    this.events = this.history.get(seat) ?? [];
  }

  /** Asks the others to let this player take the last move back. */
  takeBack(): void {
    if (this.eyes !== null) this.send({ type: "undo", seat: this.eyes });
  }

  /** Stands up from every seat of this browser. During the game the keys stay: they lead back, and to the result. */
  standUp(): void {
    for (const seat of this.mine) {
      this.send({ type: "leave", seat });
      if (this.card.phase !== "playing") dropSeat(this.card.table, seat);
    }
  }

  play(move: Move): void {
    const found = this.decisions.find((one) => one.moves.some((legal) => same(legal, move)));
    if (found && this.eyes !== null) this.playFor(this.eyes, found.number, move);
  }

  playFor(seat: number, decision: number, move: Move): void {
    this.refusal = null;
    this.taught = null;
    this.send({ type: "move", seat, decision, move, id: `m${++this.count}` });
    if (seat === this.eyes) this.decisions = this.decisions.filter((one) => one.number !== decision);
  }

  /** What a move would open up, as the game marks it; nothing when the server does not answer. */
  override preview(move: Move): Promise<readonly Value[]> {
    const seat = this.eyes;
    if (seat === null) return Promise.resolve([]);
    const id = `p${++this.count}`;
    this.send({ type: "preview", seat, move, id });
    return new Promise((done) => {
      const answer = (marks: readonly Value[]) => {
        this.previews.delete(id);
        done(marks);
      };
      this.previews.set(id, answer);
      setTimeout(() => answer([]), 3000);
    });
  }

  /** What the coach says to this seat; in any case it says something. */
  override counsel(decision: number): Promise<Counsel> {
    const seat = this.eyes;
    if (seat === null) return super.counsel(decision);
    const id = `k${++this.count}`;
    this.send({ type: "coach", seat, decision, id });
    return new Promise((done) => {
      const answer = (counsel: Counsel) => {
        this.counsels.delete(id);
        done(counsel);
      };
      this.counsels.set(id, answer);
      setTimeout(() => answer({ moves: [], refused: "coach-busy" }), COUNSEL_MS);
    });
  }

  /** The rule that says why nothing can be done with this; empty when something can, or the server does not answer. */
  why(thing: Thing): Promise<string> {
    const seat = this.eyes;
    if (seat === null) return Promise.resolve("");
    const id = `w${++this.count}`;
    this.send({ type: "why", seat, thing, id });
    return new Promise((done) => {
      const answer = (rule: string) => {
        this.answers.delete(id);
        done(rule);
      };
      this.answers.set(id, answer);
      setTimeout(() => answer(""), 3000);
    });
  }
}
