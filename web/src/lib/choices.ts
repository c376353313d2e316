import type { TableCard } from "./wire";

/** What a table chooses beside its seats and the options of its game. */
export type Choices = Pick<TableCard, "listed" | "leaving" | "pace" | "latecomers">;

export const FIRST_CHOICES: Choices = { listed: false, leaving: "bot", pace: "normal", latecomers: true };

export const choicesOf = ({ listed, leaving, pace, latecomers }: TableCard): Choices => ({ listed, leaving, pace, latecomers });

/** What a table may choose, whatever the game (texts `pace-…`, `leaving-…`). */
export const PACES: readonly TableCard["pace"][] = ["normal", "relaxed", "fast", "none", "own"];
export const LEAVING: readonly TableCard["leaving"][] = ["bot", "out"];
