/** What everybody did in the whole game, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";
import { kebab } from "$lib/texts.svelte";
import type { Told } from "../contract";
import { figuresOf, talliesOf, type Figure } from "../figures";
import type { View } from "./view";

export const COUNTED = ["laid", "strength"] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

const LAID = ["played", "thing-played", "six-played"];

/** What one event adds for one seat. */
function added(event: GameEvent, seat: number): Partial<Tally> {
  if (event.type === "revealed") return shareOf(event, seat);
  if (event.seat !== seat) return {};
  if (event.type === "ones-played") return { laid: Number(event.count) };
  return { laid: LAID.includes(event.type) ? 1 : 0 };
}

/** What this seat's cards count where the Hyde strikes. */
function shareOf({ seats, counts }: GameEvent, seat: number): Partial<Tally> {
  const own = (counts as number[]).filter((_, card) => (seats as number[])[card] === seat);
  return { strength: own.reduce((sum, count) => sum + count, 0) };
}

/** By seat. */
export function statistics(events: readonly GameEvent[], seats: number): Tally[] {
  return talliesOf(COUNTED, events, seats, added);
}

export function figures({ view, events, texts }: Told<View>): Figure[] {
  return figuresOf(texts, COUNTED, statistics(events, view.players.length));
}

/** Who everybody was. */
export function notes({ view, texts }: Told<View>): string[] {
  return view.players.map(({ outcast }) => texts.say(`card-${kebab(outcast)}`));
}
