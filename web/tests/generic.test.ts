import { describe, expect, it } from "vitest";
import { COMMON_READING } from "$lib/play/moves";
import type { Speaker } from "$lib/play/speech";
import { Texts } from "$lib/texts.svelte";
import { Deck } from "$kit";
import { kindOf, read, sitters, zones } from "../src/scenes/generic/reading";

const en = `
card-apple = Apple
card-red-1 = Red 1
    .index = 1
    .colour = #b3392f
value-night = by night
view-market = Market
view-points = points
`;
const texts = new Texts({ en, nl: en });
const speaker: Speaker = {
  deck: new Deck(texts),
  reading: { ...COMMON_READING, seatFields: ["leader", "order"], placeNames: { cell: ["A1", "A2"] } },
  name: (seat) => ["Ada", "Bram"][seat] ?? "?",
};

describe("the table of a game without a scene", () => {
  it("shows every card of a zone, however many there are", () => {
    const market = Array<string>(30).fill("apple");
    expect(zones(speaker, { market }, [])).toEqual([{ name: "market", label: "Market", shown: { kind: "cards", cards: market } }]);
  });

  it("knows cards that are things", () => {
    expect(kindOf({ colour: "red", number: 1 })).toBe("red_1");
    expect(read(speaker, "shown", [{ colour: "red", number: 1 }])).toEqual({ kind: "cards", cards: ["red_1"] });
    expect(speaker.deck.face("red_1")).toMatchObject({ index: "1", ground: ["#b3392f", expect.stringContaining("#b3392f")] });
  });

  it("calls seats and places by their names, and values by their words", () => {
    expect(read(speaker, "leader", 1)).toEqual({ kind: "text", text: "Bram" });
    expect(read(speaker, "order", [1, 0])).toEqual({ kind: "text", text: "Bram, Ada" });
    expect(read(speaker, "cell", 1)).toEqual({ kind: "text", text: "A2" });
    expect(read(speaker, "when", "night")).toEqual({ kind: "text", text: "by night" });
    expect(read(speaker, "round", 0)).toEqual({ kind: "text", text: "0" });
  });

  it("shows what can be seen of each player, open hands included", () => {
    const view = { players: [{ seat: 1, hand: ["apple"], points: 3, out: false }, { seat: 0, hand: null, points: 0 }] };
    const [bram, ada] = sitters(speaker, view, []);
    expect(bram?.seat).toBe(1);
    expect(bram?.fields.map(({ label }) => label)).toEqual(["hand", "points"]);
    expect(bram?.fields[0]?.shown).toEqual({ kind: "cards", cards: ["apple"] });
    expect(ada?.fields.map(({ label }) => label)).toEqual(["points"]);
  });

  it("keeps the rows of a list of lists apart", () => {
    expect(read(speaker, "played", [[1, 2], [3]])).toEqual({
      kind: "rows",
      rows: [{ kind: "text", text: "1, 2" }, { kind: "text", text: "3" }],
    });
  });

  it("leaves out what is drawn already, what the page shows elsewhere, and what is not there", () => {
    const view = { seat: 0, hand: ["apple"], memory: [1], waiting: [1], tree: "oak", nothing: null, none: [], players: [{ seat: 0, points: 1 }] };
    expect(zones(speaker, view, ["tree"])).toEqual([]);
    expect(sitters(speaker, view, ["players"])).toEqual([]);
  });

  it("tells kinds without a colour apart", () => {
    const grounds = [..."123456789"].map((kind) => speaker.deck.face(kind).ground[0]);
    expect(new Set(grounds).size).toBe(9);
  });
});
