/** Moves, events and decisions as sentences of the game's catalogue. */
import type { FluentVariable } from "@fluent/bundle";
import type { Deck } from "$kit";
import { COMMON_READING, fields, type Move, type MoveReading, type Value } from "./moves";
import { common, kebab, listed, t, type Arguments } from "../texts.svelte";

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: Value;
}

export interface Speaker {
  deck: Deck;
  reading: MoveReading;
  name: (seat: number) => string;
  /** Types of events without a line in the log. */
  quiet?: readonly string[];
  /** Whose deed an event is, where the game says so. */
  actor?: (event: GameEvent) => number | null;
  /** The kind of the question that a move answers. */
  question?: (move: Move) => string | null;
  /** Whose moves are spoken of while they can still be made: that player is no name, but yourself. */
  self?: () => number | null;
  /** What the game says of the moment itself, for sentences of moves. */
  words?: () => Arguments;
}

/** A value as a person says it: a card or a place by its name, a seat by its player. */
export function word(speaker: Speaker, field: string, value: Value): FluentVariable {
  if (value === null) return "hidden";
  if (typeof value === "number") return isSeat(speaker.reading, field) ? speaker.name(value) : (speaker.reading.placeNames?.[field]?.[value] ?? value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return speaker.deck.knows(value) ? speaker.deck.name(value) : value;
  if (Array.isArray(value)) {
    const words = value.map((one) => String(word(speaker, field, one)));
    if (isSeat(speaker.reading, field)) return listed(words);
    return value.every((one) => typeof one === "string") ? listed(counted(words)) : words.join(", ");
  }
  return "";
}

/** The same word several times in a row, once with its number. */
function counted(words: readonly string[]): string[] {
  const starts = words.flatMap((one, at) => (one === words[at - 1] ? [] : [at]));
  return starts.map((start, at) => {
    const times = (starts[at + 1] ?? words.length) - start;
    return times > 1 ? `${times}× ${words[start]}` : String(words[start]);
  });
}

export function isSeat(reading: MoveReading, field: string): boolean {
  return reading.seatFields.includes(field) || COMMON_READING.seatFields.includes(field);
}

/** The arguments of a sentence: each field by name, a card also as `field-the` (and `field-The`, where a sentence begins), and `field-count` for lists. */
export function wordsOf(speaker: Speaker, thing: Move | GameEvent, skip: readonly string[] = []): Arguments {
  const args: Arguments = {};
  for (const field of fields(thing)) {
    const value = thing[field] ?? null;
    args[field] = skip.includes(field) ? "…" : word(speaker, field, value);
    if (typeof value === "string") Object.assign(args, withArticle(field, skip.includes(field) ? "…" : speaker.deck.the(value)));
    if (Array.isArray(value)) args[`${field}-count`] = value.length;
  }
  return args;
}

function withArticle(field: string, name: string): Arguments {
  return { [`${field}-the`]: name, [`${field}-The`]: name.charAt(0).toUpperCase() + name.slice(1) };
}

/** What a move's button says, as an answer to this question if the game has words for that; open fields show as dots. */
export function moveText(speaker: Speaker, move: Move, open: readonly string[] = []): string {
  const own = readBy(speaker, speaker.self?.() ?? null, "reader-self");
  const [id, args] = [`move-${kebab(move.type)}`, wordsOf(own, move, open)];
  const question = speaker.question?.(move);
  const now = Object.entries(speaker.words?.() ?? {}).filter(([, word]) => word === "yes");
  const ids = [...now.map(([what]) => `${id}.${what}`), ...(question ? [`${id}-${kebab(question)}`] : []), id];
  const found = ids.map((one) => speaker.deck.texts.find(one, args)).find(Boolean);
  if (found) return found;
  const words = fields(move).map((field) => String(word(own, field, move[field] ?? null)));
  return [move.type.replaceAll("_", " "), ...words].join(" ");
}

/** Sentences that begin with the same words: these, and how each goes on. */
export function split(sentences: readonly string[]): { start: string; ends: readonly string[] } {
  const words = sentences.map((sentence) => sentence.split(" "));
  const [first = [], ...others] = words;
  const least = Math.min(...words.map(({ length }) => length)) - 1;
  const differs = first.findIndex((word, at) => at >= least || others.some((other) => other[at] !== word));
  const shared = others.length === 0 ? 0 : Math.max(0, differs);
  return { start: first.slice(0, shared).join(" "), ends: words.map((one) => one.slice(shared).join(" ")) };
}

/** One value of a question, as a chip says it: who is asked is no name there, but "you". */
export function valueText(speaker: Speaker, field: string, value: Value): string {
  if (typeof value === "string") {
    const id = kebab(value);
    if (field === "type") return speaker.deck.texts.find(`move-${id}`) ?? value;
    return (
      speaker.deck.texts.find(`card-${id}`) ?? speaker.deck.texts.find(`value-${id}`) ?? value.replaceAll("_", " ")
    );
  }
  if (value === null) return t("choice-none");
  if (typeof value === "boolean") return t(value ? "choice-yes" : "choice-no");
  const own = typeof value === "number" ? speaker.deck.texts.find(`choice-${kebab(field)}`, { value }) : null;
  return own ?? String(word(readBy(speaker, speaker.self?.() ?? null, "choice-self"), field, value));
}

const ACTORS = ["seat", "player", "actor", "by"] as const;

export function actorOf(event: GameEvent): number | null {
  const found = ACTORS.map((field) => event[field]).find((value) => typeof value === "number");
  return typeof found === "number" ? found : null;
}

/**
 * The log line of an event for these eyes; empty when the game gives it no sentence. Where they have a part in it, a
 * sentence for that part comes first (`event-<tag>-you`, `event-<tag>-<field>-you`); in any other they are "you".
 * `attribute`: what else the game says of it, such as a heading.
 */
export function eventText(speaker: Speaker, event: GameEvent, eyes: number | null, attribute?: string): string {
  if (!attribute && speaker.quiet?.includes(event.type)) return "";
  const { to: _bits, ...rest } = event;
  const told = rest as GameEvent;
  const id = `event-${kebab(event.type)}`;
  const ending = attribute ? `.${attribute}` : "";
  for (const suffix of partsOf(speaker, told, eyes)) {
    const own = said(speaker, id + suffix + ending, wordsOf(readBy(speaker, eyes, suffix === "-you" ? "reader-self" : "reader"), told));
    if (own) return own;
  }
  return said(speaker, id + ending, wordsOf(readBy(speaker, eyes, "reader"), told)) ?? "";
}

/** A sentence of the game, or one that all games share. */
function said(speaker: Speaker, id: string, args: Arguments): string | null {
  return speaker.deck.texts.find(id, args) ?? common(id, args);
}

/** Whether these eyes have a part of their own in an event, not only as one of many. */
export function concerns(speaker: Speaker, event: GameEvent, eyes: number): boolean {
  return fields(event).some((field) => isSeat(speaker.reading, field) && event[field] === eyes);
}

/** What the sentences of the reader's parts end with, the one who acts first. */
function partsOf(speaker: Speaker, event: GameEvent, eyes: number | null): string[] {
  if (eyes === null) return [];
  const found = fields(event).filter((field) => isSeat(speaker.reading, field) && event[field] === eyes);
  return found.sort((a, b) => Number(b === "seat") - Number(a === "seat")).map((field) => (field === "seat" ? "-you" : `-${kebab(field)}-you`));
}

/** The speaker with another word for the reader's name. */
function readBy(speaker: Speaker, eyes: number | null, word: string): Speaker {
  return { ...speaker, name: (seat) => (seat === eyes ? t(word) : speaker.name(seat)) };
}

/** What the log still says of an event that players have to remember for themselves; null where it goes on saying everything. */
export function forgottenText(speaker: Speaker, event: GameEvent, eyes: number | null): string | null {
  const mine = eyes !== null && actorOf(event) === eyes;
  return speaker.deck.texts.find(`event-${kebab(event.type)}-forgotten${mine ? "-you" : ""}`, wordsOf(speaker, event));
}

const WITHOUT_PICTURE = ["type", "effect", "hand", "pile", "team"];

/** The cards named in an event, for small pictures in the log. */
export function cardsIn(deck: Deck, event: GameEvent): string[] {
  const named = Object.entries(event).flatMap(([field, value]) => (WITHOUT_PICTURE.includes(field) ? [] : [value]));
  const listed: unknown[] = named.filter(Array.isArray).flat();
  return named
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : listed.includes(value) ? [] : [value]))
    .filter((value): value is string => typeof value === "string" && value in deck.faces);
}
