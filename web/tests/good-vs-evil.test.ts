import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { Choice } from "$lib/play/choice.svelte";
import { COMMON_READING, type Move } from "$lib/play/moves";
import scene from "../src/scenes/good-vs-evil";
import Aside from "../src/scenes/good-vs-evil/Aside.svelte";
import Board from "../src/scenes/good-vs-evil/Board.svelte";
import { figuresOf } from "../src/scenes/figures";
import { kittenOdds } from "../src/scenes/good-vs-evil/odds";
import Summary from "../src/scenes/good-vs-evil/Summary.svelte";
import { inOrder } from "../src/table/after/standing";
import Standings from "../src/table/after/Standings.svelte";
import type { PlayerView, View } from "../src/scenes/good-vs-evil/view";
import { speaker, texts } from "./parts";
import Table from "./Table.svelte";

function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return { seat, alive: true, cards: 2, godcat: false, known: [], fell_to: null, leaving: false, ...more };
}

const VIEW: View = {
  seat: 0,
  hand: ["attack", "cat_horse"],
  players: [player(0), player(1)],
  pile: 9,
  kittens: 1,
  discard: [],
  mat: ["godcat", "devilcat"],
  turn: 0,
  owed: 1,
  action: null,
  duel: null,
  danger: null,
  looking_at: null,
  seen: [],
  removed: [],
};
it("says from whose hand a card is picked", () => {
  const say = vi.fn();
  const asking = { kind: "pick", moves: [], events: [{ type: "played", seat: 0, target: 1 }], texts: { say }, name: String };
  scene.asks?.({ ...asking, view: VIEW } as never);
  scene.tells?.({ ...asking, view: { ...VIEW, seat: 1 } } as never);
  expect(say.mock.calls.map(([, { me, target }]) => [me, target])).toEqual([["player", "1"], ["target", "1"]]);
});

it("lays every hand open in a replay with open cards", () => {
  const views = [VIEW, { ...VIEW, seat: 1, hand: ["nope", "favor"] }];
  const laid = scene.lay?.(VIEW as never, views as never, []) as never;
  expect(scene.seats?.(laid, texts, {}).map(({ faces }) => faces)).toEqual([["attack", "cat_horse"], ["nope", "favor"]]);
});

const ACTION = { seat: 1, cards: ["attack"], effect: "attack", target: null, named: null, nopes: [], stopped: false };

/** The board for these eyes, and what was asked and played by touching it. */
function board(kind: string, moves: Move[], more: Partial<View> = {}, how: Record<string, unknown> = {}) {
  const choice = new Choice(COMMON_READING);
  choice.offer(moves.map((move) => ({ decision: 1, move })), []);
  const told = { whyNot: vi.fn(), play: vi.fn() };
  const waiting = [{ seat: 0, kind, rule: "", clock: null }];
  const table = {
    view: { ...VIEW, ...more },
    seat: 0,
    live: true,
    asked: moves.length > 0,
    people: [],
    waiting,
    moment: null,
    events: [],
    layout: "tv",
    choice,
    speaker,
    texts,
    options: {},
    name: speaker.name,
    ...told,
    ...how,
  };
  const { container } = render(Table, { part: Board, with: { table } } as never);
  const touch = async (selector: string) => {
    for (const found of container.querySelectorAll(selector)) await fireEvent.click(found);
  };
  return { ...told, touch, container, asked: () => told.whyNot.mock.calls.map(([thing]) => [thing.kind, thing.id ?? ""].join(" ").trim()) };
}

describe("a touch on the board of Good vs Evil", () => {
  it("draws where one can draw, and asks about the piles and the cats where one cannot", async () => {
    const mine = board("turn", [{ type: "draw" }]);
    await mine.touch("[data-anchor=pile]");
    expect(mine.play).toHaveBeenCalledWith({ type: "draw" });
    const theirs = board("turn", []);
    await theirs.touch("[data-anchor=pile], [data-anchor=discard], [data-thing]");
    expect(theirs.asked()).toEqual(["mat godcat", "pile draw", "pile discard", "mat devilcat"]);
    expect(theirs.play).not.toHaveBeenCalled();
  });

  it.each([
    ["nope", { action: ACTION, mat: [] }, ["stack"]],
    ["insert", { danger: 0, mat: [] }, ["kitten"]],
    ["heck", { looking_at: "attack", mat: [] }, ["bottom"]],
    ["duel-choice", { duel: { seat: 1, opponent: 0, opponent_card: null }, mat: [] }, ["duel 1", "duel 0"]],
    ["duel-deal", { duel: { seat: 0, opponent: null, opponent_card: null }, mat: [] }, ["duel 0", "duel"]],
  ])("asks about what lies in the middle: %s", async (kind, more, things) => {
    const { touch, asked } = board(kind, [], more);
    await touch("[data-thing]");
    expect(asked()).toEqual(things);
  });

  it("asks about a back that is for the thief to pick, and the thief picks it", async () => {
    const events = [{ type: "played", seat: 0, target: 1 }];
    const players = [player(0), player(1, { godcat: true })];
    const watched = board("pick", [], { players, mat: [] }, { events });
    await watched.touch("[data-thing]");
    expect(watched.asked()).toEqual(["back plain", "back godcat"]);
    const picked = board("pick", [{ type: "pick", what: "plain" }], { players, mat: [] }, { events });
    await picked.touch("[data-move], [data-thing]");
    expect(picked.play).toHaveBeenCalledWith({ type: "pick", what: "plain" });
    expect(picked.asked()).toEqual(["back godcat"]);
  });

  it("asks nothing for those without a seat, nor in a replay", async () => {
    for (const how of [{ seat: null }, { live: false }]) {
      const { touch, asked } = board("turn", [], {}, how);
      await touch("[data-anchor=pile], [data-anchor=discard], [data-thing]");
      expect(asked()).toEqual([]);
    }
  });
});

describe("a card of the hand that cannot be used", () => {
  const card = { key: "attack.1", kind: "attack" };

  it("asks about itself", () => {
    expect(scene.thing?.(card, [])).toEqual({ kind: "card", id: "attack" });
  });

  it("asks about the combination, beside cards that were chosen", () => {
    expect(scene.thing?.(card, ["cat_horse", "cat_horse"])).toEqual({ kind: "together", id: "cat_horse+cat_horse+attack" });
    const long = scene.thing?.(card, Array<string>(6).fill("reveal_the_future"));
    expect(String(long?.id).length).toBe(64);
  });
});

describe("what Good vs Evil shows of players and at the end", () => {
  it("says who is about to leave", () => {
    const facts = scene.seats?.({ ...VIEW, players: [player(0), player(1, { leaving: true })] } as never, texts, {});
    expect(facts?.map((one) => one.badges?.some((badge) => badge.label === texts.say("view-leaving")))).toEqual([false, true]);
  });

  it("shows the third that was taken out, after a quick game only", () => {
    const cards = (removed: string[]) =>
      render(Table, { part: Summary, with: { view: { ...VIEW, removed }, events: [], speaker, texts } } as never).container.querySelectorAll("li").length;
    expect(cards([])).toBe(0);
    expect(cards(["attack", "attack", "cat_horse"])).toBe(3);
  });
});

describe("on a phone beside a television", () => {
  const loud = (seat: number) => {
    const moment = { type: "exploded", seat };
    const { container } = render(Table, { part: Aside, with: { table: { view: VIEW, seat: 0, moment, texts, speaker, name: speaker.name } } } as never);
    return container.querySelector(".boom") !== null;
  };

  it("what happens to its owner is as loud as on the television, and what happens to others is not", () => {
    expect(loud(0)).toBe(true);
    expect(loud(1)).toBe(false);
  });
});

describe("what Good vs Evil asks", () => {
  const asked = (kind: string, moves: string[], more: Partial<View> = {}) =>
    scene.asks?.({
      kind,
      moves: moves.map((type) => ({ type })),
      left: [],
      view: { ...VIEW, ...more } as never,
      events: [{ type: "played", seat: 1, effect: "favor", target: 0 }],
      texts: { say: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") } as never,
      name: speaker.name,
    });

  it("offers a Nope only to who has one, and says what it would do", () => {
    const stopped = { action: { ...ACTION, stopped: true } };
    expect(asked("nope", ["pass"], { action: ACTION })).toMatch(/^prompt-no-nope about-/);
    expect(asked("nope", ["nope", "pass"], { action: ACTION })).toMatch(/^prompt-nope about-/);
    expect(asked("nope", ["nope", "pass"], stopped)).toBe("prompt-nope-back");
    expect(asked("nope", ["pass"], stopped)).toBe("prompt-no-nope-back");
  });

  it("says for whom a card is", () => {
    expect(asked("give", ["give"])).toBe("prompt-give-to Bram");
  });

  it("says so when nothing but drawing is possible", () => {
    expect(asked("turn", ["draw"])).toBe("prompt-only-draw");
    expect(asked("turn", ["draw", "play"])).toBeNull();
  });

  it("shows a theft as the deed of the thief", () => {
    expect(scene.actor?.({ type: "gave", seat: 0, target: 1, card: null, stolen: true })).toBe(1);
    expect(scene.actor?.({ type: "gave", seat: 0, target: 1, card: null, stolen: false })).toBeNull();
  });
});

describe("the odds of a Kitten", () => {
  const kitten = (earliest: number, latest: number) => ({ card: "exploding_kitten", earliest, latest });
  const attack = (earliest: number, latest: number) => ({ card: "attack", earliest, latest });

  it.each([
    ["nothing known", 10, 2, [], 0.2],
    ["no card left", 0, 0, [], 0],
    ["one of two lies at 3 to 7", 11, 2, [kitten(2, 6)], 0.1],
    ["the only one lies deeper", 10, 1, [kitten(2, 6)], 0],
    ["it lies on top", 10, 3, [kitten(0, 0)], 1],
    ["something else lies on top", 10, 3, [attack(0, 0)], 0],
    ["it is one of the first four", 10, 1, [kitten(0, 3)], 0.25],
    ["another card is one of the first two", 11, 2, [attack(0, 1)], 0.1],
  ])("%s", (_, pile, kittens, seen, odds) => {
    expect(kittenOdds(pile, kittens, seen)).toBeCloseTo(odds);
  });
});

describe("the result of Good vs Evil", () => {
  const out = (seat: number, fell_to: string) => player(seat, { alive: false, fell_to });
  const view = { ...VIEW, players: [out(0, "exploding_kitten"), player(1), out(2, "devilcat"), out(3, "devilcat")] };
  const events = [0, 3, 2].map((seat) => ({ type: "exploded", seat }));
  const say = (id: string, args?: Record<string, unknown>) => (args ? `${id} ${Object.values(args).join(" ")}` : id);
  const told = { view, events, tallies: [], speaker, texts: { say, find: (id: string) => id } } as never;

  it("lists who held out longest right after the winner", () => {
    const rows = [0, 1, 2, 3].map((seat) => ({ seat }));
    expect(inOrder(rows, [2, 1, 2, 2], scene.order?.(told)).map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  });

  it("says as which of several each one went", () => {
    expect(scene.notes?.(told)).toEqual(["scene-out-as exploding-kitten 1", "", "scene-out-as devilcat last", "scene-out-as devilcat 2"]);
  });

  const fate = (...events: object[]) => scene.fate?.({ ...(told as object), texts: { say, find: say }, events } as never, 0);
  const attacked = { type: "went-ahead", seat: 2, effect: "targeted_attack" };
  const exploded = { type: "exploded", seat: 0, danger: "exploding_kitten" };

  it("says by whose deed a player went", () => {
    const must = { type: "must-take", seat: 0, turns: 2 };
    expect(fate(attacked, must, { type: "turns-left", seat: 0 }, exploded)).toMatch(/^scene-fell-exploding-kitten-attacked Cleo /);
    expect(fate(attacked, must, { type: "turn-began", seat: 0 }, exploded)).toBe("scene-fell-exploding-kitten");
    expect(fate({ type: "duel-began", seat: 0 }, { ...exploded, danger: "devilcat" })).toMatch(/^scene-fell-devilcat-own/);
  });

  it("has nothing to say of who held out", () => {
    expect(fate({ ...exploded, seat: 1 })).toBe("");
  });
});

describe("a game of Good vs Evil in figures", () => {
  const TALLIES = [
    { turns: 4, cards: 2, nopes: 0, survived: 0, thefts: 1 },
    { turns: 3, cards: 1, nopes: 1, survived: 0, thefts: 1 },
  ];

  it("is shown with the result, players in their order, with a star at who alone has the most", () => {
    const figures = figuresOf(texts, TALLIES);
    const row = { note: "", first: false, mine: false };
    const rows = [{ ...row, seat: 1, name: "Bram", first: true }, { ...row, seat: 0, name: "Ada", note: "exploded", mine: true }];
    const { container } = render(Standings, { rows, figures, score: "" });
    const shown = [...container.querySelectorAll("tbody tr")].map((one) => [...one.querySelectorAll("td")].map((cell) => [cell.textContent?.trim(), cell.classList.contains("most")]));
    expect(shown[1]).toEqual([["4", true], ["2", true], ["0", false], ["1", false]]);
    expect(shown[0]?.[2]).toEqual(["1", true]);
    expect([...container.querySelectorAll("tbody tr")].map((one) => [one.className.includes("first"), one.className.includes("mine")])).toEqual([[true, false], [false, true]]);
    expect(container.querySelector("small")?.textContent).toBe("exploded");
  });

  it("gives no star for what was suffered", () => {
    expect(figuresOf(texts, TALLIES, ["nopes"]).map(({ praised }) => praised)).toEqual([true, true, false, true, true]);
    const rows = [0, 1].map((seat) => ({ seat, name: String(seat), note: "", first: false, mine: false }));
    const { container } = render(Standings, { rows, figures: figuresOf(texts, TALLIES, ["turns", "cards", "nopes"]), score: "" });
    expect(container.querySelectorAll("td.most")).toHaveLength(0);
  });
});
