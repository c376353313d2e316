import { describe, expect, it } from "vitest";
import { late, MOMENT } from "../src/scenes/creatures-and-outcasts/late";
import { speaker } from "./parts";

const began = { type: "round-began", round: 1 };
const won = { type: "race-won", seat: 1 };
const one = { kind: "card", id: "1" };

function told(events: readonly { type: string; seat?: number }[], thing?: { kind: string; id: string }, ago = Infinity): boolean {
  return late({ thing, events, age: () => ago, seat: 0, texts: speaker.deck.texts, name: String }) !== null;
}

describe("who was late in the race for the first 1", () => {
  it("is told who was first, also for a 1 in the hand, and in the first moment for any card", () => {
    expect(told([began, won])).toBe(true);
    expect(told([began, won], one)).toBe(true);
    expect(told([began, won], { kind: "card", id: "7" }, MOMENT - 1)).toBe(true);
    expect(told([began, won], { kind: "card", id: "7" }, MOMENT)).toBe(false);
    expect(told([began, won], { kind: "pile", id: "trick" }, 0)).toBe(false);
  });

  it("is late no longer after a turn or a round, and never behind oneself", () => {
    expect(told([began, won, { type: "passed", seat: 0 }])).toBe(false);
    expect(told([won, began])).toBe(false);
    expect(told([began, { ...won, seat: 0 }])).toBe(false);
  });
});
