/** Notes for who meets something for the first time: each once in this browser, one in a turn, and none in the turn after it. */
import { settings } from "../settings.svelte";
import type { Thing } from "../wire";

const STORE = "speeltafel.firsts";
/** From one turn with a note to the next. */
const APART = 2;
/** Milliseconds until a note comes: what happened has been seen by then. */
const LATER = 700;

/** A note that could be given now. */
export interface Note {
  /** Game and name: what this browser keeps. */
  id: string;
  /** The card it is about. */
  title?: string;
  text: string;
  picture?: string;
  /** What it is about, if that lies on the table. */
  thing?: Thing;
}

class Known {
  private ids = new Set((localStorage.getItem(STORE) ?? "").split(" "));

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
    localStorage.setItem(STORE, [...this.ids].join(" ").trim());
  }
}

const known = new Known();

/** What is on the table for one pair of eyes. */
export interface Meeting {
  /** The question of the moment; null while nobody may be disturbed. */
  question: string | null;
  notes: readonly Note[];
  /** The table waits for others: the next question is another turn. */
  elsewhere?: boolean;
  /** A clock is running out: what leaves the table now was not read. */
  hurried?: boolean;
}

const NOTHING: Meeting = { question: null, notes: [] };

export class Firsts {
  shown = $state.raw<Note | null>(null);
  private question: string | null = null;
  /** Turns of this person: questions between which nobody else was waited for. */
  private turn = 0;
  private ended = false;
  /** The turn that had the last note. */
  private noted = -APART;
  /** What the question of the moment was explained with; the coach, or the end of the turn, may have put it away. */
  private read = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly meeting: () => Meeting) {
    $effect(() => {
      this.look(settings.firsts ? this.meeting() : NOTHING);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** A tap: never again. */
  dismiss(): void {
    if (this.shown) known.add(this.shown.id);
    this.shown = null;
    this.read = "";
    this.look(this.meeting());
  }

  /** Who acts has read it, and wants to see the table. */
  makeWay(): void {
    if (this.shown) this.dismiss();
  }

  /** What is no longer true is no longer said. */
  private look({ question, notes, elsewhere = false, hurried = false }: Meeting): void {
    clearTimeout(this.timer);
    this.ended ||= elsewhere;
    if (question !== this.question) this.turnTo(question, hurried);
    if (this.shown && !notes.some(({ id }) => id === this.shown?.id)) this.shown = null;
    if (question === null || this.shown) return;
    const next = this.read ? notes.find((note) => note.id === this.read) : this.fresh(notes);
    if (next) this.timer = setTimeout(() => this.give(next), LATER);
  }

  private fresh(notes: readonly Note[]): Note | undefined {
    return this.turn - this.noted < APART ? undefined : notes.find((note) => !known.has(note.id));
  }

  private give(note: Note): void {
    this.noted = this.turn;
    this.shown = note;
  }

  /** Who has answered has read it. */
  private turnTo(question: string | null, hurried: boolean): void {
    if (this.shown && hurried) this.noted = -APART;
    else if (this.shown) this.read = this.shown.id;
    this.shown = null;
    if (question === null) return;
    if (this.read) known.add(this.read);
    this.read = "";
    this.question = question;
    if (this.ended) this.turn += 1;
    this.ended = false;
  }
}
