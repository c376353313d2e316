import { expect, it } from "vitest";
import { picturesOf } from "../src/table/before/presets";

it.each(["good-vs-evil", "creatures-and-outcasts", "hydes-attack", "rush-out", "spookhuis"])("every way to play %s has a picture of its own", async (slug) => {
  const pictures = Object.values(await picturesOf(slug));
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("a game without pictures has none", async () => {
  expect(await picturesOf("high-card")).toEqual({});
});
