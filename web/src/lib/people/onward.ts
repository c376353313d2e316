import { oneTable, Refusal } from "../api";
import { carryKeys, heldAt } from "./keys";
import type { TableCard } from "../wire";

/** The table of the latest rematch, from the one that followed this one on; null when the server does not tell. */
async function latest(next: string): Promise<TableCard | null> {
  try {
    const card = await oneTable(next);
    return card.next ? await latest(card.next) : card;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

/** Where the people of this table are now, while they play there; the keys of this browser go along. */
export async function gameAfter({ table, next }: TableCard): Promise<string> {
  const card = next ? await latest(next) : null;
  if (!card || card.phase === "over") return "";
  bring(table, card.table);
  return card.table;
}

/** What this browser is at a table, it is at the rematch too. */
export function bring(from: string, to: string): void {
  const { keys, host, screen } = heldAt(from);
  if (keys.length > 0 || host || screen) carryKeys(from, to);
}
