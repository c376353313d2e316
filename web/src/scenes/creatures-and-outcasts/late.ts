import type { Late } from "../contract";

/** Milliseconds in which a press on any card was meant for the race: it is shown that it was won, and a hand comes down. */
export const MOMENT = 4000;

/** Who laid the first 1, for somebody who wanted to lay theirs and did nothing else since. */
export function late({ thing, events, age, seat, texts, name }: Late): string | null {
  const last = events.findLast((event) => event.type === "race-won" || event.type === "round-began" || event.seat === seat);
  if (last?.type !== "race-won" || last.seat === seat) return null;
  const meant = !thing || (thing.kind === "card" && (thing.id === "1" || age(last) < MOMENT));
  return meant ? texts.say("scene-race-late", { player: name(Number(last.seat)) }) : null;
}
