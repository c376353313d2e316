import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeup } from "$kit";
import type { TableModel } from "$lib/play/model.svelte";
import type { Move } from "$lib/play/moves";
import { Sitting } from "../src/table/sitting.svelte";
import { deck, texts } from "./parts";

vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), rulesOf: () => Promise.resolve([]) }));

const RIDE: Move = { type: "go" };

/** A table at which this question is asked, or none. */
function table(kind: string | null): TableModel {
  const question = (move: Move) => (kind !== null && move === RIDE ? kind : null);
  const speaker = { deck, reading: { cardFields: [], seatFields: [] }, name: String, question };
  const seen = { view: null, eyes: null, decisions: [], waiting: [], events: [], missed: [], people: [], result: null };
  return { ...seen, live: true, slug: "x", setting: { scene: {}, texts }, speaker } as unknown as TableModel;
}

describe("around one device", () => {
  it("a move is called after the question of the hand that is open, whatever lay there first", () => {
    let model = $state.raw(table(null));
    const end = $effect.root(() => {
      const sitting = new Sitting(() => ({ model, layout: "table", covered: false, teacher: undefined }));
      expect(sitting.speaker.question?.(RIDE)).toBeNull();
      model = table("rotate");
      expect(sitting.speaker.question?.(RIDE)).toBe("rotate");
    });
    end();
  });
});

describe("a card that a tap has shown", () => {
  afterEach(() => {
    closeup.away();
    vi.useRealTimers();
  });

  /** What lies there when others have played, and some time has gone by. */
  function afterEvent(answered: number | undefined, ms: number): unknown {
    vi.useFakeTimers();
    let model = $state.raw(table(null));
    const end = $effect.root(() => void new Sitting(() => ({ model, layout: "table", covered: false, teacher: undefined })));
    flushSync();
    closeup.shown = { what: {}, box: new DOMRect(), element: document.body, answered: answered === undefined ? undefined : performance.now() };
    model = { ...table(null), events: [{ type: "drawn" }] } as unknown as TableModel;
    flushSync();
    vi.advanceTimersByTime(ms);
    const { shown } = closeup;
    end();
    return shown;
  }

  it("makes way for what others play, but not before it was seen", () => {
    expect(afterEvent(0, 500)).not.toBeNull();
    closeup.away();
    expect(afterEvent(0, 3000)).toBeNull();
  });

  it("stays for whoever asked to read it", () => expect(afterEvent(undefined, 3000)).not.toBeNull());
});

describe("while the table waits for the others", () => {
  const NOPE: Move = { type: "nope" };

  function reacting(moves: readonly Move[], optional: boolean): TableModel {
    const decisions = [{ number: 1, kind: "nope", rule: "", moves, clock: null, optional }];
    const waiting = [0, 1].filter((seat) => seat !== 0 || !optional).map((seat) => ({ seat, kind: "nope", rule: "", clock: null }));
    return { ...table(null), setting: { scene: { reactions: ["nope"] }, texts }, view: {}, eyes: 0, decisions, waiting, card: { options: {} } } as unknown as TableModel;
  }

  it.each([
    { moves: [NOPE, { type: "pass" }], offered: ["nope"] },
    { moves: [{ type: "pass" }], offered: [] },
  ])("who may react, but need not answer, is offered only $offered", ({ moves, offered }) => {
    let model = $state.raw(reacting(moves, true));
    const end = $effect.root(() => {
      const sitting = new Sitting(() => ({ model, layout: "phone", covered: false }));
      flushSync();
      expect(sitting.asked).toBe(false);
      expect(sitting.isAwaited(0)).toBe(false);
      expect(sitting.choice.all.map((move) => move.type)).toEqual(offered);
      model = reacting(moves, false);
      flushSync();
      expect(sitting.asked).toBe(true);
      expect(sitting.choice.all).toEqual(moves);
    });
    end();
  });
});
