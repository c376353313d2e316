/** What lies on the board and can be asked about, as games/creatures_and_outcasts/touch.py names it. */
import type { Thing } from "$lib/wire";
import type { SceneTable } from "../contract";
import type { View } from "./view";

export const TRICK: Thing = { kind: "pile", id: "trick" };
export const CLOSED: Thing = { kind: "pile", id: "closed" };
export const STACK: Thing = { kind: "pile", id: "characters" };

/** What a touch on a pile says; those without a seat have nothing to ask. */
export function asking(table: SceneTable<View>, thing: Thing): (() => void) | undefined {
  return table.live && table.seat !== null ? () => table.whyNot(thing) : undefined;
}
