/** The race as a whole, counted from what everybody saw. */
import type { GameEvent } from "$lib/play/speech";
import { kebab } from "$lib/texts.svelte";
import type { Told } from "../contract";
import type { View } from "./view";

export interface Race {
  /** Seconds from the first roll of each race to its last landing. */
  seconds: number;
  /** How near the dragon came: fields from its tile, 0 when it never left or is not in the game. */
  dragon: number;
}

/** The time of the table that each race took. */
function racing(events: readonly GameEvent[]): number {
  let total = 0;
  let first: number | null = null;
  let last = 0;
  for (const event of events) {
    if (event.type === "race_started") first = null;
    if (event.type === "dice_thrown") {
      last = Number(event.lands_at);
      first ??= last;
    }
    if (event.type === "round_won" && first !== null) total += last - first;
  }
  return total;
}

export function raceOf(events: readonly GameEvent[]): Race {
  const moved = events.filter((event) => event.type === "dragon_moved");
  return { seconds: racing(events), dragon: Math.max(0, ...moved.map((event) => Number(event.to_field))) };
}

/** Who everybody was. */
export function notes({ view, texts }: Told<View>): string[] {
  return view.players.map(({ hero }) => texts.say(`card-${kebab(hero || "wizard")}`));
}
