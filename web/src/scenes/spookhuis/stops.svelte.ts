import type { Move } from "$lib/moves";
import type { SceneTable } from "../contract";
import type { StopMark, View } from "./view";

/** Where the cart could come to a stop after a move, as the game tells it; asked once for each way the table lies. */
export class Stops {
  private known = $state<Record<string, readonly StopMark[]>>({});
  private asked = new Set<string>();

  constructor(private readonly table: SceneTable<View>) {}

  /** Another view: everything may be different. */
  forget(): void {
    this.known = {};
    this.asked = new Set();
  }

  /** What is known by now. */
  after(move: Move): readonly StopMark[] | null {
    return this.known[JSON.stringify(move)] ?? null;
  }

  async study(move: Move): Promise<readonly StopMark[]> {
    const name = JSON.stringify(move);
    const found = this.known[name];
    if (found || this.asked.has(name)) return found ?? [];
    const asked = this.asked;
    asked.add(name);
    const marks = (await this.table.preview(move)) as unknown as readonly StopMark[];
    if (asked === this.asked) this.known[name] = marks;
    return marks;
  }

  best(move: Move): "room" | "stop" | null {
    const marks = this.after(move);
    if (!marks) return null;
    return marks.some((mark) => mark.kind === "room") ? "room" : "stop";
  }
}
