import ReconnectingWebSocket from "partysocket/ws";
import { announcer } from "../page/announce.svelte";
import { Asking } from "../asking";
import { awake } from "../page/awake";
import { leave } from "../people/away";
import { valueFor } from "../fair/chain";
import { keepDraw } from "../fair/kept";
import { called } from "../people/guests";
import { dropSeat, heldAt, shown } from "../people/keys";
import type { Counsel, Setting, Remark } from "./model.svelte";
import { same, type Move, type Value } from "./moves";
import { presence } from "../people/presence.svelte";
import { kebab } from "../texts.svelte";
import { ToldTable } from "./told.svelte";
import { version } from "../page/version.svelte";
import type { DrawFixed, Refused, TableCard, Talk, Thing, Wire } from "../wire";

export type Role = "player" | "spectator" | "tv";
type Connection = "connecting" | "open" | "lost" | "gone";

const BUBBLE_MS = 4500;
/** Reasons after which coming back by itself would not help. */
const FINAL = new Set(["unknown-table", "too-many-tabs", "crowded", "banned"]);
const MEASURE_MS = 3000;
const MEASURED = 5;
/** Who asked and hears nothing at all for so long comes again: a machine that is gone closes no line. */
const SILENT_MS = 5500;
/** How long the server and a coach may take to answer, in milliseconds. */
const ANSWER_MS = 3000;
const COUNSEL_MS = 30_000;
/** A running table over the socket: its line to the server, the keys of this browser, and what is said and asked. */
export class LiveTable extends ToldTable {
  host = $state(false);
  talk = $state.raw<readonly Talk[]>([]);
  private readonly words = $derived(this.talk.flatMap(({ seat, signal, turn }) => (signal && seat !== null ? [{ seat, signal, turn }] : [])));
  bubbles = $state<Record<number, string>>({});
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  /** There was no room to look on. */
  crowded = $state(false);
  /** The host of the server does not want this card here. */
  banned = $state(false);
  /** What everybody is bound by, before the first card. */
  draw = $state.raw<DrawFixed | null>(null);
  /** Milliseconds there and back: the middle of the last few measurements. */
  delay = $state<number | null>(null);
  private readonly socket: ReconnectingWebSocket;
  private readonly reasons = new Asking("w", ANSWER_MS, "");
  private readonly counsels = new Asking<Counsel>("k", COUNSEL_MS, { moves: [], refused: "coach-busy" });
  private readonly previews = new Asking<readonly Value[]>("p", ANSWER_MS, []);
  /** Seats this browser stood up from, here or in another tab. */
  private readonly left = new Set<number>();
  private fresh = true;
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
    else this.catchUp();
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

  private receive(message: Wire["from_server"]): void {
    this.askedAt = 0;
    switch (message.type) {
      case "welcome":
        this.connection = "open";
        this.card = message.table;
        this.waited ||= message.table.phase === "waiting" || message.table.phase === "shuffling";
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
        this.arrive({ state: message, at: performance.now(), history: this.fresh });
        this.fresh = false;
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
        this.reasons.answer(message.id, message.rule);
        return;
      case "advice":
        this.counsels.answer(message.id, { moves: message.moves, refused: "" });
        return;
      case "previewed":
        this.previews.answer(message.id, message.marks as Value[]);
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

  override get remarks(): readonly Remark[] {
    return this.words;
  }

  private hear(talk: Talk): void {
    this.talk = [...this.talk, talk];
    const words = talk.text || this.setting.texts.say(talk.phrase || kebab(`signal-${talk.signal}`));
    if (this.isMuted(talk)) return;
    if (!this.silent) announcer.say(`${called(talk.name)}: ${words}`);
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
    if (this.reasons.answer(refusal.id, refusal.rule)) return;
    if (this.counsels.answer(refusal.id, { moves: [], refused: refusal.kind })) return;
    this.refusal = refusal;
    setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, BUBBLE_MS);
    this.askAgain();
  }

  /** This player is out: the bots that play on are to hurry, and so is what is shown. */
  hasten(): void {
    if (this.eyes === null) return;
    this.send({ type: "hasten", seat: this.eyes });
    this.haste = "on";
    this.hurry();
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
    return this.previews.ask((id) => this.send({ type: "preview", seat, move, id }));
  }

  /** What the coach says to this seat; in any case it says something. */
  override counsel(decision: number): Promise<Counsel> {
    const seat = this.eyes;
    if (seat === null) return super.counsel(decision);
    return this.counsels.ask((id) => this.send({ type: "coach", seat, decision, id }));
  }

  /** The rule that says why nothing can be done with this; empty when something can, or the server does not answer. */
  why(thing: Thing): Promise<string> {
    const seat = this.eyes;
    if (seat === null) return Promise.resolve("");
    return this.reasons.ask((id) => this.send({ type: "why", seat, thing, id }));
  }
}
