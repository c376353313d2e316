import { Refusal } from "$lib/api";
import { common, t } from "$lib/texts.svelte";
import type { ContestCard } from "$lib/wire";
import { oneContest } from "./contests";

const EVERY = 4_000;

/** A contest as the server has it, asked for again and again while somebody looks. */
export class Watching {
  card = $state.raw<ContestCard | null>(null);
  problem = $state("");
  busy = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly contest: string) {
    void this.look();
    this.timer = setInterval(() => document.hidden || void this.look(), EVERY);
  }

  close(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    try {
      const found = await oneContest(this.contest);
      if (!this.busy) this.card = found;
      if (this.problem === t("problem-unreachable")) this.problem = "";
    } catch (error) {
      this.tell(error);
    }
  }

  /** Does something that answers with the contest as it is then. */
  async act(deed: () => Promise<ContestCard | void>): Promise<boolean> {
    [this.busy, this.problem] = [true, ""];
    try {
      const answer = await deed();
      if (answer) this.card = answer;
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { kind, text } = error.problem;
    this.problem = kind === "unreachable" ? t("problem-unreachable") : text || (common(`refused-${kind}`) ?? kind);
  }
}
