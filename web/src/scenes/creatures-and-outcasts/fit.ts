/** What a finger finds and an eye reads. */
const LEAST = 40;
const WIDEST = 170;
/** In a narrow room cards stay so small that they have no words, which would be too small to read. */
const NARROW = 560;
const WORDLESS = 104;
/** Between two cards, their frames included. */
const GAP = 6;
/** How much higher than wide a card is. */
const TALL = 1.4;

/** The width of the largest cards of which so many fit into a room, in pixels; where that is the least, the room may have to scroll. */
export function fit(count: number, width: number, height: number): number {
  const sizes = Array.from({ length: count }, (_, index) => {
    const [columns, rows] = [index + 1, Math.ceil(count / (index + 1))];
    return Math.min(width / columns - GAP, (height / rows - GAP) / TALL);
  });
  return Math.max(LEAST, Math.min(width < NARROW ? WORDLESS : WIDEST, Math.floor(Math.max(...sizes))));
}
