import heart from "icon:broken-heart";
import claws from "icon:claw-slashes";
import shield from "icon:shield";
import type { Icon } from "$kit";

/** The Hyde strikes, and somebody was saved or was not. */
export const milestones: Readonly<Record<string, Icon>> = {
  attacked: claws,
  "target-saved": shield,
  "target-wounded": heart,
};
