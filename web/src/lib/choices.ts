import type { TableCard } from "./wire";

/** What a table chooses beside its seats and the options of its game. */
export type Choices = Pick<TableCard, "listed" | "leaving" | "pace" | "latecomers" | "coach">;

export const FIRST_CHOICES: Choices = { listed: false, leaving: "bot", pace: "normal", latecomers: true, coach: false };

export const choicesOf = ({ listed, leaving, pace, latecomers, coach }: TableCard): Choices => ({ listed, leaving, pace, latecomers, coach });

/** What a table may choose, whatever the game (texts `pace-…`, `leaving-…`). */
export const PACES: readonly TableCard["pace"][] = ["normal", "relaxed", "fast", "none", "own"];
export const LEAVING: readonly TableCard["leaving"][] = ["bot", "out"];
