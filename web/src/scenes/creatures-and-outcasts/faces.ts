import bat from "icon:bat";
import bee from "icon:bee";
import claw from "icon:claw-slashes";
import crown from "icon:queen-crown";
import exchange from "icon:card-exchange";
import gift from "icon:present";
import hand from "icon:severed-hand";
import mermaid from "icon:mermaid";
import hourglass from "icon:empty-hourglass";
import pickup from "icon:card-pickup";
import play from "icon:card-play";
import raven from "icon:raven";
import slap from "icon:slap";
import snake from "icon:snake-tongue";
import violin from "icon:violin";
import wolf from "icon:wolf-head";
import type { Back, Face } from "$kit";
import Portrait from "./Portrait.svelte";

const art = Portrait;
/** In the corner, below the number: what the card does. */
const NOTHING = "";

/** Outcasts go from pale to dark with their number. */
export const faces: Record<string, Face> = {
  "0": { icon: NOTHING, art, ground: ["#f2eefa", "#8b83a3"], index: "0", pattern: "plain" },
  "1": { icon: slap, art, ground: ["#efe6d6", "#9c8a70"], index: "1", pattern: "weave" },
  "2": { icon: play, art, ground: ["#d9d6e6", "#6d678a"], index: "2", pattern: "dots" },
  "3": { icon: NOTHING, art, ground: ["#cdeaf4", "#3c7f9b"], index: "3", pattern: "dots" },
  "4": { icon: exchange, art, ground: ["#f1c9dd", "#9a3f72"], index: "4", pattern: "rays" },
  "5": { icon: NOTHING, art, ground: ["#cfe8bd", "#47762f"], index: "5", pattern: "scales" },
  "6": { icon: raven, art, ground: ["#d6c4ff", "#5b32b4"], index: "6", pattern: "rays" },
  "7": { icon: pickup, art, ground: ["#a8ecec", "#13707c"], index: "7", pattern: "scales" },
  "8": { icon: gift, art, ground: ["#f3a7a7", "#7d1525"], index: "8", pattern: "stripes" },
  "9": { icon: NOTHING, art, ground: ["#d9c2a3", "#5c3b1c"], index: "9", pattern: "stripes" },
  "10": { icon: hourglass, art, ground: ["#b7bfa6", "#2c3320"], index: "10", pattern: "rays" },
  "13": { icon: raven, art, ground: ["#5a4a78", "#0f0a18"], index: "13", pattern: "rays" },
  wednesday: { icon: raven, art, ground: ["#a598c8", "#2a2140"], pattern: "rays" },
  thing: { icon: hand, art, ground: ["#e9d5bf", "#7a5b45"], pattern: "weave" },
  tyler: { icon: claw, art, ground: ["#c9b58a", "#5a4316"], pattern: "stripes" },
  yoko: { icon: bat, art, ground: ["#f0a5b8", "#74122f"], pattern: "dots" },
  enid: { icon: wolf, art, ground: ["#ffd0e6", "#b13f86"], pattern: "dots" },
  bianca: { icon: mermaid, art, ground: ["#b6e6ff", "#1a5c96"], pattern: "scales" },
  ajax: { icon: snake, art, ground: ["#d2e9b4", "#4a6d23"], pattern: "scales" },
  weems: { icon: crown, art, ground: ["#fff1cf", "#a1762a"], pattern: "rays" },
  eugene: { icon: bee, art, ground: ["#ffe694", "#a86f06"], pattern: "weave" },
};

export const backs: Record<string, Back> = {
  card: { icon: raven, ground: ["#5b3a9e", "#1c1033"], ink: "#d9ccff", pattern: "weave" },
  character: { icon: violin, ground: ["#3a3447", "#0c0912"], ink: "#e5def2", pattern: "rays" },
};
