import type { FlightPlan } from "$kit";
import type { GameEvent } from "$lib/play/speech";
import type { Moment, Options } from "../contract";
import type { View } from "./view";

/** A ceremony whose seconds the table chose; a click ends it. */
function ceremony(options: Options, name: string): number {
  return 1000 * Number(options[name] ?? 4);
}

/** What ends the whirling of the pile, for everybody. */
export const STOP = "phrase-stop";

/** The pile goes under the table and comes back: the same length for every place. */
const HIDING = 1000;

/** Milliseconds for who may know the card that went from hand to hand. */
const TOLD = 1500;

function home(seat: unknown, eyes: number | null): string {
  return seat === eyes ? "hand" : `seat:${seat}`;
}

function laid(event: GameEvent, eyes: number | null): FlightPlan[] {
  const cards = Array.isArray(event.cards) ? event.cards : [];
  return cards.map((kind, index) => ({ from: home(event.seat, eyes), to: "stack", kind: String(kind), delay: index * 70 }));
}

function card(event: GameEvent): string | null {
  return typeof event.card === "string" ? event.card : null;
}

/** What each event of the game looks and sounds like. */
export function moment(event: GameEvent, _view: View, eyes: number | null, options: Options): Moment {
  const who = home(event.seat, eyes);
  switch (event.type) {
    case "played":
      return { ms: 320, sound: "card", flights: laid(event, eyes) };
    case "noped":
      return { ms: 800, sound: "slam", flights: [{ from: who, to: "stack", kind: "nope" }] };
    case "stopped":
      return { ms: 700, sound: "bad" };
    case "drew":
      return { ms: 480, sound: "draw", flights: [{ from: "pile", to: who, kind: card(event), length: 420 }] };
    case "drew-kitten":
      return { ms: 1200, sound: "fuse" };
    case "saved":
      return { ms: 900, sound: "good", flights: [{ from: who, to: "stack", kind: card(event) }] };
    case "hidden":
      return { ms: HIDING, sound: "shuffle" };
    case "exploded":
      return { ms: 1200, sound: "boom" };
    case "must-take":
      return { ms: 500, sound: "bad" };
    case "gave":
      return {
        ms: card(event) === null ? 420 : TOLD,
        read: card(event) !== null,
        sound: "card",
        flights: [
          {
            from: who,
            to: home(event.target, eyes),
            kind: card(event),
            back: card(event) === "godcat" ? "special" : "card",
            length: 400,
          },
        ],
      };
    case "named":
      return { ms: 600, sound: event.found ? "good" : "bad" };
    case "looked-below":
      return { ms: 700, sound: "draw" };
    case "heck-kept":
      return { ms: 320, sound: "card", flights: [{ from: "stack", to: who, kind: card(event) }] };
    case "heck-on-top":
      return { ms: 320, sound: "card", flights: [{ from: "stack", to: "pile", kind: null }] };
    case "revealed":
      return { ms: ceremony(options, "reveal_show_seconds"), sound: "magic" };
    case "shuffled":
      return {
        ms: ceremony(options, "shuffle_stop_seconds"),
        sound: "shuffle",
        until: { seat: Number(event.stopper), phrase: STOP },
      };
    case "duel-began":
      return { ms: 1000, sound: "magic" };
    case "duel-dealt":
      return { ms: 500, sound: "card" };
    case "duel-chosen":
      return { ms: 900, sound: "card" };
    case "duel-revealed":
      return { ms: 2600, read: true, sound: "magic" };
    case "godcat-home":
      return { ms: 260, flights: [{ from: who, to: "mat:godcat", kind: "godcat" }] };
    case "won":
      return { ms: 700 };
    default:
      return {};
  }
}
