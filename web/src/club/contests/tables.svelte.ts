import { oneTable, Refusal } from "$lib/api";
import { called } from "$lib/people/guests";
import { listed } from "$lib/texts.svelte";
import type { ContestCard, ContestTable, TableCard } from "$lib/wire";
import { c } from "../words.svelte";

/** The tables of the running round as they are at this moment: who sits there, and whose turn it is. Looked at with the contest. */
export class RunningTables {
  private cards = $state.raw<Readonly<Record<string, TableCard>>>({});

  constructor(contest: () => ContestCard | null) {
    $effect(() => void this.look(contest()));
  }

  private async look(contest: ContestCard | null): Promise<void> {
    const round = contest?.rounds.at(-1)?.tables ?? [];
    const running = round.filter((table) => table.table && table.phase !== "over");
    const found = await Promise.all(running.map((table) => oneTable(table.table).catch(gone)));
    this.cards = Object.fromEntries(found.flatMap((card) => (card ? [[card.table, card]] : [])));
  }

  /** Seats of people whom a table waits for; nobody while it is not known. */
  missing({ table, phase }: ContestTable): readonly number[] {
    const card = this.cards[table];
    if (!card || phase !== "waiting" || card.phase !== "waiting") return [];
    return card.seats.filter((seat) => seat.kind === "person" && !seat.connected).map((seat) => seat.seat);
  }

  /** Whose turn it is, in words. */
  turn(table: ContestTable): string {
    const card = this.cards[table.table];
    if (!card || card.phase === "waiting") return "";
    const names = card.asked.map((seat) => called(card.seats[seat]?.name ?? ""));
    return names.length > 0 && names.length < card.seats.length ? c("tv-turn", { names: listed(names) }) : "";
  }
}

function gone(error: unknown): null {
  if (!(error instanceof Refusal)) throw error;
  return null;
}
