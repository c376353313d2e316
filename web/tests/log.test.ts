import { describe, expect, it } from "vitest";
import { forgottenSpan } from "../src/lib/log";

const played = { type: "played", seat: 0, card: "7" };
const covered = { type: "trick-over", count: 1, forget: true };
const counted = { type: "round-ended", round: 1 };

describe("the log where memory is a skill", () => {
  it("forgets what lies under the last covering event [CO-R68]", () => {
    expect(forgottenSpan([played, covered, played])).toEqual([-1, 1]);
  });

  it("tells everything again when the round is over [CO-R68]", () => {
    const [from, to] = forgottenSpan([played, covered, played, counted]);
    expect([0, 2].some((number) => from < number && number < to)).toBe(false);
  });

  it("forgets nothing where the table does not want it", () => {
    expect(forgottenSpan([played, { ...covered, forget: false }])).toEqual([-1, -1]);
  });
});
