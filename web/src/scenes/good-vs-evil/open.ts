import type { View } from "./view";

/** The replay with open cards: every hand, as its player saw it. */
export function lay(seen: View, views: readonly View[]): View {
  return { ...seen, players: seen.players.map((player) => ({ ...player, hand: views.find((view) => view.seat === player.seat)?.hand })) };
}
