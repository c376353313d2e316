import type { Asking } from "../contract";
import type { View } from "./view";

/** Only what is possible. Thing's errand is one question at a time: a card, where it holds none, and then with whom it stands. */
export function asks({ kind, moves, texts }: Asking<View>): string | null {
  if (kind === "move" && !moves.some((move) => move.type === "stay")) return texts.say("prompt-move-on");
  if (kind !== "thing") return null;
  return texts.say(moves.some((move) => move.card === null) ? "prompt-thing-keeps" : "prompt-thing-empty");
}
