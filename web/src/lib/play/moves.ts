/** Reading legal moves without knowing any game: which cards a move uses, what differs between moves. */

export type Value = string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };
export interface Move {
  readonly type: string;
  readonly [field: string]: Value;
}

/** How a game's moves refer to hand cards and seats; a scene may override the names. */
export interface MoveReading {
  /** Fields that hold a card of the own hand (one, or a list). */
  cardFields: readonly string[];
  /** Fields that hold a seat number. */
  seatFields: readonly string[];
  /** What the numbers in other fields are called: the squares of a board. */
  placeNames?: Readonly<Record<string, readonly string[]>>;
  /** The hand cards of a move, where its fields do not say it plainly. */
  cards?: (move: Move) => readonly string[] | null;
  /** Types of moves that always have a button, also when they use a hand card. */
  buttons?: readonly string[];
  /** Cards that go only together are picked together, with one touch. */
  together?: boolean;
}

export const COMMON_READING: MoveReading = {
  cardFields: ["card", "cards"],
  seatFields: ["target", "seat", "player", "opponent", "victim", "to", "giver", "receiver", "author", "winner"],
};

export function fields(move: Move): string[] {
  return Object.keys(move).filter((field) => field !== "type");
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The hand cards that a move uses, in its own order. */
export function cardsOf(move: Move, reading: MoveReading): string[] {
  const told = reading.cards?.(move);
  if (told) return [...told];
  return reading.cardFields.flatMap((field) => {
    const value = move[field];
    if (value === undefined || value === null) return [];
    return (Array.isArray(value) ? value : [value]).map(String);
  });
}

/** What is left of `all` after taking out each of `some` once, or null when one is missing. */
export function without(all: readonly string[], some: readonly string[]): string[] | null {
  const rest = [...all];
  for (const one of some) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Moves that use exactly the chosen cards; with none chosen, also those that always have a button. */
export function using(moves: readonly Move[], chosen: readonly string[], reading: MoveReading): Move[] {
  return moves.filter((move) => {
    if (chosen.length === 0 && reading.buttons?.includes(move.type)) return true;
    return without(cardsOf(move, reading), chosen)?.length === 0;
  });
}

/** Cards that can join the chosen ones in some legal move. */
export function joinable(moves: readonly Move[], chosen: readonly string[], reading: MoveReading): Set<string> {
  return new Set(moves.flatMap((move) => without(cardsOf(move, reading), chosen) ?? []));
}

/** One question that splits a set of moves: the first field in which they differ, with its values. */
export interface Question {
  field: string;
  values: Value[];
}

export function nextQuestion(moves: readonly Move[]): Question | null {
  if (moves.length < 2) return null;
  const named = [...new Set(moves.flatMap(fields))];
  // Where the answer to another question settles the type as well, nobody is asked for that first.
  const names = [...(agree(moves, "type") ? [] : named.filter((field) => tellsType(moves, field)).slice(0, 1)), "type", ...named];
  for (const field of names) {
    const values = distinct(moves.map((move) => move[field] ?? null));
    if (values.length > 1) return { field, values };
  }
  return null;
}

export function answered(moves: readonly Move[], field: string, value: Value): Move[] {
  return moves.filter((move) => same(move[field] ?? null, value));
}

/** Whether all moves have this field, and every value of it goes with one type only. */
function tellsType(moves: readonly Move[], field: string): boolean {
  const types = new Map(moves.map((move) => [JSON.stringify(move[field]), move.type]));
  return moves.every((move) => field in move && types.get(JSON.stringify(move[field])) === move.type);
}

/** Whether all of them say the same in this field. */
export function agree(moves: readonly Move[], field: string): boolean {
  return moves.every((move) => same(move[field] ?? null, moves[0]?.[field] ?? null));
}

/** The last field in which these moves differ. */
function lastChoice(moves: readonly Move[]): string | undefined {
  return [...new Set(moves.flatMap(fields))].findLast((field) => !agree(moves, field));
}

/** Moves that are the same but for their last field stand together, in the order in which they come. */
export function alike(moves: readonly Move[]): Move[][] {
  const groups = new Map<string, Move[]>();
  const types = new Map([...new Set(moves.map(({ type }) => type))].map((type) => [type, lastChoice(moves.filter((move) => move.type === type))]));
  for (const move of moves) {
    const last = types.get(move.type);
    const shared = JSON.stringify(Object.entries(move).filter(([field]) => field !== last));
    groups.set(shared, [...(groups.get(shared) ?? []), move]);
  }
  return [...groups.values()];
}

/**
 * Moves that may be meant when a card is dropped on the thing with this anchor ("seat:2", "place:woods", "pile"):
 * those that are aimed at it, and those that are aimed at nothing of its kind.
 */
export function aimedAt(moves: readonly Move[], anchor: string, reading: MoveReading, isThere: (anchor: string) => boolean): Move[] {
  const [kind = "", value = ""] = anchor.split(":");
  return moves.filter((move) => {
    const aims = fields(move).filter((field) => reading.seatFields.includes(field) === (kind === "seat"));
    const named = aims.map((field) => String(move[field])).filter((one) => isThere(`${kind}:${one}`));
    return named.length === 0 || named.includes(value);
  });
}

/** Whether one of these moves is aimed at the thing with this anchor. */
export function isAim(moves: readonly Move[], anchor: string, reading: MoveReading): boolean {
  const [kind = "", value = ""] = anchor.split(":");
  return moves.some((move) => fields(move).some((field) => reading.seatFields.includes(field) === (kind === "seat") && String(move[field]) === value));
}

function distinct(values: readonly Value[]): Value[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...seen.values()];
}

/** A run of whole numbers long enough to be set by a slider. */
export function isRange(question: Question): boolean {
  const numbers = question.values.filter((value) => typeof value === "number");
  if (numbers.length !== question.values.length || numbers.length < 6) return false;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.every((number, index) => number === (sorted[0] ?? 0) + index);
}
