import type { HandCard } from "$kit";
import { agree, answered, cardsOf, fields, isRange, joinable, nextQuestion, using, type Move, type MoveReading, type Question, type Value } from "./moves";

export interface Offer {
  decision: number;
  move: Move;
}

/** What a move needs beside these cards; null when it does not use all of them. */
function missing(cards: readonly string[], kinds: readonly string[]): string[] | null {
  const left = [...cards];
  for (const kind of kinds) {
    const at = left.indexOf(kind);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** A person's way to one legal move: cards picked from the hand, then one question at a time. */
export class Choice {
  private offers = $state.raw<readonly Offer[]>([]);
  private hand = $state.raw<readonly HandCard[]>([]);
  chosen = $state<string[]>([]);
  answers = $state<{ field: string; value: Value }[]>([]);
  private readonly reading: MoveReading;
  /** The card that was touched; those that go with it were picked for it. */
  private touched = "";

  constructor(reading: MoveReading) {
    this.reading = reading;
  }

  /** New offers or a new hand: what is no longer possible is let go. */
  offer(offers: readonly Offer[], hand: readonly HandCard[]): void {
    const changed = JSON.stringify(offers) !== JSON.stringify(this.offers);
    this.offers = offers;
    this.hand = hand;
    if (!changed) return;
    this.answers = [];
    this.chosen = this.chosen.filter((key) => hand.some((card) => card.key === key));
    if (this.moves.length === 0 && this.joinable.size === 0) this.chosen = [];
  }

  get all(): readonly Move[] {
    return this.offers.map((offer) => offer.move);
  }

  readonly kinds = $derived(this.chosen.map((key) => this.hand.find((card) => card.key === key)?.kind ?? ""));

  private readonly exact = $derived.by(() => using(this.all, this.kinds, this.reading));

  /** The legal moves that fit what was chosen so far. */
  readonly moves = $derived(
    this.answers.reduce<Move[]>((left, { field, value }) => answered(left, field, value), this.exact),
  );

  /** Hand cards that may be picked next. */
  readonly joinable = $derived.by(() => joinable(this.all, this.kinds, this.reading));

  /** Hand cards that may be picked in place of what is chosen. */
  readonly startable = $derived.by(() => joinable(this.all, [], this.reading));

  /** What is still to be said to make one move. */
  readonly question = $derived<Question | null>(nextQuestion(this.moves));
  readonly slider = $derived(this.question !== null && isRange(this.question));

  /** The one move that is left, once everything is said. */
  readonly ready = $derived(this.moves.length === 1 ? (this.moves[0] ?? null) : null);

  toggle(card: HandCard): void {
    const rest = this.chosen.filter((key) => key !== card.key);
    const together = rest.length < this.chosen.length && this.completed(rest).length > rest.length;
    const again = this.touched === card.key;
    this.touched = card.key;
    // Who picks a pair card by card touches the second one too: only the same card once more puts both back.
    if (together && !again) return;
    this.answers = [];
    if (together) this.chosen = [];
    else if (rest.length < this.chosen.length) this.chosen = rest;
    else if (this.joinable.has(card.kind)) this.chosen = this.completed([...this.chosen, card.key]);
    else this.chosen = this.completed([card.key]);
  }

  /** Where the game wants it: what goes only together is picked together. */
  private completed(keys: readonly string[]): string[] {
    const kinds = keys.map((key) => this.hand.find((card) => card.key === key)?.kind ?? "");
    if (!this.reading.together || keys.length === 0 || using(this.all, kinds, this.reading).length > 0) return [...keys];
    const ways = this.all.map((move) => this.cards(move)).filter((cards) => missing(cards, kinds) !== null);
    const [first, ...others] = new Set(ways.map((cards) => [...cards].sort().join()));
    if (first === undefined || others.length > 0 || !ways[0]) return [...keys];
    const picked = [...keys];
    for (const kind of missing(ways[0], kinds) ?? []) {
      const next = this.hand.find((card) => card.kind === kind && !picked.includes(card.key));
      if (next) picked.push(next.key);
    }
    return picked;
  }

  answer(field: string, value: Value): void {
    this.answers = [...this.answers, { field, value }];
  }

  /** Exactly these cards, with nothing said about them yet. */
  pick(keys: readonly string[]): void {
    this.answers = [];
    this.chosen = [...keys];
  }

  /** The first thing that sets these moves apart from the others is said. */
  narrow(left: readonly Move[]): void {
    const [first] = left;
    const names = ["type", ...new Set(this.moves.flatMap(fields))];
    const field = names.find((name) => !agree(this.moves, name) && agree(left, name));
    if (first && field) this.answer(field, first[field] ?? null);
  }

  back(): void {
    if (this.answers.length > 0) this.answers = this.answers.slice(0, -1);
    else this.chosen = [];
  }

  clear(): void {
    this.answers = [];
    this.chosen = [];
  }

  decisionOf(move: Move): number | null {
    const text = JSON.stringify(move);
    return this.offers.find((offer) => JSON.stringify(offer.move) === text)?.decision ?? null;
  }

  /** Hand cards used by a move, for pictures. */
  cards(move: Move): string[] {
    return cardsOf(move, this.reading);
  }
}
