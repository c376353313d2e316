/** The total of each column of the score pad after each round, from nothing on. */
export function totalsByRound(points: readonly (readonly number[])[]): number[][] {
  const columns = points[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    points.reduce<number[]>((totals, round) => [...totals, (totals.at(-1) ?? 0) + (round[column] ?? 0)], [0]),
  );
}
