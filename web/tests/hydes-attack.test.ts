import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/speech";
import { lay } from "../src/scenes/hydes-attack/open";
import type { View } from "../src/scenes/hydes-attack/view";

const laid = (seat: number, card: string | null) => ({ seat, source: "hand", card, strength: null });

/** One pile as a seat sees it that played the first card of it, at a table that plays by memory. */
const seen = (hand: string[], thing: string | null) =>
  ({
    thing_card: thing,
    players: [{ cards: hand }, { cards: [] }],
    locations: [{ location: "crypt", mine: 2, pile: [laid(0, null), laid(1, null), laid(1, null), laid(0, null)] }],
  }) as unknown as View;

const events: GameEvent[] = [
  { type: "thing-placed", seat: 1, card: "eye_1" },
  { type: "played", seat: 0, location: "crypt", card: "siren_2" },
  { type: "ones-played", seat: 1, location: "crypt", cards: ["bee_1"], count: 2, thing: true },
  { type: "played", seat: 0, location: "woods", card: "bat_3" },
  { type: "six-played", seat: 0, location: "crypt" },
];

describe("a replay of The Hyde's Attack with open cards", () => {
  const open = lay(seen(["siren_2"], null), [seen(["siren_2"], null), { ...seen([], "eye_4"), players: [{ cards: [] }, { cards: ["bat_5"] }] } as unknown as View], events);

  it("lays every pile open, whoever's eyes are chosen", () => {
    expect(open.locations[0]?.pile.map((card) => card.card)).toEqual(["siren_2", "bee_1", "eye_1", "six"]);
  });

  it("shows all hands and Thing's card", () => {
    expect(open.players.map((player) => player.cards)).toEqual([["siren_2"], ["bat_5"]]);
    expect(open.thing_card).toBe("eye_4");
  });
});
