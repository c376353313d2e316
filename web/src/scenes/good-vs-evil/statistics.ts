/** What everybody did in the whole game, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";
import type { Told } from "../contract";
import { figuresOf, talliesOf, type Figure } from "../figures";
import type { View } from "./view";

export const COUNTED = ["cards", "nopes", "survived", "thefts"] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

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
  return talliesOf(COUNTED, events, seats, (event, seat) => {
    const [doer, counts] = deed(event) ?? [];
    return doer === seat ? (counts ?? {}) : {};
  });
}

export function figures({ view, events, texts }: Told<View>): Figure[] {
  return figuresOf(texts, COUNTED, statistics(events, view.players.length));
}
