import { describe, expect, it } from "vitest";
import { cardsIn, eventText, moveText, split, valueText } from "$lib/play/speech";
import { speaker } from "./parts";

describe("an event as somebody reads it who has a part in it", () => {
  const gave = { type: "gave", seat: 0, target: 1 };

  it("has a sentence of its own for each part that needs one", () => {
    expect(eventText(speaker, gave, 1)).toBe("You get a card from Ada.");
    expect(eventText(speaker, gave, 2)).toBe("Ada gives Bram a card.");
  });

  it("says you where no other sentence is needed, and yourself to who acts", () => {
    expect(eventText(speaker, { type: "met", seat: 0, player: 1 }, 1)).toBe("Ada meets you.");
    expect(eventText(speaker, { type: "voted", seat: 1, target: 1 }, 1)).toBe("You vote for yourself.");
    expect(eventText(speaker, { type: "voted", seat: 1, target: 0 }, 1)).toBe("You vote for Ada.");
  });

  it("names everybody to those who only look on", () => {
    expect(eventText(speaker, { type: "met", seat: 0, player: 1 }, null)).toBe("Ada meets Bram.");
  });
});

describe("a card within a sentence", () => {
  it("has the article that its game gives it, with a capital where the sentence begins", () => {
    expect(eventText(speaker, { type: "lost", seat: 0, card: "cat_horse" }, null)).toBe("Ada loses the Horse Cat.");
    expect(eventText(speaker, { type: "left", card: "cat_horse" }, null)).toBe("The Horse Cat is left.");
    expect(eventText(speaker, { type: "lost", seat: 0, card: "attack" }, null)).toBe("Ada loses Attack.");
  });
});

describe("an event that is seen on the board and not told", () => {
  const rode = { type: "rode", seat: 0, path: 3 };
  const quiet = { ...speaker, quiet: ["rode"] };

  it("has no sentence, but what the prompt says meanwhile", () => {
    expect(eventText(quiet, rode, 1)).toBe("");
    expect(eventText(quiet, rode, 1, "stage")).toBe("Ada rides.");
  });
});

describe("sentences that begin alike", () => {
  it("are told behind what they share, and each still says something", () => {
    expect(split(["Turn C3 by 60°", "Turn C3 by 180°"])).toEqual({ start: "Turn C3 by", ends: ["60°", "180°"] });
    expect(split(["Ride", "Ride on"])).toEqual({ start: "", ends: ["Ride", "Ride on"] });
    expect(split(["Ride on"])).toEqual({ start: "", ends: ["Ride on"] });
  });
});

describe("a move as its player reads it", () => {
  const pair = { type: "pair", target: 1, cards: ["attack", "attack"] };

  it("calls that player yourself while it can be made, and by the name afterwards", () => {
    expect(moveText({ ...speaker, self: () => 1 }, pair)).toBe("Steal from yourself with 2× Attack");
    expect(moveText({ ...speaker, self: () => null }, pair)).toBe("Steal from Bram with 2× Attack");
  });
});

describe("a player as the answer to a question", () => {
  it("is you for who is asked, and has a name for everybody else", () => {
    const asked = { ...speaker, self: () => 1 };
    expect([0, 1, 2].map((seat) => valueText(asked, "target", seat))).toEqual(["Ada", "You", "Cleo"]);
    expect(valueText(asked, "places", 1)).toBe("1");
    expect(valueText(speaker, "target", 1)).toBe("Bram");
  });
});

describe("the pictures of an event", () => {
  const deck = { ...speaker.deck, faces: { kitten: {}, nope: {} } } as unknown as typeof speaker.deck;

  it("show a card once that is told and lies in a list, and as many as lie there", () => {
    expect(cardsIn(deck, { type: "exploded", seat: 0, danger: "kitten", cards: ["kitten", "nope", "nope"] })).toEqual(["kitten", "nope", "nope"]);
    expect(cardsIn(deck, { type: "drew", seat: 0, card: "kitten" })).toEqual(["kitten"]);
  });
});
