import { untrack } from "svelte";
import type { Move } from "$lib/play/moves";
import { nextStep, spot, together } from "./goals";
import type { Ground } from "./ground.svelte";
import type { Lifting } from "./lifting.svelte";
import type { Stops } from "./stops.svelte";
import type { StopMark } from "./view";

const GO: Move = { type: "go" };

interface Goal {
  mark: StopMark;
  /** Who touched it, in whose turn: it holds for this ride only. */
  seat: number | null;
  rider: number | null;
  round: number;
}

/** Where the cart could stop, and the way to the place that was touched. */
export class Journey {
  /** A way out that is pointed at. */
  aimed = $state<Move | null>(null);
  private goal = $state.raw<Goal | null>(null);
  /** Positions in which a choice was made for this goal: one that comes back was taken back, or was refused. */
  private done = new Set<string>();
  private readonly ground: Ground;
  private readonly stops: Stops;
  private readonly lifting: Lifting;

  constructor(ground: Ground, stops: Stops, lifting: Lifting) {
    this.ground = ground;
    this.stops = stops;
    this.lifting = lifting;
    $effect(() => {
      void ground.view;
      untrack(() => (this.aimed = null));
    });
    $effect(() => this.question.forEach((move) => void stops.study(move)));
    $effect(() => this.pursue());
  }

  /** What could be chosen now that moves the cart. */
  private readonly question = $derived.by<readonly Move[]>(() => {
    if (this.ground.rides.length > 0) return this.ground.rides;
    return this.ground.turnable.size > 0 || (this.ground.canGo && this.ground.view.phase === 1) ? [this.lifting.rotation ?? GO] : [];
  });

  /** Where the cart could come to a stop: as the tiles lie, with the chosen tile turned, or by the way pointed at. */
  readonly marks = $derived.by<readonly StopMark[]>(() => {
    if (this.aimed) return this.stops.after(this.aimed) ?? [];
    return this.lifting.wrong ? [] : this.reached;
  });

  /** The same, wherever the pointer is. */
  readonly reached = $derived.by<readonly StopMark[]>(() => together(this.question.map((move) => this.stops.after(move) ?? [])));

  /** Whether touching a mark rides there: not while somebody else will be driving. */
  readonly open = $derived.by(() => {
    const { view, rides, canGo, driven } = this.ground;
    if (rides.length > 0) return true;
    return view.phase === 1 && view.active === this.ground.table.seat && !driven?.steered && (canGo || this.lifting.rotation !== undefined);
  });

  private readonly next = $derived.by(() => {
    const goal = this.goal;
    if (!goal || this.question.length === 0 || !this.question.every((move) => this.stops.after(move))) return null;
    return nextStep(goal.mark, this.question, (move) => this.stops.after(move));
  });

  /** Choices that all lead to the touched place, by ways that differ: the person decides. */
  readonly among = $derived.by<readonly Move[]>(() => (this.next && !this.next.move && this.ground.rides.length > 0 ? this.next.among : []));

  aims(mark: StopMark): boolean {
    return this.goal !== null && spot(this.goal.mark) === spot(mark);
  }

  /** This place was touched. */
  head(mark: StopMark): void {
    if (!this.open) return;
    const { view, table } = this.ground;
    this.done = new Set();
    this.goal = { mark, seat: table.seat, rider: view.active, round: view.round };
  }

  /** One choice on the way; whatever else is asked is for the person to answer. */
  private pursue(): void {
    const { goal, next } = this;
    if (!goal) return;
    const { view, table } = this.ground;
    const over = view.phase > 2 || view.active !== goal.rider || view.round !== goal.round || table.seat !== goal.seat;
    if (over || next?.among.length === 0) this.goal = null;
    else if (next?.move) this.choose(next.move);
  }

  private choose(move: Move): void {
    const { view, table } = this.ground;
    const position = JSON.stringify([view.phase, view.rotations, view.ride, move.type]);
    if (this.done.has(position)) {
      this.goal = null;
      return;
    }
    this.done.add(position);
    untrack(() => (move.type === "rotate" ? this.lifting.confirm() : table.play(move)));
  }
}
