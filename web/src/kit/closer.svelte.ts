import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

/** Something to be read in full: a card by its kind, or words of its own. */
export interface Closer {
  /** A kind with a face: its card is shown, with its words. */
  kind?: string;
  title?: string;
  text?: string;
}

const HOVER = 400;
const HOLD = 380;
const FOCUS = 650;
/** Milliseconds for which what a press has shown is seen at least, whatever happens. */
const GLIMPSE = 1200;
/** Pixels that a mouse moves when it is meant to; a hand that clicks trembles. */
const MEANT = 4;
/** A card on the table that is so wide, in pixels, is read where it lies. */
const READ = 110;
/** Half as wide as what a finger covers. */
const FINGER = 20;

/** What is looked at closely now, and where it lies. */
class Closeup {
  /** `answered`: since when it answers a press, for whom did not ask to read it. */
  shown = $state.raw<{ what: Closer; box: DOMRect; element: Element; answered?: number } | null>(null);
  /** Where something lies that is to be read together with it. */
  spared = $state.raw<DOMRect | null>(null);
  private pressed: { element: Element; what: () => Closer | null } | null = null;
  private timer = 0;
  private carrying = false;
  private byKey = false;
  /** Where the mouse is, and where it was at the last click or key. */
  private mouse = { x: NaN, y: NaN };
  private acted = { x: NaN, y: NaN };

  soon(after: number, element: Element, what: () => Closer | null, done?: () => void): void {
    this.calm();
    this.timer = window.setTimeout(() => {
      if (this.show(element, what)) done?.();
    }, after);
  }

  /** The press is on this. */
  meet(element: Element, what: () => Closer | null): void {
    this.pressed = { element, what };
  }

  /** The press did nothing: the card that it was on is shown in full, unless it is. Other words would only lie beside the reason. */
  showPressed(faces: Readonly<Record<string, unknown>>): void {
    const { element, what } = this.pressed ?? {};
    if (element?.matches("[data-stage] *") && element.getBoundingClientRect().width >= READ) return;
    if (element && what && (what()?.kind ?? "") in faces) this.show(element, what, performance.now());
  }

  private show(element: Element, what: () => Closer | null, answered?: number): boolean {
    const found = what();
    if (!found || !element.isConnected || this.carrying) return false;
    this.shown = { what: found, box: element.getBoundingClientRect(), element, answered };
    return true;
  }

  /** Something else is to be looked at: what only answers a press makes way. */
  makeWay(): void {
    const { shown } = this;
    if (shown?.answered === undefined) return;
    const left = shown.answered + GLIMPSE - performance.now();
    setTimeout(() => this.shown === shown && this.away(), Math.max(0, left));
  }

  /** Where what was touched last lies: the thing itself, or the tip of the finger on something that has no words. */
  get touched(): DOMRect | null {
    const element = this.pressed?.element;
    if (element?.isConnected) return element.getBoundingClientRect();
    if (this.byKey) return document.activeElement?.getBoundingClientRect() ?? null;
    const { x, y } = this.acted;
    return Number.isNaN(x) ? null : new DOMRect(x - FINGER, y - FINGER, 2 * FINGER, 2 * FINGER);
  }

  /** Nothing is to appear any more; what is shown stays. */
  calm(): void {
    clearTimeout(this.timer);
  }

  away(): void {
    this.calm();
    this.shown = null;
  }

  /** Somebody does something: nothing opens before the mouse moves again. */
  act(byKey = false): void {
    this.away();
    this.byKey = byKey;
    this.acted = this.mouse;
    this.pressed = null;
  }

  /** Something is carried: nothing opens over where it may go until it is let go. */
  carry(carrying: boolean): void {
    this.act();
    this.carrying = carrying;
  }

  follow(event: PointerEvent): void {
    this.mouse = { x: event.clientX, y: event.clientY };
  }

  /** The mouse itself moved, and not only what lies under it. */
  moved({ clientX: x, clientY: y }: PointerEvent): boolean {
    if (x === this.mouse.x && y === this.mouse.y) return false;
    return !(Math.hypot(x - this.acted.x, y - this.acted.y) <= MEANT);
  }
}

export const closeup = new Closeup();

/** Fingers that lie on something within something: the inner one is meant. */
const meant = new WeakSet<Event>();

/**
 * Makes a thing readable in full: move the mouse to it and rest, hold a finger on it, or focus it.
 * A finger that held it does not press it.
 */
export function closer(what: () => Closer | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let held = false;
    const on = (name: string, act: (event: Event) => void, capture = false) => listen(element, name, act, { capture, signal: end.signal });
    const end = new AbortController();

    on("pointermove", (event) => {
      if ((event as PointerEvent).pointerType !== "mouse" || meant.has(event)) return;
      meant.add(event);
      if (closeup.shown?.element !== element && closeup.moved(event as PointerEvent)) closeup.soon(HOVER, element, what);
    });
    on("pointerleave", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") closeup.away();
      else closeup.calm();
    });
    on("pointerdown", (event) => {
      held = false;
      if (meant.has(event)) return;
      meant.add(event);
      closeup.meet(element, what);
      if ((event as PointerEvent).pointerType === "mouse") closeup.away();
      else closeup.soon(HOLD, element, what, () => (held = true));
    });
    on("pointerup", () => closeup.calm());
    on("pointercancel", () => closeup.calm());
    on("contextmenu", (event) => held && event.preventDefault());
    on(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on("focus", () => element.matches(":focus-visible") && closeup.soon(FOCUS, element, what));
    on("blur", () => closeup.away());
    return () => {
      end.abort();
      if (closeup.shown?.element === element) closeup.away();
    };
  };
}
