/** What the table shouts about: of everything that happens in a race, the few things that change your plans. */
import type { GameEvent } from "$lib/play/speech";
import { dieOf, LAST_FIELD, type View } from "./view";

export interface News {
  /** Id of the sentence in the game's texts. */
  text: string;
  /** The card of the sentence, if it has one. */
  card?: string;
  seat?: number;
  tone: "bad" | "good" | "magic";
  /** It happened to the person who looks. */
  mine: boolean;
}

function seats(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** Whether this is for the whole screen, and how it is said to these eyes. */
export function newsOf(event: GameEvent, view: View): News | null {
  const eyes = view.seat;
  const wizard = eyes === view.wizard;
  const card = String(event.card ?? "");
  const seat = typeof event.seat === "number" ? event.seat : undefined;
  const mine = seat !== undefined && seat === eyes;
  switch (event.type) {
    case "dice_removed": {
      const own = seats(event.dice).some((code) => dieOf(code).seat === eyes);
      return { text: own ? "scene-hit-dice" : "scene-hit-others", card, tone: own || !wizard ? "bad" : "good", mine: own };
    }
    case "card_laid":
      return { text: mine ? "scene-hit-laid" : "event-card-laid", card, seat, tone: wizard ? "good" : "bad", mine };
    case "hero_wounded":
      return { text: mine ? "scene-hit-wound" : "event-hero-wounded", seat, tone: wizard ? "good" : "bad", mine };
    case "curse_laid":
      return { text: "event-curse-laid", card, tone: wizard ? "good" : "bad", mine: !wizard && eyes !== null };
    case "breach_claimed":
      return { text: "event-breach-claimed", seat, tone: wizard ? "good" : "bad", mine };
    case "card_summoned":
      return { text: "event-card-summoned", card, tone: "magic", mine: false };
    case "dragon_moved":
      if (event.to_field === LAST_FIELD && Number(event.fields) > 0) return { text: "scene-dragon-near", tone: wizard ? "good" : "bad", mine: !wizard };
      return null;
    case "card_completed": {
      const ours = (event.team === "wizard") === wizard;
      if (!seats(event.seats).includes(eyes ?? -1) || !ours) return null;
      return { text: "scene-complete", card, tone: "good", mine: false };
    }
    default:
      return null;
  }
}

/** Whose deed it is, where one alone did it; what several did together is nobody's. */
export function actor(event: GameEvent): number | null {
  const [first, ...others] = seats(event.seats);
  if (first !== undefined) return others.length === 0 ? first : null;
  return event.type === "item_bought" ? Number(event.owner) : null;
}

/** Rolls are seen, not told. */
export const QUIET = ["dice_thrown", "dice_landed", "dice_placed", "card_turned_up"];
