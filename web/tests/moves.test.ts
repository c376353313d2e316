import { describe, expect, it } from "vitest";
import { aimedAt, alike, cardsOf, COMMON_READING, isRange, joinable, nextQuestion, using, without, type Move } from "$lib/play/moves";

const draw: Move = { type: "draw" };
const play: Move = { type: "play", card: "attack" };
const pairOn = (target: number): Move => ({ type: "pair", cards: ["cat", "cat"], target });
const nope: Move = { type: "nope" };

describe("cards of a move", () => {
  it("are read from card and cards", () => {
    expect(cardsOf(play, COMMON_READING)).toEqual(["attack"]);
    expect(cardsOf(pairOn(1), COMMON_READING)).toEqual(["cat", "cat"]);
    expect(cardsOf(draw, COMMON_READING)).toEqual([]);
  });

  it("are what the scene says, where it says something", () => {
    const reading = { ...COMMON_READING, cards: (move: Move) => (move.type === "nope" ? ["nope"] : null) };
    expect(cardsOf(nope, reading)).toEqual(["nope"]);
    expect(cardsOf(play, reading)).toEqual(["attack"]);
  });
});

describe("moves for the chosen cards", () => {
  const moves = [draw, play, pairOn(1), pairOn(2)];

  it("use exactly these cards", () => {
    expect(using(moves, [], COMMON_READING)).toEqual([draw]);
    expect(using(moves, ["attack"], COMMON_READING)).toEqual([play]);
    expect(using(moves, ["cat"], COMMON_READING)).toEqual([]);
    expect(using(moves, ["cat", "cat"], COMMON_READING)).toHaveLength(2);
  });

  it("have a button without a card where the scene wants one", () => {
    const reading = { ...COMMON_READING, cards: () => ["nope"], buttons: ["nope"] };
    expect(using([nope], [], reading)).toEqual([nope]);
  });

  it("say which cards can still join", () => {
    expect(joinable(moves, [], COMMON_READING)).toEqual(new Set(["attack", "cat"]));
    expect(joinable(moves, ["cat"], COMMON_READING)).toEqual(new Set(["cat"]));
    expect(joinable(moves, ["attack"], COMMON_READING)).toEqual(new Set());
  });
});

it("takes each card away once", () => {
  expect(without(["a", "b", "a"], ["a"])).toEqual(["b", "a"]);
  expect(without(["a"], ["a", "a"])).toBeNull();
});

describe("the next question", () => {
  it("is the first field in which the moves differ", () => {
    expect(nextQuestion([pairOn(1), pairOn(2)])).toEqual({ field: "target", values: [1, 2] });
    expect(nextQuestion([draw, play])).toEqual({ field: "type", values: ["draw", "play"] });
    expect(nextQuestion([draw])).toBeNull();
  });

  it("asks no type where another answer tells it", () => {
    const alone = { type: "play", card: "shuffle", godcat: true };
    const on = (target: number) => ({ type: "play_on", card: "favor", target, godcat: true });
    expect(nextQuestion([alone, on(1), on(2)])).toEqual({ field: "card", values: ["shuffle", "favor"] });
    expect(nextQuestion([alone, { ...alone, card: "attack" }, { ...on(1), card: "attack" }])?.field).toBe("type");
  });

  it("is a slider for a long run of numbers only", () => {
    expect(isRange({ field: "place", values: [0, 1, 2, 3, 4, 5, 6] })).toBe(true);
    expect(isRange({ field: "place", values: [0, 1, 2] })).toBe(false);
    expect(isRange({ field: "place", values: [0, 1, 2, 3, 4, 9] })).toBe(false);
    expect(isRange({ field: "card", values: ["a", "b", "c", "d", "e", "f"] })).toBe(false);
  });
});

describe("moves in rows", () => {
  const turn = (cell: number, turns: number): Move => ({ type: "turn", cell, turns });

  it("stand together when only the last thing that can differ does", () => {
    const rows = alike([draw, turn(1, 1), turn(2, 1), turn(1, 2), pairOn(1), pairOn(2)]);
    expect(rows).toEqual([[draw], [turn(1, 1), turn(1, 2)], [turn(2, 1)], [pairOn(1), pairOn(2)]]);
  });
});

describe("a card dropped on something", () => {
  const lay = (location: string): Move => ({ type: "lay", card: "bat", location });
  const there = (anchor: string) => ["seat:1", "seat:2", "place:crypt", "place:woods", "mat:godcat"].includes(anchor);
  const at = (moves: Move[], anchor: string) => aimedAt(moves, anchor, COMMON_READING, there);

  it("means the moves that are aimed at it", () => {
    expect(at([pairOn(1), pairOn(2)], "seat:2")).toEqual([pairOn(2)]);
    expect(at([lay("crypt"), lay("woods")], "place:woods")).toEqual([lay("woods")]);
  });

  it("means nothing where every move is aimed at another of its kind", () => {
    expect(at([pairOn(1)], "seat:2")).toEqual([]);
    expect(at([lay("crypt")], "place:woods")).toEqual([]);
  });

  it("means every move where none is aimed at anything of its kind", () => {
    expect(at([play], "seat:2")).toEqual([play]);
    expect(at([play, pairOn(1)], "mat:godcat")).toEqual([play, pairOn(1)]);
    expect(at([lay("crypt"), pairOn(1)], "")).toEqual([lay("crypt"), pairOn(1)]);
  });
});
