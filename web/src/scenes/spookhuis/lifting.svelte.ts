import { untrack } from "svelte";
import type { Thing } from "$lib/wire";
import type { Ground } from "./ground.svelte";
import type { Stops } from "./stops.svelte";
import { nextTurn, onward, whole } from "./turning";
import type { TileView } from "./view";

/** How long a pointer rests on a tile before its turns are looked at. */
const REST = 160;

/** The tile that is lifted to be turned. */
export class Lifting {
  chosen = $state<number | null>(null);
  /** How far the chosen tile is turned, in sixths; a fraction under a finger. */
  swing = $state(0);
  /** Under a finger at this moment. */
  held = $state(false);
  /** The tile under the mouse. */
  pointed = $state<number | null>(null);
  /** A turn that was sent: the tile stays as it is until the table has it. */
  private sent = $state<{ cell: number; swing: number } | null>(null);
  private readonly drawnBefore = new Map<number, number>();
  private readonly ground: Ground;
  private readonly stops: Stops;

  constructor(ground: Ground, stops: Stops) {
    this.ground = ground;
    this.stops = stops;
    $effect(() => {
      if (this.chosen !== null && (!ground.turnable.has(this.chosen) || ground.table.choice.answers.length === 0)) this.chosen = null;
    });
    $effect(() => {
      void ground.view;
      untrack(() => (this.sent = null));
    });
    $effect(() => {
      if (this.studied === null) return;
      const asked = this.ways;
      const timer = setTimeout(() => asked.forEach((move) => void stops.study(move)), this.chosen === null ? REST : 0);
      return () => clearTimeout(timer);
    });
  }

  readonly turns = $derived(whole(Math.round(this.swing)));
  /** The legal move that turns the chosen tile like this. */
  readonly rotation = $derived.by(() =>
    this.chosen === null ? undefined : this.ground.rotations.find((move) => move.cell === this.chosen && move.turns === this.turns),
  );
  /** The tile whose turns are looked at. */
  readonly studied = $derived.by(() => this.chosen ?? (this.pointed !== null && this.ground.turnable.has(this.pointed) ? this.pointed : null));
  readonly ways = $derived.by(() => this.ground.rotations.filter((move) => move.cell === this.studied));
  readonly wrong = $derived(this.chosen !== null && this.turns !== 0 && !this.rotation);
  readonly pips = $derived.by(() => this.ways.map((move) => ({ turns: Number(move.turns), best: this.stops.best(move) })));

  choose(cell: number | null): void {
    const { table } = this.ground;
    this.chosen = cell;
    this.swing = 0;
    table.choice.clear();
    if (cell === null) return;
    table.choice.answer("cell", cell);
    table.lifted({ kind: "tile", id: cell });
  }

  /** The next legal rotation in this direction. */
  turn(by: 1 | -1): void {
    const allowed = new Set(this.ways.map((move) => Number(move.turns)));
    const next = nextTurn(this.turns, by, allowed);
    this.swing = Math.round(this.swing) + by * (whole(by * (next - this.turns)) || 6);
  }

  turnTo(wanted: number): void {
    this.swing = onward(Math.round(this.swing), wanted);
  }

  /** A finger lets go: the tile falls into place, or back when it may not lie like this. */
  settle(): Thing | null {
    this.held = false;
    this.swing = Math.round(this.swing);
    if (!this.wrong || this.chosen === null) return null;
    const refused: Thing = { kind: "rotation", id: `${this.chosen}/${this.turns}` };
    this.swing -= this.turns > 3 ? this.turns - 6 : this.turns;
    return refused;
  }

  confirm(): void {
    if (!this.rotation || this.chosen === null) return;
    this.sent = { cell: this.chosen, swing: Math.round(this.swing) };
    this.ground.table.play(this.rotation);
    this.choose(null);
  }

  /** How a tile is drawn: as it lies, as it is being turned, and always the short way round. */
  drawn(tile: TileView): number {
    const moment = this.ground.table.moment;
    const told = moment?.type === "rotated" && moment.cell === tile.cell && this.sent?.cell !== tile.cell ? Number(moment.turns) : 0;
    const extra = this.chosen === tile.cell ? this.swing : this.sent?.cell === tile.cell ? this.sent.swing : told;
    const next = onward(this.drawnBefore.get(tile.tile) ?? tile.rotation, tile.rotation + extra);
    this.drawnBefore.set(tile.tile, next);
    return next;
  }
}
