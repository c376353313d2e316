import type { TableCard } from "./wire";

/** What a table chooses beside its seats and the options of its game. */
export type Choices = Pick<TableCard, "listed" | "leaving" | "pace" | "latecomers" | "coach" | "rated" | "hours">;

export const FIRST_CHOICES: Choices = { listed: false, leaving: "bot", pace: "normal", latecomers: true, coach: false, rated: false, hours: 0 };

export const choicesOf = ({ listed, leaving, pace, latecomers, coach, rated, hours }: TableCard): Choices => ({ listed, leaving, pace, latecomers, coach, rated, hours });

/** Paces at which a game can be rated. */
const CLOCKED: readonly TableCard["pace"][] = ["relaxed", "normal", "fast"];

/** A rated game has clocks and no coach: who wants it rated gets both at once. */
export const asRated = ({ pace }: Choices): Partial<Choices> => ({ rated: true, coach: false, pace: CLOCKED.includes(pace) ? pace : "normal" });

/** What a table may choose, whatever the game (texts `pace-…`, `leaving-…`). */
export const PACES: readonly TableCard["pace"][] = ["normal", "relaxed", "fast", "none", "own"];
export const LEAVING: readonly TableCard["leaving"][] = ["bot", "out"];
/** By correspondence: hours for a move, as texts `slow-…`; 0 is together. */
export const SLOW: readonly string[] = ["0", "1", "4", "12", "24", "48", "72", "168"];
