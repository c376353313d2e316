import { untrack } from "svelte";
import { around, type Camera } from "./camera";
import type { Fingers } from "./fingers.svelte";
import type { Ground } from "./ground.svelte";
import { plus, towards, WAYS_APART, type Point } from "./hex";
import type { Journey } from "./journey.svelte";
import type { Lifting } from "./lifting.svelte";

/** With fewer pixels for a length of 1 the board is small: it comes closer to where something is to be done. */
const SMALL = 40;
/** So wide in pixels a thing must be for a finger, and so wide a tile is in lengths of the board. */
const FINGER = 40;
const TILE = 1.66;
/** A goal no further from the cart is in one picture with it, as close as fingers need it. */
const NEAR = 4;

/** On a small screen the board glides to where this person acts, and shows everything while others do. */
export class Gaze {
  private readonly ground: Ground;
  private readonly lifting: Lifting;
  private readonly journey: Journey;
  private readonly fingers: Fingers;

  constructor(ground: Ground, lifting: Lifting, journey: Journey, fingers: Fingers) {
    this.ground = ground;
    this.lifting = lifting;
    this.journey = journey;
    this.fingers = fingers;
    $effect(() => {
      const small = fingers.least > 0 && fingers.least < SMALL;
      if (!small || lifting.held) return;
      const aim = this.aim;
      untrack(() => fingers.glide(JSON.parse(aim) as Camera));
    });
  }

  /** What the picture is about, as text: it is looked at once, and whoever then looks elsewhere is left alone. */
  private readonly aim = $derived.by(() => JSON.stringify(around(this.places, this.least)));

  /** The whole board, unless its tiles or the ways out of one are to be touched and would be too small. */
  private get least(): number {
    const { turnable, steers } = this.ground;
    const touched = steers.length > 0 ? WAYS_APART : turnable.size > 0 ? TILE : Infinity;
    return Math.max(1, FINGER / (touched * this.fingers.least));
  }

  private get places(): readonly Point[] {
    const { ground, lifting } = this;
    if (lifting.chosen === null) return this.asked;
    const lifted = ground.place(lifting.chosen);
    return ground.table.lesson ? [...this.asked, lifted] : [lifted];
  }

  /** Where something is to be done; a lesson keeps it in the picture, whatever else is touched. */
  private get asked(): readonly Point[] {
    const { ground, journey } = this;
    if (ground.blocked) return [...ground.turnable].map((cell) => ground.place(cell));
    const ways = ground.steers.map((move) => plus(this.cart, towards(Number(move.exit), 2)));
    const gates = ground.teleports.map((move) => ground.place(Number(move.cell)));
    const stops =
      ways.length > 0
        ? journey.marks.map((mark) => ground.place(mark.cell)).filter((stop) => this.isNear(stop))
        : journey.open
          ? journey.reached.map((mark) => ground.sign(mark))
          : [];
    const all = [...ways, ...gates, ...stops];
    return all.length > 0 ? [...all, this.cart] : [];
  }

  private isNear(stop: Point): boolean {
    return Math.hypot(stop.x - this.cart.x, stop.y - this.cart.y) <= NEAR;
  }

  private get cart(): Point {
    const { driven } = this.ground;
    return driven ? this.ground.place(driven.cell) : { x: 0, y: 0 };
  }
}
