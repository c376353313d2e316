import type { Sighting } from "./view";

/** The chance that a card of which this much is known lies on top. */
function onTop({ earliest, latest }: Sighting): number {
  return earliest > 0 ? 0 : 1 / (latest + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The chance, from 0 to 1, that the next card is a Kitten, for who knows so much of the pile. */
export function kittenOdds(pile: number, kittens: number, seen: readonly Sighting[]): number {
  if (pile === 0) return 0;
  const known = seen.filter((one) => one.card === "exploding_kitten");
  const unseen = Math.max(pile - seen.length, 1);
  const somethingElse = Math.max(0, 1 - sum(seen.map(onTop)));
  return Math.min(1, sum(known.map(onTop)) + (somethingElse * Math.max(0, kittens - known.length)) / unseen);
}
