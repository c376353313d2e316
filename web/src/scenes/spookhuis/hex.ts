/** Where things lie on the board: pointy hexagons of size 1, directions from the east, counter-clockwise. */
const ROOT = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export interface Axial {
  q: number;
  r: number;
}

/** East, north-east, north-west, west, south-west, south-east as steps. */
export const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function centre(tile: Axial): Point {
  return { x: ROOT * (tile.q + tile.r / 2), y: 1.5 * tile.r };
}

export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

/** Where the ways out of a tile are marked, and how far two that lie side by side are apart. */
export const WAY_OUT = 1.22;
export const WAYS_APART = (ROOT / 2) * WAY_OUT;

/** A point of a tile towards one of its edges; 1 is the middle of the edge. */
export function towards(edge: number, share = 1): Point {
  const angle = (-Math.PI / 3) * edge;
  const reach = (ROOT / 2) * share;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

export function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

/** A point between two others, drawn towards a third on the way: the same curve as the rails. */
export function bend(from: Point, by: Point, to: Point, share: number): Point {
  const left = 1 - share;
  return {
    x: left * left * from.x + 2 * left * share * by.x + share * share * to.x,
    y: left * left * from.y + 2 * left * share * by.y + share * share * to.y,
  };
}

export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return `${(size * Math.cos(angle)).toFixed(3)},${(size * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");
}

/** A smooth rail between the middles of two edges. */
export function rail(from: number, to: number): string {
  const one = towards(from);
  const other = towards(to);
  return `M${one.x} ${one.y}Q0 0 ${other.x} ${other.y}`;
}

export function spoke(edge: number, from = 0): string {
  const start = towards(edge, from);
  const end = towards(edge);
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
