import type { GameEvent } from "$lib/play/speech";
import { kebab, type Texts } from "$lib/texts.svelte";
import type { Told } from "../contract";
import type { PlayerView, View } from "./view";

/** Nothing else makes a turn longer than it was. */
const ATTACKS: readonly unknown[] = ["attack", "targeted_attack"];

/** What put this player out of the game. */
export function fate(texts: Texts, { alive, fell_to }: PlayerView): string {
  if (alive) return "";
  if (fell_to === "exploding_kitten") return texts.say("scene-exploded");
  return (fell_to && texts.find(`card-${kebab(fell_to)}`)) || texts.say("value-left");
}

/** Who is out, in the order in which they went. */
export function fallen(events: readonly GameEvent[]): number[] {
  return events.filter((event) => event.type === "exploded").map((event) => Number(event.seat));
}

/** What put this player out, and as which of several. There are no places (GE-R49), but who held out longer likes to read it. */
export function ending({ view, events, texts }: Told<View>, player: PlayerView): string {
  const gone = fallen(events);
  const at = gone.indexOf(player.seat) + 1;
  if (at === 0 || view.players.length === 2) return fate(texts, player);
  return texts.say("scene-out-as", { danger: kebab(player.fell_to ?? "left"), at: at === view.players.length - 1 ? "last" : at });
}

/** Who attacked this player into the turn in which these events end, and with what. */
function attack(events: readonly GameEvent[], seat: number): GameEvent | undefined {
  const began = events.findLastIndex(({ type }) => type === "must-take" || type === "turn-began");
  if (events[began]?.type !== "must-take" || events[began].seat !== seat) return undefined;
  return events.slice(0, began).findLast(({ type, effect }) => type === "went-ahead" && ATTACKS.includes(effect));
}

/** What put this player out, and by whose deed. */
export function fall({ events, texts, speaker }: Told<View>, seat: number): string {
  const out = events.findIndex((event) => event.type === "exploded" && event.seat === seat);
  if (out < 0) return "";
  const before = events.slice(0, out);
  const id = `scene-fell-${kebab(String(events[out]?.danger))}`;
  const deed = events[out]?.danger === "devilcat" ? before.findLast(({ type }) => type === "duel-began") : attack(before, seat);
  if (!deed) return texts.find(id) ?? "";
  const args = { player: speaker.name(Number(deed.seat)), card: speaker.deck.name(String(deed.effect)) };
  return texts.find(`${id}-${deed.seat === seat ? "own" : "attacked"}`, args) ?? texts.find(id, args) ?? "";
}
