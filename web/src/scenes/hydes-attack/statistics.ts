import { kebab } from "$lib/texts.svelte";
import type { Told } from "../contract";
import type { View } from "./view";

/** Who everybody was. */
export function notes({ view, texts }: Told<View>): string[] {
  return view.players.map(({ outcast }) => texts.say(`card-${kebab(outcast)}`));
}
