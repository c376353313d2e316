import type { GameEvent } from "$lib/play/speech";
import { faces } from "./faces";
import type { View } from "./view";

/** A revealed card and what it counts. */
export interface Shown {
  kind: string;
  counts: number;
  /** It lies here since Wednesday's swap. */
  swapped: boolean;
}

/** The attack on the stage: the cards with their counts, the points somebody adds, the total and the verdict. */
export interface Case {
  place: string;
  need: number;
  cards: Shown[];
  added: number;
  total: number;
  verdict: "saved" | "wounded" | null;
}

/** Reads the attack that goes on, or that has just been decided, from what happened. */
export function caseOf(events: readonly GameEvent[], view: View): Case {
  const began = events.findLastIndex((event) => event.type === "attacked");
  const story = events.slice(Math.max(0, began));
  const of = (type: string) => story.find((event) => event.type === type);
  const [attacked, revealed, swapped] = [of("attacked"), of("revealed"), of("swapped")];
  const kinds = (revealed?.cards ?? []) as readonly string[];
  const counts = (revealed?.counts ?? []) as readonly number[];
  const cards = kinds.map((kind, index) => ({ kind, counts: counts[index] ?? 0, swapped: false }));
  const total = Number(revealed?.total ?? 0);
  const added = total - cards.reduce((sum, card) => sum + card.counts, 0);
  const found: Case = {
    place: String(attacked?.location ?? view.striking ?? ""),
    need: Number(attacked?.need ?? view.need),
    cards,
    added,
    total,
    verdict: of("target-saved") ? "saved" : of("target-wounded") ? "wounded" : null,
  };
  return swapped ? afterSwap(found, swapped) : found;
}

function afterSwap(before: Case, swapped: GameEvent): Case {
  const total = Number(swapped.total);
  const at = before.cards.findIndex((card) => card.kind === swapped.revealed);
  const cards = before.cards.map((card, index) =>
    index === at ? { kind: String(swapped.card), counts: card.counts + total - before.total, swapped: true } : card,
  );
  return { ...before, cards, total };
}

/** More than what is printed on it. */
export function boosted(card: Shown): boolean {
  return card.counts > Number(faces[card.kind]?.index ?? card.counts);
}
