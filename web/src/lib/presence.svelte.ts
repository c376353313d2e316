import { ask, Refusal } from "./api";
import { card } from "./card.svelte";
import type { PeopleCard } from "./wire";

const EVERY = 4 * 60_000;

/** Says now and then that the holder of the card is here, and knows whom they do not want to hear. */
class Presence {
  muted = $state.raw<ReadonlySet<string>>(new Set());

  /** Use in an effect: it ends when the page does. */
  keep(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** What the server says about people now. */
  take(people: PeopleCard): void {
    this.muted = new Set(people.muted.map(({ member }) => member));
  }

  private async look(): Promise<void> {
    if (!card.own) return;
    try {
      this.take(await ask<PeopleCard>("/club/people"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const presence = new Presence();
