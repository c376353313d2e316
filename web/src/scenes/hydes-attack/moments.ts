import type { FlightPlan } from "$kit";
import type { GameEvent } from "$lib/play/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

/** How long each revealed card has before the next one turns. */
export const PER_CARD = 460;
/** The bag: it is shaken, then the token comes out and the place is marked. */
export const BAG = { shaken: 1400, all: 3000 } as const;
/** How long Thing walks from one player to another. */
export const WALK = 1100;
/** The events of an attack, from the strike to the verdict. */
export const ATTACK: readonly string[] = ["attacked", "revealed", "swapped", "not-swapped", "barred", "target-saved", "target-wounded"];

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

function card(event: GameEvent): string | null {
  return typeof event.card === "string" ? event.card : null;
}

function draws(event: GameEvent, who: string): FlightPlan[] {
  const count = typeof event.count === "number" ? event.count : 1;
  return Array.from({ length: count }, (_, index) => ({ from: "deck", to: who, kind: null, delay: index * 90 }));
}

/** What each event of the game looks and sounds like. */
export function moment(event: GameEvent, _view: View, eyes: number | null): Moment {
  const who = home(event.seat, eyes);
  const place = `place:${event.location}`;
  switch (event.type) {
    case "outcast-chosen":
      return { ms: 420, sound: "card" };
    case "moved":
      return { ms: 360, sound: "card" };
    case "played":
      return { ms: 360, sound: "card", flights: [{ from: who, to: place, kind: null }] };
    case "thing-played":
      return { ms: 420, sound: "card", flights: [{ from: `seat:${event.seat}`, to: place, kind: card(event), length: 340 }] };
    case "ones-played":
    case "six-played":
      return { ms: 420, sound: "card", flights: [{ from: who, to: place, kind: event.type === "six-played" ? "six" : null }] };
    case "said":
      return { ms: 500, sound: "card" };
    case "drew":
      return { ms: 320, sound: "draw", flights: draws(event, who) };
    case "drew-for-thing":
      return { ms: 320, sound: "draw", flights: [{ from: "deck", to: who, kind: null }] };
    case "discarded":
      return { ms: 320, sound: "card", flights: [{ from: who, to: "discard", kind: card(event) }] };
    case "thing-sent":
    case "thing-sent-empty":
      return { ms: WALK, sound: "magic" };
    case "reshuffled":
      return { ms: 500, sound: "shuffle" };
    case "hyde-seen":
      return { ms: BAG.all, late: true, sound: "bad", flights: [{ from: "bag", to: place, kind: "hyde_token", delay: BAG.shaken, length: 560 }] };
    case "attacked":
      return { ms: 1300, sound: "boom" };
    case "revealed":
      return { ms: 900 + PER_CARD * (1 + (Array.isArray(event.cards) ? event.cards.length : 0)), read: true, sound: "magic" };
    case "swapped":
      return { ms: 1400, sound: "magic" };
    case "target-saved":
      return { ms: 1800, sound: "good" };
    case "target-wounded":
      return { ms: 1800, sound: "bad" };
    case "won":
      return { ms: 800 };
    case "lost":
      return { ms: 1000, sound: "boom" };
    default:
      return {};
  }
}
