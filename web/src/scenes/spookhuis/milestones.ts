import ghost from "icon:ghost";
import key from "icon:key";
import gate from "icon:open-gate";
import sunrise from "icon:sunrise";
import type { Icon } from "$kit";

/** A step towards the gate, or a living player less. */
export const milestones: Readonly<Record<string, Icon>> = {
  "key-taken": key,
  ghost,
  escaped: gate,
  dawned: sunrise,
};
