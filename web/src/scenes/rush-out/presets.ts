import begins from "icon:trail";
import coins from "icon:two-coins";
import confrontation from "icon:crossed-swords";
import confusion from "icon:rolling-dices";
import curses from "icon:cursed-star";
import doom from "icon:death-skull";
import dragon from "icon:dragon-head";
import ultimate from "icon:trophy-cup";
import wizard from "icon:wizard-face";
import type { Icon } from "$kit";

/** A picture for each way to play. */
export const presets: Record<string, Icon> = {
  "training-1": confusion,
  "as-wizard": wizard,
  "training-2": dragon,
  "scenario-1": begins,
  "scenario-2": coins,
  "scenario-3": curses,
  "scenario-4": doom,
  "scenario-5": confrontation,
  "scenario-6": ultimate,
};
