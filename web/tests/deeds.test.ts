import { describe, expect, it } from "vitest";
import { deeds, hadTurn } from "../src/scenes/creatures-and-outcasts/deeds";
import { speaker } from "./parts";

const began = { type: "round-began", round: 1 };
const played = { type: "played", seat: 0, card: "attack", count: 2 };
const passed = { type: "passed", seat: 1 };

describe("what each player did last in Creatures & Outcasts", () => {
  it("is pictured with the cards that lie open", () => {
    expect(deeds([began, played, passed], speaker).get(0)?.cards).toEqual(["attack", "attack"]);
    expect(deeds([began, played, passed], speaker).get(1)?.cards).toEqual([]);
  });

  it("gives way to the next deed of the same player, and is gone when the round ends", () => {
    expect(deeds([began, played, { ...passed, seat: 0 }], speaker).get(0)?.cards).toEqual([]);
    expect(deeds([began, played, { type: "round-ended" }], speaker).size).toBe(0);
  });

  it("tells who had no turn before the round was over", () => {
    const round = [played, began, { type: "dealt", seat: 0 }, passed, { type: "drew", seat: 0 }, { type: "round-ended" }];
    expect([0, 1].map((seat) => hadTurn(round, seat))).toEqual([false, true]);
    expect(hadTurn([{ type: "round-ended" }], 0)).toBe(true);
  });

  it("never pictures a card that was taken in secret, nor one that must be remembered [CO-R25, CO-R68]", () => {
    expect(deeds([began, { type: "took", seat: 0, card: "attack" }], speaker).get(0)?.cards).toEqual([]);
    expect(deeds([began, played, { type: "trick-over", count: 2, forget: true }], speaker).get(0)?.cards).toEqual([]);
    expect(deeds([began, played, { type: "trick-over", count: 2, forget: false }], speaker).get(0)?.cards).toHaveLength(2);
  });
});
