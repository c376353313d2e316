import { flights } from "$kit";
import { clockAt, decisionAt, TableModel, type GameResult, type Setting } from "./model.svelte";
import { playSound } from "./sound";
import type { GameEvent } from "./speech";
import type { Frame, Replay, Viewpoint } from "./wire";

/** A finished game, frame by frame, through the eyes of one seat, of everybody, or with open cards. */
export class ReplayTable extends TableModel {
  readonly live = false;
  at = $state(0);
  private frames = $state.raw<readonly Frame[]>([]);

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

  /** The same game through other eyes. */
  take(replay: Replay): void {
    this.frames = replay.frames;
    this.replay = replay;
    this.eyes = this.points(this.frames[0])[0]?.seat ?? null;
    this.go(Math.min(this.at, this.frames.length - 1));
  }

  private replay!: Replay;

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
    this.go(this.at);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.frames.length - 1));
    const point = this.point(this.frame);
    if (!point) return;
    this.view = point.view;
    this.decisions = point.decisions.map((one) => decisionAt({ ...one, moves: [] }, 0));
    this.waiting = point.decisions.map((one) => ({
      seat: point.seat ?? 0,
      kind: one.kind,
      rule: one.rule,
      clock: clockAt(null, 0),
    }));
    this.events = this.frames.slice(0, this.at + 1).flatMap((frame) => (this.point(frame)?.events ?? []) as GameEvent[]);
    this.result = this.at === this.frames.length - 1 ? (this.replay.result as GameResult) : null;
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
      await new Promise((done) => setTimeout(done, how.ms));
      this.moment = null;
      if (this.at !== started) return;
    }
    this.go(started + 1);
  }

  /** The frame in which the event with this number happened. */
  frameOf(number: number): number {
    let seen = 0;
    for (const [index, frame] of this.frames.entries()) {
      seen += this.point(frame)?.events.length ?? 0;
      if (seen > number) return index;
    }
    return this.frames.length - 1;
  }

  play(): void {}

  why(): Promise<string> {
    return Promise.resolve("");
  }
}
