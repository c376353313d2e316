/** Best first: by rank, and those whom the game ranks alike in the order that it tells of. */
export function inOrder<Of extends { seat: number }>(rows: readonly Of[], ranks: readonly number[], order: readonly number[] = []): Of[] {
  const told = ({ seat }: Of) => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return [...rows].sort((one, other) => (ranks[one.seat] ?? 99) - (ranks[other.seat] ?? 99) || told(one) - told(other));
}
