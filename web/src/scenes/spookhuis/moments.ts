import type { GameEvent } from "$lib/play/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

/** A cart takes this long for each tile, and for a ride of many tiles no longer than this. */
const STEP = 260;
const LONGEST = 2400;

export function rideTime(tiles: number): number {
  return Math.min(LONGEST, Math.max(360, STEP * tiles));
}

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

/** What each event of the game looks and sounds like. */
export function moment(event: GameEvent, _view: View, eyes: number | null): Moment {
  const who = home(event.seat, eyes);
  const card = typeof event.card === "string" ? event.card : null;
  switch (event.type) {
    case "round":
      return { sound: "magic" };
    case "rotated":
      return { ms: 380, sound: "card" };
    case "tiles-swapped":
    case "rooms-swapped":
      return { ms: 300, sound: "shuffle" };
    case "rode":
      return { ms: rideTime(Array.isArray(event.path) ? event.path.length : 1), sound: "draw" };
    case "stopped":
      return { ms: 220 };
    case "teleported":
      return { ms: 900, sound: "magic" };
    case "through-wall":
    case "placed":
      return { ms: 900, sound: "magic" };
    case "flipped":
      return { ms: 1100, sound: "slam" };
    case "frightened":
      return { ms: 1200, sound: "boom" };
    case "cursed":
    case "haunted":
    case "curse-met":
    case "passed-on":
      return { ms: 1000, sound: "bad" };
    case "warded":
    case "repelled":
    case "curse-lifted":
      return { ms: 900, sound: "good" };
    case "rolled":
    case "thrown":
    case "tie-rolled":
      return { ms: 1200, sound: "dice" };
    case "morale":
      return { ms: 520, sound: Number(event.change) < 0 ? "bad" : "good" };
    case "scored":
      return { ms: 420, sound: "good" };
    case "scared":
      return { ms: 900, sound: "bad" };
    case "ghost":
      return { ms: 1200, sound: "boom" };
    case "drew":
      return { ms: card ? 900 : 320, sound: "draw", flights: [{ from: "pile:items", to: who, kind: card }] };
    case "refilled":
      return { ms: 320, sound: "draw", flights: [{ from: "pile:horrors", to: who, kind: null }] };
    case "encountered":
      return { ms: 1100, sound: "good" };
    case "looked":
    case "code-changed":
      return card ? { ms: 1200, sound: "magic" } : { ms: 300, sound: "card" };
    case "key-taken":
      return { ms: 420, sound: "good", flights: [{ from: `room:${event.room}`, to: who, kind: String(event.key), back: "key" }] };
    case "unlocked":
      return { ms: 1100, sound: event.fits === true ? "good" : "bad" };
    case "crack-failed":
      return { ms: 1100, sound: "slam" };
    case "escaped":
      return { ms: 1200, sound: "good" };
    case "dawned":
    case "over":
      return { ms: 1200, sound: "magic" };
    case "used":
      return { ms: 700, sound: "magic" };
    case "ambushed":
      return { ms: 800, sound: "slam" };
    case "ambush-over":
      return { ms: 700, sound: event.success === true ? "good" : "bad" };
    case "stole":
      return { ms: 420, sound: "card", flights: [{ from: home(event.victim, eyes), to: who, kind: card }] };
    default:
      return {};
  }
}
