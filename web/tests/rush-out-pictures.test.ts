import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faces } from "../src/scenes/rush-out/faces";
import { pictures } from "../src/scenes/rush-out/pictures";
import Picture from "../src/scenes/rush-out/Picture.svelte";

/** Everything that is printed for this game, by the files that the rules read. */
const printed = ["cards.toml", "board.toml"]
  .map((file) => readFileSync(`${import.meta.dirname}/../../src/speeltafel/games/rush_out/${file}`, "utf8"))
  .flatMap((text) => [...text.matchAll(/\bid = "(\w+)"/g)].map((found) => found[1] ?? ""))
  .concat("wizard", "dragon_tile");

/** A picture without its colours: cards are told apart by shape. */
const outline = (kind: string) => (pictures[kind] ?? "").replaceAll(/#[0-9a-f]{3,6}\b/g, "");

describe("the pictures of Rush Out!", () => {
  it("are there for every card, hero, tile and thing to buy", () => {
    expect(printed.length).toBeGreaterThan(90);
    expect(printed.filter((kind) => !pictures[kind] || faces[kind]?.art !== Picture)).toEqual([]);
    expect(Object.keys(pictures).toSorted()).toEqual(printed.toSorted());
  });

  it("differ in shape, not only in colour", () => {
    const alike = printed.map((kind) => printed.filter((other) => outline(other) === outline(kind)));
    expect(alike.filter((kinds) => kinds.length > 1)).toEqual([]);
  });

  it("are whole drawings: what is opened is closed, and nothing is missing", () => {
    const broken = printed.filter((kind) => {
      const markup = pictures[kind] ?? "";
      return /undefined|NaN/.test(markup) || markup.split("<g").length !== markup.split("</g>").length;
    });
    expect(broken).toEqual([]);
  });
});
