/** A view of any game, read for a person: cards as cards, seats as names, everything else in words. */
import { isSeat, type Speaker } from "$lib/play/speech";
import { kebab, t } from "$lib/texts.svelte";

export interface AnyView {
  readonly [field: string]: unknown;
}

/** What there is to show of a value. */
export type Shown =
  | { kind: "cards"; cards: string[] }
  | { kind: "text"; text: string }
  | { kind: "rows"; rows: Shown[] }
  | { kind: "fields"; fields: Field[] };

export interface Field {
  name: string;
  label: string;
  shown: Shown;
}

export interface Sitter {
  seat: number;
  fields: Field[];
}

/** What other parts of the page show; `memory` is for bots: what a person saw earlier, that person has to remember. */
const ELSEWHERE = ["hand", "players", "seats", "seat", "memory", "waiting", "type"];

export function label(speaker: Speaker, field: string): string {
  return speaker.deck.texts.find(`view-${kebab(field)}`) ?? field.replaceAll("_", " ");
}

/** A card as it is called, where it is more than a word: `{ colour: "red", number: 1 }` is `red_1`. */
export function kindOf(card: unknown): string {
  if (typeof card !== "object" || card === null) return String(card);
  if ("kind" in card) return String(card.kind);
  return Object.values(card).map(String).join("_");
}

function isCard(speaker: Speaker, value: unknown): boolean {
  return (typeof value === "string" || typeof value === "number" || typeof value === "object") && value !== null && speaker.deck.knows(kindOf(value));
}

export function read(speaker: Speaker, field: string, value: unknown): Shown | null {
  if (value === null || value === undefined || value === "" || value === false) return null;
  if (Array.isArray(value)) return readList(speaker, field, value);
  if (typeof value !== "object") {
    const seated = typeof value === "number" && isSeat(speaker.reading, field);
    if (!seated && isCard(speaker, value)) return { kind: "cards", cards: [String(value)] };
    return { kind: "text", text: words(speaker, field, value) };
  }
  if (isCard(speaker, value)) return { kind: "cards", cards: [kindOf(value)] };
  const fields = fieldsOf(speaker, value as AnyView, ["type"]);
  return fields.length > 0 ? { kind: "fields", fields } : null;
}

function readList(speaker: Speaker, field: string, list: readonly unknown[]): Shown | null {
  if (list.length === 0) return null;
  const seated = isSeat(speaker.reading, field);
  if (!seated && list.every((one) => isCard(speaker, one))) return { kind: "cards", cards: list.map(kindOf) };
  if (list.every((one) => typeof one !== "object" || one === null)) {
    return { kind: "text", text: list.map((one) => words(speaker, field, one)).join(", ") };
  }
  const rows = list.map((one) => read(speaker, field, one)).filter((one) => one !== null);
  return rows.length > 0 ? { kind: "rows", rows } : null;
}

function words(speaker: Speaker, field: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "choice-yes" : "choice-no");
  if (typeof value === "number") {
    if (isSeat(speaker.reading, field)) return speaker.name(value);
    return speaker.reading.placeNames?.[field]?.[value] ?? String(value);
  }
  const text = String(value);
  const { texts } = speaker.deck;
  return texts.find(`card-${kebab(text)}`) ?? texts.find(`value-${kebab(text)}`) ?? text.replaceAll("_", " ");
}

function fieldsOf(speaker: Speaker, view: AnyView, without: readonly string[]): Field[] {
  return Object.entries(view)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => ({ name, label: label(speaker, name), shown: read(speaker, name, value) }))
    .filter((field): field is Field => field.shown !== null);
}

/** Everything that lies on the table, beside what is drawn already. */
export function zones(speaker: Speaker, view: AnyView, drawn: readonly string[]): Field[] {
  return fieldsOf(speaker, view, [...ELSEWHERE, ...drawn]);
}

/** Everything that can be seen of each player. */
export function sitters(speaker: Speaker, view: AnyView, drawn: readonly string[]): Sitter[] {
  const name = ["players", "seats"].find((one) => Array.isArray(view[one]));
  if (name === undefined || drawn.includes(name)) return [];
  return (view[name] as AnyView[])
    .map((player, index) => ({ seat: typeof player.seat === "number" ? player.seat : index, fields: fieldsOf(speaker, player, ["seat", "type"]) }))
    .filter(({ fields }) => fields.length > 0);
}
