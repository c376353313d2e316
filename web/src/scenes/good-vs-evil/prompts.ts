import type { GameEvent } from "$lib/play/speech";
import { kebab } from "$lib/texts.svelte";
import type { Asking } from "../contract";
import type { View } from "./view";

/** What the cards on the stack will do, as these eyes see it. */
function about({ view, texts, name }: Asking<View>): string {
  if (!view.action) return "";
  const { seat, target, named, effect } = view.action;
  const me = view.seat === seat ? "player" : view.seat !== null && view.seat === target ? "target" : "other";
  const card = named ? texts.say(`card-${kebab(named)}`) : "";
  return texts.say(`about-${kebab(effect)}`, { me, player: name(seat), target: target === null ? "" : name(target), card });
}

/** Who has no Nope is asked all the same, so that nobody can tell; the question says what is really possible. */
function reaction(asking: Asking<View>): string {
  const { moves, view, texts } = asking;
  const none = !moves.some((move) => move.type === "nope");
  if (view.action?.stopped) return texts.say(none ? "prompt-no-nope-back" : "prompt-nope-back");
  return texts.say(none ? "prompt-no-nope" : "prompt-nope", { about: about(asking) });
}

/** From whose hand a card is picked. */
function theft({ events, view, texts, name }: Asking<View>): string | null {
  const play = events.findLast((event) => event.type === "played");
  if (typeof play?.target !== "number") return null;
  const me = view.seat === play.seat ? "player" : view.seat === play.target ? "target" : "other";
  return texts.say("prompt-pick", { me, player: name(Number(play.seat)), target: name(play.target) });
}

/** For who waits: what is at stake. */
export function tells(asking: Asking<View>): string | null {
  const { kind, view, texts } = asking;
  if (kind === "pick") return theft(asking);
  if (kind !== "nope" || !view.action) return null;
  if (view.action.stopped) return texts.say("prompt-nope-back-wait");
  return texts.say(view.action.seat === view.seat ? "prompt-nope-own" : "prompt-nope-wait", { about: about(asking) });
}

/** For whom the card of a Favor is. */
function gift({ events, texts, name }: Asking<View>): string | null {
  const favor = events.findLast((event) => event.type === "played");
  return favor ? texts.say("prompt-give-to", { player: name(Number(favor.seat)) }) : null;
}

/** Who holds nothing that can be played now is told so. */
function turn({ moves, texts }: Asking<View>): string | null {
  return moves.every((move) => move.type === "draw") ? texts.say("prompt-only-draw") : null;
}

export function asks(asking: Asking<View>): string | null {
  if (asking.kind === "turn") return turn(asking);
  if (asking.kind === "nope") return reaction(asking);
  if (asking.kind === "pick") return theft(asking);
  return asking.kind === "give" ? gift(asking) : null;
}

/** A theft is the deed of the thief. */
export function actor(event: GameEvent): number | null {
  return event.type === "gave" && event.stolen === true ? Number(event.target) : null;
}
