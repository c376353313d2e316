import advancedTeams from "icon:eclipse-flare";
import stars from "icon:moon";
import teams from "icon:three-friends";
import wand from "icon:fairy-wand";
import type { Icon } from "$kit";

/** A picture for each way to play. */
export const presets: Record<string, Icon> = {
  first: stars,
  advanced: wand,
  teams,
  "advanced-teams": advancedTeams,
};
