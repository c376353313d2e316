import type { Deck } from "$kit";
import { listed } from "$lib/texts.svelte";

/** Cards that say the same. */
export interface Alike {
  kinds: readonly string[];
  names: string;
  text: string;
}

/** Cards by what they say, in the order in which it is first said: what many have in common is read once. */
export function alike(deck: Deck, kinds: readonly string[]): readonly Alike[] {
  const by = new Map<string, string[]>();
  for (const kind of new Set(kinds)) by.set(deck.line(kind), [...(by.get(deck.line(kind)) ?? []), kind]);
  return [...by].map(([text, same]) => ({ kinds: same, names: listed(same.map((kind) => deck.name(kind))), text }));
}
