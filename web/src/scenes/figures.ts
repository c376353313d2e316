import type { Figure } from "$kit";
import type { Texts } from "$lib/texts.svelte";

/** What was counted for each seat, with the words of the game: `summary-…`. */
export function figuresOf<What extends string>(texts: Texts, counted: readonly What[], tallies: readonly Record<What, number>[]): Figure[] {
  return counted.map((what) => ({
    label: texts.say(`summary-${what}`),
    help: texts.find(`summary-${what}.help`) ?? undefined,
    counts: tallies.map((tally) => tally[what]),
  }));
}
