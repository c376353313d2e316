import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Setting } from "$lib/play/model.svelte";
import { pauseBetween, ReplayTable } from "$lib/play/replay.svelte";
import type { Replay, TableCard } from "$lib/wire";
import { texts } from "./parts";

const setting = { game: {}, texts, scene: { faces: {}, Board: null, idle: () => "race" } } as unknown as Setting;

describe("time between two frames", () => {
  it("a race is shown as it was", () => expect(pauseBetween(10, 10.25, false)).toBe(250));
  it("what happened at once is shown at once", () => expect(pauseBetween(10, 10, false)).toBe(0));
  it("moves of a game with turns can be followed", () => expect(pauseBetween(10, 10, true)).toBe(450));
  it("nobody watches a person think", () => expect(pauseBetween(10, 70, true)).toBe(3000));
});

function film(times: readonly number[]): Replay {
  const frames = times.map((at, number) => ({
    number,
    at,
    seat: null,
    move: null,
    timeout: false,
    viewpoints: [{ seat: 0, view: { number }, decisions: [], events: [{ type: "tick", number }], first_event: number, may_undo: false, out: false, order: null }],
  }));
  const table = { table: "t", game: "rush-out", seats: [{ seat: 0, kind: "person", name: "Noor" }], options: {} } as unknown as TableCard;
  return { table, eyes: "0", result: null, frames };
}

describe("a film of a race", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(): ReplayTable {
    return new ReplayTable(setting, film([0, 1, 1.5, 4]));
  }

  it("runs as the race was run", async () => {
    const table = open();
    table.start();
    await vi.advanceTimersByTimeAsync(1010);
    expect(table.at).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect([table.at, table.seconds]).toEqual([2, 1.5]);
    await vi.advanceTimersByTimeAsync(2500);
    expect([table.at, table.playing]).toEqual([3, false]);
  });

  it("in slow motion it takes four times as long, and the speed can change on the way", async () => {
    const table = open();
    table.run(0.25);
    table.start();
    await vi.advanceTimersByTimeAsync(3900);
    expect(table.at).toBe(0);
    table.run(4);
    await vi.advanceTimersByTimeAsync(260);
    expect(table.at).toBe(1);
  });

  it("shows the last seconds slowly", () => {
    const table = open();
    table.lastSeconds(3);
    expect([table.at, table.speed, table.playing]).toEqual([1, 0.25, true]);
    table.stop();
  });

  it("stops, and starts again from the beginning when it was over", async () => {
    const table = open();
    table.go(3);
    table.start();
    expect(table.at).toBe(0);
    table.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.at).toBe(0);
  });

  it("marks its milestones and the end, and finds the next and the previous", () => {
    const marked = { ...setting, scene: { ...setting.scene, milestones: { key: "<key/>" } } } as unknown as Setting;
    const replay = film([0, 1, 1.5, 4]);
    replay.frames[1]?.viewpoints[0]?.events.push({ type: "key" });
    const table = new ReplayTable(marked, { ...replay, result: { winners: [0] } as unknown as Replay["result"] });
    expect(table.milestones.map((one) => [one.at, one.event?.type])).toEqual([[1, "key"], [3, undefined]]);
    expect(table.tells(table.milestones[1]!)).toBe("Noor wins!");
    const lost = new ReplayTable(marked, { ...film([0, 1]), result: { winners: [] } } as unknown as Replay);
    expect(lost.milestones[0]?.icon).not.toBe(table.milestones[1]?.icon);
    table.go(1);
    expect([table.milestoneFrom(-1)?.at, table.milestoneFrom(1)?.at]).toEqual([undefined, 3]);
    table.go(3);
    expect([table.milestoneFrom(-1)?.at, table.milestoneFrom(1)?.at]).toEqual([1, undefined]);
  });

  it("marks where another takes the lead, but not the first one to lead", () => {
    const lead = [[], [1], [1], [0, 1], [0]];
    const ahead = { ...setting, scene: { ...setting.scene, leaders: ({ number }: { number: number }) => lead[number] ?? [] } } as unknown as Setting;
    const table = new ReplayTable(ahead, film([0, 1, 2, 3, 4]));
    expect(table.milestones.map((one) => [one.at, table.tells(one)])).toEqual([[3, "Noor and 2 share the lead."], [4, "Noor takes the lead."]]);
  });

  it("knows what was seen by each moment", () => {
    const table = open();
    table.go(2);
    expect(table.events).toHaveLength(3);
    expect(table.frameOf(2)).toBe(2);
    expect(table.frameOf(99)).toBe(3);
  });
});
