import { joinTable, Refusal, toldWhy } from "$lib/api";
import { keepTicket } from "$lib/people/keys";
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/texts.svelte";
import type { TableCard } from "$lib/wire";

/** Takes this seat, or the first one that is free, and keeps its key. What went wrong, in words, or nothing. */
export async function sitDown(card: TableCard, name: string, seat: number | null = null): Promise<string> {
  settings.name = name.trim();
  try {
    keepTicket(await joinTable(card.table, { name: settings.name || t("guest-name"), seat }), card.phase === "playing");
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.problem.kind === "bad-seats") return t("problem-seat-taken");
    if (error.problem.kind === "bad-name") return t("refused-bad-name");
    if (error.problem.kind === "no-card") return t(card.rated ? "reason-rated-card" : "slow-card");
    return toldWhy(error.problem);
  }
}
