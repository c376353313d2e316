import { on as listen } from "svelte/events";

/** What is pressed was measured while it slid in. */
const SLIP = 8;

/** For so many milliseconds a press that was meant for what has just gone from here, but comes too late, presses nothing else. */
export function catchLate({ left, right, top, bottom, width }: DOMRect, ms: number, spared: string, told?: () => void): void {
  if (width === 0) return;
  const late = new AbortController();
  const stop = (event: MouseEvent) => {
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top - SLIP && event.clientY <= bottom + SLIP;
    if (!inside || (event.target as Element).closest(spared)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") told?.();
  };
  for (const name of ["pointerdown", "pointerup", "click"] as const) listen(window, name, stop, { capture: true, signal: late.signal });
  setTimeout(() => late.abort(), ms);
}
