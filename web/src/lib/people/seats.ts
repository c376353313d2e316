import { ask, keysAt, Refusal } from "../api";
import { card } from "./card.svelte";
import { heldAt, keepTicket } from "./keys";
import type { TableCard } from "../wire";

/** Takes the keys of a seat that the card took with another device. Without a line there is nothing to take. */
async function fetchKeys(table: string): Promise<void> {
  if (heldAt(table).keys.length > 0) return;
  try {
    const ticket = await keysAt(table);
    if (ticket.keys.length > 0) keepTicket(ticket);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** This browser gets the seat of its card at a table. */
export async function fetchSeat(table: TableCard): Promise<void> {
  if (card.own && table.seats.some(({ member }) => member === card.own?.member)) await fetchKeys(table.table);
}

/** This browser gets all seats of its card at tables that are not over. Which they are; null when nobody could say. */
export async function fetchSeats(): Promise<readonly string[] | null> {
  if (!card.own) return null;
  try {
    const tables = await ask<string[]>("/club/tables");
    await Promise.all(tables.map(fetchKeys));
    return tables;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
