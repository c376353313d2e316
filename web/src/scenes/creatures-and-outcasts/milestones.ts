import mask from "icon:domino-mask";
import effect from "icon:round-star";
import pad from "icon:scroll-unfurled";
import stop from "icon:stop-sign";
import type { Icon } from "$kit";
import type { View } from "./view";

/** The rules of the table change, or a round is counted. */
export const milestones: Readonly<Record<string, Icon>> = {
  "character-turned": mask,
  "wednesday-stopped": stop,
  "round-effect-started": effect,
  "round-ended": pad,
};

/** The fewest points so far. */
export function leaders({ points, totals, players }: View): number[] {
  const least = Math.min(...totals);
  return points.length === 0 ? [] : players.filter((player) => totals[player.team] === least).map((player) => player.seat);
}
