import type { Thing } from "$lib/wire";
import type { Scene } from "../scenes/contract";

/** Where a thing of the game is on the page, as a selector. */
export function spotOf(scene: Scene, thing: Thing): string {
  return scene.spot?.(thing) ?? usual(thing);
}

function usual({ kind, id }: Thing): string {
  const name = CSS.escape(String(id));
  if (kind === "card") return `.hand [data-kind="${name}"]`;
  if (kind === "player") return `[data-seat="${name}"] .plate`;
  return `[data-thing="${CSS.escape(kind)}"][data-id="${name}"]`;
}
