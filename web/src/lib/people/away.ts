/** How much of a table this browser had seen when its person last looked away. */
const LEFT = "speeltafel.left.";

export function leave(table: string, seen: number): void {
  localStorage.setItem(LEFT + table, String(seen));
}

/** Null for who was never here. */
export function leftAt(table: string): number | null {
  const seen = localStorage.getItem(LEFT + table);
  return seen === null ? null : Number(seen);
}

export function forgetLeaving(table: string): void {
  localStorage.removeItem(LEFT + table);
}
