import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { onTime } from "../src/club/contests/contests";

const at = (moment: string) => Date.parse(moment) / 1000;

describe("the hour until which a table waits", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2030-05-01T23:56:00") });
    settings.language = "nl";
  });
  afterEach(() => vi.useRealTimers());

  it("has no day when it comes in the next hours, also across midnight", () => {
    expect(onTime(at("2030-05-02T00:06:00"))).toMatch(/^0?0:06$/);
  });

  it("has its day when that is another one", () => {
    expect(onTime(at("2030-05-07T00:00:00"))).toContain("7 mei");
  });
});
