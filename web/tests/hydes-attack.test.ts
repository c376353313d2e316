import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { Choice } from "$lib/play/choice.svelte";
import { COMMON_READING, type Move } from "$lib/play/moves";
import type { GameEvent } from "$lib/play/speech";
import Board from "../src/scenes/hydes-attack/Board.svelte";
import { flags } from "../src/scenes/hydes-attack/flags";
import { lay } from "../src/scenes/hydes-attack/open";
import { asks } from "../src/scenes/hydes-attack/prompts";
import type { View } from "../src/scenes/hydes-attack/view";
import { speaker, texts } from "./parts";
import Table from "./Table.svelte";

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

it("asks to go on where nobody may stay", () => {
  const say = (kind: string, types: string[]) => asks({ kind, moves: types.map((type) => ({ type })), view: { idling: false }, texts: { say: (id: string) => id } } as never);
  expect(say("move", ["go", "go"])).toBe("prompt-move-on");
  expect(say("move", ["stay", "go"])).toBeNull();
});

it("says what cards are for to who plays none", () => {
  const asking = { kind: "move", moves: [{ type: "stay" }, { type: "go" }], view: { idling: true }, texts: { say: (id: string) => id } };
  expect(asks(asking as never)).toBe("prompt-idle");
});

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

const RING = ["crypt", "jericho", "pilgrim_village", "art_shed", "woods"];

function place(location: string): View["locations"][number] {
  return { location, bars: [], must_leave: false, target: "bat_plus", fate: "open", seen: false, pile: [], worth: {}, mine: 0 };
}

function player(outcast: string, sixes = 0): View["players"][number] {
  return { outcast, location: "crypt", hand: 1, cards: ["bee_1"], sixes };
}

const VIEW: View = {
  seat: 0,
  level: "beginner",
  cast: ["bianca", "enid"],
  locations: RING.map(place),
  players: [player("bianca", 2), player("enid")],
  turn: 0,
  thing_holder: 0,
  thing_full: true,
  thing_card: "bat_5",
  deck: 20,
  discard: 1,
  discarded: ["eye_1"],
  bag: RING,
  attack: 1,
  need: 14,
  needs: [14, 16, 18, 20, 22],
  striking: null,
  revealed: [],
  counts: [],
  total: null,
  attacks: [],
  losses: 0,
  limit: 3,
  idling: false,
  round_began: 1,
};

/** The board of a person who is asked this, and what was asked and played by touching it. */
function board(kind: string, moves: Move[], more: Partial<View> = {}, how: Record<string, unknown> = {}) {
  const choice = new Choice(COMMON_READING);
  choice.offer(moves.map((move) => ({ decision: 1, move })), [{ key: "bee_1.1", kind: "bee_1" }]);
  const told = { whyNot: vi.fn(), play: vi.fn() };
  const waiting = [{ seat: 0, kind, rule: "", clock: null }];
  const table = { view: { ...VIEW, ...more }, seat: 0, live: true, asked: true, waiting, moment: null, events: [], remarks: [], choice, speaker, texts, name: speaker.name, ...told, ...how };
  const { container } = render(Table, { part: Board, with: { table } } as never);
  const touch = async (selector: string) => {
    for (const found of container.querySelectorAll(selector)) await fireEvent.click(found);
  };
  return { ...told, choice, touch, container, asked: () => told.whyNot.mock.calls.map(([thing]) => [thing.kind, thing.id ?? ""].join(" ").trim()) };
}

const GO: Move[] = [{ type: "stay" }, { type: "go", location: "jericho" }, { type: "go", location: "nevermore" }];
const PLAY: Move[] = [
  { type: "play", card: "bee_1", location: "crypt" },
  { type: "play-thing", location: "crypt" },
  { type: "play-six", card: "bee_1", location: "crypt" },
];

describe("a touch on the board of The Hyde's Attack", () => {
  it("goes where the pawn can go, and asks about the very place where it cannot", async () => {
    const { touch, asked, play } = board("move", GO);
    await touch("button.place, button.academy");
    expect(asked()).toEqual(["location pilgrim_village", "location art_shed", "location woods"]);
    expect(play.mock.calls.map(([move]) => move.location ?? move.type)).toEqual(["nevermore", "stay", "jericho"]);
  });

  it("asks about Thing, the 6, the bag and the draw pile on Nevermore", async () => {
    const { touch, asked, play } = board("play", [{ type: "play", card: "bee_1", location: "crypt" }]);
    for (const what of [".both", ".sixes", ".sack", ".academy .title", "[data-anchor=deck]"]) await touch(what);
    expect(asked()).toEqual(["thing", "six", "bag", "location nevermore", "deck"]);
    expect(play).not.toHaveBeenCalled();
  });

  it("shows what lies on the discard pile when that is touched, also where Nevermore is a way to go", async () => {
    const { touch, asked, play } = board("move", GO);
    await touch("[data-anchor=discard]");
    expect(document.querySelector("dialog .old li")).not.toBeNull();
    expect([asked(), play.mock.calls]).toEqual([[], []]);
  });

  it("chooses Thing's card where it can be played, and then the place", async () => {
    const { touch, asked, choice, play } = board("play", PLAY);
    await touch(".both");
    expect(choice.moves).toEqual([PLAY[1]]);
    await touch(".place.can");
    expect(play).toHaveBeenCalledWith(PLAY[1]);
    expect(asked()).toEqual([]);
  });

  it("offers to stay as one of several ways, and shows what was said in this round at the place itself", () => {
    const remarks = [
      { seat: 1, signal: "focus-jericho", turn: 3 },
      { seat: 1, signal: "focus-crypt", turn: 5 },
      { seat: 0, signal: "going-crypt", turn: 6 },
      { seat: 1, signal: "covered-crypt", turn: 7 },
      { seat: 0, signal: "thing-to-me", turn: 7 },
    ];
    const { container } = board("move", GO, { round_began: 5 }, { remarks });
    expect([...container.querySelectorAll(".flag")].map((flag) => [flag.closest(".place")?.getAttribute("data-anchor"), flag.className.split(" ")[1]])).toEqual([
      ["place:crypt", "going"],
      ["place:crypt", "covered"],
    ]);
  });

  it("shows remarks that are moves of the game until the round is over", () => {
    const said = (seat: number, phrase: string) => ({ type: "said", seat, phrase, location: "woods" });
    const table = { view: VIEW, remarks: [], events: [said(0, "focus"), { type: "round-ended" }, said(1, "little-help")] };
    expect(flags(table as never, "woods")).toEqual([{ seat: 1, phrase: "little-help" }]);
  });

  it("tells how a 6 is played: by picking the card that goes for it", async () => {
    const { touch, asked } = board("play", PLAY);
    await touch(".sixes");
    expect(asked()).toEqual(["six"]);
  });

  it("asks about a revealed card that does not match", async () => {
    const events = [{ type: "revealed", location: "crypt", cards: ["eye_5", "six"], counts: [5, 6], total: 11 }];
    const { touch, asked } = board("swap", [{ type: "pass" }], { striking: "crypt" }, { events });
    await touch(".attack .one");
    expect(asked()).toEqual(["revealed eye_5", "revealed six"]);
  });

  it("asks about an outcast that is taken, and once more before a choice is final", async () => {
    const players = [player(""), player("enid")];
    const { touch, asked, play } = board("outcast", [{ type: "choose-outcast", outcast: "bianca" }], { players });
    await touch(".role");
    expect(asked()).toEqual(["outcast enid"]);
    expect(play).not.toHaveBeenCalled();
    await touch(".final");
    expect(play).toHaveBeenCalledWith({ type: "choose-outcast", outcast: "bianca" });
  });

  it.each([{ seat: null }, { live: false }])("asks nothing for who only looks: %o", async (how) => {
    const { container, touch, asked } = board("move", [], {}, { asked: false, ...how });
    await touch(".academy, .spoke > .place, .both, .sack");
    expect(asked()).toEqual([]);
    expect(container.querySelectorAll("button.place, button.academy, button.both, button.sack")).toHaveLength(0);
  });
});
