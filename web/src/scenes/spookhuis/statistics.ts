/** What everybody went through in the whole night, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";
import type { Told } from "../contract";
import { figuresOf, talliesOf, type Figure } from "../figures";
import type { View } from "./view";

export const COUNTED = ["keys", "tiles", "horrors", "morale", "terror"] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

/** What one event adds for the seat it is about. */
function endured(event: GameEvent): Partial<Tally> {
  switch (event.type) {
    case "key-taken":
      return { keys: 1 };
    case "rode":
      return { tiles: Array.isArray(event.path) ? event.path.length : 0 };
    case "frightened":
      return { horrors: 1 };
    case "morale":
      return { morale: Math.max(0, -Number(event.change)) };
    case "scored":
      return { terror: 1 };
    default:
      return {};
  }
}

/** By seat. */
export function statistics(events: readonly GameEvent[], seats: number): Tally[] {
  return talliesOf(COUNTED, events, seats, (event, seat) => (event.seat === seat ? endured(event) : {}));
}

/** Terror Points are for Ghosts: where there was none, nobody misses them. */
export function figures({ view, events, texts }: Told<View>): Figure[] {
  const counted = COUNTED.filter((what) => what !== "terror" || view.players.some((player) => player.ghost));
  return figuresOf(texts, counted, statistics(events, view.players.length));
}

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
