import type { Texts } from "$lib/texts.svelte";

/** One thing that was counted for everybody. */
export interface Figure {
  label: string;
  help?: string;
  /** By seat. */
  counts: readonly number[];
  /** Who alone has the most gets a star. */
  praised: boolean;
}

/** What the game counted for each seat, with its words: `summary-…`. */
export function figuresOf(texts: Texts, tallies: readonly Record<string, number>[], endured: readonly string[] = []): Figure[] {
  return Object.keys(tallies[0] ?? {}).map((what) => ({
    label: texts.find(`summary-${what}`) ?? what,
    help: texts.find(`summary-${what}.help`) ?? undefined,
    counts: tallies.map((tally) => tally[what] ?? 0),
    praised: !endured.includes(what),
  }));
}
