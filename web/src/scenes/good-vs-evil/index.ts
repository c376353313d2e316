import claws from "icon:claws";
import exit from "icon:exit-door";
import halo from "icon:spiked-halo";
import skull from "icon:death-skull";
import type { HandCard, SeatFacts } from "$kit";
import type { Move } from "$lib/play/moves";
import { settings } from "$lib/settings.svelte";
import type { Texts } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";
import type { Scene } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { backs, faces } from "./faces";
import { ending, fall, fallen, fate } from "./endings";
import { milestones } from "./milestones";
import { firsts } from "./firsts";
import { moment } from "./moments";
import { lay } from "./open";
import { actor, asks, tells } from "./prompts";
import Summary from "./Summary.svelte";
import type { PlayerView, View } from "./view";

/** How much a thing's id can hold. */
const LONGEST_ID = 64;

/** Which cards of the hand a move lays down: Godcat when it stands for another card. */
function cards(move: Move): string[] | null {
  if (move.type === "nope") return ["nope"];
  if (move.type === "duel") return [];
  return move.godcat === true ? ["godcat"] : null;
}

function hand(view: View): HandCard[] {
  const count = new Map<string, number>();
  return view.hand.map((kind) => {
    const copy = (count.get(kind) ?? 0) + 1;
    count.set(kind, copy);
    return { key: `${kind}.${copy}`, kind };
  });
}

/** The card itself; beside chosen ones, the cards that were to go together. */
function thing(card: HandCard, chosen: readonly string[]): Thing {
  if (chosen.length === 0) return { kind: "card", id: card.kind };
  return { kind: "together", id: [...chosen, card.kind].join("+").slice(0, LONGEST_ID) };
}

function fan(player: PlayerView): string[] {
  const plain = Array<string>(player.cards - (player.godcat ? 1 : 0)).fill("card");
  return player.godcat ? [...plain, "special"] : plain;
}

function facts(view: View, texts: Texts, player: PlayerView): SeatFacts {
  const owes = player.alive && player.seat === view.turn && view.owed > 1;
  const open = settings.memoryAid && !player.hand ? player.known : [];
  return {
    seat: player.seat,
    backs: player.alive ? fan(player) : undefined,
    faces: player.alive ? player.hand : undefined,
    open,
    out: player.alive ? undefined : fate(texts, player),
    turn: player.alive && player.seat === view.turn,
    badges: [
      ...(owes ? [{ icon: claws, label: texts.say("view-owed"), value: view.owed, tone: "danger" as const }] : []),
      ...(player.godcat && !open.includes("godcat") ? [{ icon: halo, label: texts.say("card-godcat"), tone: "good" as const }] : []),
      ...(player.leaving ? [{ icon: exit, label: texts.say("view-leaving"), tone: "danger" as const }] : []),
      ...(player.alive ? [] : [{ icon: skull, label: fate(texts, player), tone: "danger" as const }]),
    ],
  };
}

/** Where a lesson points. */
function spot({ kind, id }: Thing): string | null {
  if (kind === "pile") return `[data-anchor="${id === "draw" ? "pile" : "discard"}"]`;
  if (kind === "mat") return `[data-anchor="mat:${id}"]`;
  if (kind === "stack" || kind === "kitten") return `[data-anchor="stack"]`;
  if (kind === "place") return ".prompt .slide, .prompt .actions .button";
  if (kind === "back") return ".steal [data-move]";
  return kind === "button" ? `.prompt [data-type="${id}"]` : null;
}

const scene: Scene<View> = {
  Board,
  Aside,
  faces,
  backs,
  reading: { cards, buttons: ["nope", "save"] },
  hand,
  lay,
  seats: (view, texts) => view.players.map((player) => facts(view, texts, player)),
  fate: fall,
  notes: (told) => told.view.players.map((player) => ending(told, player)),
  order: ({ events }) => fallen(events).reverse(),
  words: (view) => ({ kittens: view.kittens, pile: view.pile, stopped: view.action?.stopped ? "yes" : "no" }),
  asks,
  actor,
  untold: ["turn-began"],
  thing,
  spot,
  firsts,
  moment,
  milestones,
  Summary,
  tells,
  atOnce: ["nope", "save"],
  reactions: ["nope"],
  onboard: ["pick"],
  thin: true,
};

export default scene as unknown as Scene;
