/** Turning a tile with a finger, a mouse or the keyboard; sixths of a turn, counter-clockwise. */
import type { Point } from "./hex";

const SIXTH = Math.PI / 3;

export function whole(turns: number): number {
  return ((turns % 6) + 6) % 6;
}

/** How far a pointer went round a tile, in sixths (a fraction while it is on its way). */
export function swept(middle: Point, from: Point, to: Point): number {
  const before = Math.atan2(from.y - middle.y, from.x - middle.x);
  const after = Math.atan2(to.y - middle.y, to.x - middle.x);
  const turned = Math.atan2(Math.sin(before - after), Math.cos(before - after));
  return turned / SIXTH;
}

/** The rotation to draw, so that a tile goes the short way round from how it was drawn last. */
export function onward(last: number, rotation: number): number {
  const gap = whole(rotation - last);
  return last + (gap > 3 ? gap - 6 : gap);
}

/** The next number of sixths in a direction that is allowed; 0 (as it lay) always is. */
export function nextTurn(turns: number, by: 1 | -1, allowed: ReadonlySet<number>): number {
  for (let step = 1; step <= 6; step++) {
    const next = whole(turns + by * step);
    if (next === 0 || allowed.has(next)) return next;
  }
  return turns;
}
