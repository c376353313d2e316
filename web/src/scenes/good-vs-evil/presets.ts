import bomb from "icon:unlit-bomb";
import cat from "icon:cat";
import quick from "icon:sprint";
import sharp from "icon:brain";
import type { Icon } from "$kit";

/** A picture for each way to play. */
export const presets: Record<string, Icon> = {
  advised: bomb,
  first: cat,
  quick,
  sharp,
};
