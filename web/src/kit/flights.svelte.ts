import { settings } from "$lib/settings.svelte";

/** A card (or anything with a face or a back) on its way from one anchor to another. */
export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  kind: string | null;
  back: string;
  delay: number;
  length: number;
}

export interface FlightPlan {
  /** Anchors are elements with `data-anchor="…"`: "hand", "seat:2", "pile", … */
  from: string;
  to: string;
  /** Null: it travels face down. */
  kind?: string | null;
  back?: string;
  delay?: number;
  /** Milliseconds. */
  length?: number;
}

export const FLIGHT = 260;

/** The same anchor may be there twice, for a large and a small screen: the visible one counts. */
function place(anchor: string): DOMRect | null {
  const found = document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`);
  return [...found].map((element) => element.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

class Flights {
  air = $state<Flight[]>([]);
  private next = 0;

  /** Sends something flying; without the places, or with less motion, nothing travels. */
  fly(plan: FlightPlan): void {
    const from = place(plan.from);
    const to = place(plan.to);
    if (!from || !to || settings.still) return;
    const { kind = null, back = "card", delay = 0, length = FLIGHT } = plan;
    this.air.push({ id: this.next++, from, to, kind, back, delay, length });
  }

  land(id: number): void {
    this.air = this.air.filter((flight) => flight.id !== id);
  }
}

export const flights = new Flights();
