import { flights } from "$kit";
import { announcer } from "../page/announce.svelte";
import { awake } from "../page/awake";
import { leftAt } from "../people/away";
import { clockAt, decisionAt, TableModel, type GameResult } from "./model.svelte";
import { settings } from "../settings.svelte";
import { playSound } from "../page/sound";
import { eventText, type GameEvent } from "./speech";
import { verdictOf } from "./verdict";
import type { Moment } from "../../scenes/contract";
import type { LessonNow, State, Taught, Viewpoint } from "../wire";

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
/** What happens at the table, and no record has. */
const BESIDE = new Set(["new_player", "asked_coach"]);
/** Of everything that is shown while only bots play on: a part of its time, and never more than this. */
const HASTE = { part: 0.2, most: 220 };
/** With less motion only what must be read keeps its time. */
const STILL = 250;

function onStage({ ms = 0, read = false }: Moment): number {
  return settings.still && !read ? Math.min(ms, STILL) : ms;
}

/** A running table: what the server says of it, told in the order and at the pace in which a person can follow it. */
export abstract class ToldTable extends TableModel {
  readonly live = true;
  mayUndo = $state(false);
  /** The seats that this browser holds. */
  mine = $state.raw<readonly number[]>([]);
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
  /** This page was open before the game began. */
  protected waited = false;
  /** Somebody else shows the table just now: follow without sound and motion. */
  silent = false;
  /** The latest of every pair of eyes this browser has: one per seat it holds, or the public one. */
  points = $state.raw<ReadonlyMap<number | null, Viewpoint & { at: number }>>(new Map());

  protected readonly history = new Map<number | null, GameEvent[]>();
  private unseen: GameEvent[] = [];
  protected queue: Arrived[] = [];
  private latest: State | null = null;
  /** Something is being shown, or waits for it. */
  telling = $state(false);
  protected skip: (() => void) | null = null;
  protected until: Moment["until"];

  /** Something new has come from the server. */
  protected arrive(arrived: Arrived): void {
    this.queue.push(arrived);
    void this.drain();
  }

  /** Somebody looks here again: what nobody saw is told now. */
  protected catchUp(): void {
    this.missed = this.unseen.splice(0);
  }

  protected seen(seat: number | null): number {
    return this.history.get(seat)?.length ?? 0;
  }

  /** All that the seats of this browser were shown of the game itself. */
  shownEvents(): Record<number, readonly GameEvent[]> {
    const ofGame = (event: GameEvent) => !BESIDE.has(event.type);
    return Object.fromEntries(this.mine.map((seat) => [seat, (this.history.get(seat) ?? []).filter(ofGame)]));
  }

  /** The last move was not made: what was asked is asked again. */
  protected askAgain(): void {
    const point = this.points.get(this.eyes);
    if (point) this.decisions = point.decisions.map((one) => decisionAt(one, point.at));
  }

  /** The move was not played; where that teaches more, what would have come of it is shown. */
  protected beTaught(taught: Taught): void {
    if (taught.imagined && this.latest) {
      const state = { ...this.latest, viewpoints: [taught.imagined], waiting: [] };
      this.arrive({ state, at: performance.now(), history: false, imagined: taught });
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
    if (this.telling) return;
    this.telling = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (!next.history) await this.held?.();
      const point = this.pointFor(next.state);
      if (point) await this.tell(point, next);
      this.apply(next);
    }
    this.telling = false;
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
      this.miss(kept.length === 0 && history ? this.leftSince() : kept.length);
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
    if (!this.silent) announcer.say(said.filter(Boolean).join(" "));
  }

  /** Where somebody looked away who comes to a running game. Who saw it begin was never away. */
  private leftSince(): number | null {
    if (this.waited) return document.hidden ? 0 : null;
    return leftAt(this.card.table);
  }

  /** Nobody looked from this event on: it is told when somebody does. Who has just come for the first time missed nothing. */
  private miss(from: number | null): void {
    if (this.silent || this.mine.length !== 1 || from === null) return;
    this.unseen.push(...this.events.slice(from));
    if (!document.hidden) this.catchUp();
  }

  /** What is shown now has answered these questions: nobody is asked them any more. Offers stay open all the time. */
  private outdate(point: Viewpoint, state: State): void {
    this.decisions = this.decisions.filter((one) => one.optional || point.decisions.some((next) => next.number === one.number));
    this.waiting = this.waiting.filter((one) => state.waiting.some((next) => next.seat === one.seat && next.kind === one.kind));
  }

  private async show(event: GameEvent, how: Moment): Promise<void> {
    this.staged.set(event, performance.now());
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
}
