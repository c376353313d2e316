import { describe, expect, it, vi } from "vitest";
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
