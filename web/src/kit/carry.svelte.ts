import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";
import { closeup } from "./closer.svelte";

/** Pixels after which a press is a drag. */
const SLOP = 8;

/** What happens to a thing that mouse or finger can carry. */
export interface Carrier {
  /** Taken up; false leaves it where it lies. */
  take: () => boolean;
  /** So far from where it lay. */
  move: (x: number, y: number) => void;
  /** It lies in a row that is swiped: who moves sideways means the row. */
  swiped?: boolean;
  /** Let go above this; null when the browser took the pointer away. */
  drop: (above: Element | null) => void;
}

/** Makes a thing that can be dragged. Who dragged it did not press it. */
export function carried(carrier: () => Carrier): Attachment<HTMLElement> {
  return (element) => {
    let dragged = false;

    const press = (start: PointerEvent) => {
      if (start.button !== 0 || !start.isPrimary) return;
      const { take, move, drop, swiped } = carrier();
      const end = new AbortController();
      const on = (name: string, act: (event: PointerEvent) => void) =>
        listen(window, name as "pointermove", act, { signal: end.signal });
      dragged = false;
      const follow = (event: PointerEvent) => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!dragged && Math.hypot(x, y) < SLOP) return;
        if (!dragged && swiped && Math.abs(x) > Math.abs(y)) return end.abort();
        if (!dragged && !take()) return end.abort();
        if (!dragged) closeup.carry(true);
        dragged = true;
        move(x, y);
      };
      const release = (above: Element | null) => {
        end.abort();
        if (!dragged) return;
        closeup.carry(false);
        drop(above);
        // The click of the same press comes before any timer.
        setTimeout(() => (dragged = false));
      };
      on("pointermove", follow);
      on("pointercancel", () => release(null));
      on("pointerup", ({ clientX, clientY }) => {
        const found = document.elementsFromPoint(clientX, clientY).find((one) => !element.contains(one));
        release(found ?? null);
      });
    };

    const swallow = (event: MouseEvent) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const off = [listen(element, "pointerdown", press), listen(element, "click", swallow, { capture: true })];
    return () => off.forEach((stop) => stop());
  };
}
