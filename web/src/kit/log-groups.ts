export interface LogLine {
  number: number;
  text: string;
  /** What begins here: stands for the text. */
  heading: string;
  /** It begins something large, such as a round. */
  chapter: boolean;
  /** A quiet word about it. */
  note: string;
  /** Kinds of cards to show as small pictures. */
  cards: readonly string[];
  /** The deed of the person who reads. */
  mine: boolean;
  /** What somebody else did concerns the person who reads. */
  met: boolean;
  seat: number | null;
}

/** What happened under one heading; there is none before the first. */
export interface LogGroup {
  head: LogLine | null;
  lines: readonly LogLine[];
}

/** So many lines are written; older ones only back to the heading under which the first of them stands. */
const LENGTH = 200;

/** The newest lines, by their headings. */
export function grouped(lines: readonly LogLine[]): LogGroup[] {
  const first = Math.max(0, lines.length - LENGTH);
  const head = lines.findLastIndex((line, at) => at <= first && line.heading !== "");
  const groups: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines.slice(head >= 0 && first - head < LENGTH ? head : first)) {
    const last = groups.at(-1);
    if (line.heading) groups.push({ head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ head: null, lines: [line] });
  }
  return groups;
}
