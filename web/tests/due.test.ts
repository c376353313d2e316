import { afterEach, describe, expect, it } from "vitest";
import { clockTime, dayOf } from "$lib/due";
import { settings } from "$lib/settings.svelte";

const moment = Date.parse("2030-11-25T00:48:00") / 1000;

describe("a moment at a slow table", () => {
  const before = settings.language;
  afterEach(() => (settings.language = before));

  it.each([
    ["en", "00:48", "25 Nov 2030"],
    ["nl", "00:48", "25 nov 2030"],
  ] as const)("is written in %s as in Europe", (language, hour, day) => {
    settings.language = language;
    expect(clockTime(moment)).toContain(hour);
    expect(dayOf(moment)).toBe(day);
  });
});
