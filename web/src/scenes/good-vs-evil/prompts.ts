import type { GameEvent } from "$lib/speech";
import type { Asking } from "../contract";
import type { View } from "./view";

/** Who has no Nope is asked all the same, so that nobody can tell; the question says what is really possible. */
function reaction({ moves, view, texts }: Asking<View>): string | null {
  if (!moves.some((move) => move.type === "nope")) return texts.say("prompt-no-nope");
  return view.action?.stopped ? texts.say("prompt-nope-back") : null;
}

/** For whom the card of a Favor is. */
function gift({ events, texts, name }: Asking<View>): string | null {
  const favor = events.findLast((event) => event.type === "played");
  return favor ? texts.say("prompt-give-to", { player: name(Number(favor.seat)) }) : null;
}

export function asks(asking: Asking<View>): string | null {
  if (asking.kind === "nope") return reaction(asking);
  return asking.kind === "give" ? gift(asking) : null;
}

/** A theft is the deed of the thief. */
export function actor(event: GameEvent): number | null {
  return event.type === "gave" && event.stolen === true ? Number(event.target) : null;
}
