import { expect, it } from "vitest";
import { rounded } from "../src/lib/coach.svelte";

it.each([
  [22.4, 4, 22],
  [22.4, 12, 20],
  [8.1, 12, 10],
  [1.2, 9, 1],
  [99.2, 9, 99],
])("tells a chance of %d, give or take %d, as %d", (share, error, told) => {
  expect(rounded(share, error)).toBe(told);
});
