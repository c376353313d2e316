import hand from "icon:severed-hand";
import six from "icon:wave-crest";
import type { Badge, HandCard, SeatFacts } from "$kit";
import type { Move } from "$lib/play/moves";
import type { Texts } from "$lib/texts.svelte";
import { kebab } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";
import type { Scene } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { backs, faces } from "./faces";
import { milestones } from "./milestones";
import { firsts } from "./firsts";
import { moment } from "./moments";
import { lay } from "./open";
import { asks } from "./prompts";
import { notes } from "./statistics";
import Summary from "./Summary.svelte";
import Track from "./Track.svelte";
import type { PlayerView, View } from "./view";

/** Which cards of the hand a move uses: an outcast or a revealed card is none of them. */
function cards(move: Move): string[] | null {
  if (move.type === "choose-outcast") return [];
  if (move.type === "send-thing" && move.card === null) return [];
  return null;
}

function ownHand(view: View, seat: number): HandCard[] {
  const count = new Map<string, number>();
  return (view.players[seat]?.cards ?? []).map((kind) => {
    const copy = (count.get(kind) ?? 0) + 1;
    count.set(kind, copy);
    return { key: `${kind}.${copy}`, kind };
  });
}

function badges(view: View, texts: Texts, player: PlayerView, seat: number): Badge[] {
  const outcast = player.outcast ? faces[player.outcast] : undefined;
  return [
    ...(outcast ? [{ icon: outcast.icon, label: texts.say(`card-${kebab(player.outcast)}`) }] : []),
    ...(player.sixes > 0 ? [{ icon: six, label: texts.say("view-sixes"), value: player.sixes }] : []),
    ...(seat === view.thing_holder ? [{ icon: hand, label: texts.say("scene-thing"), tone: "good" as const }] : []),
  ];
}

function facts(view: View, texts: Texts): SeatFacts[] {
  return view.players.map((player, seat) => {
    const whole = player.hand > 0 && player.cards.length === player.hand;
    return {
      seat,
      backs: Array<string>(player.hand).fill("card"),
      faces: whole ? player.cards : undefined,
      open: whole || seat === view.seat ? [] : player.cards,
      turn: seat === view.turn,
      badges: badges(view, texts, player, seat),
    };
  });
}

/** Where a lesson points. */
function spot({ kind, id }: Thing): string | null {
  if (kind === "location") return `[data-anchor="place:${id}"]`;
  if (kind === "bag") return `[data-anchor="bag"]`;
  if (kind === "thing") return ".corner.thing .thing";
  if (kind === "six") return ".corner.me .sixes";
  return kind === "revealed" ? `.attack [data-id="${id}"]` : null;
}

const scene: Scene<View> = {
  Board,
  Track,
  Aside,
  notes,
  Summary,
  faces,
  backs,
  reading: { cards, buttons: ["play-thing"] },
  spot,
  firsts,
  lay,
  hand: ownHand,
  seats: facts,
  moment,
  milestones,
  asks,
  onboard: ["go", "choose-outcast"],
  onaside: ["choose-outcast", "go"],
  minor: ["stay", "skip", "silence", "pass"],
  thin: true,
  beside: true,
};

export default scene as unknown as Scene;
