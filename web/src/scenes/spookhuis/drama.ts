/** What has the stage for a moment: cards, the die, and who it is about. */
import type { GameEvent } from "$lib/play/speech";
import type { View } from "./view";

export type Tone = "fright" | "good" | "plain" | "secret" | "ghost" | "gate" | "dawn" | "lost";

export interface Drama {
  tone: Tone;
  cards: readonly string[];
  seats: readonly number[];
  die: { roll: number; against: number | null } | null;
  /** Whether it went well, where that is the point. */
  passed: boolean | null;
  /** Fills the whole screen. */
  grand: boolean;
}

function text(value: unknown): string[] {
  return typeof value === "string" && value !== "" ? [value] : [];
}

function seat(...values: unknown[]): number[] {
  return values.flat().filter((value): value is number => typeof value === "number");
}

function show(tone: Tone, more: Partial<Drama> = {}): Drama {
  return { tone, cards: [], seats: [], die: null, passed: null, grand: false, ...more };
}

/** The drama of an event for whoever looks on; null when the board alone tells it. */
export function dramaOf(event: GameEvent, view: View): Drama | null {
  const card = text(event.card);
  const item = text(event.item);
  switch (event.type) {
    case "frightened":
      return show("fright", { cards: card, seats: seat(event.by, event.seat) });
    case "passed-on":
    case "curse-met":
      return show("fright", { cards: card, seats: seat(event.seat, event.victim) });
    case "cursed":
    case "haunted":
      return show("fright", { cards: card, seats: seat(event.seat) });
    case "rolled":
      return show("plain", {
        cards: text(view.horror),
        seats: seat(event.seat),
        die: { roll: Number(event.roll), against: Number(event.morale) },
        passed: event.passed === true,
      });
    case "thrown":
      return show("plain", { seats: seat(event.seat), die: { roll: Number(event.roll), against: null } });
    case "tie-rolled":
      return show("plain", { seats: seat(event.seat ?? event.tied), die: { roll: Number(event.roll), against: null } });
    case "warded":
    case "repelled":
      return show("good", { cards: [...item, ...card], seats: seat(event.seat), passed: true });
    case "curse-lifted":
    case "encountered":
      return show("good", { cards: card, seats: seat(event.seat) });
    case "used":
      return show("plain", { cards: item, seats: seat(event.seat) });
    case "scared":
      return show("ghost", { seats: seat(event.ghosts, event.seat) });
    case "ambushed":
      return show("fright", { seats: seat(event.seat, event.victim) });
    case "ambush-over":
      return show("plain", { seats: seat(event.seat, event.victim), passed: event.success === true });
    case "drew":
    case "looked":
    case "code-changed":
      return card.length > 0 ? show("secret", { cards: card }) : null;
    case "unlocked":
      return show("gate", { cards: [...text(event.key), ...card], seats: seat(event.seat), passed: event.fits === true });
    case "crack-failed":
      return show("lost", { seats: seat(event.seat) });
    case "flipped":
      return show("gate");
    case "ghost":
      return show("ghost", { seats: seat(event.seat), grand: true });
    case "escaped":
      return show("gate", { seats: seat(event.seat), grand: true });
    case "dawned":
      return show("dawn", { grand: true });
    case "over":
      return event.reason === "haunted" || event.reason === "terror" ? show("lost", { seats: seat(event.winners), grand: true }) : null;
    default:
      return null;
  }
}
