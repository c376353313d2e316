/** What everybody did in the whole game, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";
import type { Told } from "../contract";
import { figuresOf, talliesOf, type Figure } from "../figures";
import type { View } from "./view";

export const COUNTED = ["cards", "passes", "sets", "empty"] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

/** What one event adds for one seat. */
function added(event: GameEvent, seat: number): Partial<Tally> {
  if (event.type === "round-ended") {
    const hand = Array.isArray(event.hands) ? event.hands[seat] : null;
    return { empty: Array.isArray(hand) && hand.length === 0 ? 1 : 0 };
  }
  if (event.seat !== seat) return {};
  if (event.type === "played") return { cards: Number(event.count) };
  if (event.type === "set-laid") return { cards: Number(event.count), sets: 1 };
  return { passes: event.type === "passed" ? 1 : 0 };
}

/** By seat. */
export function statistics(events: readonly GameEvent[], seats: number): Tally[] {
  return talliesOf(COUNTED, events, seats, added);
}

export function figures({ view, events, texts }: Told<View>): Figure[] {
  return figuresOf(texts, COUNTED, statistics(events, view.players.length));
}

/** The total of each column of the score pad after each round, from nothing on. */
export function totalsByRound(points: readonly (readonly number[])[]): number[][] {
  const columns = points[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    points.reduce<number[]>((totals, round) => [...totals, (totals.at(-1) ?? 0) + (round[column] ?? 0)], [0]),
  );
}
