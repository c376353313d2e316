import type { FlightPlan } from "$kit";
import type { GameEvent } from "$lib/play/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

/** Hands lie open after a round; a click ends it. Where the table waits for everybody, they stay open anyway. */
const COUNTING = 3000;

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

function card(event: GameEvent): string | null {
  return typeof event.card === "string" ? event.card : null;
}

/** As many cards as the event counts, one after the other. */
function several(event: GameEvent, from: string, to: string): FlightPlan[] {
  const count = typeof event.count === "number" ? event.count : 1;
  return Array.from({ length: count }, (_, index) => ({ from, to, kind: card(event), delay: index * 80 }));
}

/** What each event of the game looks and sounds like. */
export function moment(event: GameEvent, _view: View, eyes: number | null): Moment {
  const who = home(event.seat, eyes);
  switch (event.type) {
    case "round-began":
      return { ms: 900, sound: "shuffle" };
    case "dealt":
    case "new-hand":
      return { sound: "draw" };
    case "race-won":
      return { ms: 800, sound: "slam" };
    case "nobody-raced":
      return { ms: 600, sound: "bad" };
    case "played":
      return { ms: 340, sound: "card", flights: several(event, who, "trick") };
    case "set-laid":
      return { ms: 1000, sound: "magic", flights: several(event, who, "closed") };
    case "blocked-discarded":
      return { ms: 600, sound: "card", flights: several(event, who, "closed") };
    case "passed":
      return { ms: 240 };
    case "skipped":
    case "stuck":
      return { ms: 300 };
    case "drew":
    case "took":
      return { ms: 420, sound: "draw", flights: [{ from: "closed", to: who, kind: card(event), length: 400 }] };
    case "swapped":
      return { ms: 520, sound: "draw", flights: [{ from: home(event.player, eyes), to: who, kind: card(event), length: 460 }] };
    case "gave":
      return { ms: 480, sound: "card", flights: [{ from: who, to: home(event.player, eyes), kind: card(event), length: 440 }] };
    case "trick-over":
      return { ms: 800, sound: "shuffle", flights: [{ from: "trick", to: "closed", kind: null, length: 500 }] };
    case "character-turned":
      return { ms: 1200, sound: "magic" };
    case "wednesday-stopped":
      return { ms: 1200, sound: "good" };
    case "thing-placed":
      return { ms: 800, sound: "slam" };
    case "round-effect-started":
      return { ms: 1200, sound: "magic" };
    case "hands-passed":
      return { ms: 900, sound: "shuffle" };
    case "wednesday-moved":
      return { ms: 700, sound: "card" };
    case "round-ended":
      return { ms: COUNTING, read: true, sound: "good" };
    case "game-ended":
      return { ms: 900 };
    default:
      return {};
  }
}
