import type { Arguments } from "$lib/texts.svelte";
import type { Asking } from "../contract";
import type { View } from "./view";

/** The number to beat, and who changes what that means; "none" on an empty pile. */
function pile({ trick, active }: View): Arguments {
  const top = trick.at(-1);
  return { top: top ?? "none", least: Number(top ?? 0) + 2, active: active ?? "none" };
}

function turn({ moves, view, texts }: Asking<View>): string {
  if (moves.some((move) => move.type.startsWith("play"))) return texts.say("prompt-turn", pile(view));
  return texts.say(moves.length > 1 ? "prompt-lay-down" : "prompt-only-pass", pile(view));
}

/** Who cannot take part in the race is asked all the same, so that nobody can tell. */
function race({ moves, texts }: Asking<View>): string | null {
  return moves.some((move) => move.type === "claim") ? null : texts.say("prompt-no-claim");
}

function gift({ view, texts, name }: Asking<View>): string | null {
  return view.swap_with === null ? null : texts.say("prompt-give-back", { player: name(view.swap_with) });
}

const QUESTIONS: Readonly<Record<string, (asking: Asking<View>) => string | null>> = { turn, race, "swap-gift": gift };

export function asks(asking: Asking<View>): string | null {
  return QUESTIONS[asking.kind]?.(asking) ?? null;
}
