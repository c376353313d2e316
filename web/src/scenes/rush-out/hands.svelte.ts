/** What a person's hands are about to do: the die that is picked up, dice to take back, the hand behind the back. */
import { isWriting } from "$lib/page/keyboard";
import type { Move } from "$lib/play/moves";
import type { Thing } from "$lib/wire";
import type { SceneTable } from "../contract";
import { asking } from "./touch";
import { bits, cursedWith, DICE_KEYS, IN_THE_AIR, LOOSE, type PlayerView, type SpotView, type View } from "./view";

/** What a tap on a card does before anything else. */
const GESTURES = ["tidy", "high_five", "clap"];

export class Hands {
  private picked = $state<number | null>(null);
  private wanted = $state<readonly number[]>([]);
  /** One hand is where the curse wants it. */
  behind = $state(false);
  /** The other hand helped: to be told as soon as the table asks again. */
  private seen = $state(false);

  constructor(readonly table: SceneTable<View>) {}

  readonly view = $derived.by(() => this.table.view);
  /** The own dice; nobody's on a television or for who only looks on. */
  readonly me = $derived.by<PlayerView | undefined>(() => {
    const { seat, phase, players } = this.view;
    return seat === null || phase === "setup" || this.table.layout === "tv" ? undefined : players[seat];
  });
  readonly isWizard = $derived(this.me !== undefined && this.me.seat === this.view.wizard);
  readonly legal = $derived.by<readonly Move[]>(() => (this.table.asked ? this.table.choice.all : []));

  /** The loose die in the hand. */
  readonly held = $derived(
    this.picked !== null && this.me?.lies[this.picked] === LOOSE && (this.me.faces[this.picked] ?? -1) >= 0 ? this.picked : null,
  );
  /** Placed dice that come back with the next roll. */
  readonly marks = $derived(new Set(this.wanted.filter((die) => (this.me?.lies[die] ?? LOOSE) >= 0)));

  /** Cards in the order of the number keys: the own row, then everything else that takes the own dice. */
  readonly row = $derived.by<readonly (SpotView | undefined)[]>(() => {
    const { spots, trials, spells } = this.view;
    const fields = (cards: readonly string[]) => cards.map((card) => spots[card]);
    if (this.isWizard) return [...fields(spells), ...fields(trials), ...this.beside];
    const tile = spots.dragon_tile ? [spots.dragon_tile] : [];
    return [...fields(trials), ...tile, ...this.beside];
  });

  /** Cards and tiles beside the board: curses, dissipations, wounded heroes, scrolls. */
  readonly beside = $derived.by(() =>
    Object.values(this.view.spots).filter(
      (spot) => !this.view.trials.includes(spot.card) && !this.view.spells.includes(spot.card) && spot.card !== "dragon_tile",
    ),
  );

  readonly flying = $derived.by(() => this.me?.faces.includes(IN_THE_AIR) ?? false);

  /** This hero must keep one hand behind the back. */
  readonly bound = $derived.by(() => this.me !== undefined && !this.isWizard && cursedWith(this.view, "one_hand"));

  letterOf(spot: SpotView | undefined): string {
    const at = this.row.indexOf(spot);
    return this.me && spot && at >= 0 && at < 9 ? String(at + 1) : "";
  }

  play(move: Move): void {
    this.picked = null;
    if (move.type === "roll") this.wanted = [];
    if (this.bound && !this.behind) this.seen = true;
    this.table.play(move);
  }

  /** The wizard may notice a second hand: the table is told with the next question. */
  confess(): void {
    const move = this.legal.find((one) => one.type === "second_hand");
    if (!this.bound) this.seen = false;
    if (!this.seen || !move) return;
    this.seen = false;
    this.table.play(move);
  }

  /** A loose die goes in the hand, a placed one is marked to come back with the next roll. */
  tapDie(die: number): void {
    const given = this.legal.find((move) => move.type === "yield" && move.die === die);
    if (given) return this.play(given);
    if (!this.usable(die)) this.ask({ kind: "die", id: die });
    else if ((this.me?.lies[die] ?? LOOSE) >= 0) {
      this.wanted = this.marks.has(die) ? this.wanted.filter((one) => one !== die) : [...this.wanted, die];
    } else this.picked = this.held === die ? null : die;
  }

  /** Some move places this die, turns it, or takes it back. */
  private usable(die: number): boolean {
    return this.legal.some((move) => (move.die === die && move.type !== "inspire") || (move.type === "roll" && (Number(move.back) >> die) & 1));
  }

  /** `touched` is what was touched of the card, if not the card itself. */
  tapCard(spot: SpotView | undefined, touched?: Thing): void {
    if (!spot) return;
    const move = this.cardMove(spot);
    if (move) this.play(move);
    else if (this.held !== null) this.ask({ kind: "fit", id: `${this.held}/${spot.card}` });
    else this.ask(touched ?? { kind: "card", id: spot.card });
  }

  private ask(thing: Thing): void {
    asking(this.table, thing)?.();
  }

  /** What a tap on the card itself does. */
  cardMove(spot: SpotView): Move | undefined {
    const here = this.legal.filter((move) => move.card === spot.card);
    return (
      here.find((one) => one.type === "aim" && one.slot === -1) ??
      here.find((one) => one.type === "aim" || GESTURES.includes(one.type)) ??
      here.find((one) => (this.held === null ? one.type === "fill" : one.type === "place" && one.die === this.held))
    );
  }

  /** Dice in the air and a countdown say by themselves why there is no roll. */
  roll(repeated = false): void {
    const move = this.legal.find((one) => one.type === "roll" && one.back === bits(this.marks));
    if (move) this.play(move);
    else if (!this.flying && this.view.phase !== "countdown" && !repeated) this.ask({ kind: "button", id: "roll" });
  }

  /** Space rolls, numbers are cards, letters are dice; Shift holds the other hand behind the back. */
  press(event: KeyboardEvent): void {
    if (!this.me || event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || document.querySelector("dialog[open]")) return;
    if (event.key === "Shift") {
      this.behind = true;
      return;
    }
    const key = event.key.toLowerCase();
    if (!this.table.asked && (this.flying || event.repeat || !this.table.live)) {
      if (key === " " && document.activeElement?.closest(".dungeon")) event.preventDefault();
      return;
    }
    if (!this.act(key, /^Digit([1-9])$/.exec(event.code)?.[1] ?? key, event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key means something here. */
  private act(key: string, digit: string, repeated: boolean): boolean {
    const die = DICE_KEYS.indexOf(key);
    const spot = /^[1-9]$/.test(digit) ? this.row[Number(digit) - 1] : undefined;
    if (key === " " && !elsewhere()) this.roll(repeated);
    else if (spot) this.tapCard(spot);
    else if (die >= 0 && die < (this.me?.faces.length ?? 0) && !repeated) this.tapDie(die);
    else return false;
    return true;
  }
}

/** Somebody walks over the page with the keyboard: keys belong to what has the focus. */
function elsewhere(): boolean {
  const focus = document.activeElement;
  return focus !== null && focus.matches("button:focus-visible, a:focus-visible, [role=tab]:focus-visible") && !focus.closest(".dungeon");
}
