import { describe, expect, it } from "vitest";
import type { RulebookCard } from "$lib/wire";
import { Rulebook } from "../src/rulebook/book";

const paragraph = (id: string, rules: string[], kinds: string[] = []) => ({ id, rules, kinds, picture: "" });
const card: RulebookCard = {
  game: "x",
  chapters: [
    { id: "setup", paragraphs: [paragraph("deal", ["X-1", "X-2"]), paragraph("welcome", [])] },
    { id: "play", paragraphs: [paragraph("turn", ["X-3"], ["attack"])] },
  ],
  glance: ["aim"],
  pictures: [],
  rules: ["Deal seven cards.", "Nobody looks.", "Draw or pass."].map((en, index) => ({ id: `X-${index + 1}`, en, nl: "", chapter: null })),
  signs: {},
  words: {
    en: `
chapter-setup = Setting up
chapter-play = Playing
deal = Everybody gets cards
    .text = Give seven to each.
welcome = Welcome
    .text = Sit down at the café, take it easy.
turn = Your turn
    .text = Take a card, see what it says.
glance-aim = Aim
    .text =
        First line.
        Second line.
`,
    nl: "",
  },
  made: false,
};

describe("a rulebook", () => {
  const book = new Rulebook(card);

  it("knows the paragraph of a rule, and numbers only what has a footnote", () => {
    expect(book.home("X-2")?.id).toBe("deal");
    expect(book.home("X-9")).toBeUndefined();
    expect(book.paragraphs.map((one) => book.number(one))).toEqual([1, undefined, 2]);
  });

  it("finds all words in any order, with or without accents", () => {
    expect(book.find("SEVEN give").map((hit) => hit.id)).toEqual(["deal"]);
    expect(book.find("cafe").map((hit) => hit.id)).toEqual(["welcome"]);
    expect(book.find("seven pass")).toEqual([]);
    expect(book.find("  ")).toEqual([]);
  });

  it("has the nearest first: a title before a phrase, a phrase before scattered words", () => {
    expect(book.find("card").map((hit) => hit.id)).toEqual(["deal", "turn"]);
    expect(book.find("take a").map((hit) => hit.id)).toEqual(["turn", "welcome"]);
  });

  it("leads to the rule where only the rule has the words", () => {
    expect(book.find("looks")).toEqual([{ id: "X-2", title: "Everybody gets cards", text: "Nobody looks.", chapter: "Setting up" }]);
  });

  it("has the game at a glance in lines", () => {
    expect(book.glance("aim")).toEqual({ title: "Aim", lines: ["First line.", "Second line."] });
  });
});
