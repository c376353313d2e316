/** The replay with open cards: every pile, every hand and Thing's card, as the events and the other seats know them. */
import type { GameEvent } from "$lib/play/speech";
import type { View } from "./view";

const cardsOf = (event: GameEvent) => (Array.isArray(event.cards) ? event.cards.map(String) : []);

/** The cards of each pile in the order in which they were laid down. */
function piles(events: readonly GameEvent[]): ReadonlyMap<string, string[]> {
  const laid = new Map<string, string[]>();
  let thing = "";
  for (const event of events) {
    const card = String(event.card ?? "");
    if (["thing-placed", "gave-thing", "thing-sent"].includes(event.type)) thing = card;
    const cards = {
      played: [card],
      "thing-played": [card],
      "ones-played": [...cardsOf(event), ...(event.thing ? [thing] : [])],
      "six-played": ["six"],
    }[event.type];
    const place = String(event.location);
    if (cards) laid.set(place, [...(laid.get(place) ?? []), ...cards]);
  }
  return laid;
}

export function lay(seen: View, views: readonly View[], events: readonly GameEvent[]): View {
  const laid = piles(events);
  return {
    ...seen,
    thing_card: views.map((view) => view.thing_card).find((card) => card !== null) ?? null,
    players: seen.players.map((player, seat) => ({ ...player, cards: views[seat]?.players[seat]?.cards ?? player.cards })),
    locations: seen.locations.map((place) => ({
      ...place,
      mine: 0,
      pile: place.pile.map((card, index) => ({ ...card, card: laid.get(place.location)?.[index] ?? card.card })),
    })),
  };
}
