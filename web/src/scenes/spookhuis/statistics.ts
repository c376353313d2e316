/** What became of everybody in the night. */
import type { GameEvent } from "$lib/play/speech";
import type { Told } from "../contract";
import type { View } from "./view";

/** What became of a player, and in which round. */
export interface Fate {
  what: "escaped" | "ghost" | "inside";
  round: number;
}

/** By seat: whoever neither escaped nor became a Ghost is inside until the last round. */
export function fates(events: readonly GameEvent[], seats: number): Fate[] {
  let round = 0;
  const known = new Map<number, Fate>();
  for (const event of events) {
    if (event.type === "round") round = Number(event.round);
    if (event.type === "escaped" || event.type === "ghost") known.set(Number(event.seat), { what: event.type, round });
  }
  return Array.from({ length: seats }, (_, seat) => known.get(seat) ?? { what: "inside", round });
}

export function notes({ view, events, texts }: Told<View>): string[] {
  return fates(events, view.players.length).map(({ what, round }) => texts.say(`summary-${what}`, { round }));
}
