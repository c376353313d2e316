/** Riding to a place that was touched, by nothing but legal choices that lead there. */
import type { Move } from "$lib/play/moves";
import type { StopMark, WayView } from "./view";

type After = (move: Move) => readonly StopMark[] | null;

export function spot(mark: StopMark): string {
  return `${mark.cell}.${mark.exit}.${mark.kind}`;
}

function wayName(way: WayView): string {
  return `${way.met.join()}/${way.side}`;
}

/** The stops of several choices together. */
export function together(all: readonly (readonly StopMark[])[]): StopMark[] {
  const found = new Map<string, StopMark>();
  for (const mark of all.flat()) {
    const known = found.get(spot(mark));
    const ways = new Map([...(known?.ways ?? []), ...mark.ways].map((way) => [wayName(way), way]));
    found.set(spot(mark), { ...mark, tiles: Math.min(mark.tiles, known?.tiles ?? mark.tiles), ways: [...ways.values()] });
  }
  return [...found.values()];
}

/** The next choice on the way to a stop. */
export interface NextStep {
  /** What to choose; null when that is for the person to say, or when nothing leads there. */
  move: Move | null;
  /** Everything that leads there. */
  among: readonly Move[];
}

/** One choice that leads there, or the shortest of several between which nothing differs. */
export function nextStep(goal: StopMark, moves: readonly Move[], after: After): NextStep {
  const leading = moves.flatMap((move) => {
    const mark = after(move)?.find((one) => spot(one) === spot(goal));
    return mark ? [{ move, mark }] : [];
  });
  const ways = new Set(leading.flatMap(({ mark }) => mark.ways.map(wayName)));
  const [first] = leading.toSorted((one, other) => one.mark.tiles - other.mark.tiles);
  const clear = leading.length === 1 || ways.size === 1;
  return { move: (clear && first?.move) || null, among: leading.map(({ move }) => move) };
}
