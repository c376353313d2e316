/** Where the letter of a room stands with the number of its keys. */
import type { Point } from "./hex";

/** At the head of the room, at its foot, or beside the keys. */
const PLACES: readonly Point[] = [
  { x: 0, y: -0.64 },
  { x: 0, y: 0.9 },
  { x: -0.45, y: -0.46 },
  { x: 0.45, y: -0.46 },
];
/** Half the width and half the height of a cart and a sign together. */
const APART: Point = { x: 0.8, y: 0.52 };
/** From the line on which letters stand to their middle, and to their upper edge, for a size of 1. */
const MIDDLE = 0.25;
const HEAD = 0.8;

export interface Edges {
  top: number;
  bottom: number;
}

/** The first place in a room that is seen and under no cart; at its head, as far up as the picture goes and never outside the room, where there is none. */
export function signPlace(room: Point, carts: readonly Point[], edges: Edges, size: number): Point {
  const seen = ({ y }: Point): boolean => room.y + y - HEAD * size >= edges.top && room.y + y <= edges.bottom;
  const free = ({ x, y }: Point): boolean =>
    carts.every((cart) => Math.abs(cart.x - room.x - x) > APART.x || Math.abs(cart.y - room.y - y + MIDDLE * size) > APART.y);
  const [head = { x: 0, y: 0 }, foot = head] = PLACES;
  const lowest = Math.min(foot.y, edges.top - room.y + HEAD * size);
  return PLACES.find((place) => seen(place) && free(place)) ?? { x: head.x, y: Math.max(head.y, lowest) };
}
