import builders from "icon:hammer-nails";
import ghost from "icon:ghost";
import house from "icon:haunting";
import rails from "icon:mine-wagon";
import type { Icon } from "$kit";

/** A picture for each way to play. */
export const presets: Record<string, Icon> = {
  first: rails,
  "other-house": house,
  horrors: ghost,
  builders,
};
