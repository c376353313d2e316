import heart from "icon:broken-heart";
import done from "icon:check-mark";
import dragon from "icon:dragon-head";
import start from "icon:star-flag";
import cup from "icon:trophy";
import type { Icon } from "$kit";

/** What brings a side closer to its end. */
export const milestones: Readonly<Record<string, Icon>> = {
  race_started: start,
  card_completed: done,
  dragon_moved: dragon,
  hero_wounded: heart,
  round_won: cup,
};
