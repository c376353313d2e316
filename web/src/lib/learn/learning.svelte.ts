import { tick, untrack } from "svelte";
import type { LiveTable } from "../play/live.svelte";
import { firstUnread, pagesOf, type Page } from "./teaching";
import type { Texts } from "../texts.svelte";
import type { LessonCard, Thing } from "../wire";

/** After so many wrong moves the teacher offers to show it. */
const PATIENCE = 2;
const NOWHERE: readonly Thing[] = [];

/** What is learnt: the table, the lesson and its words. */
export interface Subject {
  live: LiveTable;
  lesson: LessonCard;
  texts: Texts;
  /** Another lesson came before it. */
  later: boolean;
}

/** Why nothing can be done with what was touched. */
interface Objection {
  text: string;
  rule: string;
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
  private objection = $state.raw<Objection | null>(null);
  private turned: (() => void) | null = null;

  constructor(private readonly subject: () => Subject) {
    untrack(subject).live.held = () => this.bePatient();
    $effect(() => this.follow());
    $effect(() => this.beTaught());
  }

  readonly done = $derived.by(() => this.subject().live.lesson?.done ?? 0);
  readonly tasks = $derived.by(() => this.subject().lesson.steps.filter((step) => step.task).length);
  readonly taught = $derived.by(() => this.subject().live.taught);
  private readonly pages = $derived.by(() => {
    const { lesson, texts, later } = this.subject();
    return pagesOf(lesson, this.done, texts, later);
  });
  private readonly last = $derived.by(() => this.pages.length - 1);
  readonly page = $derived.by<Page | undefined>(() => this.pages[Math.min(this.at, this.last)]);

  /** Everybody moves at any time: nothing waits for a page. */
  private readonly racing = $derived.by(() => this.subject().live.setting.scene.turnless ?? false);
  private readonly shows = $derived.by(() => this.subject().live.showing && !this.racing);
  private readonly settling = $derived.by(() => this.subject().live.lesson?.settling ?? false);
  /** Others still do what this page speaks of, or what was done is being seen. */
  readonly watching = $derived.by(() => this.at >= this.last && (this.reached < this.done || this.shows || this.settling));
  readonly finished = $derived.by(() => this.done === this.tasks);
  readonly over = $derived.by(() => this.finished && this.at >= this.last && !this.watching);
  readonly mayGoOn = $derived.by(() => this.answer !== "" || this.at < this.last);
  readonly mayGoBack = $derived.by(() => this.answer === "" && this.at > 0);
  readonly mayShow = $derived.by(() => this.tries >= PATIENCE && this.done < this.tasks && !this.shown);
  readonly rules = $derived.by(() => this.objected ?? this.taught?.rules ?? (this.watching ? [] : (this.page?.rules ?? [])));

  private readonly objected = $derived.by(() => (this.objection ? [this.objection.rule] : null));
  /** What the teacher answered to the last move or touch. */
  readonly answer = $derived.by(() => {
    const { taught, objection } = this;
    if (objection) return objection.text;
    return taught ? this.subject().texts.say(`${this.pages[this.last]?.step}.${taught.says}`) : "";
  });

  private readonly shy = $derived.by(() => this.subject().live.imagining || this.watching || this.page?.kind === "praise");
  /** What is to be touched. */
  readonly point = $derived.by(() => (this.shy ? NOWHERE : this.shown ? this.solution : (this.page?.point ?? NOWHERE)));
  /** What is only spoken of. */
  readonly look = $derived.by(() => (this.shy || this.shown ? NOWHERE : (this.page?.look ?? NOWHERE)));

  goOn(): void {
    if (this.objection) this.objection = null;
    else if (this.taught) this.subject().live.comeBack();
    else this.turnTo(this.at + 1);
  }

  private turnTo(page: number): void {
    this.at = Math.min(page, this.last);
    this.turned?.();
  }

  /** Whoever makes a move has read what comes before it. */
  moved(): void {
    this.objection = null;
    this.turnTo(this.last);
  }

  explain(text: string, rule: string): void {
    this.objection = { text, rule };
  }

  /** Something was lifted: if nothing right can be done with it, that is said before it is done. */
  lifted({ kind, id }: Thing): void {
    const { lesson } = this.subject().live;
    const found = lesson?.aside.find(({ thing }) => thing.kind === kind && thing.id === id);
    this.objection = null;
    if (found) this.explain(this.subject().texts.say(`${this.pages[this.last]?.step}.${found.says}`), found.rules[0] ?? "");
  }

  /** Nothing goes on behind a page that is being read. */
  private async bePatient(): Promise<void> {
    await tick();
    while (this.at < this.last && !this.racing) await new Promise<void>((done) => (this.turned = done));
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
    this.objection = null;
    this.solution = taught.show;
    untrack(() => (this.tries += 1));
  }
}
