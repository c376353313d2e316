import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import en from "../../src/speeltafel/games/spookhuis/texts/en.ftl?raw";
import nl from "../../src/speeltafel/games/spookhuis/texts/nl.ftl?raw";
import cards from "../../src/speeltafel/games/spookhuis/cards.toml?raw";
import { Choice } from "../src/lib/play/choice.svelte";
import { meant, tileUnder, unsure } from "../src/scenes/spookhuis/aiming";
import { around, HALF, moved, settled, WHOLE, zoomed } from "../src/scenes/spookhuis/camera";
import { dramaOf } from "../src/scenes/spookhuis/drama";
import { drawings } from "../src/scenes/spookhuis/drawings";
import { faces } from "../src/scenes/spookhuis/faces";
import { firsts } from "../src/scenes/spookhuis/firsts";
import { nextStep, spot, together } from "../src/scenes/spookhuis/goals";
import { Fingers } from "../src/scenes/spookhuis/fingers.svelte";
import Gates from "../src/scenes/spookhuis/Gates.svelte";
import { centre, towards } from "../src/scenes/spookhuis/hex";
import Locks from "../src/scenes/spookhuis/Locks.svelte";
import { moment, rideTime } from "../src/scenes/spookhuis/moments";
import { ARROWS, beside } from "../src/scenes/spookhuis/keyboard";
import { endOf, entryOf, legsOf, neighbour, poseOn, standing } from "../src/scenes/spookhuis/riding";
import { asks } from "../src/scenes/spookhuis/prompts";
import { reading } from "../src/scenes/spookhuis/reading";
import { signPlace } from "../src/scenes/spookhuis/signs";
import { othersLaid, statesOf } from "../src/scenes/spookhuis/states";
import { notes } from "../src/scenes/spookhuis/statistics";
import { nextTurn, onward, swept } from "../src/scenes/spookhuis/turning";
import { COMMON_READING, using, type Move } from "../src/lib/play/moves";
import { eventText, moveText, valueText, type GameEvent, type Speaker } from "../src/lib/play/speech";
import { Texts } from "../src/lib/texts.svelte";
import type { PlayerView, StopMark, TileView, View } from "../src/scenes/spookhuis/view";
import { speaker as someone, texts } from "./parts";
import Table from "./Table.svelte";

/** Three tiles in a row from west to east: a room, a fork, a straight. */
const tiles: TileView[] = ["key_room", "fork", "straight"].map((kind, index) => ({
  cell: index,
  q: index,
  r: 0,
  tile: index,
  kind,
  rotation: 0,
}));
const EAST = 0;
const WEST = 3;
const FREE = 6;

function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat: 0, ghost: false, morale: 9, terror: 0, cell: 0, exit: FREE, cards: 3,
    known: [], keys: [], laid: [], placements: [], steered: false, derailed: false, ...more,
  };
}

describe("turning a tile", () => {
  it("counts sixths counter-clockwise, as the rules do", () => {
    const middle = { x: 2, y: 1 };
    expect(swept(middle, { x: 3, y: 1 }, { x: 2.5, y: 1 - Math.sqrt(3) / 2 })).toBeCloseTo(1);
    expect(swept(middle, { x: 3, y: 1 }, { x: 2.5, y: 1 + Math.sqrt(3) / 2 })).toBeCloseTo(-1);
  });

  it("does not jump where the angle starts again", () => {
    const before = { x: -1, y: -0.01 };
    const after = { x: -1, y: 0.01 };
    expect(Math.abs(swept({ x: 0, y: 0 }, before, after))).toBeLessThan(0.1);
  });

  it("goes the short way round from how the tile was drawn", () => {
    expect(onward(5, 0)).toBe(6);
    expect(onward(6, 5)).toBe(5);
    expect(onward(-1, 0)).toBe(0);
    expect(onward(0.4, 1)).toBeCloseTo(1);
  });

  it("steps over what is not allowed, and always back to how it lay", () => {
    expect(nextTurn(0, 1, new Set([2, 4]))).toBe(2);
    expect(nextTurn(0, -1, new Set([2, 4]))).toBe(4);
    expect(nextTurn(4, 1, new Set([2, 4]))).toBe(0);
    expect(nextTurn(0, 1, new Set())).toBe(0);
  });
});

describe("the camera", () => {
  it("keeps the point under the fingers where it is", () => {
    const at = { x: 2, y: 1 };
    const near = zoomed(WHOLE, at, 2);
    expect((at.x - near.x) * near.zoom).toBeCloseTo(at.x - WHOLE.x);
    expect((at.y - near.y) * near.zoom).toBeCloseTo(at.y - WHOLE.y);
  });

  it("comes so close that a finger hits a tile, wherever something is to be done", () => {
    const everywhere = [{ x: -HALF.x, y: -HALF.y }, { x: HALF.x, y: HALF.y }];
    expect(around(everywhere)).toEqual(WHOLE);
    expect(around(everywhere, 1.2)).toEqual({ ...WHOLE, zoom: 1.2 });
    expect(around([], 1.2).zoom).toBe(1.2);
    expect(around([{ x: 1, y: 1 }], 1.2).zoom).toBeGreaterThan(2);
  });

  it("never leaves the board", () => {
    expect(settled({ x: 99, y: -99, zoom: 2 })).toEqual({ x: HALF.x / 2, y: -HALF.y / 2, zoom: 2 });
    for (const whole of [zoomed(WHOLE, { x: 3, y: 3 }, 0.1), moved(WHOLE, { x: 4, y: 4 })]) {
      expect(whole.zoom).toBe(1);
      expect(whole.x).toBeCloseTo(0);
      expect(whole.y).toBeCloseTo(0);
    }
  });
});

describe("riding to a place that was touched", () => {
  const [east, west] = [0, 3].map((exit): Move => ({ type: "steer", exit })) as [Move, Move];
  const [near, far] = [5, 9].map((cell): Move => ({ type: "teleport", cell, exit: 1 })) as [Move, Move];

  function mark(more: Partial<StopMark> = {}): StopMark {
    return { cell: 7, exit: 2, kind: "dead_end", tiles: 3, ways: [{ met: [], side: -1 }], ...more };
  }
  const told = (...all: [Move, ...StopMark[]][]) => (move: Move) => all.find(([one]) => one === move)?.slice(1) as StopMark[] | undefined ?? null;

  it("takes the one choice that leads there, and no other", () => {
    const after = told([east, mark({ cell: 8 })], [west, mark()]);
    expect(nextStep(mark(), [east, west], after)).toEqual({ move: west, among: [west] });
    expect(nextStep(mark({ cell: 9 }), [east, west], after)).toEqual({ move: null, among: [] });
  });

  it("tells the two ends of a tile, and rooms from dead ends", () => {
    expect(nextStep(mark(), [east], told([east, mark({ exit: 5 })])).move).toBeNull();
    expect(nextStep(mark(), [east], told([east, mark({ kind: "before_room" })])).move).toBeNull();
  });

  it("takes the teleporter that leads there", () => {
    const after = told([near, mark({ cell: 8 })], [far, mark()]);
    expect(nextStep(mark(), [near, far], after).move).toBe(far);
  });

  it("takes the shorter of two ways between which nothing differs", () => {
    const after = told([east, mark({ tiles: 9 })], [west, mark()]);
    expect(nextStep(mark(), [east, west], after).move).toBe(west);
  });

  it("lets the person choose when the ways meet different carts, or leave the Gatehouse by another side", () => {
    for (const way of [{ met: [2], side: -1 }, { met: [], side: 4 }]) {
      const after = told([east, mark({ ways: [way] })], [west, mark()], [near, mark({ cell: 1 })]);
      expect(nextStep(mark(), [east, west, near], after)).toEqual({ move: null, among: [east, west] });
    }
  });

  it("does not wait for a choice that lies further on", () => {
    const ways = [{ met: [2], side: -1 }, { met: [], side: -1 }];
    expect(nextStep(mark(), [east, west], told([east, mark({ ways })], [west, mark({ cell: 1 })])).move).toBe(east);
  });

  it("shows a stop of several choices once, with all ways there", () => {
    const ways = [{ met: [2], side: -1 }];
    const [one, ...others] = together([[mark({ ways, tiles: 5 })], [mark()], []]);
    expect(others).toEqual([]);
    expect(one).toEqual(mark({ ways: [...ways, ...mark().ways] }));
    expect(one && spot(one)).toBe("7.2.dead_end");
  });
});

describe("a finger", () => {
  const [left, right] = [{ ...centre({ q: 0, r: 0 }), cell: 0 }, { ...centre({ q: 1, r: 0 }), cell: 1 }];
  const signs = [{ x: 0.675, y: 0, name: "east of the left" }, { x: 1.05, y: 0, name: "west of the right" }];

  it("means the nearest of two stops that both lie under it", () => {
    expect(meant({ x: 0.8, y: 0.5 }, [left, right], signs, 0.9)).toBe(signs[0]);
    expect(meant({ x: 0.9, y: 0.5 }, [left, right], signs, 0.9)).toBe(signs[1]);
  });

  it("means a tile in the middle of it, if that can be touched", () => {
    expect(meant({ x: 0.2, y: 0.1 }, [left, right], signs, 0.9)).toBe(left);
    expect(meant({ x: 0.2, y: 0.1 }, [right], signs, 0.9)).toBe(signs[0]);
    expect(meant({ x: 0.4, y: 0.1 }, [left, right], signs, 0.9)).toBe(signs[0]);
  });

  it("is unsure only between two stops that are about equally near, and within its reach", () => {
    expect(unsure({ x: 0.86, y: 0.2 }, signs, 0.9, 0.1)).toBe(true);
    expect(unsure({ x: 0.7, y: 0.2 }, signs, 0.9, 0.1)).toBe(false);
    expect(unsure({ x: 0.86, y: 2 }, signs, 0.9, 0.1)).toBe(false);
    expect(unsure({ x: 0.86, y: 0.2 }, signs.slice(1), 0.9, 0.1)).toBe(false);
  });

  it("means nothing out of its reach", () => {
    expect(meant({ x: 0.8, y: 1 }, [left, right], signs, 0.9)).toBeNull();
  });

  it("finds the tile below a stop, and none beside the board", () => {
    expect(tileUnder({ x: 0.7, y: 0.2 }, [left, right])).toBe(left);
    expect(tileUnder({ x: -1.2, y: 0 }, [left, right])).toBeNull();
  });
});

describe("the arrows", () => {
  it("go to the nearest place in their direction", () => {
    const places = new Map([["a", { x: 0, y: 0 }], ["b", { x: 2, y: 0 }], ["c", { x: 1, y: 3 }]]);
    expect(beside(places, "a", ARROWS.ArrowRight ?? { x: 0, y: 0 })).toBe("b");
    expect(beside(places, "a", ARROWS.ArrowDown ?? { x: 0, y: 0 })).toBe("c");
    expect(beside(places, "a", ARROWS.ArrowLeft ?? { x: 0, y: 0 })).toBe("a");
  });
});

describe("carts", () => {
  it("know what lies beyond an edge", () => {
    expect(neighbour(tiles, 0, EAST)?.cell).toBe(1);
    expect(neighbour(tiles, 0, WEST)).toBeNull();
  });

  it("stand at their exit with the nose forward, side by side in company", () => {
    const alone = standing(tiles, player({ cell: 1, exit: EAST }), [0]);
    expect(alone).toMatchObject({ angle: 0, free: false });
    expect(alone.x).toBeGreaterThan(centre({ q: 1, r: 0 }).x);
    const [one, other] = [0, 1].map((seat) => standing(tiles, player({ seat, cell: 1, exit: EAST }), [0, 1]));
    expect(one?.y).not.toBeCloseTo(other?.y ?? 0);
  });

  it("have no nose in a room", () => {
    expect(standing(tiles, player(), [0]).free).toBe(true);
  });

  it("wait where they came in when the way splits, and only on rails", () => {
    expect(entryOf(tiles, 1, 0 * 6 + EAST)).toBe(WEST);
    expect(entryOf(tiles, 0, 1 * 6 + WEST)).toBeNull();
    expect(entryOf(tiles, 1, null)).toBeNull();
    expect(standing(tiles, player({ cell: 1 }), [0], WEST)).toMatchObject({ free: false, angle: 0 });
  });

  it("ride through the middles of edges and end with the nose at the last exit", () => {
    const legs = legsOf(tiles, { x: 0, y: 0.4 }, [0 * 6 + EAST, 1 * 6 + EAST]);
    expect(poseOn(legs, 0)).toMatchObject({ x: 0, y: 0.4 });
    expect(poseOn(legs, 0.5)?.x).toBeCloseTo(towards(EAST).x);
    const end = endOf(tiles, 1 * 6 + EAST);
    expect(poseOn(legs, 1)?.x).toBeCloseTo(end.x);
    expect(poseOn(legs, 2)?.x).toBeCloseTo(end.x);
    expect(poseOn([], 0.5)).toBeNull();
  });

  it("take longer for longer rides, up to a limit", () => {
    expect(rideTime(4)).toBeGreaterThan(rideTime(2));
    expect(rideTime(40)).toBe(rideTime(30));
  });
});

describe("lasting states", () => {
  const laid = [
    { card: "gin", gained: 3, markers: 2 },
    { card: "crowley", gained: 2, markers: 0 },
    { card: "dracula", gained: 0, markers: 0 },
  ];

  it("name curses first, then what waits for the next turn, then items at work with their turns", () => {
    expect(statesOf(player({ laid, placements: ["klara"], steered: true, derailed: true }))).toEqual([
      { kind: "dracula", bad: true },
      { kind: "klara", bad: true },
      { kind: "horla", bad: true },
      { kind: "ghost_train", bad: true },
      { kind: "gin", bad: false, value: 2 },
    ]);
  });

  it("leave encounters among the open cards", () => {
    expect(othersLaid(player({ laid }))).toEqual(["crowley"]);
  });
});

describe("drawings", () => {
  const kinds = [...cards.matchAll(/id = "(\w+)"/g)].map((found) => String(found[1]));
  /** What is left of a picture without its colours. */
  const lines = (kind: string) => faces[kind]?.icon.replaceAll(/#[0-9a-f]{3,6}/gi, "");

  it("are there for every card of the game", () => {
    expect(kinds).toHaveLength(76);
    expect(kinds.filter((kind) => !(kind in drawings) || faces[kind]?.icon !== drawings[kind])).toEqual([]);
    expect(Object.keys(drawings).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it("differ by their lines from every other, and not by colour alone", () => {
    const seen = new Map(Object.keys(faces).map((kind) => [lines(kind), kind]));
    expect(Object.keys(faces).filter((kind) => seen.get(lines(kind)) !== kind)).toEqual([]);
  });

  it("keep their own colours and lines where an icon would take those around it", () => {
    for (const icon of Object.values(drawings)) expect(icon).toMatch(/^<g transform="[^"]+" paint-order="normal" fill="none" stroke="#\w+" stroke-width="6".*<\/g>$/s);
  });
});

describe("drama", () => {
  const view = { horror: "zombie" } as View;

  it("shows the horror with the die that is thrown against it", () => {
    const rolled = { type: "rolled", seat: 1, roll: 8, morale: 6, passed: false };
    expect(dramaOf(rolled, view)).toMatchObject({ cards: ["zombie"], die: { roll: 8, against: 6 }, passed: false });
  });

  it("names who frightens whom, and nobody for a card that lay in wait", () => {
    expect(dramaOf({ type: "frightened", seat: 1, card: "zombie", by: 2 }, view)?.seats).toEqual([2, 1]);
    expect(dramaOf({ type: "frightened", seat: 1, card: "zombie", by: null }, view)?.seats).toEqual([1]);
  });

  it("shows a code card only to the eyes that saw it", () => {
    expect(dramaOf({ type: "looked", seat: 1, slot: 0, card: null }, view)).toBeNull();
    expect(dramaOf({ type: "looked", seat: 1, slot: 0, card: "key_3" }, view)).toMatchObject({ tone: "secret", cards: ["key_3"] });
  });

  it("fills the screen for a new ghost and for the ends of the game", () => {
    expect(dramaOf({ type: "ghost", seat: 1 }, view)?.grand).toBe(true);
    expect(dramaOf({ type: "escaped", seat: 1 }, view)?.grand).toBe(true);
    expect(dramaOf({ type: "over", winners: [1], reason: "haunted" }, view)?.grand).toBe(true);
    expect(dramaOf({ type: "over", winners: [1], reason: "escaped" }, view)).toBeNull();
  });

  it("gives everything it shows its time on the stage", () => {
    for (const type of ["frightened", "rolled", "ghost", "unlocked", "encountered", "cursed", "ambushed", "over", "used"])
      expect(moment({ type, seat: 0, card: "key_3" }, view, 0).ms, type).toBeGreaterThanOrEqual(600);
  });
});

describe("words", () => {
  const said: Record<string, string> = {
    "move-go": "Go on",
    "move-go-end-turn": "End my turn",
    "choice-slot": "Lock 1",
    "event-frightened": "Ada frightens Bram",
    "event-frightened-you": "Ada frightens you",
    "event-frightened-by-you": "You frighten Bram",
  };
  const speaker = (kind: string | null): Speaker => ({
    deck: { texts: { find: (id: string) => said[id] ?? null }, knows: () => false, the: String } as unknown as Speaker["deck"],
    reading: { ...COMMON_READING, seatFields: ["seat", "by"] },
    name: String,
    question: () => kind,
  });

  it("answers the question where the game has words for that", () => {
    expect(moveText(speaker("end-turn"), { type: "go" })).toBe("End my turn");
    expect(moveText(speaker("upkeep"), { type: "go" })).toBe("Go on");
    expect(moveText(speaker(null), { type: "go" })).toBe("Go on");
  });

  it("calls a number by its name where the game has one", () => {
    expect(valueText(speaker(null), "slot", 0)).toBe("Lock 1");
    expect(valueText(speaker(null), "turns", 0)).toBe("0");
  });

  it("calls a tile by what is written on the board, and a Key Room by its letter", () => {
    const deck = { texts: new Texts({ en, nl }), knows: () => false, the: String } as unknown as Speaker["deck"];
    const guide = { ...speaker(null), deck, reading: { ...COMMON_READING, placeNames: { cell: ["A1", "A2"] } } };
    expect(moveText(guide, { type: "rotate", cell: 1, turns: 2 })).toBe("Turn tile A2 by 120° anticlockwise");
    expect(eventText(guide, { type: "rotated", seat: 0, cell: 0, turns: 2 }, 0)).toBe("You turn Key Room C.");
    expect(valueText(guide, "cell", 1)).toBe("A2");
  });

  it("says you to everybody who has a part in an event", () => {
    const frightened = { type: "frightened", seat: 2, by: 1, card: "zombie" };
    expect([0, 1, 2, null].map((eyes) => eventText(speaker(null), frightened, eyes))).toEqual([
      "Ada frightens Bram",
      "You frighten Bram",
      "Ada frightens you",
      "Ada frightens Bram",
    ]);
  });
});

describe("a question", () => {
  const nacht = new Texts({ en, nl });
  const room = { letter: "F", cell: 0, key: "key_3", count: 5 };
  const view = { seat: 0, players: [player({ morale: 7 })], active: 1, horror: "zombie", rooms: [room], options: { equal_roll_succeeds: true } } as unknown as View;
  const ask = (kind: string, more: Partial<View> = {}, moves: Move[] = [{ type: "roll" }], left = moves) =>
    asks({ kind, moves, left, view: { ...view, ...more }, events: [], texts: nacht, name: () => "Ada" });

  it("names the horror and the highest roll that passes", () => {
    expect(ask("test")).toBe("Zombie! Roll 7 or less to pass.");
    expect(ask("test", { options: { equal_roll_succeeds: false } })).toBe("Zombie! Roll 6 or less to pass.");
    expect(ask("test", {}, [{ type: "roll" }, { type: "use", item: "pistol" }])).toContain("or play something first");
  });

  it("keeps the common words where nothing is known, or nothing passes", () => {
    expect(ask("test", { horror: "" })).toBeNull();
    expect(ask("test", { options: { equal_roll_succeeds: false }, players: [player({ morale: 1 })] })).toBeNull();
    expect(ask("rotate", {}, [{ type: "go" }])).toBeNull();
  });

  it("tells a cart that cannot go what to do", () => {
    expect(ask("rotate", {}, [{ type: "rotate", cell: 1, turns: 1 }])).toContain("stuck");
  });

  it("follows the tile that was picked", () => {
    const turns: Move[] = [{ type: "rotate", cell: 1, turns: 1 }, { type: "rotate", cell: 1, turns: 2 }];
    expect(ask("rotate", {}, [{ type: "go" }, ...turns], turns)).toBe("Which way should this tile lie?");
  });

  it("names who is frightened, and the key that is taken", () => {
    expect(ask("frighten")).toContain("frighten Ada");
    expect(ask("key-room")).toContain("Frighten Ada");
    expect(ask("take-key")).toBe("Take Key 3 from Key Room F?");
    expect(ask("take-key", { rooms: [{ ...room, cell: 5 }] })).toBeNull();
  });
});

describe("what is not in the hand", () => {
  const read = { ...COMMON_READING, ...reading };

  it("has a button: keys to hand in, open items to set aside", () => {
    const key: Move = { type: "hand-in", card: "key_3" };
    const gin: Move = { type: "set-aside", card: "gin" };
    const raven: Move = { type: "set-aside", card: "raven" };
    expect(using([key, gin, raven], [], read)).toEqual([key, gin]);
    expect(using([key, gin, raven], ["raven"], read)).toEqual([raven]);
  });
});

describe("a touch on what cannot be used now", () => {
  /** A table at which these moves can be made, and what was asked and played by touching it. */
  function tableWith(moves: Move[], seat: number | null = 0) {
    const choice = new Choice(COMMON_READING);
    choice.offer(moves.map((move) => ({ decision: 1, move })), []);
    const slot = { card: "", open: false };
    const view = { slots: [slot, slot, slot], box: [], players: [player({ keys: ["key_3"] })], teleporters: [7], lit: false };
    return { view, seat, asked: moves.length > 0, choice, speaker: someone, texts, options: {}, whyNot: vi.fn(), play: vi.fn() };
  }

  async function click(part: unknown, props: Record<string, unknown>, selector: string): Promise<void> {
    const { container } = render(Table, { part, with: props } as never);
    for (const found of container.querySelectorAll(selector)) await fireEvent.click(found);
  }

  it("asks about the lock, or looks at it where one can", async () => {
    const shut = tableWith([]);
    await click(Locks, { table: shut }, ".lock");
    expect(shut.whyNot.mock.calls.flat()).toEqual([0, 1, 2].map((id) => ({ kind: "slot", id })));
    const open = tableWith([{ type: "look", slot: 1 }, { type: "decline" }]);
    await click(Locks, { table: open }, ".lock.can");
    expect(open.play.mock.calls.flat()).toEqual([{ type: "look", slot: 1 }]);
  });

  it("asks about the key, or chooses it where a key is asked for", async () => {
    const quiet = tableWith([]);
    await click(Locks, { table: quiet }, ".rack button");
    expect(quiet.whyNot.mock.calls.flat()).toEqual([{ kind: "card", id: "key_3" }]);
    const unlock = (key: string, slot: number): Move => ({ type: "unlock", key, slot });
    const cracking = tableWith([unlock("key_3", 0), unlock("key_3", 1), unlock("key_4", 0)]);
    await click(Locks, { table: cracking }, ".rack button");
    expect(cracking.whyNot).not.toHaveBeenCalled();
    expect(cracking.choice.moves).toEqual([unlock("key_3", 0), unlock("key_3", 1)]);
  });

  it("asks about the teleporter", async () => {
    const table = tableWith([]);
    const ground = { table, view: table.view, teleports: [], place: () => ({ x: 0, y: 0 }), name: String };
    await click(Gates, { ground, journey: { among: [], aimed: null } }, ".gate");
    expect(table.whyNot.mock.calls.flat()).toEqual([{ kind: "teleporter", id: 7 }]);
  });

  it("asks about the tile, also in another's turn, but nothing of who only looks on", () => {
    const [asker, onlooker] = [tableWith([]), tableWith([], null)];
    for (const table of [asker, onlooker]) new Fingers({ table, turnable: new Set(), target: () => undefined } as never, {} as never).touch(5);
    expect(asker.whyNot.mock.calls.flat()).toEqual([{ kind: "tile", id: 5 }]);
    expect(onlooker.whyNot).not.toHaveBeenCalled();
  });
});

describe("a night in figures", () => {
  const NIGHT: GameEvent[] = [
    { type: "round", round: 1 },
    { type: "ghost", seat: 1 },
    { type: "round", round: 2 },
    { type: "escaped", seat: 0 },
  ];
  const night = new Texts({ en, nl });
  const told = (players: PlayerView[]) => ({ view: { players } as View, events: NIGHT, tallies: [], speaker: someone, texts: night });

  it("knows who escaped, who haunts and who is still inside, and since when", () => {
    expect(notes(told([player(), player(), player()]))).toEqual(["escaped in round 2", "a Ghost since round 1", "still inside"]);
  });
});

describe("the letter of a room", () => {
  const whole = { top: -5.7, bottom: 5.7 };
  const room = { x: 1, y: -4.5 };

  it("stands at its head, and under no cart", () => {
    expect(signPlace(room, [], whole, 0.4)).toEqual({ x: 0, y: -0.64 });
    expect(signPlace(room, [{ x: 1, y: -4.1 }], whole, 0.4)).toEqual({ x: 0, y: -0.64 });
    expect(signPlace(room, [{ x: 1.5, y: -4.9 }], whole, 0.4)).toEqual({ x: 0, y: 0.9 });
    expect(signPlace(room, [{ x: 1.56, y: -4.75 }, { x: 1, y: -4.1 }], whole, 0.4)).toEqual({ x: -0.45, y: -0.46 });
  });

  it("is never cut off at the edge of the picture", () => {
    const close = { top: -5.3, bottom: 5.3 };
    expect(signPlace(room, [], close, 0.5).y).toBe(0.9);
    const squeezed = signPlace(room, [{ x: 1, y: -4.1 }, { x: 0.6, y: -5 }, { x: 1.4, y: -5 }], close, 0.5);
    expect(room.y + squeezed.y - 0.4).toBeCloseTo(-5.3);
  });

  it("stays in a room that is out of the picture", () => {
    expect(signPlace(room, [], { top: -2, bottom: 2 }, 0.5).y).toBeLessThanOrEqual(0.9);
  });
});

describe("what is explained the first time", () => {
  const met = (phase: number) =>
    firsts.met({ seat: 0, players: [player({})], active: 0, lit: true, teleporters: [1], phase } as unknown as View, 0).map(({ note }) => note);

  it("tells of lit teleporters only while the cart rides: before that a tile may still be turned", () => {
    expect(met(1)).not.toContain("state-lit");
    expect(met(2)).toContain("state-lit");
  });
});
