import type { Badge, SeatFacts } from "$kit";
import type { Texts } from "$lib/texts.svelte";
import { kebab } from "$lib/texts.svelte";
import type { Thing } from "$lib/wire";
import type { Hush, Scene } from "../contract";
import { additions } from "./additions";
import Board from "./Board.svelte";
import { backs, faces, icons, SYMBOLS } from "./faces";
import Howto from "./Howto.svelte";
import { milestones } from "./milestones";
import { firsts } from "./firsts";
import { moment } from "./moments";
import { actor, QUIET } from "./news";
import Side from "./Side.svelte";
import { notes } from "./statistics";
import Summary from "./Summary.svelte";
import Track from "./Track.svelte";
import { belongings, cursedWith, type PlayerView, type View } from "./view";

/** How long the wizard may claim that a hero spoke; so long the hero is heard. */
const BREACH = 6000;

function badges(view: View, texts: Texts, player: PlayerView): Badge[] {
  if (view.phase === "setup") return [];
  const kind = player.hero || "wizard";
  return [
    { icon: faces[kind]?.icon ?? icons.wizard, label: texts.say(`card-${kebab(kind)}`), tone: player.hero ? "plain" : "accent" },
    ...(player.hurt ? [{ icon: icons.wound, label: texts.say("scene-hurt"), tone: "danger" as const }] : []),
  ];
}

function facts(view: View, texts: Texts): SeatFacts[] {
  return view.players.map((player) => ({ seat: player.seat, badges: badges(view, texts, player), open: belongings(view, player) }));
}

/** Under the curse of silence a hero is heard only after breaking it. */
function hush(view: View, seat: number, texts: Texts): Hush | null {
  if (view.phase !== "race" || seat === view.wizard || !cursedWith(view, "silence")) return null;
  return { text: texts.say("scene-hush"), breach: { type: "speak" }, ms: BREACH };
}

/** Where a lesson points. */
function spot({ kind, id }: Thing): string | null {
  if (kind === "die") return `.tray .die:nth-child(${Number(id) + 1})`;
  if (kind === "trait") return ".tray .me";
  if (kind === "player") return `[data-anchor="mate:${id}"]`;
  return kind === "button" ? ".tray .roll" : `[data-anchor="${kind}:${id}"]`;
}

/** What a hero or the wizard may do beside dice and cards: it needs buttons under the board. */
const ASIDES = ["coins", "scrolls", "experience"];

const scene: Scene<View> = {
  Board,
  Track,
  notes,
  Summary,
  lesson: Howto,
  additions,
  sides: Side,
  faces,
  signs: SYMBOLS,
  backs,
  reading: { cardFields: [], seatFields: ["seat", "seats", "owner"] },
  seats: facts,
  spot,
  firsts,
  moment,
  endured: ["blows"],
  milestones,
  quiet: QUIET,
  actor,
  turnless: true,
  idle: (view, texts) => (view.phase === "race" ? texts.say("decision-race") : view.phase === "countdown" ? texts.say("scene-countdown") : null),
  hush,
  victors: (view, texts) => (view.winner ? texts.say(`scene-victors-${view.winner}`) : ""),
  brief: (view) => !view.modules.some((module) => ASIDES.includes(module)),
  peopled: true,
  handheld: true,
  onboard: ["roll", "place", "fill", "aim", "name", "yield", "character", "colour", "want", "buy", "done", "high_five", "clap", "grab", "second_hand", "claim", "speak"],
};

export default scene as unknown as Scene;
