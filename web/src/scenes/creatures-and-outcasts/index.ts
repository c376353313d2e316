import pencil from "icon:pencil";
import pause from "icon:stop-sign";
import team from "icon:team-idea";
import youngest from "icon:baby-face";
import type { Badge, HandCard, SeatFacts } from "$kit";
import type { Move } from "$lib/play/moves";
import type { Texts } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";
import type { Scene } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { deeds } from "./deeds";
import { backs, faces } from "./faces";
import { leaders, milestones } from "./milestones";
import { firsts } from "./firsts";
import { late } from "./late";
import { moment } from "./moments";
import { asks } from "./prompts";
import Summary from "./Summary.svelte";
import Track from "./Track.svelte";
import type { PlayerView, View } from "./view";

/** Which cards of the hand a move lays down. */
function cards(move: Move): string[] | null {
  const card = typeof move.card === "string" ? move.card : null;
  if (["take", "block", "lay-set"].includes(move.type)) return [];
  if (move.type === "claim") return ["1"];
  if (move.type === "play-pair" && card) return [card, card];
  return null;
}

function hand(view: View): HandCard[] {
  if (view.countdown !== null) return Array.from({ length: view.deal }, (_, index) => ({ key: `down.${index}`, kind: "", down: true }));
  const count = new Map<string, number>();
  return view.hand.map((kind) => {
    const copy = (count.get(kind) ?? 0) + 1;
    count.set(kind, copy);
    return { key: `${kind}.${copy}`, kind };
  });
}

function badges(view: View, texts: Texts, player: PlayerView): Badge[] {
  return [
    ...(player.passed ? [{ icon: pause, label: texts.say("view-passed") }] : []),
    { icon: pencil, label: texts.say("view-totals"), value: view.totals[player.team] ?? 0, keep: true },
    ...(view.teams ? [{ icon: team, label: texts.say("view-team"), value: player.team + 1 }] : []),
    ...(player.seat === view.youngest ? [{ icon: youngest, label: texts.say("view-youngest") }] : []),
  ];
}

function facts(view: View, texts: Texts, player: PlayerView): SeatFacts {
  return {
    seat: player.seat,
    backs: Array<string>(view.countdown === null ? player.cards : view.deal).fill("card"),
    faces: player.hand ?? undefined,
    turn: player.seat === view.turn,
    badges: badges(view, texts, player),
  };
}

/** Where a lesson points. */
function spot({ kind, id }: Thing): string | null {
  if (kind === "race") return ".race .spot";
  if (kind === "pile") return `[data-anchor="${id}"]`;
  if (kind === "place" || kind === "gap") return `.viewer [data-place="${id}"]`;
  if (kind === "set") return '.prompt [data-type="lay-set"]';
  return kind === "button" ? `.prompt [data-type="${id}"]` : null;
}

const scene: Scene<View> = {
  Board,
  Track,
  Aside,
  Summary,
  faces,
  backs,
  reading: { cards, buttons: ["lay-set", "claim"], together: true },
  hand,
  seats: (view, texts) => view.players.map((player) => facts(view, texts, player)),
  deeds,
  asks,
  spot,
  firsts,
  moment,
  endured: ["passes"],
  milestones,
  leaders,
  onboard: ["claim", "take", "block", "place-wednesday"],
  onaside: ["claim", "take", "block", "place-wednesday"],
  minor: ["pass", "silent"],
  atOnce: ["claim"],
  late,
  thin: true,
  inTurn: ["race"],
  forAll: ["next-round"],
  idle: (view, texts) => (view.countdown === null ? null : texts.say("scene-countdown")),
};

export default scene as unknown as Scene;
