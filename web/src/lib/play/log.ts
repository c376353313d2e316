import type { LogLine } from "$kit";
import { actorOf, cardsIn, concerns, eventText, forgottenText, type GameEvent, type Speaker } from "./speech";

/** Events as lines of the log. Lines once written stay as they are: a long game has thousands. */
export class LogWriter {
  private readonly written = new WeakMap<GameEvent, { by: string; line: LogLine }>();

  constructor(private readonly speaker: Speaker) {}

  lines(events: readonly GameEvent[], eyes: number | null): LogLine[] {
    const [from, to] = forgottenSpan(events);
    return events
      .map((event, number) => this.line(event, number, eyes, from < number && number < to, from < to && number === to))
      .filter((line) => line.text !== "");
  }

  private line(event: GameEvent, number: number, eyes: number | null, forgotten: boolean, covers: boolean): LogLine {
    const by = `${this.speaker.deck.texts.language} ${eyes} ${forgotten} ${covers}`;
    const known = this.written.get(event);
    if (known?.by === by) return known.line;
    const seat = this.speaker.actor?.(event) ?? actorOf(event);
    const less = forgotten ? forgottenText(this.speaker, event, eyes) : null;
    const chapter = this.heading(event, eyes, "chapter");
    const line: LogLine = {
      number,
      seat,
      heading: chapter || this.heading(event, eyes, "heading"),
      chapter: chapter !== "",
      text: less ?? eventText(this.speaker, event, eyes),
      note: covers ? eventText(this.speaker, event, eyes, "note") : "",
      cards: less === null ? cardsIn(this.speaker.deck, event) : [],
      mine: eyes !== null && seat === eyes,
      met: eyes !== null && seat !== eyes && concerns(this.speaker, event, eyes),
    };
    this.written.set(event, { by, line });
    return line;
  }

  /** What begins with this event, as the game heads it: a chapter such as a round, or a part of one such as a turn. */
  private heading(event: GameEvent, eyes: number | null, attribute: "chapter" | "heading"): string {
    return eventText(this.speaker, event, eyes, attribute).replace(/\.$/u, "");
  }
}

/** Where remembering is part of the game: between the last open count and the last event that covers cards again. */
export function forgottenSpan(events: readonly GameEvent[]): [number, number] {
  const open = events.findLastIndex((event) => event.type === "round-ended");
  const covered = events.findLastIndex((event) => event.forget === true);
  return [open, covered];
}
