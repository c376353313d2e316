import type { Move } from "$lib/play/moves";
import { describe, expect, it, vi } from "vitest";
import type { SceneTable } from "../src/scenes/contract";
import { Hands } from "../src/scenes/rush-out/hands.svelte";
import { moment } from "../src/scenes/rush-out/moments";
import { actor, newsOf } from "../src/scenes/rush-out/news";
import { raceOf } from "../src/scenes/rush-out/statistics";
import { bits, dieOf, sidesOf, type SpotView, type View } from "../src/scenes/rush-out/view";

const WIZARD = 0;
const HERO = 1;
const MATE = 2;

function seen(seat: number | null, more: Partial<View> = {}): View {
  return { seat, wizard: WIZARD, heroes: [HERO, MATE], spells: [], trials: [], ...more } as unknown as View;
}

function spot(card: string, kind: string): SpotView {
  return { card, printed: { kind, hero: [], wizard: [], banner: "" } } as unknown as SpotView;
}

describe("dice", () => {
  it("are named by seat and number in one code", () => {
    expect(dieOf(17)).toEqual({ seat: 2, die: 1 });
  });

  it("that come back are bits of a roll", () => {
    expect(bits([])).toBe(0);
    expect(bits([0, 2])).toBe(5);
  });
});

describe("the mark in the log", () => {
  it("is that of who did it alone", () => {
    expect(actor({ type: "card_completed", card: "banshee", team: "wizard", seats: [WIZARD] })).toBe(WIZARD);
    expect(actor({ type: "gesture_made", card: "imp", seats: [HERO] })).toBe(HERO);
    expect(actor({ type: "item_bought", team: "heroes", item: "rope", owner: MATE })).toBe(MATE);
  });

  it("is nobody's where several did it, or nobody", () => {
    expect(actor({ type: "card_completed", card: "imp", team: "heroes", seats: [HERO, MATE] })).toBeNull();
    expect(actor({ type: "card_summoned", card: "banshee" })).toBeNull();
  });
});

describe("sides of a card", () => {
  it("are the wizard's while it is a spell, and the heroes' once it is a trial", () => {
    expect(sidesOf(seen(HERO, { spells: ["imp"] }), spot("imp", "summon"))).toEqual(["wizard"]);
    expect(sidesOf(seen(HERO, { trials: ["imp"] }), spot("imp", "summon"))).toEqual(["hero"]);
  });

  it("are both where the camps race for the same card", () => {
    expect(sidesOf(seen(HERO), spot("shrine", "coin"))).toEqual(["hero", "wizard"]);
    expect(sidesOf(seen(HERO), spot("chase", "confrontation"))).toEqual(["hero", "wizard"]);
  });
});

describe("a race as a whole", () => {
  const told = raceOf([
    { type: "race_started", seat: WIZARD },
    { type: "dice_thrown", seat: WIZARD, back: 0, lands_at: 10.6 },
    { type: "dice_thrown", seat: HERO, back: 0, lands_at: 12 },
    { type: "dragon_moved", fields: 2, to_field: 2 },
    { type: "dragon_moved", fields: -1, to_field: 1 },
    { type: "dice_thrown", seat: HERO, back: 0, lands_at: 15.6 },
    { type: "round_won", team: "heroes", reason: "trial_pile" },
  ]);

  it("knows how long it was and how far the dragon came", () => {
    expect(told.seconds).toBeCloseTo(5);
    expect(told.dragon).toBe(2);
  });
});

describe("news", () => {
  const knocked = { type: "dice_removed", card: "crossroads", dice: [HERO * 8] };

  it("is loudest for whom it hits", () => {
    expect(newsOf(knocked, seen(HERO))).toMatchObject({ text: "scene-hit-dice", tone: "bad", mine: true });
    expect(newsOf(knocked, seen(MATE))).toMatchObject({ text: "scene-hit-others", tone: "bad", mine: false });
    expect(newsOf(knocked, seen(WIZARD))).toMatchObject({ text: "scene-hit-others", tone: "good", mine: false });
  });

  it("warns of the dragon only on its last field, on the way to the pile", () => {
    expect(newsOf({ type: "dragon_moved", fields: 1, to_field: 2 }, seen(HERO))).toBeNull();
    expect(newsOf({ type: "dragon_moved", fields: 1, to_field: 3 }, seen(HERO))).toMatchObject({ mine: true });
    expect(newsOf({ type: "dragon_moved", fields: -1, to_field: 3 }, seen(HERO))).toBeNull();
  });

  it("praises those who completed a card, and nobody else", () => {
    const done = { type: "card_completed", card: "crossroads", team: "heroes", seats: [HERO] };
    expect(newsOf(done, seen(HERO))).toMatchObject({ text: "scene-complete", tone: "good" });
    expect(newsOf(done, seen(MATE))).toBeNull();
    expect(newsOf(done, seen(WIZARD))).toBeNull();
  });

  it("does not shout about rolls", () => {
    expect(newsOf({ type: "dice_thrown", seat: HERO }, seen(HERO))).toBeNull();
  });
});

describe("moments", () => {
  it("never hold up a race: only its end takes the stage", () => {
    const race = ["dice_thrown", "dice_landed", "dice_placed", "card_completed", "dice_removed", "dragon_moved", "card_laid"];
    for (const type of race) expect(moment({ type, seat: HERO, card: "crossroads" }, seen(HERO), HERO).ms ?? 0).toBe(0);
    expect(moment({ type: "round_won", team: "heroes" }, seen(HERO), HERO).ms).toBeGreaterThan(1000);
  });

  it("let one hear the own dice only", () => {
    expect(moment({ type: "dice_thrown", seat: HERO }, seen(HERO), HERO).sound).toBe("dice");
    expect(moment({ type: "dice_thrown", seat: MATE }, seen(HERO), HERO).sound).toBeUndefined();
  });
});

describe("a touch", () => {
  const die = { faces: [0, -1, 3], lies: [-1, -1, 0], on: "rope_bridge", roll_card: "", seat: HERO };
  const bridge = { ...spot("rope_bridge", "standard"), hero: [-1, -1, 10], wizard: [] };

  function table(legal: Move[], player: object = die, more: object = {}) {
    const told = { whyNot: vi.fn(), play: vi.fn() };
    const view = seen(HERO, { phase: "race", players: [{}, player, {}], curses: [], spots: { rope_bridge: bridge } } as unknown as Partial<View>);
    const at = { view, seat: HERO, live: true, asked: legal.length > 0, layout: "table", choice: { all: legal }, ...told, ...more };
    return { ...told, hands: new Hands(at as unknown as SceneTable<View>) };
  }

  it("on a die that nothing can be done with asks about that die", () => {
    const { hands, whyNot } = table([{ type: "roll", back: 0 }]);
    for (const number of [0, 1, 2]) hands.tapDie(number);
    expect(whyNot.mock.calls.flat()).toEqual([0, 1, 2].map((id) => ({ kind: "die", id })));
    expect(hands.held).toBeNull();
  });

  it("on a die of the own that somebody else's number matches is not mistaken for theirs", () => {
    const { hands, whyNot } = table([{ type: "inspire", seat: MATE, die: 0 }]);
    hands.tapDie(0);
    expect(whyNot).toHaveBeenCalledWith({ kind: "die", id: 0 });
  });

  it("on a card that takes nothing asks about the card, or about the die in the hand on it", () => {
    const { hands, whyNot } = table([{ type: "place", die: 0, card: "giant_spider", slot: 0 }]);
    hands.tapCard(bridge);
    hands.tapCard(bridge, { kind: "slot", id: "rope_bridge/2" });
    hands.tapDie(0);
    hands.tapCard(bridge);
    expect(whyNot.mock.calls.flat()).toEqual([
      { kind: "card", id: "rope_bridge" },
      { kind: "slot", id: "rope_bridge/2" },
      { kind: "fit", id: "0/rope_bridge" },
    ]);
  });

  it("on the roll button asks why, unless the dice in the air say it themselves", () => {
    const waiting = table([]);
    waiting.hands.roll();
    expect(waiting.whyNot).toHaveBeenCalledWith({ kind: "button", id: "roll" });
    const flying = table([], { ...die, faces: [-2, -2, 3] });
    flying.hands.roll();
    expect(flying.whyNot).not.toHaveBeenCalled();
  });

  it("plays what is legal, and asks nothing in a replay", () => {
    const { hands, play, whyNot } = table([{ type: "roll", back: 4 }]);
    hands.tapDie(2);
    hands.roll();
    expect(play).toHaveBeenCalledWith({ type: "roll", back: 4 });
    const film = table([], die, { live: false });
    film.hands.tapCard(bridge);
    expect([...whyNot.mock.calls, ...film.whyNot.mock.calls]).toEqual([]);
  });
});
