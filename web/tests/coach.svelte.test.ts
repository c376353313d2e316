import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Coach } from "../src/lib/learn/coach.svelte";
import type { Counsel, TableModel } from "../src/lib/play/model.svelte";

const NOTHING: Counsel = { moves: [], refused: "coach-none" };

/** A coach who answers when the test says so, and what it was asked. */
function slow(eyes = (): number => 0): { coach: Coach; asked: number[]; answer: () => Promise<void> } {
  const asked: number[] = [];
  const waiting: ((counsel: Counsel) => void)[] = [];
  const counsel = (decision: number): Promise<Counsel> => {
    asked.push(decision);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const answer = async (): Promise<void> => {
    for (const one of waiting.splice(0)) one(NOTHING);
    await Promise.resolve();
  };
  return { coach: new Coach(() => ({ counsel, eyes: eyes() }) as unknown as TableModel), asked, answer };
}

describe("a coach whom the table overtakes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("answers about the next question, if that comes soon", async () => {
    const { coach, asked, answer } = slow();
    void coach.ask(7);
    coach.outdated(null);
    expect(coach.open).toBe(false);
    coach.outdated(8);
    expect(asked).toEqual([7, 8]);
    expect(coach.thinking).toBe(true);
    await answer();
    expect(coach).toMatchObject({ open: true, thinking: false, refused: "coach-none" });
  });

  it("answers anew when the answer was hardly read", async () => {
    const { coach, asked, answer } = slow();
    void coach.ask(7);
    await answer();
    vi.advanceTimersByTime(1000);
    coach.outdated(8);
    expect(asked).toEqual([7, 8]);
  });

  it("does so once: in a race one question follows the other", () => {
    const { coach, asked } = slow();
    void coach.ask(7);
    for (const next of [8, 9, 10]) coach.outdated(next);
    expect([coach.open, asked]).toEqual([false, [7, 8]]);
  });

  it("tells nothing to who looks next around one device", () => {
    let eyes = 0;
    const { coach, asked } = slow(() => eyes);
    void coach.ask(7);
    coach.outdated(null);
    eyes = 1;
    coach.outdated(8);
    expect([coach.open, asked]).toEqual([false, [7]]);
  });

  it("does not bring it up again later", () => {
    const { coach, asked } = slow();
    void coach.ask(7);
    coach.outdated(null);
    vi.advanceTimersByTime(5000);
    coach.outdated(8);
    expect(asked).toEqual([7]);
  });

  it("says nothing about a question that nobody asked", async () => {
    const { coach, asked, answer } = slow();
    void coach.ask(7);
    await answer();
    vi.advanceTimersByTime(5000);
    coach.outdated(8);
    expect([coach.open, asked]).toEqual([false, [7]]);
    void coach.ask(8);
    coach.close();
    coach.outdated(9);
    expect(asked).toEqual([7, 8]);
  });
});
