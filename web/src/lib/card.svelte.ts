import type { CardMade, OwnCard } from "./wire";

const STORE = "speeltafel.card";

/** The player card that this browser holds, if any. The secret never leaves it but to our own server. */
class HeldCard {
  own = $state.raw<OwnCard | null>(null);
  private secret = "";

  constructor() {
    const text = localStorage.getItem(STORE);
    if (text) this.take(JSON.parse(text) as CardMade);
  }

  /** What a request carries. */
  headers(): Record<string, string> {
    return this.secret ? { Authorization: `Bearer ${this.secret}` } : {};
  }

  /** Holds a card that was made here, or came from another device. */
  keep(made: CardMade): void {
    this.take(made);
    localStorage.setItem(STORE, JSON.stringify(made));
  }

  /** The card says something else now. */
  change(own: OwnCard): void {
    this.keep({ card: own, secret: this.secret });
  }

  /** From now on this browser is a guest's. */
  drop(): void {
    this.own = null;
    this.secret = "";
    localStorage.removeItem(STORE);
  }

  private take(made: CardMade): void {
    this.own = made.card;
    this.secret = made.secret;
  }
}

export const card = new HeldCard();
