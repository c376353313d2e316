import type { Texts } from "./texts.svelte";
import { kebab, t } from "./texts.svelte";
import type { GameCard, PresetCard } from "./wire";

export type Options = Record<string, unknown>;

/** One option of a game, as a person can change it. */
export interface Field {
  name: string;
  label: string;
  help: string;
  choices: unknown[] | null;
  /** Values of our own that are not in the box: offered when the table asks for them. */
  house: readonly unknown[];
  kind: "boolean" | "number" | "seconds" | "choice" | "text";
  /** How much of the option's own measure a second is. */
  second: number;
  min?: number;
  max?: number;
  /** Its values are seats, or the lot. */
  seat: boolean;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  "x-house"?: unknown[];
  "x-seat"?: boolean;
  "x-seat-of"?: number;
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
}

const MOST_CHOICES = 12;

/** msgspec puts named types under $defs. */
function resolve(game: GameCard, one: Schema): Schema {
  const name = one.$ref?.split("/").pop();
  return (name && (game.options_schema as Schema).$defs?.[name]) || one;
}

function schemaOf(game: GameCard): Record<string, Schema> {
  const properties = resolve(game, game.options_schema as Schema).properties ?? {};
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, resolve(game, one)]));
}

function choicesOf(game: GameCard, one: Schema): unknown[] | null {
  if (one.enum) return one.enum;
  if (one.const !== undefined) return [one.const];
  const parts = one.anyOf?.map((part) => resolve(game, part)).map((part) => choicesOf(game, part) ?? range(part));
  return parts?.every((part) => part !== null) ? parts.flatMap((part) => part ?? []) : null;
}

function range({ type, minimum, maximum }: Schema): number[] | null {
  if (type !== "integer" || minimum === undefined || maximum === undefined || maximum - minimum > MOST_CHOICES) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

/** Lengths of time: a table that chose its own pace sets them one by one. */
export const isClock = (name: string) => /_(seconds|ms)$/.test(name);

function kindOf(name: string, one: Schema, choices: unknown[] | null): Field["kind"] {
  if (choices) return "choice";
  if (isClock(name)) return "seconds";
  return one.type === "boolean" ? "boolean" : one.type === "integer" ? "number" : "text";
}

/** The options of a game in words. `people` are the names round the table: what belongs to no seat is left out. */
export function fieldsOf(game: GameCard, texts: Texts, people: readonly string[]): Field[] {
  return Object.entries(schemaOf(game))
    .filter(([, one]) => (one["x-seat-of"] ?? 0) < people.length)
    .map(([name, one]) => field(game, texts, people, name, one));
}

function field(game: GameCard, texts: Texts, people: readonly string[], name: string, one: Schema): Field {
  const id = `option-${kebab(name)}`;
  const seat = one["x-seat"] ?? false;
  const choices = isClock(name) ? null : (choicesOf(game, one) ?? (seat ? range(one) : null));
  const player = within(people, one["x-seat-of"] ?? 0);
  return {
    name,
    label: texts.find(id, { player }) ?? name.replaceAll("_", " "),
    help: texts.find(`${id}.help`) ?? "",
    choices: seat && choices ? seatsFirst(choices).filter((choice) => (seatOf(choice) ?? 0) < people.length) : choices,
    house: one["x-house"] ?? [],
    kind: kindOf(name, one, choices),
    second: name.endsWith("_ms") ? 1000 : 1,
    min: one.minimum,
    max: one.maximum,
    seat,
  };
}

/** A player in the middle of a label: a free chair has no capital there. */
function within(people: readonly string[], at: number): string {
  const free = people[at] === t("seat-free-number", { seat: at + 1 });
  return free ? t("seat-free-number.within", { seat: at + 1 }) : (people[at] ?? "");
}

/** The seat that a value names (`3`, `seat-3`), counted from 0; null for the lot. */
export function seatOf(value: unknown): number | null {
  const number = Number(String(value).replace("seat-", ""));
  return number > 0 ? number - 1 : null;
}

function seatsFirst(choices: readonly unknown[]): unknown[] {
  return [...choices.filter((one) => seatOf(one) !== null), ...choices.filter((one) => seatOf(one) === null)];
}

export function choiceText(texts: Texts, people: readonly string[], { name, seat }: Field, value: unknown): string {
  const chosen = seat ? seatOf(value) : null;
  if (chosen !== null) return people[chosen] ?? t("seat-free-number", { seat: chosen + 1 });
  if (seat) return t("seat-lot");
  return texts.find(`option-${kebab(name)}-${kebab(String(value))}`) ?? String(value).replaceAll("_", " ");
}

/** What a new table of so many begins with, and what a preset makes of it. */
export function begun(game: GameCard, seats: number, preset?: PresetCard): Options {
  return { ...game.options, ...game.advice[seats - game.min_seats], ...preset?.options };
}

/** The options that the ways to play decide between them; who sits where in one is for the table to choose. */
export function decidedByPresets(game: GameCard): Set<string> {
  const schema = schemaOf(game);
  return new Set(game.presets.flatMap((preset) => Object.keys(preset.options)).filter((name) => !schema[name]?.["x-seat"]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether these options are those of a preset; who sits where in it is for the table to choose. */
export function isPreset(game: GameCard, preset: PresetCard, options: Options, seats: number): boolean {
  const schema = schemaOf(game);
  const wanted = begun(game, seats, preset);
  return Object.keys(schema).every((name) => schema[name]?.["x-seat"] || same(wanted[name], options[name]));
}

/** The presets that these options are; where several come to the same, first the one that says most of them itself. */
export function presetsOf(game: GameCard, options: Options, seats: number): PresetCard[] {
  const fitting = game.presets.filter((one) => isPreset(game, one, options, seats));
  return fitting.sort((one, other) => Object.keys(other.options).length - Object.keys(one.options).length);
}

/** The options when chairs came or went: advice that was followed is followed again, and nobody is named who is not there. */
export function reseated(game: GameCard, options: Options, before: number, after: number): Options {
  const [old, next] = [begun(game, before), begun(game, after)];
  const schema = schemaOf(game);
  const value = (name: string): unknown => {
    const { "x-seat": seat, "x-seat-of": of = 0 } = schema[name] ?? {};
    const lost = of >= after || (seat && (seatOf(options[name]) ?? 0) >= after);
    return lost || same(options[name], old[name]) ? (lost ? game.options[name] : next[name]) : options[name];
  };
  return Object.fromEntries(Object.keys(options).map((name) => [name, value(name)]));
}
