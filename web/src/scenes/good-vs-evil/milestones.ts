import duel from "icon:crossed-swords";
import skull from "icon:death-skull";
import shield from "icon:shield";
import type { Icon } from "$kit";

/** Somebody hangs by a thread, falls, or the two cats meet. */
export const milestones: Readonly<Record<string, Icon>> = {
  saved: shield,
  exploded: skull,
  "duel-revealed": duel,
};
