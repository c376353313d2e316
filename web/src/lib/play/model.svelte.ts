/** What a table page shows, whether the game is live or replayed. */
import { Deck, type ClockTime, type SeatPerson } from "$kit";
import type { Scene, WaitingFor } from "../../scenes/contract";
import { called } from "../people/guests";
import { COMMON_READING, type Move, type MoveReading, type Value } from "./moves";
import type { GameEvent, Speaker } from "./speech";
import type { Texts } from "../texts.svelte";
import type { AdvisedMove, Clock, DecisionCard, GameCard, TableCard, Talk, Thing } from "../wire";

export interface DecisionNow {
  number: number;
  kind: string;
  rule: string;
  moves: readonly Move[];
  clock: ClockTime | null;
  optional: boolean;
  anytime: boolean;
  /** At a slow table: the answer that counts when the time is up, unless it is changed until then. */
  kept?: Move | null;
}

export interface GameResult {
  winners: readonly number[];
  ranks: readonly number[];
  reason: string;
  scores: readonly number[];
}

/** A word of the game (text `signal-<word>`) that a player gave, and in which turn. */
export type Remark = Pick<Talk, "signal" | "turn"> & { seat: number };

/** What the coach says: moves, or why it says nothing (text `refused-…`). */
export interface Counsel {
  moves: readonly AdvisedMove[];
  refused: string;
}

/** A game with its pictures and words, ready to be shown. */
export interface Setting {
  game: GameCard;
  scene: Scene;
  texts: Texts;
}

export function clockAt(clock: Clock | null, arrived: number): ClockTime | null {
  return clock && { ends: arrived + clock.left_ms, length: clock.total_ms };
}

export function decisionAt(card: DecisionCard, arrived: number): DecisionNow {
  return { ...card, moves: card.moves as Move[], kept: (card.kept ?? null) as Move | null, clock: clockAt(card.clock, arrived) };
}

export abstract class TableModel {
  private sent = $state.raw<TableCard>() as TableCard;
  private readonly read = $derived<TableCard>({ ...this.sent, seats: this.sent.seats.map((seat) => ({ ...seat, name: called(seat.name) })) });
  /** Whose eyes look at the table; null sees what everybody sees. */
  eyes = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  decisions = $state.raw<readonly DecisionNow[]>([]);
  waiting = $state.raw<readonly WaitingFor[]>([]);
  events = $state.raw<readonly GameEvent[]>([]);
  moment = $state.raw<GameEvent | null>(null);
  result = $state.raw<GameResult | null>(null);
  /** What happened while this person was away; a replay is never away. */
  missed = $state.raw<readonly GameEvent[]>([]);
  /** One moment on both clocks: seconds of play, and milliseconds of this browser. */
  protected clock = $state.raw({ played: 0, local: 0 });
  /** What is shown would only have happened. */
  imagining = $state(false);
  /** When an event came on the stage here, in milliseconds of this browser. */
  protected readonly staged = new WeakMap<GameEvent, number>();
  abstract readonly live: boolean;
  /** Words of the game that players gave each other beside their moves, the newest last; a record of play keeps none. */
  get remarks(): readonly Remark[] {
    return [];
  }

  readonly speaker: Speaker;

  constructor(
    readonly setting: Setting,
    card: TableCard,
  ) {
    this.card = card;
    const { scene, texts } = setting;
    const { seat_fields: seatFields, place_names: placeNames } = setting.game;
    const reading: MoveReading = { ...COMMON_READING, seatFields, placeNames, ...scene.reading };
    const deck = new Deck(texts, scene.faces, scene.backs);
    const question = (move: Move): string | null => this.decisions.find((one) => one.moves.includes(move))?.kind ?? null;
    this.speaker = { deck, reading, name: (seat) => this.name(seat), quiet: scene.quiet, actor: scene.actor, question, self: () => (this.live ? this.eyes : null), words: () => (this.view === null ? {} : (scene.words?.(this.view as never) ?? {})) };
  }

  /** What the server said of the table last; who gave no name is called so in the language in use. */
  get card(): TableCard {
    return this.read;
  }

  set card(card: TableCard) {
    this.sent = card;
  }

  get slug(): string {
    return this.card.game;
  }

  readonly people: readonly SeatPerson[] = $derived(
    this.card.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name || String(seat.seat + 1),
      kind: seat.stand_in ? "bot" : seat.kind,
      level: seat.level,
      connected: seat.connected && !seat.away,
      you: seat.seat === this.eyes,
      face: seat.stand_in ? "" : seat.face,
    })),
  );

  /** When a moment of play comes, on the clock of this browser. */
  localTime(played: number): number {
    return this.clock.local + (played - this.clock.played) * 1000;
  }

  name(seat: number): string {
    return this.people.find((person) => person.seat === seat)?.name ?? String(seat + 1);
  }

  /** Who was faster than the one who looks. */
  late(thing?: Thing): string | null {
    const { scene, texts } = this.setting;
    const age = (event: GameEvent) => performance.now() - (this.staged.get(event) ?? -Infinity);
    return scene.late?.({ thing, events: this.events, age, seat: this.eyes, texts, name: (seat) => this.name(seat) }) ?? null;
  }

  abstract play(move: Move): void;
  abstract why(thing: Thing): Promise<string>;

  /** What a good player would do at this decision, or why there is no answer; a replay has no coach. */
  counsel(_decision: number): Promise<Counsel> {
    return Promise.resolve({ moves: [], refused: "coach-off" });
  }

  /** What a move would open up; a replay knows of none. */
  preview(_move: Move): Promise<readonly Value[]> {
    return Promise.resolve([]);
  }
}
