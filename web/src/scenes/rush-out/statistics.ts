/** What everybody did in the whole game, counted from what everybody saw. */
import type { GameEvent } from "$lib/speech";
import { kebab } from "$lib/texts.svelte";
import type { Told } from "../contract";
import { figuresOf, type Figure } from "../figures";
import { dieOf, type View } from "./view";

const COLUMNS = ["rolls", "placed", "cards", "blows"] as const;

export interface Tally {
  seat: number;
  rolls: number;
  /** Dice put on cards. */
  placed: number;
  /** Cards completed, alone or together. */
  cards: number;
  /** Blows: taken by a hero, dealt by the wizard. */
  blows: number;
}

export interface Statistics {
  players: Tally[];
  /** Seconds from the first roll of each race to its last landing. */
  seconds: number;
  /** How near the dragon came: fields from its tile, 0 when it never left or is not in the game. */
  dragon: number;
}

/** Who is hit by this. */
function victims(event: GameEvent): number[] {
  if (event.type === "dice_removed") return [...new Set(seats(event.dice).map((code) => dieOf(code).seat))];
  return ["hero_wounded", "card_laid"].includes(event.type) ? [Number(event.seat)] : [];
}

function seats(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
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

export function statistics(events: readonly GameEvent[], view: View): Statistics {
  const players = view.players.map<Tally>(({ seat }) => ({ seat, rolls: 0, placed: 0, cards: 0, blows: 0 }));
  const of = (seat: number) => players[seat];
  let dragon = 0;
  for (const event of events) {
    const own = of(Number(event.seat));
    if (event.type === "dice_thrown" && own) own.rolls += 1;
    if (event.type === "dice_placed" && own) own.placed += seats(event.dice).length;
    if (event.type === "card_completed") for (const seat of seats(event.seats)) count(of(seat), "cards");
    if (event.type === "dragon_moved") dragon = Math.max(dragon, Number(event.to_field));
    for (const seat of victims(event)) {
      count(of(seat), "blows");
      count(of(view.wizard), "blows");
    }
  }
  return { players, seconds: racing(events), dragon };
}

function count(tally: Tally | undefined, what: "cards" | "blows"): void {
  if (tally) tally[what] += 1;
}

export function figures({ view, events, texts }: Told<View>): Figure[] {
  return figuresOf(texts, COLUMNS, statistics(events, view).players);
}

/** Who everybody was. */
export function notes({ view, texts }: Told<View>): string[] {
  return view.players.map(({ hero }) => texts.say(`card-${kebab(hero || "wizard")}`));
}
