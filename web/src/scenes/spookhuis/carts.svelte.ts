import { untrack } from "svelte";
import { settings } from "$lib/settings.svelte";
import type { GameEvent } from "$lib/play/speech";
import type { Ground } from "./ground.svelte";
import { plus, towards } from "./hex";
import { rideTime } from "./moments";
import { cellOf, endOf, entryOf, legsOf, poseOn, standing, type Pose } from "./riding";
import type { PlayerView } from "./view";

/** A cart is out of sight this long between two teleporters. */
const AWAY = 420;

/** Where the carts are: as the view says, or on their way with the event on the stage. */
export class Carts {
  riding = $state<number | null>(null);
  /** Where the events on the stage have brought a cart; the view follows. */
  private brought = $state<Record<number, Pose>>({});
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
    $effect(() => {
      void ground.view;
      untrack(() => (this.brought = {}));
    });
    $effect(() => {
      const moment = ground.table.moment;
      if (moment) return untrack(() => this.perform(moment));
    });
  }

  readonly poses = $derived.by(
    () => Object.fromEntries(this.ground.view.players.map((player) => [player.seat, this.poseOf(player)])) as Record<number, Pose>,
  );

  private poseOf(player: PlayerView): Pose {
    const { view } = this.ground;
    const company = view.players.filter((other) => other.cell === player.cell && other.exit === player.exit).map((other) => other.seat);
    const midway = player.seat === view.active && view.phase === 2 && player.exit === 6;
    const entry = midway ? entryOf(view.tiles, player.cell, this.lastNode(player.seat)) : null;
    return this.brought[player.seat] ?? standing(view.tiles, player, company, entry, player === this.ground.driven && this.ground.steers.length > 0);
  }

  /** The last exit a cart took, for where it waits when its way splits. */
  private lastNode(seat: number): number | null {
    for (const event of this.ground.table.events.toReversed()) {
      if (event.type === "turn") return null;
      if (event.seat !== seat) continue;
      if (event.type === "rode" && Array.isArray(event.path)) return Number(event.path.at(-1));
      if (event.type === "teleported") return null;
    }
    return null;
  }

  private perform(event: GameEvent): (() => void) | undefined {
    const seat = Number(event.seat);
    if (event.type === "rode" && Array.isArray(event.path)) return this.ride(seat, event.path.map(Number));
    if (event.type === "teleported") return this.teleport(seat, Number(event.departure), Number(event.arrival));
    if (event.type === "through-wall" || event.type === "placed" || event.type === "stopped") {
      const here = this.ground.place(Number(event.cell));
      const inRoom = event.type !== "stopped" || event.reason === "room";
      if (inRoom) this.brought[seat] = { x: here.x, y: here.y + 0.4, angle: 0, free: true };
    }
    return undefined;
  }

  private ride(seat: number, path: number[]): () => void {
    const { tiles } = this.ground.view;
    const last = path.at(-1);
    const finish = (): void => {
      if (last !== undefined) this.brought[seat] = endOf(tiles, last);
      if (this.riding === seat) this.riding = null;
    };
    const start = this.poses[seat];
    if (settings.still || !start) {
      finish();
      return () => {};
    }
    const legs = legsOf(tiles, start, path);
    const length = rideTime(path.length);
    const began = performance.now();
    this.riding = seat;
    const step = (now: number): void => {
      const share = (now - began) / length;
      const pose = poseOn(legs, share);
      if (pose) this.brought[seat] = pose;
      if (share < 1) next = requestAnimationFrame(step);
    };
    let next = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(next);
      finish();
    };
  }

  /** Off the rim, and in again elsewhere once it is out of sight. */
  private teleport(seat: number, departure: number, arrival: number): () => void {
    const rim = (node: number): Pose => ({
      ...plus(this.ground.place(cellOf(node)), towards(node % 6, 1.1)),
      angle: -60 * (node % 6),
      free: false,
    });
    const finish = (): void => {
      this.brought[seat] = { ...rim(arrival), angle: -60 * (arrival % 6) + 180 };
    };
    this.brought[seat] = rim(departure);
    const timer = setTimeout(finish, AWAY);
    return () => {
      clearTimeout(timer);
      finish();
    };
  }

  magicOf(player: PlayerView): "wall" | "teleport" | null {
    const moment = this.ground.table.moment;
    if (moment?.seat !== player.seat) return null;
    if (moment.type === "teleported") return "teleport";
    return moment.type === "through-wall" || moment.type === "placed" ? "wall" : null;
  }

  changeOf(player: PlayerView): number | null {
    const moment = this.ground.table.moment;
    if (moment?.seat !== player.seat) return null;
    if (moment.type === "morale") return Number(moment.change);
    return moment.type === "scored" ? Number(moment.terror) - player.terror : null;
  }
}
