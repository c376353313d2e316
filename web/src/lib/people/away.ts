/** How much of a table this browser had seen when its person last looked away. */
const LEFT = "speeltafel.left.";
/** The same by seat, where one device goes round. */
const ROUND = "speeltafel.round.";

export function leave(table: string, seen: number): void {
  localStorage.setItem(LEFT + table, String(seen));
}

/** Null for who was never here. */
export function leftAt(table: string): number | null {
  const seen = localStorage.getItem(LEFT + table);
  return seen === null ? null : Number(seen);
}

/** By seat, how much had happened when its hand was covered. */
export type Looked = Readonly<Record<number, number>>;

export function keepLooked(table: string, looked: Looked): void {
  localStorage.setItem(ROUND + table, JSON.stringify(looked));
}

/** Nobody, where the device has not gone round yet. */
export function lookedAt(table: string): Looked {
  return JSON.parse(localStorage.getItem(ROUND + table) ?? "{}") as Looked;
}

export function forgetLeaving(table: string): void {
  localStorage.removeItem(LEFT + table);
  localStorage.removeItem(ROUND + table);
}
