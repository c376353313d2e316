/** What each player did last, for the bubble at the seat. */
import type { Deed } from "$kit";
import { wordsOf, type GameEvent, type Speaker } from "$lib/play/speech";

const DEEDS = [
  "played",
  "passed",
  "skipped",
  "stuck",
  "drew",
  "swapped",
  "looked-through",
  "took",
  "set-laid",
  "blocked-discarded",
  "looked-at-characters",
  "wednesday-moved",
  "thing-placed",
];
/** What lies open when it is done, and so may be pictured; everything else says only that it happened. */
const OPEN = ["played", "set-laid", "blocked-discarded", "thing-placed"];

function cardsOf(event: GameEvent): string[] {
  if (!OPEN.includes(event.type) || typeof event.card !== "string") return [];
  return Array<string>(typeof event.count === "number" ? event.count : 1).fill(event.card);
}

/** By seat, since the round began. Cards that everybody must remember are not pictured once they are covered (CO-R68). */
export function deeds(events: readonly GameEvent[], speaker: Speaker): ReadonlyMap<number, Deed> {
  const done = new Map<number, Deed>();
  const last = events.findLastIndex((event) => event.type === "round-ended" || event.type === "round-began");
  for (const [number, event] of events.entries()) {
    if (number <= last) continue;
    if (event.forget === true) for (const [seat, deed] of done) done.set(seat, { ...deed, cards: [] });
    if (!DEEDS.includes(event.type) || typeof event.seat !== "number") continue;
    done.set(event.seat, { event: number, text: speaker.deck.texts.say(`did-${event.type}`, wordsOf(speaker, event)), cards: cardsOf(event) });
  }
  return done;
}

/** What somebody does in a turn of their own. */
const TURNS = ["played", "passed", "set-laid", "blocked-discarded"];

/** Whether this seat did anything in the last round; who did not see it begin cannot tell that it did not. */
export function hadTurn(events: readonly GameEvent[], seat: number): boolean {
  const began = events.findLastIndex((event) => event.type === "round-began");
  return began < 0 || events.slice(began).some((event) => event.seat === seat && TURNS.includes(event.type));
}
