/** Notes for who meets something for the first time: one at a time, each once in this browser. */
import { settings } from "./settings.svelte";

const STORE = "speeltafel.firsts";
/** Notes about one question: the question itself, and one thing beside it. */
const MOST = 2;
/** Milliseconds until a note comes: what happened has been seen by then. */
const LATER = 700;

/** A note that could be given now. */
export interface Note {
  /** Game and name: what this browser keeps. */
  id: string;
  text: string;
  picture?: string;
  selector: string;
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
}

export class Firsts {
  shown = $state.raw<Note | null>(null);
  private question: string | null = null;
  private given = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly meeting: () => Meeting) {
    $effect(() => {
      const { question, notes } = settings.firsts ? this.meeting() : { question: null, notes: [] };
      this.look(question, notes);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** A tap: never again. */
  dismiss(): void {
    if (this.shown) known.add(this.shown.id);
    this.shown = null;
    const { question, notes } = this.meeting();
    this.look(question, notes);
  }

  /** Who acts has read it, and wants to see the table. */
  makeWay(): void {
    if (!this.shown) return;
    this.given = MOST;
    this.dismiss();
  }

  private look(question: string | null, notes: readonly Note[]): void {
    clearTimeout(this.timer);
    if (question !== this.question) this.turnTo(question);
    if (question === null || this.shown || this.given >= MOST) return;
    const next = notes.find((note) => !known.has(note.id));
    if (next) this.timer = setTimeout(() => this.give(next), LATER);
  }

  private give(note: Note): void {
    this.given += 1;
    this.shown = note;
  }

  /** Who has answered has read it. */
  private turnTo(question: string | null): void {
    if (this.shown && question !== null) known.add(this.shown.id);
    this.shown = null;
    if (question === null) return;
    this.question = question;
    this.given = 0;
  }
}
