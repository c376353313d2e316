import anchor from "icon:anchor";
import acorn from "icon:acorn";
import clover from "icon:clover";
import crown from "icon:crown";
import moon from "icon:moon";
import feather from "icon:feather";
import sun from "icon:sun";
import heart from "icon:hearts";
import type { Icon } from "./types";

export interface Avatar {
  colour: string;
  icon: Icon;
}

/** One colour and one symbol per seat: told apart by either. */
const AVATARS: readonly Avatar[] = [
  { colour: "#f2b544", icon: sun },
  { colour: "#58b7d9", icon: anchor },
  { colour: "#ea7d6a", icon: heart },
  { colour: "#82c46c", icon: clover },
  { colour: "#b794e6", icon: moon },
  { colour: "#e39bc0", icon: crown },
  { colour: "#c9a27a", icon: acorn },
  { colour: "#9fb3c8", icon: feather },
];

export function avatar(seat: number): Avatar {
  return AVATARS[seat % AVATARS.length] as Avatar;
}
