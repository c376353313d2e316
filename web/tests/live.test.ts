import { beforeEach, describe, expect, it, vi } from "vitest";
import { promiseOf, valueFor } from "$lib/fair/chain";
import { keptAt } from "$lib/fair/kept";
import { carryKeys, heldAt, keepTicket } from "$lib/people/keys";
import { LiveTable } from "$lib/play/live.svelte";
import type { Setting } from "$lib/play/model.svelte";
import { settings } from "$lib/settings.svelte";
import type { State, TableCard, Viewpoint } from "$lib/wire";
import { texts } from "./parts";

type Listener = (event: { data: string }) => void;

const line = vi.hoisted(() => ({ sent: [] as Record<string, unknown>[], again: 0, listeners: new Map<string, (event: { data: string }) => void>() }));

vi.mock("partysocket/ws", () => ({
  default: class {
    addEventListener(name: string, listener: Listener) {
      line.listeners.set(name, listener);
    }
    send(text: string) {
      line.sent.push(JSON.parse(text));
    }
    close() {}
    reconnect() {
      line.again += 1;
    }
  },
}));

const heard = vi.hoisted(() => [] as string[]);

vi.mock("$lib/page/sound", () => ({ playSound: (sound: string) => void heard.push(sound) }));

const seats = [
  { seat: 0, kind: "person", name: "Ada", level: "", connected: true, stand_in: false },
  { seat: 1, kind: "bot", name: "Bram", level: "normal", connected: false, stand_in: false },
] as const;
const card = { table: "t1", game: "x", phase: "playing", place: "online", seats, rematch: [], next: "" } as unknown as TableCard;
const setting = { game: {}, texts, scene: { faces: {}, Board: null } } as unknown as Setting;

const arrive = (message: object) => line.listeners.get("message")?.({ data: JSON.stringify(message) });
const point = (first: number, events: object[], decisions: object[] = []): Viewpoint =>
  ({ seat: 0, view: { turn: first }, decisions, events, first_event: first, may_undo: false }) as unknown as Viewpoint;
const state = (viewpoint: Viewpoint, more: Partial<State> = {}): State =>
  ({ type: "state", viewpoints: [viewpoint], waiting: [], result: null, undone: false, ...more }) as State;
const settle = () => new Promise((done) => setTimeout(done, 5));

function sit(at: Setting = setting): LiveTable {
  keepTicket({ table: "t1", keys: [{ seat: 0, secret: "s0" }], commitment: "c", host: "" });
  const live = new LiveTable(at, card, "player");
  line.listeners.get("open")?.({ data: "" });
  arrive({ type: "welcome", table: card, seats: [0], host: false, talk: [], protocol: 1 });
  return live;
}

beforeEach(() => {
  line.sent.length = 0;
  heard.length = 0;
  line.listeners.clear();
});

describe("keys", () => {
  it("come with an own random value and survive a second ticket", () => {
    keepTicket({ table: "t2", keys: [{ seat: 0, secret: "a" }], commitment: "", host: "h" });
    keepTicket({ table: "t2", keys: [{ seat: 1, secret: "b" }], commitment: "", host: "" });
    const held = heldAt("t2");
    expect(held.keys.map((key) => key.secret)).toEqual(["a", "b"]);
    expect(held.keys[0]?.value).toMatch(/^[0-9a-f]{64}$/);
    expect(held.host).toBe("h");
  });

  it("open the rematch with a fresh value", () => {
    keepTicket({ table: "t3", keys: [{ seat: 0, secret: "a" }], commitment: "", host: "" });
    carryKeys("t3", "t4");
    expect(heldAt("t4").keys[0]?.secret).toBe("a");
    expect(heldAt("t4").keys[0]?.value).not.toBe(heldAt("t3").keys[0]?.value);
  });
});

describe("a line that says nothing", () => {
  it("is given up when the server does not answer, and kept while it does", () => {
    vi.useFakeTimers();
    const live = sit();
    const before = line.again;
    for (let second = 0; second < 30; second += 3) {
      vi.advanceTimersByTime(3000);
      arrive({ type: "pong", id: "another" });
    }
    expect(line.again).toBe(before);
    vi.advanceTimersByTime(9000);
    expect(line.again).toBe(before + 1);
    live.close();
    vi.useRealTimers();
  });
});

describe("a live table", () => {
  it("tells who comes back what was missed, and who has just come nothing", async () => {
    const events = [{ type: "a" }, { type: "b" }, { type: "c" }];
    const first = sit();
    arrive(state(point(0, events.slice(0, 1))));
    await settle();
    expect(first.missed).toEqual([]);
    first.close();
    const again = sit();
    arrive(state(point(0, events)));
    await settle();
    expect(again.missed.map((event) => event.type)).toEqual(["b", "c"]);
  });

  it("tells what happened behind another page when it is looked at again", async () => {
    const live = sit();
    arrive(state(point(0, [])));
    await settle();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    arrive(state(point(0, [{ type: "a" }])));
    await settle();
    expect(live.missed).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(live.missed.map((event) => event.type)).toEqual(["a"]);
    hidden.mockRestore();
  });

  it("calls who gave no name a guest in the language of the reader", () => {
    const live = sit();
    const named = (name: string) => arrive({ type: "table", table: { ...card, seats: [seats[0], { ...seats[1], name }] } });
    named("Guest 2");
    settings.language = "nl";
    expect(live.name(1)).toBe("Gast 2");
    named("Gast");
    settings.language = "en";
    expect([live.name(1), live.card.seats[1]?.name]).toEqual(["Guest", "Guest"]);
    named("Gaston");
    expect(live.name(1)).toBe("Gaston");
  });

  it("says hello with its keys", () => {
    sit();
    expect(line.sent[0]).toMatchObject({ type: "hello", role: "player", keys: [{ secret: "s0", seen: 0 }] });
  });

  it("lets go of a seat that its keys no longer open, and does not ask for it again by itself", async () => {
    const live = sit();
    arrive(state(point(0, [])));
    await settle();
    arrive({ type: "seats", seats: [] });
    expect(live.mine).toEqual([]);
    expect(live.eyes).toBe(null);
    expect(live.points.has(0)).toBe(false);
    line.listeners.get("open")?.({ data: "" });
    expect(line.sent.at(-1)).toMatchObject({ type: "hello", role: "spectator", keys: [] });
  });

  it("promises its value in hello without showing it", () => {
    sit();
    const [key] = line.sent[0]?.keys as { promise: string }[];
    expect(key?.promise).toBe(promiseOf(heldAt("t1").keys[0]?.value ?? ""));
    expect(JSON.stringify(line.sent)).not.toContain(heldAt("t1").keys[0]?.value);
  });

  describe("before the first card", () => {
    const fixed = (promise: string, more: object = {}) =>
      arrive({ type: "draw", number: 1, game: "x", version: "1", options: {}, names: ["Ada", "Bram"], commitment: "c", promises: [promise, ""], voided: [], waiting_for: [0], ...more });
    const openings = () => line.sent.filter((message) => message.type === "open");
    const root = () => heldAt("t1").keys[0]?.value ?? "";

    it("keeps what everybody is bound by, then opens its value", () => {
      const send = vi.spyOn(LiveTable.prototype, "send").mockImplementation(function (message) {
        if (message.type === "open") expect(keptAt("t1")?.draws).toHaveLength(1);
        line.sent.push(message as never);
      });
      sit();
      fixed(promiseOf(root()));
      send.mockRestore();
      expect(openings()).toEqual([{ type: "open", seat: 0, value: valueFor(root(), promiseOf(root())) }]);
      expect(keptAt("t1")?.opened).toEqual({ 1: { 0: valueFor(root(), promiseOf(root())) } });
    });

    it("opens nothing to another list than the one it kept", () => {
      sit();
      fixed(promiseOf(root()));
      fixed(promiseOf(root()), { commitment: "chosen when the value was known" });
      expect(openings()).toHaveLength(1);
      expect(keptAt("t1")?.draws[0]?.commitment).toBe("c");
    });

    it("opens nothing for a promise that is not its own", () => {
      sit();
      fixed(promiseOf("somebody else"));
      fixed("", { number: 2 });
      expect(openings()).toEqual([]);
    });

    it("opens the value before it when a draw came to nothing", () => {
      sit();
      fixed(promiseOf(root()));
      const first = String(openings()[0]?.value);
      fixed(first, { number: 2, commitment: "d" });
      expect(openings().map((message) => message.value)).toEqual([first, valueFor(root(), first)]);
      expect(keptAt("t1")?.draws.map((draw) => draw.number)).toEqual([1, 2]);
    });

    it("opens its value again on a new line, and not when the table has it", () => {
      sit();
      fixed(promiseOf(root()));
      fixed(promiseOf(root()), { waiting_for: [] });
      fixed(promiseOf(root()));
      expect(new Set(openings().map((message) => message.value)).size).toBe(1);
      expect(openings()).toHaveLength(2);
    });
  });

  it("shows history at once and counts what it has seen for the next hello", async () => {
    const live = sit();
    arrive(state(point(0, [{ type: "drew", seat: 0 }, { type: "drew", seat: 1 }])));
    await settle();
    expect(live.events).toHaveLength(2);
    line.listeners.get("open")?.({ data: "" });
    expect(line.sent.at(-1)).toMatchObject({ type: "hello", keys: [{ secret: "s0", seen: 2 }] });
  });

  it("takes only what is new from an overlapping update", async () => {
    const live = sit();
    arrive(state(point(0, [{ type: "a" }, { type: "b" }])));
    arrive(state(point(1, [{ type: "b" }, { type: "c" }])));
    await settle();
    expect(live.events.map((event) => event.type)).toEqual(["a", "b", "c"]);
  });

  it("cuts back what was undone", async () => {
    const live = sit();
    arrive(state(point(0, [{ type: "a" }, { type: "b" }])));
    arrive(state(point(1, []), { undone: true }));
    await settle();
    expect(live.events.map((event) => event.type)).toEqual(["a"]);
  });

  it("who was here when it ended hears how it ended for them, once", async () => {
    const result = { winners: [1], ranks: [2, 1], reason: "", scores: [] };
    sit();
    arrive(state(point(0, [])));
    await settle();
    arrive(state(point(0, []), { result }));
    arrive(state(point(0, []), { result }));
    await settle();
    expect(heard).toEqual(["loss"]);
  });

  it("who comes back later hears nothing of the end", async () => {
    sit();
    arrive(state(point(0, []), { result: { winners: [0], ranks: [1, 2], reason: "", scores: [] } }));
    await settle();
    expect(heard).toEqual([]);
  });

  it("logs a surprise only when it is over", async () => {
    const moment = () => ({ ms: 60_000, late: true });
    const live = sit({ ...setting, scene: { ...setting.scene, moment } });
    arrive(state(point(0, [])));
    await settle();
    arrive(state(point(0, [{ type: "pulled" }])));
    await settle();
    expect([live.moment?.type, live.events.length]).toEqual(["pulled", 0]);
    live.hurry();
    await settle();
    expect(live.events.map((event) => event.type)).toEqual(["pulled"]);
  });

  it("asks no longer what the moment on the stage has answered", async () => {
    const moment = () => ({ ms: 60_000 });
    const live = sit({ ...setting, scene: { ...setting.scene, moment } });
    const asked = (number: number, optional = false) => ({ number, kind: "nope", rule: "", moves: [], clock: null, optional });
    const waits = (...seats: number[]) => ({ waiting: seats.map((seat) => ({ seat, kind: "nope", rule: "", clock: null })) }) as unknown as Partial<State>;
    arrive(state(point(0, [], [asked(1), asked(2), asked(3, true)]), waits(0, 1)));
    await settle();
    arrive(state(point(0, [{ type: "passed" }], [asked(2), asked(4)]), waits(1)));
    await settle();
    expect(live.moment).toMatchObject({ type: "passed" });
    expect(live.decisions.map((one) => one.number)).toEqual([2, 3]);
    expect(live.waiting.map((one) => one.seat)).toEqual([1]);
    live.hurry();
    await settle();
    expect(live.decisions.map((one) => one.number)).toEqual([2, 4]);
  });

  it("ends a moment when the right player says the word", async () => {
    const moment = () => ({ ms: 60_000, until: { seat: 1, phrase: "phrase-stop" } });
    const live = sit({ ...setting, scene: { ...setting.scene, moment } });
    const word = { type: "talk", name: "Bram", text: "", phrase: "phrase-stop", signal: "" };
    arrive(state(point(0, [])));
    arrive(state(point(0, [{ type: "shuffled" }])));
    await settle();
    arrive({ ...word, seat: 0 });
    await settle();
    expect(live.moment).toMatchObject({ type: "shuffled" });
    arrive({ ...word, seat: 1 });
    await settle();
    expect(live.moment).toBeNull();
  });

  it("answers a decision once, and offers it again when refused", async () => {
    const live = sit();
    const decision = { number: 9, kind: "turn", rule: "", moves: [{ type: "draw" }], clock: null, optional: false };
    arrive(state(point(0, [], [decision])));
    await settle();
    live.play({ type: "draw" });
    expect(line.sent.at(-1)).toMatchObject({ type: "move", seat: 0, decision: 9, move: { type: "draw" } });
    expect(live.decisions).toEqual([]);
    arrive({ type: "refused", kind: "storage", id: "m1", rule: "", text: "", detail: "" });
    expect(live.decisions).toHaveLength(1);
    expect(live.refusal?.kind).toBe("storage");
  });

  it("does not send a move that is not offered", async () => {
    const live = sit();
    arrive(state(point(0, [])));
    await settle();
    live.play({ type: "draw" });
    expect(line.sent.some((message) => message.type === "move")).toBe(false);
  });

  it("measures the line, there and back", async () => {
    const live = sit();
    arrive({ type: "welcome", table: card, seats: [0], host: false, talk: [], protocol: 1 });
    const ping = line.sent.findLast((message) => message.type === "ping");
    arrive({ type: "pong", id: "another" });
    expect(live.delay).toBeNull();
    await settle();
    arrive({ type: "pong", id: ping?.id });
    expect(live.delay).toBeGreaterThanOrEqual(4);
    expect(live.delay).toBeLessThan(1000);
    live.close();
  });

  it("knows when a moment of play comes", async () => {
    const live = sit();
    arrive({ type: "welcome", table: card, seats: [0], host: false, talk: [], protocol: 1 });
    arrive(state(point(0, []), { at: 20 }));
    await settle();
    expect(live.localTime(23) - performance.now()).toBeGreaterThan(2000);
    expect(live.localTime(23) - performance.now()).toBeLessThanOrEqual(3000);
    live.close();
  });

  it("asks why not and hears the rule", async () => {
    const live = sit();
    const answer = live.why({ kind: "pile", id: "draw" });
    const asked = line.sent.at(-1);
    arrive({ type: "because", id: asked?.id, rule: "GE-034" });
    expect(await answer).toBe("GE-034");
  });

  it("shows what somebody says as a bubble", () => {
    const live = sit();
    arrive({ type: "talk", name: "Bram", seat: 1, text: "hello", phrase: "", signal: "", at: 0 });
    expect(live.bubbles[1]).toBe("hello");
    expect(live.talk).toHaveLength(1);
  });
});
