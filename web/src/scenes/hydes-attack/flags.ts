/** What was said about the places in this round, by buttons or as moves of the game. */
import broken from "icon:cracked-shield";
import checked from "icon:checked-shield";
import boot from "icon:walking-boot";
import warning from "icon:hazard-sign";
import type { Icon } from "$kit";
import { kebab } from "$lib/texts.svelte";
import type { SceneTable } from "../contract";
import type { View } from "./view";

export interface Flag {
  seat: number;
  phrase: string;
}

export const signs: Readonly<Record<string, Icon>> = { covered: checked, focus: warning, "little-help": broken, going: boot };

/** The last word of each player about a place, the newest last. */
export function flags(table: Pick<SceneTable<View>, "view" | "events" | "remarks">, location: string): Flag[] {
  const words = new Map<number, string>();
  for (const { seat, phrase } of [...moves(table, location), ...signals(table, location)]) {
    words.delete(seat);
    words.set(seat, phrase);
  }
  return [...words].map(([seat, phrase]) => ({ seat, phrase }));
}

function moves({ events }: Pick<SceneTable<View>, "events">, location: string): Flag[] {
  const round = events.slice(events.findLastIndex(({ type }) => type === "round-ended") + 1);
  const said = round.filter((event) => event.type === "said" && event.location === location);
  return said.map((event) => ({ seat: Number(event.seat), phrase: String(event.phrase) }));
}

function signals({ view, remarks }: Pick<SceneTable<View>, "view" | "remarks">, location: string): Flag[] {
  const end = `-${kebab(location)}`;
  return remarks
    .filter(({ signal, turn }) => turn >= view.round_began && signal.endsWith(end))
    .map(({ seat, signal }) => ({ seat, phrase: signal.slice(0, -end.length) }));
}
