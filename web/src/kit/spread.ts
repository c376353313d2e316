/** Pixels between cards that lie side by side, and around all of them. */
const GAP = 8;
const EDGE = 5;
/** A card of this width can be read without being held. */
const READABLE = 96;
/** Larger says no more. */
const LARGE = 220;
/** Heights of a card of width one. */
const TALL = 7 / 5;
/** Cards that are swiped are at most this wide: several are seen at once. */
const COMFORTABLE = 108;
/** As much is seen of the next cards at least, and at most: that there is more to swipe to is plain. */
const PEEK = [0.15, 0.85] as const;
/** How wide a letter is, how high a line of them, and how full lines are: measured on the cards of all games. */
const LETTER = 0.47;
const LINE = 1.12;
const FULL = 0.8;
/** Of a card of width one: the height inside its frame, its name, and the picture, which keeps a number whole. */
const INSIDE = 1.336;
const NAME = 0.17;
const PICTURE = 0.36;
const NUMBER = 0.42;

/** How the cards of a hand lie side by side. */
export interface Spread {
  /** Of one card, in pixels. */
  width: number;
  columns: number;
  rows: number;
  /** Not all of them fit at a size that can be read: they are swiped. */
  swiped: boolean;
}

/** The largest cards that fill this room; where they would be too small to be read, as many rows as can be read. */
export function spreadOut(count: number, room: number, height: number): Spread {
  const each = (length: number, parts: number) => (length - 2 * EDGE - (Math.ceil(parts) - 1) * GAP) / parts;
  const fit = (columns: number, rows: number) => Math.floor(Math.min(LARGE, each(room, columns), each(height, rows) / TALL));
  let best: Spread = { width: 0, columns: 1, rows: 1, swiped: false };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const width = fit(columns, rows);
    if (width > best.width) best = { width, columns, rows, swiped: false };
  }
  if (best.width >= READABLE || room <= 0 || height <= 0) return best;
  const rows = Math.max(1, Math.floor((height - 2 * EDGE + GAP) / (READABLE * TALL + GAP)));
  const abreast = room / (Math.min(COMFORTABLE, each(height, rows) / TALL) + GAP);
  const whole = Math.floor(abreast);
  const seen = whole + Math.min(PEEK[1], Math.max(PEEK[0], abreast - whole));
  const width = Math.max(fit(seen, rows), Math.min(READABLE, fit(1, rows)));
  return { width, columns: Math.ceil(count / rows), rows, swiped: true };
}

/** How many cards lie beyond either edge, when they were swiped this many pixels. One that is seen by half is seen. */
export function unseen({ width, columns, rows }: Spread, count: number, room: number, swiped: number): { before: number; after: number } {
  const middles = Array.from({ length: columns }, (_, column) => EDGE + column * (width + GAP) + width / 2 - swiped);
  const before = middles.filter((middle) => middle < 0).length * rows;
  const after = count - middles.filter((middle) => middle <= room).length * rows;
  return { before, after: Math.max(0, after) };
}

/** Whether so many letters have room on a card of which so much of its width is seen, below its picture or number. */
export function hasWords(letters: number, width: number, seen: number, numbered: boolean): boolean {
  const size = Math.max(12, width * 0.084);
  const abreast = ((width * (seen - 0.13)) / (size * LETTER)) * FULL;
  const words = Math.ceil(letters / abreast) * size * LINE;
  return words <= width * (INSIDE - NAME - (numbered ? NUMBER : PICTURE));
}
