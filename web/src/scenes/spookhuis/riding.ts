/** Where carts stand and how they ride: along the rails, from edge to edge. */
import { bend, centre, opposite, plus, STEPS, towards, type Point } from "./hex";
import { drawingOf } from "./tiles";
import type { PlayerView, TileView } from "./view";

/** Degrees, clockwise from the east, as svg turns. */
export interface Pose extends Point {
  angle: number;
  /** It can leave in any direction, so that it has no nose. */
  free: boolean;
}

/** One tile of a ride: a curve drawn towards the middle of the tile. */
export interface Leg {
  from: Point;
  by: Point;
  to: Point;
}

/** The exit of a cart that may leave in any direction. */
export const FREE = 6;
const STAND = 0.62;
/** The same while the ways out are marked round it. */
const CHOOSING = 0.24;

export function cellOf(node: number): number {
  return Math.floor(node / 6);
}

function heading(edge: number): number {
  return -60 * edge;
}

/** The cell on the other side of an edge, or null off the board. */
export function neighbour(tiles: readonly TileView[], cell: number, edge: number): TileView | null {
  const here = tiles[cell];
  const step = STEPS[edge];
  if (!here || !step) return null;
  return tiles.find((tile) => tile.q === here.q + step.q && tile.r === here.r + step.r) ?? null;
}

function middle(tiles: readonly TileView[], cell: number): Point {
  const tile = tiles[cell];
  return tile ? centre(tile) : { x: 0, y: 0 };
}

/** The edge by which a cart came onto a tile where its way splits: it waits there, looking in. */
export function entryOf(tiles: readonly TileView[], cell: number, last: number | null): number | null {
  const tile = tiles[cell];
  if (last === null || !tile || drawingOf(tile.kind).room.length > 0) return null;
  const edge = last % 6;
  return neighbour(tiles, cellOf(last), edge)?.cell === cell ? opposite(edge) : null;
}

/** Where a cart stands, among the others on the same tile; off the edge while it chooses its way out. */
export function standing(tiles: readonly TileView[], player: PlayerView, company: readonly number[], entry: number | null = null, choosing = false): Pose {
  const here = middle(tiles, player.cell);
  const place = company.indexOf(player.seat);
  const slot = place - (company.length - 1) / 2;
  if (player.exit < FREE || entry !== null) {
    const edge = player.exit < FREE ? player.exit : (entry ?? 0);
    const angle = heading(edge) + (player.exit < FREE ? 0 : 180);
    const turn = (Math.PI / 180) * heading(edge);
    const aside = { x: -Math.sin(turn) * slot * 0.34, y: Math.cos(turn) * slot * 0.34 };
    return { ...plus(plus(here, towards(edge, choosing ? CHOOSING : STAND)), aside), angle, free: false };
  }
  if (company.length === 1) return { x: here.x, y: here.y + 0.4, angle: 0, free: true };
  const round = Math.PI / 2 + (2 * Math.PI * place) / company.length;
  return { x: here.x + 0.52 * Math.cos(round), y: here.y + 0.52 * Math.sin(round), angle: 0, free: true };
}

/** The way of a ride: `path` are the exits it took, as cell * 6 + direction. */
export function legsOf(tiles: readonly TileView[], start: Point, path: readonly number[]): Leg[] {
  let from = start;
  return path.map((node, index) => {
    const here = middle(tiles, cellOf(node));
    const last = index === path.length - 1;
    const leg = { from, by: here, to: plus(here, towards(node % 6, last ? STAND : 1)) };
    from = leg.to;
    return leg;
  });
}

/** Where a cart is on its way, from 0 to 1. */
export function poseOn(legs: readonly Leg[], share: number): Pose | null {
  const along = Math.min(Math.max(share, 0), 1) * legs.length;
  const index = Math.min(Math.floor(along), legs.length - 1);
  const leg = legs[index];
  if (!leg) return null;
  const at = along - index;
  const here = bend(leg.from, leg.by, leg.to, at);
  const soon = bend(leg.from, leg.by, leg.to, Math.min(1, at + 0.02));
  const past = bend(leg.from, leg.by, leg.to, Math.max(0, at - 0.02));
  return { ...here, angle: (Math.atan2(soon.y - past.y, soon.x - past.x) * 180) / Math.PI, free: false };
}

/** The end of a ride: the nose points where it would go on. */
export function endOf(tiles: readonly TileView[], node: number): Pose {
  return { ...plus(middle(tiles, cellOf(node)), towards(node % 6, STAND)), angle: heading(node % 6), free: false };
}
