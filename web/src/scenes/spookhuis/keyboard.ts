/** Going from place to place with the arrows. */
import type { Point } from "./hex";

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of these places in the direction of an arrow; the same one when there is none. */
export function beside<Name>(places: ReadonlyMap<Name, Point>, from: Name, arrow: Point): Name {
  const here = places.get(from);
  if (!here) return from;
  let best = from;
  let least = Infinity;
  for (const [name, there] of places) {
    const ahead = (there.x - here.x) * arrow.x + (there.y - here.y) * arrow.y;
    const off = Math.abs((there.x - here.x) * arrow.y) + Math.abs((there.y - here.y) * arrow.x);
    if (ahead > 0.1 && ahead + 2 * off < least) {
      least = ahead + 2 * off;
      best = name;
    }
  }
  return best;
}
