/** What a touch does where no move lies ready, and what fingers need. */
import type { Thing } from "$lib/wire";
import type { SceneTable } from "../contract";
import type { View } from "./view";

/** Nothing can be done with this: whoever plays here is told why. Spectators and replays have nothing to ask. */
export function asking(table: SceneTable<View>, thing: Thing): (() => void) | undefined {
  return table.live && table.seat !== null ? () => table.whyNot(thing) : undefined;
}

/**
 * Browsers click for the first finger only. While it holds something, a second finger must be able to press buttons,
 * and whatever is marked `data-tap`.
 */
export function secondFinger(node: HTMLElement): () => void {
  const down = new Map<number, Element | null>();

  function button(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>("button:not(:disabled), [data-tap]") : null;
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === "touch" && !event.isPrimary) down.set(event.pointerId, button(event.target));
  }

  function lift(event: PointerEvent): void {
    const pressed = down.get(event.pointerId);
    down.delete(event.pointerId);
    const here = button(document.elementFromPoint(event.clientX, event.clientY));
    if (here && here === pressed) here.click();
  }

  function forget(event: PointerEvent): void {
    down.delete(event.pointerId);
  }

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", forget);
  return () => {
    node.removeEventListener("pointerdown", press);
    node.removeEventListener("pointerup", lift);
    node.removeEventListener("pointercancel", forget);
  };
}
