import expert from "icon:wolf-head";
import lamp from "icon:desk-lamp";
import mute from "icon:silence";
import type { Icon } from "$kit";

/** A picture for each way to play. */
export const presets: Record<string, Icon> = {
  beginner: lamp,
  expert,
  silent: mute,
};
