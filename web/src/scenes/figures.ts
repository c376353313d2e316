import type { GameEvent } from "$lib/speech";
import type { Texts } from "$lib/texts.svelte";

/** One thing that was counted for everybody. */
export interface Figure {
  label: string;
  help?: string;
  /** By seat. */
  counts: readonly number[];
}

/** What was counted for each seat, with the words of the game: `summary-…`. */
export function figuresOf<What extends string>(texts: Texts, counted: readonly What[], tallies: readonly Record<What, number>[]): Figure[] {
  return counted.map((what) => ({
    label: texts.say(`summary-${what}`),
    help: texts.find(`summary-${what}.help`) ?? undefined,
    counts: tallies.map((tally) => tally[what]),
  }));
}

/** By seat, all that these events add up to. */
export function talliesOf<What extends string>(
  counted: readonly What[],
  events: readonly GameEvent[],
  seats: number,
  added: (event: GameEvent, seat: number) => Partial<Record<What, number>>,
): Record<What, number>[] {
  return Array.from({ length: seats }, (_, seat) => {
    const more = events.map((event) => added(event, seat));
    const sum = (what: What) => more.reduce((total, one) => total + (one[what] ?? 0), 0);
    return Object.fromEntries(counted.map((what) => [what, sum(what)])) as Record<What, number>;
  });
}
