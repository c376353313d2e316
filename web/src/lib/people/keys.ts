import { forgetLeaving } from "./away";
import { promiseOf } from "../fair/chain";
import { hex } from "../fair/sha256";
import type { Key, Ticket } from "../wire";

/** The seats this browser holds at a table: who has the secret has the seat. */
export interface HeldKey {
  seat: number;
  secret: string;
  /** What our part of the shuffle is made of; it never leaves this browser. */
  value: string;
  /** Taken when the game ran already: the draw was without us. */
  late?: boolean;
}

export interface Held {
  keys: HeldKey[];
  host: string;
  /** When it was put away, in milliseconds since 1970. */
  at?: number;
  /** A lesson is taken there: it is not listed with the games of this browser. */
  lesson?: boolean;
  /** It is shown here as on a television. */
  screen?: boolean;
  /** Its person took it off the list at home; the seat stays theirs. */
  unlisted?: boolean;
}

const NONE: Held = { keys: [], host: "" };
const place = (table: string) => `speeltafel.table.${table}`;

function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A key as hello has it: it opens the seat, and binds us to our part of the shuffle without showing it. */
export function shown(key: HeldKey, seen: number): Key {
  return { secret: key.secret, promise: promiseOf(key.value), seen };
}

export function heldAt(table: string): Held {
  const text = localStorage.getItem(place(table));
  return text ? (JSON.parse(text) as Held) : NONE;
}

/** Puts a ticket away in the browser, beside the seats already held at that table. */
export function keepTicket(ticket: Ticket, late = false): void {
  const before = heldAt(ticket.table);
  const fresh = ticket.keys.map((key) => ({ ...key, value: randomValue(), ...(late && { late }) }));
  const kept = before.keys.filter((key) => !fresh.some((one) => one.seat === key.seat));
  const held: Held = { keys: [...kept, ...fresh], host: ticket.host || before.host, at: Date.now() };
  localStorage.setItem(place(ticket.table), JSON.stringify(held));
}

/** Milliseconds after which nobody comes back to a lesson. */
const LESSON_KEPT = 24 * 3600 * 1000;

/** Puts the key of a lesson away, and throws those of earlier days away. */
export function keepLesson(ticket: Ticket): void {
  for (const table of tablesWith(({ lesson, at = 0 }) => lesson === true && at < Date.now() - LESSON_KEPT)) forgetTable(table);
  const keys = ticket.keys.map((key) => ({ ...key, value: randomValue() }));
  const held: Held = { keys, host: ticket.host, at: Date.now(), lesson: true };
  localStorage.setItem(place(ticket.table), JSON.stringify(held));
}

/** A rematch is opened by the same keys as the game before it. */
export function carryKeys(from: string, to: string): void {
  const { unlisted, ...held } = heldAt(from);
  const keys = held.keys.map(({ seat, secret }) => ({ seat, secret, value: randomValue() }));
  if (!localStorage.getItem(place(to))) localStorage.setItem(place(to), JSON.stringify({ ...held, keys, at: Date.now() }));
}

function tablesWith(wanted: (held: Held) => boolean): string[] {
  const tables = Object.keys(localStorage)
    .filter((key) => key.startsWith(place("")))
    .map((key) => key.slice(place("").length));
  return tables.filter((table) => wanted(heldAt(table)));
}

/** The tables of which this browser has a key or which it shows, the latest first; lessons are none of them. */
export function heldTables(): string[] {
  return tablesWith(({ keys, lesson, screen }) => (keys.length > 0 || screen === true) && !lesson).sort((a, b) => (heldAt(b).at ?? 0) - (heldAt(a).at ?? 0));
}

/** This browser is the television of a table. */
export function keepScreen(table: string): void {
  localStorage.setItem(place(table), JSON.stringify({ ...heldAt(table), screen: true, at: Date.now() }));
}

/** Where a table is found: who shows it and has no seat comes back as its television. */
export function addressOf(table: string): string {
  const { keys, screen } = heldAt(table);
  return `/table/${table}${screen && keys.length === 0 ? "?tv" : ""}`;
}

export function isListed(table: string): boolean {
  return !heldAt(table).unlisted;
}

/** Puts a table on the list at home, or takes it off; its key stays. */
export function setListed(table: string, listed: boolean): void {
  const { unlisted, ...held } = heldAt(table);
  localStorage.setItem(place(table), JSON.stringify(listed ? held : { ...held, unlisted: true }));
}

export function forgetTable(table: string): void {
  localStorage.removeItem(place(table));
  forgetLeaving(table);
}

export function dropSeat(table: string, seat: number): void {
  const held = heldAt(table);
  const keys = held.keys.filter((key) => key.seat !== seat);
  localStorage.setItem(place(table), JSON.stringify({ ...held, keys, at: Date.now() }));
}
