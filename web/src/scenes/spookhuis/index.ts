import ghost from "icon:ghost";
import heart from "icon:hearts";
import key from "icon:key";
import mask from "icon:carnival-mask";
import type { Badge, CardGroup, HandCard, SeatFacts } from "$kit";
import type { Texts } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";
import type { Scene } from "../contract";
import Board from "./Board.svelte";
import { backs, faces } from "./faces";
import { milestones } from "./milestones";
import { firsts } from "./firsts";
import { moment } from "./moments";
import { asks } from "./prompts";
import { reading } from "./reading";
import { othersLaid, statesOf } from "./states";
import { notes } from "./statistics";
import Track from "./Track.svelte";
import type { PlayerView, View } from "./view";

function hand(view: View): HandCard[] {
  const count = new Map<string, number>();
  return view.hand.map((kind) => {
    const copy = (count.get(kind) ?? 0) + 1;
    count.set(kind, copy);
    return { key: `${kind}.${copy}`, kind };
  });
}

function badges(view: View, texts: Texts, player: PlayerView): Badge[] {
  const dial: Badge = player.ghost
    ? { icon: ghost, label: `${texts.say("view-ghost")}, ${texts.say("view-terror")}`, value: player.terror, tone: "accent" }
    : { icon: heart, label: texts.say("view-morale"), value: player.morale, tone: player.morale <= 3 ? "danger" : "good" };
  return [
    dial,
    ...(player.keys.length > 0 ? [{ icon: key, label: texts.say("view-keys"), value: `×${player.keys.length}` }] : []),
    ...(view.frighteners.includes(player.seat) ? [{ icon: mask, label: texts.say("view-frighteners") }] : []),
  ];
}

/** Everything that lies at a player, under titles. */
function groupsOf(player: PlayerView, texts: Texts): CardGroup[] {
  const seen = (cards: readonly string[]): string[] => cards.filter((card) => card in faces);
  return [
    { title: texts.say("scene-states"), kinds: statesOf(player).map(({ kind }) => kind) },
    { title: texts.say("view-keys"), kinds: seen(player.keys).toSorted() },
    { title: texts.say("view-laid"), kinds: othersLaid(player) },
    { title: texts.say("view-known"), kinds: seen(player.known) },
  ].filter(({ kinds }) => kinds.length > 0);
}

function facts(view: View, texts: Texts, player: PlayerView): SeatFacts {
  return {
    seat: player.seat,
    backs: Array<string>(player.cards).fill("card"),
    open: [...player.keys, ...othersLaid(player), ...player.known].filter((card) => card in faces),
    states: statesOf(player).map(({ kind, value, bad }) => ({ kind, value, tone: bad ? "danger" : "good" })),
    turn: player.seat === view.active,
    badges: badges(view, texts, player),
    inFull: groupsOf(player, texts),
  };
}

/** Where a lesson points. */
function spot({ kind, id }: Thing): string | null {
  if (kind === "tile") return `.cell[data-cell="${id}"]`;
  if (kind === "slot") return `.locks .row > :nth-child(${Number(id) + 1}), .fold .lock:nth-child(${Number(id) + 1})`;
  return kind === "button" ? `.prompt [data-type="${id}"]` : null;
}

const scene: Scene<View> = {
  Board,
  Track,
  notes,
  faces,
  backs,
  reading,
  hand,
  seats: (view, texts) => view.players.map((player) => facts(view, texts, player)),
  spot,
  firsts,
  moment,
  endured: ["horrors", "morale"],
  milestones,
  asks,
  actor: ({ type, by }) => (type === "frightened" && typeof by === "number" ? by : null),
  handheld: true,
  roomy: true,
  quiet: ["rode"],
  untold: ["turn"],
  onboard: ["rotate", "steer", "teleport", "wall", "pick-tile", "pick-room", "look", "steal-item", "steal-key", "steal-hand"],
  minor: ["decline", "spare", "set-aside"],
};

export default scene as unknown as Scene;
