/** Gives the starting signal, calls out what changes your plans, marks whose dice were struck, and shows what a curse forbids when somebody does it. */
import type { GameEvent } from "$lib/play/speech";
import { newsOf, type News } from "./news";
import { dieOf, type View } from "./view";

const SHOUT = 1500;
const STRIKE = 600;
const SIGN = 3000;
const GO = 900;
/** After a long absence nothing is called out. */
const OLD_NEWS = 20;

/** What everybody at the table can see a hero do. */
export type Sign = "spoke" | "second_hand" | "grabbed" | "hand_up";

const SIGNS: Record<string, Sign> = { hero_spoke: "spoke", second_hand_seen: "second_hand", dice_grabbed: "grabbed", hand_raised: "hand_up" };

export class Crier {
  shout = $state.raw<(News & { id: number }) | null>(null);
  struck = $state.raw<readonly number[]>([]);
  signs = $state<Record<number, Sign>>({});
  /** The race has begun this moment. */
  go = $state(false);
  private heard: number;
  private count = 0;

  constructor(events: readonly GameEvent[]) {
    this.heard = events.length;
  }

  /** Everything that happened so far; what is new is called out. */
  hear(events: readonly GameEvent[], view: View): void {
    const fresh = events.slice(Math.min(this.heard, events.length));
    this.heard = events.length;
    if (fresh.length > OLD_NEWS) return;
    for (const event of fresh) {
      const news = newsOf(event, view);
      if (news && (news.mine || !this.shout?.mine)) this.call(news);
      this.mark(event);
    }
  }

  private mark(event: GameEvent): void {
    const sign = SIGNS[event.type];
    if (sign) this.show(Number(event.seat), sign);
    if (event.type === "race_started") this.start();
    if (event.type === "dice_removed" && Array.isArray(event.dice)) this.strike([...new Set(event.dice.map((code) => dieOf(Number(code)).seat))]);
    if (["hero_wounded", "card_laid", "die_yielded"].includes(event.type)) this.strike([Number(event.seat)]);
  }

  private call(news: News): void {
    const id = ++this.count;
    this.shout = { ...news, id };
    setTimeout(() => {
      if (this.shout?.id === id) this.shout = null;
    }, SHOUT);
  }

  private start(): void {
    this.go = true;
    setTimeout(() => (this.go = false), GO);
  }

  private strike(seats: readonly number[]): void {
    this.struck = seats;
    setTimeout(() => {
      if (this.struck === seats) this.struck = [];
    }, STRIKE);
  }

  private show(seat: number, sign: Sign): void {
    this.signs[seat] = sign;
    setTimeout(() => {
      if (this.signs[seat] === sign) delete this.signs[seat];
    }, SIGN);
  }
}
