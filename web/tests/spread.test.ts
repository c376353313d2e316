import { expect, it } from "vitest";
import { hasWords, spreadOut, unseen } from "../src/kit/spread";

it("makes cards as large as the room allows", () => {
  expect(spreadOut(3, 520, 300)).toEqual({ width: 164, columns: 3, rows: 1, swiped: false });
  expect(spreadOut(8, 540, 340)).toEqual({ width: 115, columns: 4, rows: 2, swiped: false });
  expect(spreadOut(1, 360, 600).width).toBe(220);
});

it("lets cards be swiped rather than made too small to be read, and shows that there are more", () => {
  const { width, columns, rows, swiped } = spreadOut(10, 350, 340);
  expect({ columns, rows, swiped }).toEqual({ columns: 5, rows: 2, swiped: true });
  expect(width).toBeGreaterThanOrEqual(96);
  expect(spreadOut(10, 378, 434)).toEqual({ width: 96, columns: 4, rows: 3, swiped: true });
  expect((350 / (width + 8)) % 1).toBeGreaterThan(0.1);
});

it("counts the cards beyond either edge", () => {
  const spread = { width: 100, columns: 5, rows: 2, swiped: true };
  expect(unseen(spread, 9, 350, 0)).toEqual({ before: 0, after: 3 });
  expect(unseen(spread, 9, 350, 190)).toEqual({ before: 4, after: 0 });
});

it("leaves the words of a card out rather than its number", () => {
  expect(hasWords(117, 100, 1, true)).toBe(false);
  expect(hasWords(48, 100, 1, true)).toBe(true);
  expect(hasWords(117, 180, 1, true)).toBe(true);
  expect(hasWords(48, 157, 0.74, true)).toBe(true);
  expect(hasWords(117, 157, 0.7, true)).toBe(false);
});
