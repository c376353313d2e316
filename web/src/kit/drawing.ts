import type { Attachment } from "svelte/attachments";
import type { Icon } from "./types";

const SVG = "http://www.w3.org/2000/svg";
const parsed = new Map<Icon, SVGElement>();

/** The parts of an icon, read once and copied: dealing a hand shows a hundred of them at one moment. */
function parts(icon: Icon): readonly Node[] {
  let holder = parsed.get(icon);
  if (!holder) {
    holder = document.createElementNS(SVG, "g");
    holder.innerHTML = icon;
    parsed.set(icon, holder);
  }
  return [...holder.cloneNode(true).childNodes];
}

/** Draws an icon into a part of a drawing. */
export function drawing(icon: Icon): Attachment<SVGElement> {
  return (element) => element.replaceChildren(...parts(icon));
}
