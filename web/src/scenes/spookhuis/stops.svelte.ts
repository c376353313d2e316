import { SvelteMap } from "svelte/reactivity";
import type { Move } from "$lib/play/moves";
import type { SceneTable } from "../contract";
import type { StopMark, View } from "./view";

/** Where the cart could come to a stop after a move, as the game tells it; asked once for each way the table lies. */
export class Stops {
  private readonly table: SceneTable<View>;
  private asked = new WeakMap<View, Set<string>>();

  constructor(table: SceneTable<View>) {
    this.table = table;
  }

  /** Another view: everything may be different. */
  private readonly known = $derived.by(() => {
    void this.table.view;
    return new SvelteMap<string, readonly StopMark[]>();
  });

  /** What is known by now. */
  after(move: Move): readonly StopMark[] | null {
    return this.known.get(JSON.stringify(move)) ?? null;
  }

  async study(move: Move): Promise<void> {
    const name = JSON.stringify(move);
    const [known, view] = [this.known, this.table.view];
    const asked = this.asked.get(view) ?? new Set();
    this.asked.set(view, asked);
    if (asked.has(name)) return;
    asked.add(name);
    known.set(name, (await this.table.preview(move)) as unknown as readonly StopMark[]);
  }

  best(move: Move): "room" | "stop" | null {
    const marks = this.after(move);
    if (!marks) return null;
    return marks.some((mark) => mark.kind === "room") ? "room" : "stop";
  }
}
