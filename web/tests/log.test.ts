import { describe, expect, it } from "vitest";
import { Deck } from "$kit";
import { Texts } from "$lib/texts.svelte";
import { grouped, type LogLine } from "../src/kit/log-groups";
import { forgottenSpan, LogWriter } from "../src/lib/play/log";
import type { GameEvent } from "../src/lib/play/speech";
import { speaker } from "./parts";

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

describe("what the log says of what was covered", () => {
  const texts = new Texts({ en: `
event-played = { $seat } plays { $card }.
event-played-you = You play { $card }.
event-played-forgotten = { $seat } played a card.
event-trick-over = All passed.
    .note = Remember it!
`, nl: "" });
  const lines = (events: readonly GameEvent[]) => new LogWriter({ ...speaker, deck: new Deck(texts, {}) }).lines(events, 0).map(({ text, note }) => [text, note]);

  it("keeps the words for what one laid oneself, and says why those of others go [CO-R68]", () => {
    const others = { ...played, seat: 1 };
    expect(lines([played, others, { ...covered, forget: true }, others])).toEqual([["You play 7.", ""], ["Bram played a card.", ""], ["All passed.", "Remember it!"], ["Bram plays 7.", ""]]);
  });

  it("says why once, at the last trick that was covered", () => {
    expect(lines([played, covered, played, { ...covered, count: 2 }]).map(([, note]) => note)).toEqual(["", "", "", "Remember it!"]);
    expect(lines([played, { ...covered, forget: false }]).map(([, note]) => note)).toEqual(["", ""]);
    expect(lines([played, covered, counted]).map(([, note]) => note)).toEqual(["", ""]);
  });
});

const line = (number: number, heading = ""): LogLine => ({ number, text: `${number}`, heading, chapter: false, cards: [], mine: false, met: false, note: "", seat: null });

describe("the log", () => {
  const events: GameEvent[] = [
    { type: "dealt-out" },
    { type: "round", round: 2 },
    { type: "turn", seat: 0 },
    { type: "gave", seat: 0, target: 1 },
    { type: "turn", seat: 1 },
  ];

  it("heads turns and rounds as the game says, each reader's own turn in a word for it", () => {
    const lines = new LogWriter(speaker).lines(events, 1);
    expect(lines.map(({ heading, chapter }) => [heading, chapter])).toEqual([["", false], ["Round 2", true], ["Ada's turn", false], ["", false], ["Your turn", false]]);
    expect(grouped(lines).map(({ head, lines: under }) => [head?.number, under.map(({ number }) => number)])).toEqual([[undefined, [0]], [1, []], [2, [3]], [4, []]]);
  });

  it("marks what somebody else did to the reader, and what the reader did", () => {
    expect(new LogWriter(speaker).lines(events, 1).map(({ mine, met }) => [mine, met])[3]).toEqual([false, true]);
    expect(new LogWriter(speaker).lines(events, 0).map(({ mine, met }) => [mine, met])[3]).toEqual([true, false]);
  });

  it("stays short, and begins with a heading", () => {
    const many = Array.from({ length: 1000 }, (_, number) => line(number, number % 30 === 0 ? `Turn ${number}` : ""));
    const groups = grouped(many);
    expect(groups[0]?.head?.number).toBe(780);
    expect(groups.reduce((sum, one) => sum + one.lines.length, 0)).toBeLessThan(240);
  });
});
