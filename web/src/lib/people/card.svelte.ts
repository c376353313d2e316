import type { CardMade, OwnCard } from "../wire";

const STORE = "speeltafel.card";
/** A card that this server did not know: it may be another server's at the same address, so it is not thrown away. */
const ASIDE = "speeltafel.card.aside";

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
  /** The name on a card that this server did not know. */
  aside = $state("");
  /** Its holder has read on this visit that the server does not know it. */
  asideRead = $state(false);
  private secret = "";

  constructor() {
    const text = localStorage.getItem(STORE);
    if (text) this.take(JSON.parse(text) as CardMade);
    const aside = localStorage.getItem(ASIDE);
    if (aside) this.aside = (JSON.parse(aside) as CardMade).card.name;
  }

  /** What a request carries. */
  headers(): Record<string, string> {
    return this.secret ? { Authorization: `Bearer ${this.secret}`, "Speeltafel-Browser": markOfBrowser() } : {};
  }

  /** Holds a card that was made here, or came from another device. */
  keep(made: CardMade): void {
    this.take(made);
    localStorage.setItem(STORE, JSON.stringify(made));
    localStorage.removeItem(ASIDE);
    this.aside = "";
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

  /** This server does not know the card: from now on this browser is a guest's here. */
  putAside(): void {
    const { own, secret } = this;
    this.drop();
    if (!own) return;
    localStorage.setItem(ASIDE, JSON.stringify({ card: own, secret } satisfies CardMade));
    this.aside = own.name;
  }

  /** Holds it once more, to ask again whether it is known. */
  tryAside(): void {
    const text = localStorage.getItem(ASIDE);
    if (text) this.keep(JSON.parse(text) as CardMade);
  }

  private take(made: CardMade): void {
    this.own = made.card;
    this.secret = made.secret;
  }
}

export const card = new HeldCard();
