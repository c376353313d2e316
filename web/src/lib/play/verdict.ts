import type { GameResult } from "./model.svelte";

export type Verdict = "win" | "loss" | "tie";

/** How a game ended for who sits here; for several people round one device and for who looks on, for the table. */
export function verdictOf({ winners, scores }: GameResult, mine: readonly number[]): Verdict {
  const own = mine.length === 1 ? mine[0] : undefined;
  if (winners.length === 0 || (own !== undefined && !winners.includes(own))) return "loss";
  const equal = winners.length === scores.length && scores.some((score) => score !== 0);
  return equal && new Set(scores).size === 1 ? "tie" : "win";
}
