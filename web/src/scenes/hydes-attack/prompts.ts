import type { Asking } from "../contract";
import type { View } from "./view";

/** Only what is possible, and what it is for where somebody seems not to know. Thing's errand is one question at a time: a card, where it holds none, and then with whom it stands. */
export function asks({ kind, moves, view, texts }: Asking<View>): string | null {
  if (kind === "move" && !moves.some((move) => move.type === "stay")) return texts.say("prompt-move-on");
  if (kind === "move" && view.idling) return texts.say("prompt-idle");
  if (kind !== "thing") return null;
  return texts.say(moves.some((move) => move.card === null) ? "prompt-thing-keeps" : "prompt-thing-empty");
}
