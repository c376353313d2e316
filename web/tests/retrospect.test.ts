import { expect, it } from "vitest";
import { Retrospect } from "$lib/learn/retrospect";
import type { Analysis } from "$lib/wire";
import { speaker } from "./parts";

const account = (seat: number) => ({ seats: [seat], side: "" });
const choice = (entry: number, seat: number, target: number, cost: number) => ({
  entry,
  seat,
  kind: "turn",
  played: 1,
  options: [{ move: { type: "pair", cards: ["attack"], target } }, { move: { type: "draw" } }],
  cost,
});

const ANALYSIS = {
  sides: [],
  timed: false,
  lines: [account(0), account(1), account(2)],
  points: [2500, 1300, 1200, 1100].map((chance, entry) => ({ entry, at: entry, known: [chance, chance, chance], table: [] })),
  steps: [{ by: 1, drawn: false }, { by: 0, drawn: false }, { by: 0, drawn: false }],
  moments: [
    { point: 0, entry: 0, seat: 2, sort: "luck", events: [{ type: "gave", seat: 1, target: 0 }] },
    { point: 1, entry: 1, seat: 1, sort: "choice", events: [] },
    { point: 2, entry: 2, seat: 0, sort: "choice", events: [] },
  ],
  choices: [choice(1, 0, 1, 499), choice(2, 1, 0, 500)],
} as unknown as Analysis;

const told = (mine: readonly number[]) => new Retrospect(ANALYSIS, speaker, mine);

it("is told to the player who reads", () => {
  const { moments, accounts } = told([0]);
  const own = told([0]);
  const [last, ...others] = moments.toReversed();
  others.reverse();
  expect([last?.number, last && own.change(last.moment), last && own.sort(last.moment)]).toEqual([3, "You: 12\u00a0% → 11\u00a0%", "Your choice"]);
  expect(others.map(({ number }) => number)).toEqual([1, 2]);
  expect(others[0] && own.happened(others[0].moment)).toBe("You get a card from Bram.");
  expect(others[0] && own.sort(others[0].moment)).toBe("Luck, not up to Cleo: what Bram had and did");
  expect(accounts.map((one) => own.owner(one))).toEqual(["You", "Bram", "Cleo"]);
  expect(told([2]).accounts.map((one) => told([2]).owner(one))).toEqual(["You", "Ada", "Bram"]);
  expect(own.advice(ANALYSIS.choices[1] as never)).toContain("Steal from you with Attack");
});

it("names everybody where several read, or nobody who played", () => {
  expect(told([]).moments.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(told([0, 1]).accounts.map((one) => told([0, 1]).owner(one))).toEqual(["Ada", "Bram", "Cleo"]);
});

it("calls only five points and more clearly better", () => {
  const [little, clear] = ANALYSIS.choices.map((one) => told([]).advice(one));
  expect(little).toMatch(/^A little better/);
  expect(clear).toMatch(/^Clearly better/);
});

it("says of a choice beside luck that both are true", () => {
  const beside = { ...ANALYSIS.moments[2], sort: "luck" } as never;
  expect(told([]).better(beside)).toMatch(/^Luck changed more here than the choice. Clearly better, all the same: Steal from/);
  expect(told([]).better(ANALYSIS.moments[2] as never)).toMatch(/^Clearly better: Steal from/);
});

it("is about who chose, or whose luck it was", () => {
  const about = (analysis: Analysis) => analysis.moments.map((one) => new Retrospect(analysis, speaker).about(one));
  expect(about(ANALYSIS)).toEqual([2, 0, 0]);
  expect(about({ ...ANALYSIS, sides: [{ seats: [0, 1, 2], side: "table" }] } as unknown as Analysis)).toEqual([1, 0, 0]);
});
