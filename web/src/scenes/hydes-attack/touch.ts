/** What a touch does where no move lies ready. */
import type { Thing } from "$lib/wire";
import type { SceneTable } from "../contract";
import type { View } from "./view";

/** Nothing can be done with this: whoever plays here is told why. Spectators and replays have nothing to ask. */
export function asking(table: SceneTable<View>, thing: Thing): (() => void) | undefined {
  return table.live && table.seat !== null ? () => table.whyNot(thing) : undefined;
}

/** Thing's card is not in the hand: a touch chooses it where it can be played. */
export function pickingThing(table: SceneTable<View>): (() => void) | undefined {
  if (!table.asked || !table.choice.all.some((move) => move.type === "play-thing")) return asking(table, { kind: "thing" });
  return () => {
    table.choice.clear();
    table.choice.answer("type", "play-thing");
  };
}
