import type { TableCard } from "./wire";

/** What a table may choose, whatever the game (texts `pace-…`, `leaving-…`). */
export const PACES: readonly TableCard["pace"][] = ["normal", "relaxed", "fast", "none", "own"];
export const LEAVING: readonly TableCard["leaving"][] = ["bot", "out"];
