/** How many numbers each command of a path takes. */
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;

interface Point {
  x: number;
  y: number;
}

/** The path with its places on a grid. An error is never carried on: every place is rounded from where it truly is. */
export function onGrid(path: string, decimals: number): string {
  const round = (value: number): number => Number(value.toFixed(decimals));
  const pen = { true: { x: 0, y: 0 }, drawn: { x: 0, y: 0 }, start: { x: 0, y: 0 } };
  let written = "";
  let last = "";

  for (const [command, given] of segments(path)) {
    const relative = command !== command.toUpperCase();
    const kind = command.toUpperCase();
    const at = relative ? pen.true : { x: 0, y: 0 };
    const from = relative ? pen.drawn : { x: 0, y: 0 };
    const end: Point = { ...pen.true };
    const values = given.map((value, index) => {
      if (kind === "A" && index < 5) return index < 2 ? Number(value.toFixed(Math.max(1, decimals))) : round(value);
      const axis = kind === "H" ? "x" : kind === "V" ? "y" : (kind === "A" ? index - 5 : index) % 2 === 0 ? "x" : "y";
      end[axis] = at[axis] + value;
      return round(round(end[axis]) - from[axis]);
    });
    if (kind === "Z") Object.assign(end, pen.start);
    pen.true = end;
    pen.drawn = { x: round(end.x), y: round(end.y) };
    if (kind === "M") pen.start = end;
    written += (command === follows(last) ? "" : command) + numbers(values, command === follows(last));
    last = command;
  }
  return written;
}

/** The command that need not be written after this one. */
function follows(command: string): string {
  return { M: "L", m: "l", Z: "", z: "" }[command] ?? command;
}

/** Numbers as short as they can be written. */
function numbers(values: readonly number[], goesOn: boolean): string {
  return values
    .map((value, index) => {
      const short = String(value === 0 ? 0 : value).replace(/^(-?)0\./, "$1.");
      return (index > 0 || goesOn) && !short.startsWith("-") ? ` ${short}` : short;
    })
    .join("");
}

function* segments(path: string): Generator<[string, number[]]> {
  let at = 0;
  let command = "";

  function next(pattern: RegExp): number {
    while (/[\s,]/.test(path[at] ?? "")) at += 1;
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (!found) throw new Error(`No number at ${at} of the path ${path.slice(0, 40)}…`);
    at = pattern.lastIndex;
    return Number(found[0]);
  }

  while (at < path.length) {
    const character = path[at] ?? "";
    if (/[\s,]/.test(character)) {
      at += 1;
      continue;
    }
    if (/[a-z]/i.test(character)) {
      command = character;
      at += 1;
    } else command = follows(command);
    const count = ARGUMENTS[command.toUpperCase()];
    if (count === undefined) throw new Error(`No command "${command}" in a path: ${path.slice(0, 40)}…`);
    const flags = command.toUpperCase() === "A" ? [3, 4] : [];
    yield [command, Array.from({ length: count }, (_, index) => next(flags.includes(index) ? FLAG : NUMBER))];
  }
}
