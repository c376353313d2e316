import { ask, Refusal } from "../api";
import { card } from "./card.svelte";
import type { InvitationCard, MemberCard, PeopleCard } from "../wire";

const EVERY = 4 * 60_000;
const SOON = 20_000;

/** Says now and then that the holder of the card is here; knows who else is, who asks for them, and whom they do not want to hear. */
class Presence {
  muted = $state.raw<ReadonlySet<string>>(new Set());
  here = $state.raw<readonly MemberCard[]>([]);
  invitations = $state.raw<readonly InvitationCard[]>([]);

  /** Use in an effect: it ends when the page does. */
  keep(): () => void {
    return this.every(EVERY);
  }

  /** Use in an effect of a page that shows who asks and who is here. */
  follow(): () => void {
    return this.every(SOON);
  }

  /** What the server says about people now. */
  take(people: PeopleCard): void {
    this.muted = new Set(people.muted.map(({ member }) => member));
    this.here = people.here;
    this.invitations = people.invitations;
  }

  private every(pause: number): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), pause);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    if (!card.own) {
      [this.here, this.invitations] = [[], []];
      return;
    }
    try {
      this.take(await ask<PeopleCard>("/club/people"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const presence = new Presence();
