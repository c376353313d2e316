/** Where something is shown beside a thing without covering what is to be chosen. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Spot {
  x: number;
  y: number;
}

const MARGIN = 10;

/** The square pixels that two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Above the thing, below, beside it, and then along what is not to be covered and the edges of the screen, the nearest first. */
function spots(thing: Box, spared: readonly Box[], size: Size, room: Size): Spot[] {
  const middle = { x: thing.left + (thing.width - size.width) / 2, y: thing.top + (thing.height - size.height) / 2 };
  const far = { x: room.width - size.width - MARGIN, y: room.height - size.height - MARGIN };
  const across = [middle.x, MARGIN, far.x / 2, far.x, ...spared.flatMap((box) => [box.left - size.width - MARGIN, box.left + box.width + MARGIN])];
  const down = [middle.y, MARGIN, far.y / 2, far.y, ...spared.flatMap((box) => [box.top - size.height - MARGIN, box.top + box.height + MARGIN])];
  const inside = (values: readonly number[], most: number) => [...new Set(values)].filter((value) => value >= MARGIN && value <= most);
  const edges = inside(across, far.x).flatMap((x) => inside(down, far.y).map((y) => ({ x, y })));
  const off = (spot: Spot): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  return [
    { x: middle.x, y: thing.top - size.height - MARGIN },
    { x: middle.x, y: thing.top + thing.height + MARGIN },
    { x: thing.left + thing.width + MARGIN, y: middle.y },
    { x: thing.left - size.width - MARGIN, y: middle.y },
    ...edges.toSorted((one, other) => off(one) - off(other)),
  ].map(({ x, y }) => ({ x: Math.max(MARGIN, Math.min(far.x, x)), y: Math.max(MARGIN, Math.min(far.y, y)) }));
}

/** So much of these boxes lies below something of this size, in square pixels. */
export function covered({ x, y }: Spot, size: Size, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + shared({ left: x, top: y, ...size }, box), 0);
}

/** The first place on the screen that covers least of what is kept, and then of the thing and of all that is to be left free. */
export function clearOf(thing: Box, free: readonly Box[], size: Size, room: Size, kept: readonly Box[] = []): Spot {
  const best = spots(thing, [...kept, ...free], size, room).map((spot) => ({ spot, kept: covered(spot, size, kept), free: covered(spot, size, [thing, ...free]) }));
  return best.toSorted((one, other) => one.kept - other.kept || one.free - other.free)[0]?.spot ?? { x: MARGIN, y: MARGIN };
}
