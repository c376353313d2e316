import type { GameEvent } from "$lib/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

/** A cart takes this long for each tile. */
export const STEP = 170;

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

/** What each event of the game looks and sounds like. */
export function moment(event: GameEvent, _view: View, eyes: number | null): Moment {
  const who = home(event.seat, eyes);
  const card = typeof event.card === "string" ? event.card : null;
  switch (event.type) {
    case "round":
      return { ms: 500, sound: "magic" };
    case "rotated":
      return { ms: 320, sound: "card" };
    case "rode":
      return { ms: 200 + STEP * (Array.isArray(event.path) ? event.path.length : 1), sound: "draw" };
    case "teleported":
    case "through-wall":
      return { ms: 600, sound: "magic" };
    case "flipped":
      return { ms: 1000, sound: "slam" };
    case "frightened":
      return { ms: 1100, sound: "bad" };
    case "warded":
      return { ms: 800, sound: "good" };
    case "rolled":
    case "thrown":
      return { ms: 1200, sound: "shuffle" };
    case "ghost":
      return { ms: 1200, sound: "boom" };
    case "drew":
    case "refilled":
      return { ms: 360, sound: "draw", flights: [{ from: "piles", to: who, kind: card }] };
    case "encountered":
      return { ms: 1000, sound: "good" };
    case "key-taken":
      return { ms: 480, sound: "good", flights: [{ from: "board", to: who, kind: card, back: "key" }] };
    case "unlocked":
      return { ms: 900, sound: "good" };
    case "crack-failed":
      return { ms: 1100, sound: "bad" };
    case "escaped":
      return { ms: 1200, sound: "win" };
    case "used":
      return { ms: 600, sound: "magic" };
    case "ambushed":
      return { ms: 700, sound: "slam" };
    default:
      return {};
  }
}
