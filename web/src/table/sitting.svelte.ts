import { untrack } from "svelte";
import { calling, closeup, type HandCard, type SeatFacts } from "$kit";
import { announcer } from "$lib/page/announce.svelte";
import { callForAttention, callOff } from "$lib/page/attention";
import { rulesOf } from "$lib/api";
import { Choice } from "$lib/play/choice.svelte";
import { LogWriter } from "$lib/play/log";
import type { TableModel } from "$lib/play/model.svelte";
import type { Move } from "$lib/play/moves";
import { settings } from "$lib/settings.svelte";
import { playSound } from "$lib/page/sound";
import { eventText, isSeat, moveText, type Speaker } from "$lib/play/speech";
import { kebab, listed, t, type Texts } from "$lib/texts.svelte";
import type { RuleCard, Thing } from "$lib/wire";
import type { Layout, Scene } from "../scenes/contract";

/** Milliseconds for which a reason stays, and more for each letter of it. */
const NOTICE = 4000;
const READING = 45;
/** Milliseconds for which who comes back reads what they missed. */
const AWAY = 15_000;
/** Milliseconds after which it is looked whether somebody is still at it. */
const READABLE_AGAIN = 1000;
/** In a race nobody reads. */
const GLANCE = 2000;

/** Milliseconds that count as the last ones. */
const LAST = 10_000;
/** With less time than this, in milliseconds, nobody reads. */
const READABLE = 15_000;

/** Whose table is looked at, and how. */
export interface Looking {
  model: TableModel;
  layout: Layout;
  /** Hands stay covered: another person holds the device. */
  covered: boolean;
  teacher?: Teacher;
}

/** Whoever teaches here follows what is tried. */
export interface Teacher {
  /** Nothing can be done with what was touched: the reason, and the rule it comes from. */
  explain(text: string, rule: string): void;
  /** A move was made. */
  moved(): void;
  /** Something is in hand, but is no move yet. */
  lifted(thing: Thing): void;
}

/** Why something cannot be done. */
export interface Notice {
  text: string;
  rule: string;
  /** One small line, nothing to press. */
  brief: boolean;
  /** The rest is in the log. */
  log?: boolean;
  /** Where what it speaks of was touched. */
  at?: DOMRect | null;
}

/** The rest is read in the rules. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
}

/** One pair of eyes at the table: what they see, what they are asked, and how they answer. */
export class Sitting {
  readonly scene: Scene;
  readonly texts: Texts;
  readonly speaker: Speaker;
  readonly choice: Choice;
  notice = $state.raw<Notice | null>(null);
  /** Seconds that are left, when they are few. */
  hurry = $state<number | null>(null);
  /** The clock leaves no time to read. */
  pressed = $state(false);
  private rules = $state.raw<readonly RuleCard[]>([]);
  private readonly writer: LogWriter;
  private heard = -1;
  private lastAsked = { number: -1, kind: "" };
  private toldMissed: readonly unknown[] = [];

  constructor(private readonly looking: () => Looking) {
    const { setting, speaker } = untrack(() => this.model);
    this.scene = setting.scene;
    this.texts = setting.texts;
    // Round one device the table that everybody sees and the one of who is asked take turns: a question is found at the one that is shown.
    this.speaker = { ...speaker, question: (move) => this.model.speaker.question?.(move) ?? null };
    this.choice = new Choice(speaker.reading);
    this.writer = new LogWriter(speaker);
    $effect.pre(() => this.forget());
    $effect(() => this.offer());
    $effect(() => this.readRules());
    $effect(() => this.callUp());
    $effect(() => this.watchClock());
    $effect(() => this.callOver());
    $effect(() => this.tellTimeUp());
    $effect(() => this.tellMissed());
    $effect(() => this.lookUp());
  }

  get model(): TableModel {
    return this.looking().model;
  }

  get layout(): Layout {
    return this.looking().layout;
  }

  /** The eyes belong to a seat, and its cards may be shown here. */
  readonly seated = $derived.by(() => {
    const { model, layout, covered } = this.looking();
    return model.view !== null && model.eyes !== null && !covered && layout !== "tv";
  });

  readonly hand = $derived.by<HandCard[]>(() => {
    const { eyes, view } = this.model;
    return this.seated && this.scene.hand && eyes !== null ? this.scene.hand(view as never, eyes) : [];
  });

  readonly facts = $derived.by(() => {
    const { view, card } = this.model;
    return view !== null && this.scene.seats ? this.scene.seats(view as never, this.texts, card.options) : [];
  });

  /** Whom the table waits for. Plates, arrow and prompt all say this; who has just answered is not waited for. */
  readonly awaited = $derived.by(() => {
    const { model } = this;
    const answered = model.live && model.decisions.every((one) => one.optional);
    return model.result ? [] : model.waiting.filter((one) => !answered || one.seat !== model.eyes);
  });

  readonly deeds = $derived.by(() => this.scene.deeds?.(this.model.events, this.speaker));
  readonly me = $derived.by(() => this.model.people.find((person) => person.seat === this.model.eyes));

  /** Clockwise from the left hand of the eyes. */
  readonly others = $derived.by(() => {
    const { eyes, people } = this.model;
    if (eyes === null || this.layout === "tv") return people;
    const at = people.findIndex((person) => person.seat === eyes);
    return [...people.slice(at + 1), ...people.slice(0, at)];
  });

  readonly decision = $derived.by(() => this.model.decisions.find((one) => !one.optional) ?? this.model.decisions[0] ?? null);
  private readonly able = $derived.by(() => this.decision !== null && !this.looking().covered && this.model.live);
  /** The table waits for others: this person may react as well, but is not asked to. */
  readonly meanwhile = $derived.by(() => this.able && this.decision?.optional === true && this.scene.reactions !== undefined && this.awaited.length > 0);
  readonly asked = $derived.by(() => this.able && !this.meanwhile);
  readonly idle = $derived.by(() => (this.model.view !== null && this.scene.idle?.(this.model.view as never, this.texts)) || null);

  /** What is on the stage, in words: while it is shown, that is what everybody waits for. What is to be read there tells itself. */
  readonly onStage = $derived.by(() => {
    const { moment, events, eyes, view, card } = this.model;
    if (moment === null || events.at(-1) !== moment) return "";
    if (this.scene.moment?.(moment, view as never, eyes, card.options).read) return "";
    return eventText(this.speaker, moment, eyes) || eventText(this.speaker, moment, eyes, "stage");
  });

  /** Nobody is waited for but what is on the stage, which the prompt tells. */
  readonly telling = $derived.by(() => !this.asked && this.awaited.length === 0 && this.idle === null && this.onStage !== "");

  /** What the prompt says. */
  readonly sentence = $derived.by(() => {
    const { model, scene, texts, decision } = this;
    if (model.imagining) return t("lesson-imagined");
    if (model.result) return t("prompt-over");
    const args = model.view !== null && scene.words ? scene.words(model.view as never) : {};
    if (this.asked && decision) return this.put(scene.asks, decision.kind, decision.moves) ?? texts.find(`decision-${kebab(decision.kind)}`, args) ?? t("prompt-yours");
    const waiting = this.awaited;
    const first = waiting[0];
    if (!first) return this.idle ?? (this.onStage || t("prompt-moment"));
    const player = listed(waiting.map((one) => model.name(one.seat)));
    return this.put(scene.tells, first.kind) ?? texts.find(`decision-${kebab(first.kind)}-wait`, { ...args, player }) ?? t("prompt-wait", { player });
  });

  readonly hush = $derived.by(() => {
    const { model, scene } = this;
    const found = this.seated && model.live && model.eyes !== null ? scene.hush?.(model.view as never, model.eyes, this.texts) : null;
    if (!found) return null;
    return { text: found.text, label: moveText(this.speaker, found.breach), ms: found.ms, onbreak: () => model.play(found.breach) };
  });

  /** The number of the event that is on the stage. */
  readonly staged = $derived.by(() => {
    const { events, moment } = this.model;
    if (moment === null) return undefined;
    return events.at(-1) === moment ? events.length - 1 : events.length;
  });

  /** The stage tells first, the log afterwards. */
  readonly lines = $derived.by(() => this.writer.lines(this.model.events.slice(0, this.staged), this.model.eyes));
  /** What happened, without whose turn it became: told where there is no log. */
  readonly news = $derived.by(() => {
    const { events } = this.model;
    return this.lines.filter((line) => !this.scene.untold?.includes(events[line.number]?.type ?? ""));
  });
  /** The rule that the moment is about. */
  readonly rule = $derived.by(() => this.decision?.rule || this.model.waiting[0]?.rule || "");

  /** Players that answer the question of the moment. */
  readonly targets = $derived.by(() => {
    const field = this.choice.question?.field;
    if (!this.asked || !field || !isSeat(this.speaker.reading, field)) return new Set<unknown>();
    return new Set<unknown>(this.choice.question?.values.filter((value) => typeof value === "number"));
  });

  /** Whether everybody waits for this player. */
  isAwaited(seat: number): boolean {
    return this.awaited.some((one) => one.seat === seat);
  }

  /** What is known of a player. The arrow of the turn never points at one while the table waits for another. */
  factsOf(seat: number | undefined): SeatFacts | undefined {
    const facts = this.facts.find((one) => one.seat === seat);
    const elsewhere = seat !== undefined && this.awaited.length > 0 && !this.isAwaited(seat);
    return facts?.turn && elsewhere ? { ...facts, turn: false } : facts;
  }

  /** How to choose this player, where that answers the question. */
  picker(seat: number): (() => void) | undefined {
    return this.targets.has(seat) ? () => this.pick(seat) : undefined;
  }

  /** What a touch on this player says, where somebody else is to be chosen. */
  refuser(seat: number): (() => void) | undefined {
    const refused = this.targets.size > 0 && !this.targets.has(seat);
    return refused ? () => void this.whyNot({ kind: "player", id: seat }) : undefined;
  }

  play(move: Move): void {
    this.notice = null;
    this.looking().teacher?.moved();
    this.choice.clear();
    void playSound("card");
    this.model.play(move);
  }

  /** Everybody acts at once, and fast. */
  readonly racing = $derived.by(() => this.idle !== null);

  async whyNot(thing: Thing): Promise<void> {
    const { teacher } = this.looking();
    const late = teacher ? null : this.model.late(thing);
    if (late) return this.say(late);
    const brief = this.racing;
    const at = closeup.touched;
    if (!brief && !teacher) closeup.showPressed(this.speaker.deck.faces);
    const { eyes } = this.model;
    const { number } = this.lastAsked;
    const why = this.model.live ? await this.model.why(thing) : "";
    // In a race questions follow each other all the time; it may have become possible meanwhile: then nothing is said.
    const overtaken = brief ? why === "" : number !== this.lastAsked.number;
    if (eyes !== this.model.eyes || overtaken) return;
    const found = why || this.rule;
    const rule = this.rules.find((one) => one.id === found);
    const text = firstSentence(rule?.[settings.language] ?? t("why-unknown"));
    void playSound("bad");
    if (teacher) teacher.explain(text, found);
    else this.tell({ text, rule: found, brief, at }, brief ? GLANCE : NOTICE + text.length * READING);
  }

  /** In a lesson the teacher speaks up as soon as the wrong thing is in hand. */
  lifted(thing: Thing): void {
    this.looking().teacher?.lifted(thing);
  }

  say(text: string): void {
    this.tell({ text, rule: "", brief: false }, NOTICE + text.length * READING);
  }

  private tell(notice: Notice, ms: number): void {
    this.notice = notice;
    this.leave(notice, ms);
    announcer.say(notice.text);
  }

  /** It is no longer true, or was read. */
  private drop(): void {
    this.notice = null;
    closeup.makeWay();
  }

  /** After its time, but not under the hands of who has just reached its buttons. */
  private leave(notice: Notice, ms: number): void {
    setTimeout(() => {
      if (this.notice !== notice) return;
      if (document.querySelector(".notice:focus-within")) this.leave(notice, READABLE_AGAIN);
      else this.drop();
    }, ms);
  }

  /** The question as the game puts it at this moment. */
  private put(how: Scene["asks"], kind: string, moves: readonly Move[] = []): string | null {
    const { events, view } = this.model;
    if (view === null) return null;
    return how?.({ kind, moves, left: this.choice.moves, view: view as never, events, texts: this.texts, name: (seat) => this.model.name(seat) }) ?? null;
  }

  private pick(seat: number): void {
    const field = this.choice.question?.field;
    if (!field) return;
    const left = this.choice.moves.filter((move) => move[field] === seat);
    if (left.length === 1 && left[0]) this.play(left[0]);
    else this.choice.answer(field, seat);
  }

  /** The device goes on to the next: what was said to one is not for the other. */
  private forget(): void {
    if (!this.looking().covered) return;
    this.notice = null;
    announcer.hush();
  }

  private offer(): void {
    const offers = this.model.decisions.flatMap((one) => one.moves.map((move) => ({ decision: one.number, move })));
    const { hand, asked, meanwhile } = this;
    const reactions = meanwhile ? offers.filter(({ move }) => this.scene.reactions?.includes(move.type)) : [];
    untrack(() => this.choice.offer(asked ? offers : reactions, hand));
  }

  private readRules(): void {
    rulesOf(this.model.slug).then(
      (found) => (this.rules = found),
      () => (this.rules = []),
    );
  }

  /** The last seconds are seen, heard and announced. */
  private watchClock(): (() => void) | undefined {
    const clock = this.asked ? (this.decision?.clock ?? null) : null;
    this.hurry = null;
    this.pressed = clock !== null && Math.min(clock.length, clock.ends - performance.now()) < READABLE;
    if (clock === null || clock.length <= LAST) return undefined;
    const timer = setInterval(() => this.count(clock.ends - performance.now()), 200);
    return () => clearInterval(timer);
  }

  private count(ms: number): void {
    this.pressed ||= ms < READABLE;
    const left = Math.ceil(ms / 1000);
    if (left > LAST / 1000 || left < 0) return;
    if (this.hurry === null) announcer.say(t("clock-last", { seconds: left }));
    if (left !== this.hurry) void playSound(this.hurry === null ? "hurry" : "tick");
    this.hurry = left;
  }

  /** Whatever covers the table says that it is up to this person. */
  private callOver(): () => void {
    const asked = this.asked && !this.decision?.optional;
    calling.sentence = asked ? this.sentence : "";
    if (!asked) callOff();
    return () => (calling.sentence = "");
  }

  /** The table moved for this person: that is told where the eyes are. */
  private tellTimeUp(): void {
    const { events, eyes, live } = this.model;
    const news = this.heard < 0 ? [] : events.slice(this.heard);
    this.heard = events.length;
    const late = news.find((event) => event.type === "time_up" && event.seat === eyes);
    if (!live || !late) return;
    untrack(() => this.tell({ text: t("event-time-up-you"), rule: "", brief: true }, NOTICE));
  }

  /** Who comes back hears in one line what they missed. */
  private tellMissed(): void {
    const { missed, eyes, result } = this.model;
    if (missed === this.toldMissed) return;
    const told = missed.map((event) => eventText(this.speaker, event, eyes)).filter(Boolean);
    const last = told.at(-1);
    if (!last || result) return;
    this.toldMissed = missed;
    const text = t("away-told", { count: told.length, last });
    untrack(() => this.tell({ text, rule: "", brief: false, log: true }, AWAY));
  }

  /** What others play is to be seen. */
  private lookUp(): void {
    if (this.model.events.length > 0) closeup.makeWay();
  }

  /** A new question is heard and read out, but not an offer that stays open all the time. */
  private callUp(): void {
    const { decision, lastAsked } = this;
    if (!this.asked || !decision || decision.number === lastAsked.number) return;
    const again = decision.optional && decision.kind === lastAsked.kind;
    this.lastAsked = { number: decision.number, kind: decision.kind };
    if (again) return;
    untrack(() => {
      if (this.notice?.rule) this.drop();
      if (!decision.optional) {
        void playSound("turn");
        callForAttention(this.sentence);
      }
      announcer.say(`${announcer.line ? `${announcer.line} ` : ""}${this.sentence}`);
    });
  }
}
