import { expect, test } from "vitest";
import { begun, choiceText, fieldsOf, isPreset, presetsOf, reseated } from "$lib/options";
import { Texts } from "$lib/texts.svelte";
import type { GameCard } from "$lib/wire";

const SOURCE = "option-leader = Leader\noption-gift-3 = Gift of { $player }\noption-quick = Quick";
const texts = new Texts({ en: SOURCE, nl: SOURCE });
const game = {
  min_seats: 2,
  options: { quick: false, leader: 0, gift_3: "none", turn_ms: 600 },
  advice: [{ quick: true }, {}, {}],
  presets: [
    { name: "usual", options: { leader: 2 }, seats: [2, 3, 4] },
    { name: "quick", options: { quick: true }, seats: [2, 3, 4] },
  ],
  options_schema: {
    properties: {
      quick: { type: "boolean" },
      leader: { type: "integer", minimum: 0, maximum: 4, "x-seat": true },
      gift_3: { enum: ["none", "rose"], "x-seat-of": 2 },
      turn_ms: { type: "integer", minimum: 300, maximum: 2000 },
    },
  },
} as unknown as GameCard;

const PEOPLE = ["Noor (you)", "Sam", "Bot Ada"];
const named = (name: string, people = PEOPLE) => fieldsOf(game, texts, people).find((one) => one.name === name);

test("a seat is chosen by name, the lot comes last, and nobody is offered who is not there", () => {
  const leader = named("leader");
  const offered = leader?.choices?.map((choice) => choiceText(texts, PEOPLE, leader, choice));
  expect(offered).toEqual([...PEOPLE, "At random"]);
});

test("an option of one seat has the name of who sits there, and goes with the chair", () => {
  expect(named("gift_3")?.label).toBe("Gift of Bot Ada");
  expect(named("gift_3", ["Noor", "Sam"])).toBeUndefined();
  expect(named("gift_3", ["Noor", "Sam", "Free chair 3"])?.label).toBe("Gift of free chair 3");
});

test("a length is said in seconds", () => {
  expect(named("turn_ms")).toMatchObject({ kind: "seconds", second: 1000 });
});

test("a preset is recognised whoever leads, and no longer when an option differs", () => {
  const [usual, quick] = game.presets;
  if (!usual || !quick) throw new Error("presets");
  const options = begun(game, 3, usual);
  expect(isPreset(game, usual, { ...options, leader: 1 }, 3)).toBe(true);
  expect(isPreset(game, usual, { ...options, quick: true }, 3)).toBe(false);
  expect(isPreset(game, quick, { ...options, quick: true }, 3)).toBe(true);
});

test("when chairs come and go, advice is followed, choices stay, and who is gone is not named", () => {
  const three = { quick: false, leader: 3, gift_3: "rose", turn_ms: 800 };
  expect(reseated(game, three, 3, 2)).toEqual({ quick: true, leader: 0, gift_3: "none", turn_ms: 800 });
  expect(reseated(game, { ...three, quick: true }, 3, 4)).toEqual({ ...three, quick: true });
  expect(reseated(game, { ...three, quick: true, leader: 1 }, 2, 3)).toMatchObject({ quick: false, leader: 1 });
});

test("where two presets come to the same, the one that says so itself is meant", () => {
  const advised = { ...game, presets: [{ name: "whole", options: {}, seats: [2, 3] }, ...game.presets.slice(1)] };
  expect(presetsOf(advised, begun(advised, 2), 2).map(({ name }) => name)).toEqual(["quick", "whole"]);
  expect(presetsOf(advised, begun(advised, 3), 3).map(({ name }) => name)).toEqual(["whole"]);
});
