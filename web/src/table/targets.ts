import { isAim, type Move, type MoveReading } from "$lib/play/moves";

/** Lights whatever a carried card may be let go on: what it can be aimed at, or else the table. The answer puts it out again. */
export function lightTargets(moves: readonly Move[], reading: MoveReading): () => void {
  const anchored = [...document.querySelectorAll<HTMLElement>("[data-stage] [data-anchor]")];
  const aims = anchored.filter((one) => isAim(moves, one.dataset.anchor ?? "", reading));
  const lit = aims.length > 0 ? aims : [...document.querySelectorAll<HTMLElement>(".scene[data-stage], .middle[data-stage]")];
  const mark = (on: boolean) => lit.forEach((one) => one.toggleAttribute("data-lit", on));
  mark(true);
  return () => mark(false);
}
