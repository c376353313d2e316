import type { FlightPlan } from "$kit";
import type { GameEvent } from "$lib/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

/** How long each revealed card has before the next one turns. */
const PER_CARD = 420;

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

function card(event: GameEvent): string | null {
  return typeof event.card === "string" ? event.card : null;
}

function draws(event: GameEvent, who: string): FlightPlan[] {
  const count = typeof event.count === "number" ? event.count : 1;
  return Array.from({ length: count }, (_, index) => ({ from: "place:nevermore", to: who, kind: null, delay: index * 90 }));
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
    case "thing-played":
      return { ms: 360, sound: "card", flights: [{ from: who, to: place, kind: null }] };
    case "ones-played":
    case "six-played":
      return { ms: 420, sound: "card", flights: [{ from: who, to: place, kind: event.type === "six-played" ? "six" : null }] };
    case "drew":
      return { ms: 320, sound: "draw", flights: draws(event, who) };
    case "discarded":
      return { ms: 320, sound: "card", flights: [{ from: who, to: "place:nevermore", kind: card(event) }] };
    case "thing-sent":
    case "thing-sent-empty":
      return { ms: 620, sound: "magic", flights: [{ from: who, to: home(event.player, eyes), kind: "thing", length: 560 }] };
    case "reshuffled":
      return { ms: 500, sound: "shuffle" };
    case "hyde-seen":
      return { ms: 1100, sound: "bad" };
    case "attacked":
      return { ms: 1200, sound: "boom" };
    case "revealed":
      return { ms: 1200 + PER_CARD * (Array.isArray(event.cards) ? event.cards.length : 0), sound: "magic" };
    case "swapped":
      return { ms: 1200, sound: "magic" };
    case "target-saved":
      return { ms: 1600, sound: "good" };
    case "target-wounded":
      return { ms: 1600, sound: "bad" };
    case "won":
      return { ms: 800, sound: "win" };
    case "lost":
      return { ms: 1000, sound: "boom" };
    default:
      return {};
  }
}
