import { beforeEach, describe, expect, it } from "vitest";
import { Choice, type Offer } from "$lib/play/choice.svelte";
import { COMMON_READING, type Move } from "$lib/play/moves";

const hand = ["attack", "cat", "cat"].map((kind, index) => ({ key: `${kind}.${index}`, kind }));
const [attack, firstCat, secondCat] = hand as [(typeof hand)[0], (typeof hand)[0], (typeof hand)[0]];
const pair = (target: number): Move => ({ type: "pair", cards: ["cat", "cat"], target });
const offers: Offer[] = [
  { decision: 4, move: { type: "draw" } },
  { decision: 4, move: { type: "play", card: "attack" } },
  { decision: 4, move: pair(1) },
  { decision: 5, move: pair(2) },
];

let choice: Choice;
beforeEach(() => {
  choice = new Choice(COMMON_READING);
  choice.offer(offers, hand);
});

describe("a choice", () => {
  it("starts with the moves that need no card", () => {
    expect(choice.ready).toEqual({ type: "draw" });
  });

  it("leads from a card to its move", () => {
    choice.toggle(attack);
    expect(choice.ready).toEqual({ type: "play", card: "attack" });
  });

  it("leads from two cards over a question to a move", () => {
    choice.toggle(firstCat);
    expect(choice.moves).toEqual([]);
    choice.toggle(secondCat);
    expect(choice.question).toEqual({ field: "target", values: [1, 2] });
    choice.answer("target", 2);
    expect(choice.ready).toEqual(pair(2));
    expect(choice.decisionOf(pair(2))).toBe(5);
  });

  it("drops what does not go together", () => {
    choice.toggle(attack);
    choice.toggle(firstCat);
    expect(choice.kinds).toEqual(["cat"]);
  });

  it("goes back step by step", () => {
    choice.toggle(firstCat);
    choice.toggle(secondCat);
    choice.answer("target", 1);
    choice.back();
    expect(choice.question?.field).toBe("target");
    choice.back();
    expect(choice.chosen).toEqual([]);
  });

  it("takes what sets some moves apart as said", () => {
    choice.pick([firstCat.key, secondCat.key]);
    choice.narrow([pair(2)]);
    expect(choice.answers).toEqual([{ field: "target", value: 2 }]);
    expect(choice.ready).toEqual(pair(2));
    choice.pick([attack.key]);
    expect([choice.kinds, choice.answers]).toEqual([["attack"], []]);
  });

  it("forgets cards that left the hand", () => {
    choice.toggle(attack);
    choice.offer([{ decision: 6, move: { type: "draw" } }], hand.slice(1));
    expect(choice.chosen).toEqual([]);
  });

  it("picks together what goes only together, where the game wants it", () => {
    choice = new Choice({ ...COMMON_READING, together: true });
    choice.offer(offers, hand);
    choice.toggle(firstCat);
    expect(choice.kinds).toEqual(["cat", "cat"]);
    expect(choice.question).toEqual({ field: "target", values: [1, 2] });
  });

  it("keeps a pair when its other card is touched too, and puts it back when the same card is touched again", () => {
    choice = new Choice({ ...COMMON_READING, together: true });
    choice.offer(offers, hand);
    choice.toggle(firstCat);
    choice.toggle(secondCat);
    expect(choice.kinds).toEqual(["cat", "cat"]);
    choice.toggle(secondCat);
    expect(choice.chosen).toEqual([]);
    choice.toggle(firstCat);
    choice.toggle(firstCat);
    expect(choice.chosen).toEqual([]);
  });

  it("leaves open what can go in two ways", () => {
    const three: Move = { type: "three", cards: ["cat", "cat", "cat"] };
    choice = new Choice({ ...COMMON_READING, together: true });
    choice.offer([{ decision: 4, move: pair(1) }, { decision: 4, move: three }], [...hand, { key: "cat.3", kind: "cat" }]);
    choice.toggle(firstCat);
    expect(choice.kinds).toEqual(["cat"]);
  });
});
