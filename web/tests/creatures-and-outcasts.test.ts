import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Choice } from "$lib/play/choice.svelte";
import { COMMON_READING, type Move } from "$lib/play/moves";
import scene from "../src/scenes/creatures-and-outcasts";
import Aside from "../src/scenes/creatures-and-outcasts/Aside.svelte";
import Board from "../src/scenes/creatures-and-outcasts/Board.svelte";
import Curve from "../src/scenes/creatures-and-outcasts/Curve.svelte";
import Drama from "../src/scenes/creatures-and-outcasts/Drama.svelte";
import { faces } from "../src/scenes/creatures-and-outcasts/faces";
import { fit } from "../src/scenes/creatures-and-outcasts/fit";
import { totalsByRound } from "../src/scenes/creatures-and-outcasts/statistics";
import Summary from "../src/scenes/creatures-and-outcasts/Summary.svelte";
import Track from "../src/scenes/creatures-and-outcasts/Track.svelte";
import type { PlayerView, View } from "../src/scenes/creatures-and-outcasts/view";
import { speaker, texts } from "./parts";
import Table from "./Table.svelte";

function player(seat: number): PlayerView {
  return { seat, team: seat, cards: 3, passed: false, hand: null };
}

const VIEW = {
  seat: 0,
  hand: ["3", "7"],
  players: [player(0), player(1)],
  waiting: [],
  round: 2,
  rounds: 5,
  turn: 1,
  direction: "clockwise",
  trick: ["2", "5"],
  cards_per_play: 1,
  last_player: 1,
  closed: 4,
  looking_at: null,
  characters: 3,
  characters_left: ["wednesday", "ajax", "yoko"],
  looking_at_characters: null,
  active: "enid",
  used: ["tyler"],
  blocked: "8",
  swap_with: null,
  round_effect: null,
  points: [],
  totals: [0, 0],
  youngest: 0,
  countdown: null,
  deal: 10,
  teams: 0,
} as unknown as View;

/** The browser has laid out the page as soon as somebody watches it. */
class LaidOut {
  constructor(readonly told: () => void) {}
  observe = () => this.told();
  disconnect = () => undefined;
}

/** A part of the scene for these eyes, and what was asked and played by touching it. */
function shown(part: Component<never>, kind: string, moves: Move[], more: Partial<View> = {}, how: Record<string, unknown> = {}) {
  const choice = new Choice({ ...COMMON_READING, ...scene.reading });
  choice.offer(moves.map((move) => ({ decision: 1, move })), []);
  const told = { whyNot: vi.fn(), play: vi.fn(), tell: vi.fn() };
  const table = {
    view: { ...VIEW, ...more },
    seat: 0,
    live: true,
    asked: moves.length > 0,
    waiting: [{ seat: moves.length > 0 ? 0 : 1, kind, rule: "", clock: null }],
    moment: null,
    events: [],
    layout: "table",
    choice,
    speaker,
    texts,
    options: {},
    name: speaker.name,
    ...told,
    ...how,
  };
  const { container, unmount } = render(Table, { part, with: { table } } as never);
  const touch = async (selector = "button") => {
    for (const found of container.querySelectorAll(selector)) await fireEvent.click(found);
  };
  return { ...told, container, unmount, touch, asked: () => told.whyNot.mock.calls.map(([thing]) => [thing.kind, thing.id ?? ""].join(" ").trim()) };
}

describe("the play pile", () => {
  it.each([
    { trick: ["3"], cards_per_play: 1 },
    { trick: ["2", "5"], cards_per_play: 1 },
    { trick: ["3", "3"], cards_per_play: 2 },
    { trick: ["3", "3", "5", "5"], cards_per_play: 2 },
  ])("shows as many cards as lie there: $trick", (more) => {
    const { container } = shown(Board as never, "turn", [], more);
    expect(container.querySelectorAll(".trick .card")).toHaveLength(more.trick.length);
  });
});

describe("a touch on the board of Creatures & Outcasts", () => {
  it("asks about the very pile, card or character that was touched", async () => {
    const { touch, asked, play } = shown(Board as never, "turn", []);
    await touch();
    expect(asked()).toEqual(["pile trick", "pile closed", "blocked", "pile characters", "character enid", "character tyler"]);
    expect(play).not.toHaveBeenCalled();
  });

  it("asks about the empty play pile, the place for a character and the round effect", async () => {
    const effect = { card: "10", character: "tyler", effect: "hands-to-right", done: false };
    const more = { trick: [], blocked: null, active: null, used: [], round_effect: effect } as Partial<View>;
    const { touch, asked } = shown(Board as never, "turn", [], more);
    await touch();
    expect(asked()).toEqual(["pile trick", "pile closed", "pile characters", "pile characters", "effect"]);
  });

  it("slams where one can, asks about the spot where one cannot, and says after the own answer that it counts", async () => {
    const mine = shown(Board as never, "race", [{ type: "claim" }, { type: "silent" }], { turn: null, trick: [] });
    await mine.touch(".spot");
    expect(mine.play).toHaveBeenCalledWith({ type: "claim" });
    const unable = shown(Board as never, "race", [{ type: "silent" }], { turn: null, trick: [] });
    await unable.touch(".spot");
    expect(unable.asked()).toEqual(["race"]);
    const tell = vi.fn();
    const answered = shown(Board as never, "race", [], { turn: null, trick: [] }, { tell });
    await answered.touch(".spot");
    expect(tell).toHaveBeenCalledOnce();
    expect(answered.asked()).toEqual([]);
    for (const one of [unable, answered]) expect(one.play).not.toHaveBeenCalled();
  });

  it("tells who slams too late who was first", async () => {
    const tell = vi.fn();
    const measured = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 50, 50));
    vi.stubGlobal("ResizeObserver", LaidOut);
    const { unmount } = shown(Board as never, "race", [{ type: "claim" }], { turn: null, trick: [] }, { tell, events: [{ type: "race-won", seat: 1 }] });
    measured.mockRestore();
    vi.unstubAllGlobals();
    unmount();
    await fireEvent.click(document.body, { clientX: 120, clientY: 120 });
    expect(tell).toHaveBeenCalledOnce();
  });

  it("lists who stands best first, and shows the round that was counted", () => {
    const counted = { shown: [["4"], ["2"]], points: [[4, 2]], totals: [4, 2], round: 2, rounds: 5, waiting: [{ seat: 0, kind: "next-round" }] } as Partial<View>;
    const { container } = shown(Drama as never, "next-round", [], counted);
    expect([...container.querySelectorAll(".total")].map((one) => one.textContent.trim())).toEqual(["2", "4"]);
    const track = shown(Track as never, "next-round", [], counted);
    expect(track.container.querySelector(".track b")?.textContent).toContain("1/5");
  });

  it("takes a card that may be taken, and asks about the place of one that may not", async () => {
    const moves = [{ type: "take", place: 1, card: "4" }];
    const { touch, asked, play } = shown(Board as never, "take", moves, { looking_at: ["8", "4"] });
    await touch(".pick");
    expect(asked()).toEqual(["place 0"]);
    expect(play).toHaveBeenCalledWith(moves[0]);
  });

  it("asks about the other characters while Wednesday is moved", async () => {
    const moves = [0, 1].map((place) => ({ type: "place-wednesday", place }));
    const { touch, asked, play } = shown(Board as never, "place-wednesday", moves, { looking_at_characters: ["ajax", "wednesday"] });
    await touch(".viewer button");
    expect(asked()).toEqual(["character ajax"]);
    expect(play.mock.calls.map(([move]) => move.place)).toEqual([0, 1]);
  });

  it("asks nothing for those without a seat, nor in a replay", async () => {
    for (const how of [{ seat: null }, { live: false }]) {
      const { touch, asked } = shown(Board as never, "turn", [], {}, how);
      await touch();
      expect(asked()).toEqual([]);
    }
  });

  it("says which way the turns go when the arrow is touched", async () => {
    const { touch, tell } = shown(Board as never, "turn", []);
    await touch(".direction");
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it("asks about the play pile on a phone too", async () => {
    const { touch, asked } = shown(Aside as never, "turn", []);
    await touch();
    expect(asked()).toEqual(["pile trick"]);
  });
});

describe("what Creatures & Outcasts asks", () => {
  const asked = (kind: string, moves: string[], more: Partial<View> = {}) =>
    scene.asks?.({
      kind,
      moves: moves.map((type) => ({ type })),
      left: [],
      view: { ...VIEW, ...more } as never,
      events: [],
      texts: { say: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") } as never,
      name: speaker.name,
    });

  it("names the number to beat, and who changes that", () => {
    expect(asked("turn", ["play", "pass"])).toBe("prompt-turn 5 7 enid");
    expect(asked("turn", ["play-pair", "pass"], { trick: [], active: null })).toBe("prompt-turn none 2 none");
  });

  it("says when only passing is left", () => {
    expect(asked("turn", ["pass"])).toBe("prompt-only-pass 5 7 enid");
    expect(asked("turn", ["lay-set", "pass"])).toBe("prompt-lay-down 5 7 enid");
    expect(asked("race", ["silent"])).toBe("prompt-no-claim");
    expect(asked("race", ["claim", "silent"])).toBeNull();
  });

  it("says who gets a card back", () => {
    expect(asked("swap-gift", ["give"], { swap_with: 1 })).toBe("prompt-give-back Bram");
    expect(asked("treat", ["treat"])).toBeNull();
  });

  it("shows what everybody stands at", () => {
    const badges = scene.seats?.({ ...VIEW, totals: [12, 7] } as never, texts, {}).map((one) => one.badges);
    expect(badges?.map((some) => some?.find((badge) => badge.label === texts.say("view-totals"))?.value)).toEqual([12, 7]);
  });
});

describe("a game of Creatures & Outcasts in figures", () => {
  it("adds up the rounds for a line each", () => {
    expect(totalsByRound([[3, 0], [1, 10]])).toEqual([[0, 3, 4], [0, 0, 10]]);
    expect(totalsByRound([])).toEqual([]);
  });

  it("has a place for every number, also of six players who are close together", () => {
    const points = [[30, 30, 29, 31, 30, 60]];
    const { container } = render(Curve, { label: "", points, seats: [0, 1, 2, 3, 4, 5] });
    const places = [...container.querySelectorAll("text:not(.round)")].map((one) => Number(one.getAttribute("y"))).sort((a, b) => a - b);
    expect(places[0]).toBeGreaterThanOrEqual(12);
    expect(places.slice(1).map((place, index) => place - (places[index] ?? 0) >= 18)).toEqual(Array(5).fill(true));
  });

  it("labels each line at its end in its colour, and the rounds below", () => {
    const { container } = render(Curve, { label: "", points: [[66, 99, 20, 2]], seats: [3, 0, 1, 2] });
    const ends = [...container.querySelectorAll("circle")].map((one) => [one.getAttribute("style"), Number(one.getAttribute("cy"))]);
    const apart = [0, 1, 2, 3].map((column) => [ends[2 * column]?.[0] === ends[2 * column + 1]?.[0], Math.abs(Number(ends[2 * column]?.[1]) - Number(ends[2 * column + 1]?.[1])) < 12]);
    expect(apart).toEqual(Array(4).fill([true, true]));
    expect([...container.querySelectorAll(".round")].map((one) => one.textContent)).toEqual(["1"]);
  });

  it("is shown with the result", () => {
    const view = { ...VIEW, points: [[3, 0], [1, 10]], totals: [4, 10] };
    const { container } = render(Table, { part: Summary, with: { view, events: [], speaker, texts } } as never);
    expect([...container.querySelectorAll(".curve text:not(.round)")].map((one) => one.textContent)).toEqual(["4", "10"]);
  });
});

describe("cards in a room", () => {
  it.each([
    [1, 340, 190, 104],
    [1, 640, 190, 131],
    [9, 340, 190, 62],
    [21, 340, 190, 40],
    [60, 340, 190, 40],
    [4, 2000, 900, 170],
    [0, 340, 190, 40],
  ])("%i in %i x %i are %i wide", (count, width, height, wide) => {
    expect(fit(count, width, height)).toBe(wide);
  });
});

describe("pictures", () => {
  function drawn(kind: string): string {
    const art = faces[kind]?.art;
    return art ? render(art, { kind }).container.innerHTML : "";
  }

  it("gives every card of the box a drawing of its own", () => {
    const kinds = Object.keys(faces);
    expect(kinds).toHaveLength(12 + 9);
    expect(kinds.filter((kind) => !drawn(kind).includes("<path"))).toEqual([]);
    expect(new Set(kinds.map(drawn)).size).toBe(kinds.length);
  });
});
