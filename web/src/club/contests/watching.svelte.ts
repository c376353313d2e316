import { Refusal, toldWhy } from "$lib/api";
import { t } from "$lib/texts.svelte";
import type { ContestCard } from "$lib/wire";
import { invitationTo, oneContest } from "./contests";

const EVERY = 4_000;

/** A contest as the server has it, asked for again and again while somebody looks. */
export class Watching {
  card = $state.raw<ContestCard | null>(null);
  problem = $state("");
  busy = $state(false);
  /** The address of its page as others can use it: the server knows which. Until it has answered, this page's own. */
  link = $state("");
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly contest: string) {
    this.link = `${location.origin}/club/contests/${contest}`;
    void this.look();
    invitationTo(contest).then(
      ({ link }) => (this.link = link),
      () => undefined,
    );
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
    this.problem = toldWhy(error.problem);
  }
}
