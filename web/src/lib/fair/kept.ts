import { same, type Value } from "../play/moves";
import type { DrawFixed } from "../wire";

/** A draw as it was told to this browser, before it opened a value of its own. */
export type Told = Pick<DrawFixed, "number" | "game" | "version" | "options" | "names" | "commitment" | "promises">;

/** What this browser keeps of a table, to check afterwards that the server kept its word. */
export interface Kept {
  /** When the first draw was told. */
  at: number;
  draws: Told[];
  /** What this browser opened: by number of the draw, then by seat. */
  opened: Record<number, Record<number, string>>;
}

const PLACE = "speeltafel.draw.";
/** How many tables are remembered. */
const MOST = 40;

export function keptAt(table: string): Kept | null {
  const text = localStorage.getItem(PLACE + table);
  return text ? (JSON.parse(text) as Kept) : null;
}

function told(draw: DrawFixed): Told {
  const { number, game, version, options, names, commitment, promises } = draw;
  return { number, game, version, options, names, commitment, promises };
}

/**
 * Keeps a draw with the values that this browser is about to open in it. False when another draw was told under this
 * number before: then nothing more may be opened, because whoever knows a value could fix the rest to it.
 */
export function keepDraw(table: string, draw: DrawFixed, values: Record<number, string>): boolean {
  const now = told(draw);
  const kept = keptAt(table) ?? { at: Date.now(), draws: [], opened: {} };
  const before = kept.draws.find((one) => one.number === now.number);
  if (before && !same(before as unknown as Value, now as unknown as Value)) return false;
  if (!before) kept.draws.push(now);
  kept.opened[now.number] = { ...kept.opened[now.number], ...values };
  localStorage.setItem(PLACE + table, JSON.stringify(kept));
  forgetOldest();
  return true;
}

/** Seats that were bound at first and did not open a value. */
export function leftOut({ voided, promises }: Pick<DrawFixed, "voided" | "promises">): number[] {
  return (voided[0]?.promises ?? []).flatMap((promise, seat) => (promise && !promises[seat] ? [seat] : []));
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((name) => name.startsWith(PLACE)).map((name) => name.slice(PLACE.length));
  const oldest = tables.sort((a, b) => (keptAt(b)?.at ?? 0) - (keptAt(a)?.at ?? 0)).slice(MOST);
  for (const table of oldest) localStorage.removeItem(PLACE + table);
}

/** The file that `speeltafel verify --seen` reads: what was kept, and all that was shown. */
export function seenFile(table: string, kept: Kept, events: Record<number, unknown>): string {
  const last = kept.draws.at(-1);
  if (!last) return "";
  const { number, game, version, options, names } = last;
  const draws = kept.draws.map(({ commitment, promises }) => ({ commitment, promises }));
  const first = number - draws.length + 1;
  return JSON.stringify({ table, game, version, options, names, first, draws, values: kept.opened[number] ?? {}, events }, null, 1);
}
