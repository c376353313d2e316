import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Firsts, type Meeting } from "../src/lib/learn/firsts.svelte";

const SOON = 1000;
let number = 0;

/** Somebody who meets one thing, in one question after the other. */
function newcomer(): { firsts: Firsts; see: (question: string | null, hurried?: boolean) => string | null; gone: () => string | null; done: () => void } {
  const id = `game/note-${(number += 1)}`;
  let meeting = $state.raw<Meeting>({ question: null, notes: [] });
  let firsts: Firsts | undefined;
  const done = $effect.root(() => {
    firsts = new Firsts(() => meeting);
  });
  const see = (question: string | null, hurried = false): string | null => {
    meeting = { question, notes: question === null ? [] : [{ id, text: "That is how it works." }], hurried };
    flushSync();
    vi.advanceTimersByTime(SOON);
    return firsts?.shown?.text ?? null;
  };
  const gone = (): string | null => {
    meeting = { ...meeting, notes: [] };
    flushSync();
    return firsts?.shown?.text ?? null;
  };
  if (!firsts) throw new Error("no effect ran");
  return { firsts, see, gone, done };
}

describe("a note about what is met for the first time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("does not come back to who has answered, by whatever button", () => {
    const { see, done } = newcomer();
    expect(see("first")).not.toBeNull();
    expect(see(null)).toBeNull();
    expect(see("second")).toBeNull();
    done();
  });

  it("comes back after the coach, as long as nothing is answered", () => {
    const { see, done } = newcomer();
    see("first");
    see(null);
    expect(see("first")).not.toBeNull();
    done();
  });

  it("comes back to whom a clock gave no time for it", () => {
    const { see, done } = newcomer();
    see("first");
    expect(see(null, true)).toBeNull();
    expect(see("second")).not.toBeNull();
    done();
  });

  it("goes when it is no longer true", () => {
    const { see, gone, done } = newcomer();
    expect(see("first")).not.toBeNull();
    expect(gone()).toBeNull();
    done();
  });

  it("comes once in a turn, and not in two turns running", () => {
    let meeting = $state.raw<Meeting>({ question: null, notes: [] });
    const own = { firsts: null as Firsts | null };
    const done = $effect.root(() => {
      own.firsts = new Firsts(() => meeting);
    });
    const notes = [1, 2, 3, 4].map((one) => ({ id: `game/often-${one}`, text: `Thing ${one}` }));
    const ask = (question: string, elsewhere = false): string | undefined => {
      for (const next of [{ question: null, notes: [], elsewhere }, { question, notes }]) {
        meeting = next;
        flushSync();
        vi.advanceTimersByTime(SOON);
      }
      const text = own.firsts?.shown?.text;
      own.firsts?.dismiss();
      vi.advanceTimersByTime(SOON);
      expect(own.firsts?.shown).toBeNull();
      return text;
    };
    expect([ask("1"), ask("2")]).toEqual(["Thing 1", undefined]);
    expect([ask("3", true), ask("4", true)]).toEqual([undefined, "Thing 2"]);
    done();
  });
});
