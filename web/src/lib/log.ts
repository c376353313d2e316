import type { LogLine } from "$kit";
import { actorOf, cardsIn, eventText, forgottenText, type GameEvent, type Speaker } from "./speech";

/** Events as lines of the log. Lines once written stay as they are: a long game has thousands. */
export class LogWriter {
  private readonly written = new WeakMap<GameEvent, { by: string; line: LogLine }>();

  constructor(private readonly speaker: Speaker) {}

  lines(events: readonly GameEvent[], eyes: number | null): LogLine[] {
    const [from, to] = forgottenSpan(events);
    return events
      .map((event, number) => this.line(event, number, eyes, from < number && number < to))
      .filter((line) => line.text !== "");
  }

  private line(event: GameEvent, number: number, eyes: number | null, forgotten: boolean): LogLine {
    const by = `${this.speaker.deck.texts.language} ${eyes} ${forgotten}`;
    const known = this.written.get(event);
    if (known?.by === by) return known.line;
    const seat = this.speaker.actor?.(event) ?? actorOf(event);
    const less = forgotten ? forgottenText(this.speaker, event, eyes) : null;
    const line: LogLine = {
      number,
      seat,
      text: less ?? eventText(this.speaker, event, eyes),
      cards: less === null ? cardsIn(this.speaker.deck, event) : [],
      mine: eyes !== null && seat === eyes,
    };
    this.written.set(event, { by, line });
    return line;
  }
}

/** Where remembering is part of the game: between the last open count and the last event that covers cards again. */
export function forgottenSpan(events: readonly GameEvent[]): [number, number] {
  const open = events.findLastIndex((event) => event.type === "round-ended");
  const covered = events.findLastIndex((event) => event.forget === true);
  return [open, covered];
}
