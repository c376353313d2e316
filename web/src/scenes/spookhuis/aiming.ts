/** What a finger means where the places to touch lie closer together than fingers are wide. */
import type { Point } from "./hex";

/** This far round its middle a tile is meant, and no sign beside it. */
const MIDDLE = 0.34;
/** From the middle of a tile to its corners. */
const TILE = 1;

function gap(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest of these places, or null when none is within reach. */
export function nearest<Place extends Point>(finger: Point, places: readonly Place[], reach = Infinity): Place | null {
  const [best] = places.toSorted((one, other) => gap(finger, one) - gap(finger, other));
  return best && gap(finger, best) <= reach ? best : null;
}

/** Whether two of these places are so equally near that nobody can tell which of them is meant. */
export function unsure(finger: Point, places: readonly Point[], reach: number, apart: number): boolean {
  const [best, next] = places.map((place) => gap(finger, place)).toSorted((one, other) => one - other);
  return best !== undefined && next !== undefined && best <= reach && next - best < apart;
}

/** The tile under a finger. */
export function tileUnder<Place extends Point>(finger: Point, tiles: readonly Place[]): Place | null {
  return nearest(finger, tiles, TILE);
}

/** The tile or the sign that a touch means: a tile in its middle, else the nearest sign within reach. */
export function meant<Tile extends Point, Sign extends Point>(
  finger: Point,
  tiles: readonly Tile[],
  signs: readonly Sign[],
  reach: number,
): Tile | Sign | null {
  return nearest(finger, tiles, MIDDLE) ?? nearest(finger, signs, reach);
}
