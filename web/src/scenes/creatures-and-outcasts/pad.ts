import type { SceneTable } from "../contract";
import type { View } from "./view";

interface Row {
  label: string;
  cells: (number | null)[];
  total?: boolean;
}

/** The heads of the score pad: players, or teams. */
export function columnNames(table: SceneTable<View>): string[] {
  const { view } = table;
  if (!view.teams) return view.players.map((player) => table.name(player.seat));
  return Array.from({ length: view.teams }, (_, team) =>
    view.players
      .filter((player) => player.team === team)
      .map((player) => table.name(player.seat))
      .join(" + "),
  );
}

/** Five rounds, empty where nobody has played yet, and the totals. */
export function padRows(table: SceneTable<View>): Row[] {
  const { view } = table;
  const rows: Row[] = Array.from({ length: view.rounds }, (_, round) => ({
    label: String(round + 1),
    cells: view.points[round] ?? view.totals.map(() => null),
  }));
  return [...rows, { label: table.texts.say("view-totals"), cells: [...view.totals], total: true }];
}
