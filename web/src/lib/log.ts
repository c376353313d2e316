import type { LogLine } from "$kit";
import { settings } from "./settings.svelte";
import { actorOf, cardsIn, eventText, type GameEvent, type Speaker } from "./speech";

/** Events as lines of the log. Lines once written stay as they are: a long game has thousands. */
export class LogWriter {
  private readonly written = new WeakMap<GameEvent, { by: string; line: LogLine }>();

  constructor(private readonly speaker: Speaker) {}

  lines(events: readonly GameEvent[], eyes: number | null): LogLine[] {
    return events.map((event, number) => this.line(event, number, eyes)).filter((line) => line.text !== "");
  }

  private line(event: GameEvent, number: number, eyes: number | null): LogLine {
    const by = `${settings.language} ${eyes}`;
    const known = this.written.get(event);
    if (known?.by === by) return known.line;
    const seat = actorOf(event);
    const line: LogLine = {
      number,
      seat,
      text: eventText(this.speaker, event, eyes),
      cards: cardsIn(this.speaker.deck, event),
      mine: eyes !== null && seat === eyes,
    };
    this.written.set(event, { by, line });
    return line;
  }
}
