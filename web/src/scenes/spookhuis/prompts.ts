import { kebab, type Texts } from "$lib/texts.svelte";
import type { Asking } from "../contract";
import type { View } from "./view";

const cardName = (texts: Texts, kind: string): string => texts.say(`card-${kebab(kind)}`);

/** The highest roll that passes a test at this morale. */
function highest(view: View): number | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  return me ? me.morale - (view.options.equal_roll_succeeds ? 0 : 1) : null;
}

/** What stands against you, the number to beat, and whether anything else can be done. */
function test({ moves, view, texts }: Asking<View>): string | null {
  const most = highest(view);
  if (most === null || most < 1 || view.horror === "") return null;
  return texts.say(moves.length > 1 ? "prompt-test" : "prompt-only-test", { horror: cardName(texts, view.horror), most });
}

/** How the tile that was picked is to lie; a cart that cannot go is to be freed first. */
function rotate({ moves, left, texts }: Asking<View>): string | null {
  if (left.length < moves.length && left.length > 0 && left.every((move) => move.type === "rotate")) return texts.say("prompt-turn");
  return moves.some((move) => move.type === "go") ? null : texts.say("prompt-blocked");
}

/** Whom it strikes, and with what where there is no choice. */
function frighten({ kind, moves, view, texts, name }: Asking<View>): string | null {
  if (view.active === null) return null;
  const player = name(view.active);
  const [only, other] = moves;
  if (!only || other || typeof only.card !== "string") return texts.say(`prompt-${kind}`, { player });
  const id = `card-${kebab(only.card)}`;
  return texts.say("prompt-fright-only", { player, card: texts.find(`${id}.the`) ?? texts.say(id) });
}

/** Which key lies in the room of the own cart. */
function takeKey({ view, texts }: Asking<View>): string | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const room = view.rooms.find((one) => one.cell === me?.cell);
  return room && room.key !== "" ? texts.say("prompt-take-key", { key: cardName(texts, room.key), room: room.letter }) : null;
}

const QUESTIONS: Readonly<Record<string, (asking: Asking<View>) => string | null>> = {
  rotate,
  test,
  frighten,
  "key-room": frighten,
  "take-key": takeKey,
};

/** A question that names whom or what it is about. */
export function asks(asking: Asking<View>): string | null {
  return QUESTIONS[asking.kind]?.(asking) ?? null;
}
