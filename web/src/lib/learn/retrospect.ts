import type { Move } from "../play/moves";
import { settings } from "../settings.svelte";
import { eventText, moveText, type GameEvent, type Speaker } from "../play/speech";
import { listed, t } from "../texts.svelte";
import type { Account, Alternative, Analysis, Choice, Moment, Point } from "../wire";

/** Certainty: chances are whole numbers, so that accounts add up to the last digit. */
const WHOLE = 10_000;
/** What a choice must have left lying to be spoken of: half a percent. */
const NOTICED = 50;
/** What it must have left lying to be clearly worse: five points. What is in doubt costs nothing at all. */
const CLEAR = 500;

/** A second sign beside a seat's colour. */
const DASHES = ["", "7 4", "2 4", "9 3 2 3", "5 3", "1 3 6 3", "12 4", "3 2"] as const;

export type Side = "known" | "table";

/** An analysis in the words of the moment. */
export class Retrospect {
  private readonly choices: ReadonlyMap<number, Choice>;

  constructor(
    readonly analysis: Analysis,
    private readonly speaker: Speaker,
    /** The seats of who reads: alone they are "you", and their account comes first. */
    private readonly mine: readonly number[] = [],
  ) {
    this.choices = new Map(analysis.choices.map((choice) => [choice.entry, choice]));
  }

  /** The accounts that are told: of sides where people win together. */
  get accounts(): readonly Account[] {
    return this.ownFirst(this.analysis.sides.length > 0 ? this.analysis.sides : this.analysis.lines, ({ seats }) => seats);
  }

  /** With their numbers, as they came. */
  get moments(): readonly { moment: Moment; number: number }[] {
    return this.analysis.moments.map((moment, at) => ({ moment, number: at + 1 }));
  }

  get team(): boolean {
    return this.analysis.sides.length === 1;
  }

  owner({ side, seats }: Account): string {
    const names = listed(seats.map((seat) => this.name(seat)));
    return side ? `${capital(t(`side-${side}`))} (${names})` : capital(names);
  }

  /** The player, or the side for which the player stands. */
  whose(seat: number, you = "look-reader"): string {
    const side = this.analysis.sides.find(({ seats }) => seats.includes(seat))?.side;
    return side ? t(`side-${side}`) : this.name(seat, you);
  }

  /** The one who reads. */
  private get reader(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  private name(seat: number, you = "look-reader"): string {
    return seat === this.reader ? t(you) : this.speaker.name(seat);
  }

  private ownFirst<Of>(all: readonly Of[], seats: (one: Of) => readonly number[]): readonly Of[] {
    const own = (one: Of) => Number(seats(one).some((seat) => this.mine.includes(seat)));
    return [...all].sort((one, other) => own(other) - own(one));
  }

  line(account: Account): string {
    const { luck, choices, others, play } = account;
    const kind = this.analysis.timed ? "-race" : !account.side ? "" : this.team ? "-team" : "-together";
    return t(`look-line${kind}`, { luck: signed(luck), choices: signed(choices), others: signed(others), play: signed(play) });
  }

  way({ start, end }: Account): string {
    return t("look-from", { start: percent(start), end: percent(end) });
  }

  /** Luck or choice, and whose. */
  sort({ point, seat, sort }: Moment): string {
    const step = this.analysis.steps[point];
    if (this.analysis.timed) return t(sort === "choice" ? "look-choice-race" : "look-luck-dice");
    const by = step?.by ?? null;
    const name = by === null ? "" : this.name(by);
    if (sort === "choice") return by !== null && by === this.reader ? t("look-choice-you") : t("look-choice", { name });
    if (step?.drawn) return t("look-luck-drawn");
    if (by === null || by === seat) return t("look-luck-hidden");
    return this.areTogether(seat, by) ? t("look-luck-other", { name }) : t("look-luck-rival", { name, whom: this.whose(seat, "reader") });
  }

  /** The seat whose moment it was: who chose, or whose luck it was. */
  about({ point, seat, sort }: Moment): number {
    const by = this.analysis.steps[point]?.by ?? null;
    return by !== null && (sort === "choice" || this.areTogether(seat, by)) ? by : seat;
  }

  private areTogether(one: number, other: number): boolean {
    return this.analysis.sides.some(({ seats }) => seats.includes(one) && seats.includes(other));
  }

  /** What somebody chose, and what came of it in the words of the log; where both are silent, at least when it was. */
  happened({ entry, events, sort }: Moment): string {
    const lines = events.map((event) => eventText(this.speaker, event as GameEvent, this.reader)).filter((line) => line !== "");
    const choice = this.choices.get(entry);
    const deed = choice ? t("replay-did", { player: capital(this.name(choice.seat)), move: this.played(choice) }) : "";
    if (lines.length > 0) return [sort === "choice" && deed ? `${deed}.` : "", ...lines].filter(Boolean).join(" ");
    if (this.analysis.timed) return t("look-race-quiet");
    return deed || `${capital(t("replay-step", { at: entry + 1 }))}.`;
  }

  change({ point, seat }: Moment): string {
    const [before, after] = [this.analysis.points[point], this.analysis.points[point + 1]];
    return t("look-change", {
      name: capital(this.whose(seat)),
      before: percent(before?.known[seat] ?? 0),
      after: percent(after?.known[seat] ?? 0),
    });
  }

  better(moment: Moment): string {
    const choice = this.choices.get(moment.entry);
    return choice && choice.cost >= NOTICED ? this.advice(choice, moment.sort === "luck") : "";
  }

  /** What would have been better than this choice; `luck`: it changed less than what came beside it. */
  advice(choice: Choice, luck = false): string {
    return t(`look-better${choice.cost >= CLEAR ? "" : "-little"}${luck ? "-luck" : ""}`, { move: this.move(choice, choice.options[0]), gain: signed(choice.cost) });
  }

  played(choice: Choice): string {
    return this.move(choice, choice.options[choice.played]);
  }

  /** The choices of these seats that left most lying, the largest first. */
  costliest(seats: readonly number[], most: number): readonly Choice[] {
    const own = this.analysis.choices.filter(({ seat, cost }) => cost >= NOTICED && seats.includes(seat));
    return own.sort((one, other) => other.cost - one.cost).slice(0, most);
  }

  /** The frame of the replay to look at: a choice as it was to be made, luck with what came of it. */
  frame({ point, sort }: Moment): number {
    return this.analysis.points[sort === "choice" && !this.analysis.timed ? point : point + 1]?.entry ?? 0;
  }

  private move(choice: Choice, option: Alternative | undefined): string {
    if (!option?.move) return t("look-leave");
    const name = (seat: number) => this.name(seat, choice.seat === this.reader ? "reader-self" : "reader");
    return moveText({ ...this.speaker, name, self: () => null, question: () => choice.kind }, option.move as Move);
  }
}

/** What the members of a side can expect together, as a part of certainty. */
export function chance(point: Point, side: Side, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (point[side][seat] ?? 0), 0) / seats.length / WHOLE;
}

export function dashes(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

/** A chance in whole percent; one that is not quite certain is not told as if it were. */
export function percent(share: number): string {
  const rounded = Math.round((100 * share) / WHOLE);
  return `${share > 0 && share < WHOLE ? Math.min(99, Math.max(1, rounded)) : rounded}\u00a0%`;
}

export function signed(change: number): string {
  const value = (100 * change) / WHOLE;
  const digits = Math.abs(value) < 9.95 ? 1 : 0;
  const form = new Intl.NumberFormat(settings.language, { signDisplay: "always", minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${form.format(value).replace("-", "−")}\u00a0%`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
