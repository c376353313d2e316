/** What everybody did in the whole game, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";

export const COUNTED = ["cards", "nopes", "survived", "thefts"] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

const NOTHING: Tally = { cards: 0, nopes: 0, survived: 0, thefts: 0 };

/** Who did something that counts, and what. */
function deed(event: GameEvent): [unknown, Partial<Tally>] | null {
  switch (event.type) {
    case "played":
      return [event.seat, { cards: Array.isArray(event.cards) ? event.cards.length : 0 }];
    case "noped":
      return [event.seat, { cards: 1, nopes: 1 }];
    case "saved":
      return event.danger === "exploding_kitten" ? [event.seat, { survived: 1 }] : null;
    case "gave":
      return event.stolen === true ? [event.target, { thefts: 1 }] : null;
    case "named":
      return event.found === true ? [event.seat, { thefts: 1 }] : null;
    default:
      return null;
  }
}

/** By seat. */
export function statistics(events: readonly GameEvent[], seats: number): Tally[] {
  const tallies = Array.from({ length: seats }, () => ({ ...NOTHING }));
  for (const [seat, counts] of events.map(deed).filter((one) => one !== null)) {
    const tally = tallies[Number(seat)];
    if (tally) for (const what of COUNTED) tally[what] += counts[what] ?? 0;
  }
  return tallies;
}
