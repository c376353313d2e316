import { analysisOf, askAnalysis, Refusal } from "../api";
import type { Analysis, Look } from "../wire";

/** Milliseconds between two looks at how far it is. */
const PAUSE = 1000;

/** The analysis of a finished game: asked for, watched while it is made, there when it is done. */
export class Looking {
  look = $state.raw<Look | null>(null);
  problem = $state<"" | "look-busy" | "look-failed" | "problem-unreachable">("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get analysis(): Analysis | null {
    return this.look?.analysis ?? null;
  }

  get underWay(): boolean {
    return this.look?.state === "waiting" || this.look?.state === "working";
  }

  /** How far it is: somebody may have asked before. */
  open(): Promise<void> {
    return this.take(analysisOf(this.table));
  }

  ask(): Promise<void> {
    this.problem = "";
    return this.take(askAnalysis(this.table));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async take(coming: Promise<Look>): Promise<void> {
    this.stop();
    try {
      this.look = await coming;
      this.problem = this.look.state === "failed" ? "look-failed" : "";
      if (this.underWay) this.timer = setTimeout(() => void this.open(), PAUSE);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused(error.problem.kind);
    }
  }

  /** A line that was lost for a moment is no end: it is asked again. */
  private refused(kind: string): void {
    this.problem = kind === "too-fast" ? "look-busy" : kind === "unreachable" ? "problem-unreachable" : "look-failed";
    if (kind === "unreachable") this.timer = setTimeout(() => void this.open(), 3 * PAUSE);
  }
}
