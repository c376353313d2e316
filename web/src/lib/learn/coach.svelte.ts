/** The coach of one pair of eyes: asked about a decision, and forgotten with it. */
import { announcer } from "../page/announce.svelte";
import type { Counsel, TableModel } from "../play/model.svelte";
import { same, type Move } from "../play/moves";
import { moveText, wordsOf, type GameEvent } from "../play/speech";
import { common, t } from "../texts.svelte";
import type { AdvisedMove, ReasonCard } from "../wire";

/** Two standard errors: the truth is nearly always that near. */
const WIDE = 2;
/** Milliseconds in which an answer is hardly read, and the next question still the same matter. */
const SAME_MATTER = 4000;

export interface Alternative {
  /** None: to leave what is offered for now. */
  move: Move | null;
  text: string;
  /** In percent; none where nobody can say. */
  share: number | null;
  error: number;
  reasons: readonly string[];
  advised: AdvisedMove;
}

export class Coach {
  thinking = $state(false);
  open = $state(false);
  refused = $state("");
  alternatives = $state.raw<readonly Alternative[]>([]);
  /** The one that is looked at on the table. */
  chosen = $state.raw<Alternative | null>(null);
  private asked = -1;
  /** Who asked: around one device the next to look is somebody else. */
  private asker: number | null = null;
  private answered = -Infinity;
  /** When the table went on before the answer was there, or read. */
  private overtaken = -Infinity;
  /** It brought this up by itself: once is enough. */
  private again = false;

  constructor(private readonly model: () => TableModel) {}

  /** Asks about this decision. */
  async ask(decision: number, again = false): Promise<void> {
    if (this.thinking) return;
    Object.assign(this, { open: true, thinking: true, refused: "", alternatives: [], chosen: null, again });
    this.asked = decision;
    this.asker = this.model().eyes;
    announcer.say(t("coach-thinks"));
    const counsel = await this.model().counsel(decision);
    if (this.asked !== decision) return;
    this.thinking = false;
    this.answered = performance.now();
    this.hear(counsel);
  }

  close(): void {
    this.open = false;
    this.thinking = false;
    this.chosen = null;
    this.asked = -1;
    this.overtaken = -Infinity;
  }

  /** Another question is open: what was said is no longer of use. Who was still waiting or reading is answered about the new one, as when somebody says Nope meanwhile. */
  outdated(decision: number | null): void {
    if (this.open && decision !== this.asked) {
      const busy = !this.again && (this.thinking || performance.now() - this.answered < SAME_MATTER);
      this.close();
      if (busy) this.overtaken = performance.now();
    }
    if (decision !== null && this.model().eyes === this.asker && performance.now() - this.overtaken < SAME_MATTER) {
      this.overtaken = -Infinity;
      void this.ask(decision, true);
    }
  }

  private hear({ moves, refused }: Counsel): void {
    this.refused = refused || (moves.length === 0 ? "coach-none" : "");
    this.alternatives = moves.map((one) => this.alternative(one));
    announcer.say(this.refused ? this.line : this.alternatives.map(said).join(" "));
  }

  /** Why there is no answer. */
  get line(): string {
    return common(`refused-${this.refused}`) ?? t("coach-none");
  }

  private alternative(advised: AdvisedMove): Alternative {
    const { speaker, decisions } = this.model();
    const told = advised.move as Move | null;
    const move = told && (decisions.flatMap((one) => one.moves).find((one) => same(one, told)) ?? told);
    return {
      move,
      text: move ? moveText(speaker, move) : t("coach-leave"),
      share: advised.share === null ? null : Math.round(advised.share * 100),
      error: Math.max(1, Math.round(advised.error * WIDE * 100)),
      reasons: advised.reasons.map((why) => this.reason(why)),
      advised,
    };
  }

  private reason({ text, fields }: ReasonCard): string {
    const { speaker } = this.model();
    const args = wordsOf(speaker, { type: "reason", ...fields } as GameEvent);
    return speaker.deck.texts.find(`reason-${text}`, args) ?? common(`reason-${text}`, args) ?? "";
  }
}

function said({ text, share, error, reasons }: Alternative): string {
  const why = reasons.join(" ");
  return share === null ? t("coach-said-plain", { move: text, why }) : t("coach-said", { move: text, share, error, why });
}
