import type { Asking } from "../contract";
import type { View } from "./view";

/** Thing's errand is one question at a time: a card, where it holds none, and then with whom it stands. */
export function asks({ kind, moves, texts }: Asking<View>): string | null {
  if (kind !== "thing") return null;
  return texts.say(moves.some((move) => move.card === null) ? "prompt-thing-keeps" : "prompt-thing-empty");
}
