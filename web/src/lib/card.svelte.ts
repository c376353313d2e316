import type { CardMade, OwnCard } from "./wire";

const STORE = "speeltafel.card";

const MARK = "speeltafel.browser";

/** A number drawn by lot, told only with a card: two cards of one browser do not play rated games against each other. */
function markOfBrowser(): string {
  const mark = localStorage.getItem(MARK) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(MARK, mark);
  return mark;
}

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
    return this.secret ? { Authorization: `Bearer ${this.secret}`, "Speeltafel-Browser": markOfBrowser() } : {};
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
