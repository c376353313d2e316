import finish from "icon:checkered-flag";
import podium from "icon:podium";
import trophy from "icon:trophy";
import { flights, type Icon } from "$kit";
import { clockAt, decisionAt, TableModel, type GameResult, type Setting } from "./model.svelte";
import { playSound } from "../page/sound";
import { eventText, type GameEvent } from "./speech";
import { listed, t } from "../texts.svelte";
import type { Frame, Replay, Viewpoint } from "../wire";

/** Real time, slow motion and fast forward. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Thinking is cut short: nobody watches a person think for longer. Milliseconds at real speed. */
const LONGEST = 3000;
/** A move of a game with turns can be followed only one at a time. */
const SHORTEST = 450;
/** When the page was busy for longer, the film goes on from here instead of racing after its clock. */
const LAG = 400;

/** How long to wait between two frames, in milliseconds at real speed. */
export function pauseBetween(before: number, after: number, turns: boolean): number {
  const passed = Math.max(0, after - before) * 1000;
  return Math.min(LONGEST, Math.max(turns ? SHORTEST : 0, passed));
}

/** A turning point of the game. */
export interface Milestone {
  at: number;
  icon: Icon;
  /** What happened then; null is the end of the game, or another leads. */
  event: GameEvent | null;
  /** Who leads from now on. */
  leaders?: readonly number[];
}

/** A finished game, frame by frame, through the eyes of one seat, of everybody, or with open cards. */
export class ReplayTable extends TableModel {
  readonly live = false;
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** What is worth looking up, in the order of the game. */
  milestones = $state.raw<readonly Milestone[]>([]);
  private frames = $state.raw<readonly Frame[]>([]);
  private replay!: Replay;
  /** Everything these eyes saw, and how much of it by the end of each frame. */
  private story: readonly GameEvent[] = [];
  private ends: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setting: Setting, replay: Replay) {
    super(setting, replay.table);
    this.take(replay);
  }

  get length(): number {
    return this.frames.length;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** Seconds of play from the start to this frame, and to the last. */
  get seconds(): number {
    return this.frame?.at ?? 0;
  }

  get total(): number {
    return this.frames.at(-1)?.at ?? 0;
  }

  /** The last thing worth telling, up to this frame. */
  get told(): string {
    for (let number = this.events.length - 1; number >= 0; number--) {
      const event = this.events[number];
      const text = event ? eventText(this.speaker, event, this.eyes) : "";
      if (text) return text;
    }
    return "";
  }

  /** The same game through other eyes. */
  take(replay: Replay): void {
    this.frames = replay.frames;
    this.replay = replay;
    this.look(this.points(this.frames[0])[0]?.seat ?? null);
  }

  private points(frame: Frame | undefined): readonly Viewpoint[] {
    return frame?.viewpoints ?? [];
  }

  private point(frame: Frame | undefined): Viewpoint | undefined {
    return this.points(frame).find((one) => one.seat === this.eyes) ?? this.points(frame)[0];
  }

  /** Every seat's view in this frame, for the open replay. */
  get open(): readonly Viewpoint[] {
    return this.points(this.frame).filter((point) => point.seat !== null);
  }

  look(seat: number | null): void {
    this.eyes = seat;
    const told = this.frames.map((frame) => (this.point(frame)?.events ?? []) as GameEvent[]);
    let count = 0;
    this.story = told.flat();
    this.ends = told.map((events) => (count += events.length));
    const leads = this.leads();
    this.milestones = [...told.flatMap((events, at) => [...this.turning(events, at), ...leads.filter((one) => one.at === at)]), ...this.last()];
    this.go(this.at);
  }

  private turning(events: readonly GameEvent[], at: number): Milestone[] {
    const marks = this.setting.scene.milestones ?? {};
    return events.flatMap((event) => (marks[event.type] ? [{ at, icon: marks[event.type] as Icon, event }] : []));
  }

  /** Where another comes to lead, or several come to share the lead. */
  private leads(): Milestone[] {
    const { leaders } = this.setting.scene;
    let before: readonly number[] = [];
    return this.frames.flatMap((frame, at) => {
      const now = leaders?.(this.point(frame)?.view as never) ?? [];
      const changed = now.length > 0 && before.length > 0 && String(now) !== String(before);
      before = now.length > 0 ? now : before;
      return changed ? [{ at, icon: podium, event: null, leaders: now }] : [];
    });
  }

  private last(): Milestone[] {
    const result = this.replay.result as GameResult | null;
    return result ? [{ at: this.frames.length - 1, icon: result.winners.length > 0 ? trophy : finish, event: null }] : [];
  }

  /** What a milestone was, in words. */
  tells({ event, leaders }: Milestone): string {
    if (event) return eventText(this.speaker, event, this.eyes);
    if (leaders) return t("replay-lead", { names: listed(leaders.map((seat) => this.name(seat))), count: leaders.length });
    const winners = (this.replay.result as GameResult | null)?.winners ?? [];
    if (winners.length === 0) return t("result-nobody");
    return t("result-won", { names: listed(winners.map((seat) => this.name(seat))), count: winners.length });
  }

  /** The nearest milestone after (or before) this moment. */
  milestoneFrom(step: 1 | -1): Milestone | undefined {
    const ahead = this.milestones.filter((one) => (one.at - this.at) * step > 0);
    return step > 0 ? ahead[0] : ahead.at(-1);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.frames.length - 1));
    const point = this.point(this.frame);
    if (!point) return;
    this.clock = { played: this.seconds, local: performance.now() };
    this.events = this.story.slice(0, this.ends[this.at]);
    this.view = this.laid(point);
    this.decisions = point.decisions.map((one) => decisionAt({ ...one, moves: [] }, 0));
    this.waiting = point.decisions.map((one) => ({
      seat: point.seat ?? 0,
      kind: one.kind,
      rule: one.rule,
      clock: clockAt(null, 0),
    }));
    this.result = this.at === this.frames.length - 1 ? (this.replay.result as GameResult) : null;
  }

  /** With open cards the scene lays on the table what every seat knows. */
  private laid(point: Viewpoint): unknown {
    const { lay } = this.setting.scene;
    if (this.replay.eyes !== "open" || !lay) return point.view;
    return lay(point.view as never, this.open.map((one) => one.view) as never[], this.events);
  }

  /** One frame further, with its events shown as they were. */
  async step(): Promise<void> {
    const next = this.point(this.frames[this.at + 1]);
    if (!next) return;
    const started = this.at;
    for (const event of next.events as GameEvent[]) {
      const how = this.setting.scene.moment?.(event, this.view as never, this.eyes, this.card.options) ?? {};
      if (how.sound) void playSound(how.sound);
      how.flights?.forEach((plan) => flights.fly(plan));
      if (!how.ms) continue;
      this.moment = event;
      await new Promise((done) => setTimeout(done, (how.ms ?? 0) / this.speed));
      this.moment = null;
      if (this.at !== started) return;
    }
    this.go(started + 1);
  }

  /** Lets the film run as the game was played, from here or (at the end) from the start. */
  start(): void {
    if (this.at >= this.length - 1) this.go(0);
    this.playing = true;
    this.schedule(performance.now());
  }

  run(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.schedule(performance.now());
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Slow motion of the last seconds. */
  lastSeconds(seconds: number): void {
    this.stop();
    this.speed = SPEEDS[0];
    const from = this.frames.findIndex((frame) => frame.at >= this.total - seconds);
    this.go(from);
    this.start();
  }

  /** `due`: when this frame should have been shown, so that small delays do not add up. */
  private schedule(due: number): void {
    const [here, next] = [this.frames[this.at], this.frames[this.at + 1]];
    if (!this.playing || !here || !next) return this.stop();
    const now = performance.now();
    const start = now - due > LAG ? now : due;
    const then = start + pauseBetween(here.at, next.at, !this.setting.scene.turnless) / this.speed;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.showNext(then), Math.max(0, then - now));
  }

  private async showNext(due: number): Promise<void> {
    await this.step();
    if (this.playing) this.schedule(due);
  }

  /** The frame in which the event with this number happened. */
  frameOf(number: number): number {
    const found = this.ends.findIndex((end) => end > number);
    return found < 0 ? this.frames.length - 1 : found;
  }

  play(): void {}

  why(): Promise<string> {
    return Promise.resolve("");
  }
}
