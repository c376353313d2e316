import mask from "icon:domino-mask";
import effect from "icon:round-star";
import pad from "icon:scroll-unfurled";
import stop from "icon:stop-sign";
import type { Icon } from "$kit";

/** The rules of the table change, or a round is counted. */
export const milestones: Readonly<Record<string, Icon>> = {
  "character-turned": mask,
  "wednesday-stopped": stop,
  "round-effect-started": effect,
  "round-ended": pad,
};
