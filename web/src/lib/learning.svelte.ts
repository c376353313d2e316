import { untrack } from "svelte";
import type { LiveTable } from "./live.svelte";
import { firstUnread, pagesOf, type Page } from "./teaching";
import type { Texts } from "./texts.svelte";
import type { LessonCard, Thing } from "./wire";

/** After so many wrong moves the teacher offers to show it. */
const PATIENCE = 2;
const NOWHERE: readonly Thing[] = [];

/** What is learnt: the table, the lesson and its words. */
export interface Subject {
  live: LiveTable;
  lesson: LessonCard;
  texts: Texts;
}

/** Somebody who takes a lesson: which page is open, and what was tried. */
export class Learning {
  private at = $state(0);
  /** The task whose first chance has come: from then on its page stays open. */
  private reached = $state(-1);
  private tries = $state(0);
  /** What the teacher would show, and whether it is shown. */
  private solution = $state.raw(NOWHERE);
  private shown = $state(false);
  private counted = -1;

  constructor(private readonly subject: () => Subject) {
    $effect(() => this.follow());
    $effect(() => this.beTaught());
  }

  readonly done = $derived.by(() => this.subject().live.lesson?.done ?? 0);
  readonly tasks = $derived.by(() => this.subject().lesson.steps.filter((step) => step.task).length);
  readonly taught = $derived.by(() => this.subject().live.taught);
  private readonly pages = $derived.by(() => {
    const { lesson, texts } = this.subject();
    return pagesOf(lesson, this.done, texts);
  });
  private readonly last = $derived.by(() => this.pages.length - 1);
  readonly page = $derived.by<Page | undefined>(() => this.pages[Math.min(this.at, this.last)]);

  /** Others still do what this page speaks of. */
  readonly watching = $derived.by(() => this.at >= this.last && this.reached < this.done);
  readonly over = $derived.by(() => this.done === this.tasks && this.at >= this.last && !this.watching);
  readonly mayGoOn = $derived.by(() => this.taught !== null || this.at < this.last);
  readonly mayGoBack = $derived.by(() => this.taught === null && this.at > 0);
  readonly mayShow = $derived.by(() => this.tries >= PATIENCE && this.done < this.tasks && !this.shown);
  readonly rules = $derived.by(() => this.taught?.rules ?? (this.watching ? [] : (this.page?.rules ?? [])));

  /** What the teacher answered to the last move. */
  readonly answer = $derived.by(() => {
    const { taught } = this;
    return taught ? this.subject().texts.say(`${this.pages[this.last]?.step}.${taught.says}`) : "";
  });

  readonly point = $derived.by(() => {
    if (this.subject().live.imagining || this.watching || this.page?.kind === "praise") return NOWHERE;
    return this.shown ? this.solution : (this.page?.point ?? NOWHERE);
  });

  goOn(): void {
    if (this.taught) this.subject().live.comeBack();
    else this.at = Math.min(this.at + 1, this.last);
  }

  goBack(): void {
    this.at = Math.max(0, this.at - 1);
  }

  show(): void {
    this.shown = true;
    this.subject().live.comeBack();
  }

  /** What was done is praised at once; a lesson that was opened again begins with its task. */
  private follow(): void {
    const { live } = this.subject();
    const { done, pages } = this;
    if (live.lesson?.open) this.reached = done;
    if (live.lesson === null || this.counted === done) return;
    untrack(() => {
      this.at = this.counted < 0 && done > 0 ? pages.length - 1 : firstUnread(pages, done);
      this.counted = done;
      this.tries = 0;
      this.shown = false;
    });
  }

  private beTaught(): void {
    const { taught } = this;
    if (!taught) return;
    this.solution = taught.show;
    untrack(() => (this.tries += 1));
  }
}
