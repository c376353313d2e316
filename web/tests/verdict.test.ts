import { describe, expect, it } from "vitest";
import { verdictOf } from "$lib/play/verdict";

function ended(winners: readonly number[], scores: readonly number[] = []) {
  return { winners, scores, ranks: [], reason: "" };
}

describe("how a game ended for who sits here", () => {
  it("won alone", () => expect(verdictOf(ended([1]), [1])).toBe("win"));
  it("lost to another", () => expect(verdictOf(ended([1]), [0])).toBe("loss"));
  it("lost together", () => expect(verdictOf(ended([]), [0])).toBe("loss"));
  it("won together", () => expect(verdictOf(ended([0, 1]), [0])).toBe("win"));
  it("equal on points is a draw", () => expect(verdictOf(ended([0, 1], [7, 7]), [0])).toBe("tie"));
  it("sharing the first place is more than a draw", () => expect(verdictOf(ended([0, 1], [7, 7, 9]), [0])).toBe("win"));
  it("round one device the table has won", () => expect(verdictOf(ended([1]), [0, 1])).toBe("win"));
  it("who looks on hears that somebody won", () => expect(verdictOf(ended([1]), [])).toBe("win"));
});
