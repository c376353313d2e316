import bolt from "icon:bolt-cutter";
import bomb from "icon:unlit-bomb";
import claws from "icon:claws";
import crosshair from "icon:crosshair";
import eye from "icon:third-eye";
import fish from "icon:fish-scales";
import flame from "icon:flame";
import gift from "icon:present";
import halo from "icon:spiked-halo";
import helm from "icon:visored-helm";
import horns from "icon:bull-horns";
import horseshoe from "icon:horseshoe";
import club from "icon:wood-club";
import paw from "icon:paw-print";
import scales from "icon:scales";
import scratch from "icon:claw-slashes";
import stop from "icon:stop-sign";
import trident from "icon:trident";
import whirl from "icon:card-random";
import type { Back, Face } from "$kit";
import Cat from "./Cat.svelte";

const art = Cat;

export const faces: Record<string, Face> = {
  exploding_kitten: { icon: bomb, art, ground: ["#ff6a4d", "#a1160f"], pattern: "rays" },
  defuse: { icon: bolt, art, ground: ["#8ed081", "#2c7a33"], pattern: "dots" },
  armageddon: { icon: scales, art, ground: ["#a774e0", "#4a148c"], pattern: "rays" },
  attack: { icon: claws, art, ground: ["#ffd27a", "#c24a00"], pattern: "stripes", index: "2×" },
  targeted_attack: { icon: crosshair, art, ground: ["#ffb199", "#a32f0c"], pattern: "rays", index: "2×" },
  favor: { icon: gift, art, ground: ["#ff8fbd", "#a6135a"], pattern: "dots" },
  raising_heck: { icon: trident, art, ground: ["#ffb87a", "#6d3524"], pattern: "stripes" },
  reveal_the_future: { icon: eye, art, ground: ["#7cc9ff", "#0a5c9c"], pattern: "rays", index: "3×" },
  shuffle: { icon: whirl, art, ground: ["#5fc9b8", "#00594f"], pattern: "scales" },
  nope: { icon: stop, art, ground: ["#ff6257", "#26201f"], pattern: "rays" },
  cat_horse: { icon: horseshoe, art, ground: ["#d8b394", "#6f4b36"], pattern: "dots" },
  cat_knight: { icon: helm, art, ground: ["#a9c1cf", "#465f6e"], pattern: "weave" },
  cat_mer: { icon: fish, art, ground: ["#9be8f0", "#13727c"], pattern: "scales" },
  cat_troll: { icon: club, art, ground: ["#dcc0f2", "#4c6b1f"], pattern: "dots" },
  feral_cat: { icon: scratch, art, ground: ["#fff0a8", "#b37400"], pattern: "stripes" },
  godcat: { icon: halo, art, ground: ["#fff6cf", "#c99700"], pattern: "rays" },
  devilcat: { icon: horns, art, ground: ["#ff9a3c", "#5c0a06"], pattern: "rays" },
};

export const backs: Record<string, Back> = {
  card: { icon: paw, ground: ["#c8402f", "#6b1712"], ink: "#ffe0a6", pattern: "rays" },
  special: { icon: flame, ground: ["#ffe48a", "#c98a00"], ink: "#7a1b10", pattern: "rays", shine: true },
};
