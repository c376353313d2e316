import type { GameEvent } from "$lib/play/speech";
import type { Moment } from "../contract";
import type { View } from "./view";

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A race waits for nobody: events sound and fly while the view follows at once. Only its end takes the stage. */
export function moment(event: GameEvent, view: View, eyes: number | null): Moment {
  const card = text(event.card);
  const here = `card:${card}`;
  const ours = (event.team === "wizard") === (eyes !== null && eyes === view.wizard);
  switch (event.type) {
    case "dice_thrown":
      return event.seat === eyes ? { sound: "dice" } : {};
    case "dice_landed":
      return event.seat === eyes ? { sound: "tick" } : {};
    case "race_started":
      return { sound: "turn" };
    case "card_completed":
      return { sound: ours ? "good" : "magic" };
    case "card_turned_up": {
      const pile = event.team === "wizard" ? "pile:spell" : "pile:trial";
      return { flights: [{ from: pile, to: `field:${event.team}:${event.field}`, back: event.team === "wizard" ? "spell" : "trial" }] };
    }
    case "dice_removed":
      return { sound: "slam" };
    case "card_summoned":
      return { sound: "magic", flights: [{ from: here, to: "pile:trial", kind: card, length: 420 }] };
    case "card_laid":
      return { sound: "bad", flights: [{ from: here, to: event.seat === eyes ? "tray" : `mate:${event.seat}`, kind: card, length: 420 }] };
    case "curse_laid":
      return { sound: "bad", flights: [{ from: here, to: "tray", kind: card, length: 420 }] };
    case "dragon_moved":
      return { sound: "boom" };
    case "hero_wounded":
    case "souls_taken":
      return { sound: "bad" };
    case "hero_healed":
    case "card_cancelled":
    case "life_taken":
    case "coin_won":
      return { sound: "good" };
    case "item_bought":
      return { sound: "card" };
    case "round_won":
      return { ms: 2000, sound: ours ? "good" : "boom" };
    case "game_won":
      return { ms: 200 };
    default:
      return {};
  }
}
