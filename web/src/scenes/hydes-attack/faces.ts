import bat from "icon:bat";
import bee from "icon:bee";
import castle from "icon:castle";
import claw from "icon:claw-slashes";
import crypt from "icon:crypt-entrance";
import eye from "icon:all-seeing-eye";
import forest from "icon:forest";
import hand from "icon:severed-hand";
import medusa from "icon:medusa-head";
import palette from "icon:palette";
import raven from "icon:raven";
import siren from "icon:mermaid";
import snake from "icon:snake-tongue";
import fangs from "icon:pretty-fangs";
import six from "icon:wave-crest";
import twos from "icon:two-feathers";
import ones from "icon:trident-shield";
import village from "icon:village";
import jericho from "icon:medieval-village-01";
import werewolf from "icon:werewolf";
import wolf from "icon:wolf-head";
import type { Back, Face, Icon, Pattern } from "$kit";
import Flock from "./Flock.svelte";
import Portrait from "./Portrait.svelte";

export const symbols: Record<string, { icon: Icon; ground: readonly [string, string]; pattern: Pattern }> = {
  siren: { icon: siren, ground: ["#a9e4ef", "#14657d"], pattern: "scales" },
  werewolf: { icon: werewolf, ground: ["#dcc3a2", "#5e3d1d"], pattern: "stripes" },
  bee: { icon: bee, ground: ["#ffe48f", "#96660a"], pattern: "weave" },
  medusa: { icon: medusa, ground: ["#cfe6bb", "#456f2d"], pattern: "dots" },
  bat: { icon: bat, ground: ["#cfc3ea", "#43307a"], pattern: "rays" },
  eye: { icon: eye, ground: ["#f3b9b0", "#8c2b2b"], pattern: "dots" },
};

const STRENGTHS = [1, 2, 3, 4, 5];

/** Thirty power cards: a symbol and a number. */
const power: Record<string, Face> = Object.fromEntries(
  Object.entries(symbols).flatMap(([symbol, look]) =>
    STRENGTHS.map((strength) => [`${symbol}_${strength}`, { ...look, art: Flock, counted: true, index: String(strength) }]),
  ),
);

export const faces: Record<string, Face> = {
  ...power,
  six: { icon: six, ground: ["#bfe9ff", "#0d4f86"], index: "6", pattern: "rays" },
  nevermore: { icon: castle, ground: ["#8fb0d4", "#1b3048"], pattern: "rays" },
  crypt: { icon: crypt, ground: ["#b7b3c4", "#37324a"], pattern: "weave" },
  jericho: { icon: jericho, ground: ["#d3b58c", "#57391b"], pattern: "stripes" },
  pilgrim_village: { icon: village, ground: ["#bcd0a0", "#3f5a2a"], pattern: "dots" },
  art_shed: { icon: palette, ground: ["#e7b1c4", "#7c3053"], pattern: "dots" },
  woods: { icon: forest, ground: ["#8fc0a5", "#173f2e"], pattern: "stripes" },
  twos_to_fours: { icon: twos, symbol: "", art: Portrait, ground: ["#f6e2b5", "#8a6217"], index: "2→4", pattern: "plain" },
  ones_to_threes: { icon: ones, symbol: "", art: Portrait, ground: ["#f6e2b5", "#8a6217"], index: "1→3", pattern: "plain" },
  medusa_plus: { icon: medusa, art: Portrait, ground: ["#cfe6bb", "#456f2d"], index: "+1", pattern: "plain" },
  bat_plus: { icon: bat, art: Portrait, ground: ["#cfc3ea", "#43307a"], index: "+1", pattern: "plain" },
  eye_plus: { icon: eye, art: Portrait, ground: ["#f3b9b0", "#8c2b2b"], index: "+1", pattern: "plain" },
  wednesday: { icon: raven, art: Portrait, ground: ["#6c6680", "#14101c"], pattern: "rays" },
  enid: { icon: wolf, art: Portrait, ground: ["#ffc9e2", "#a53c7d"], pattern: "dots" },
  bianca: { icon: siren, art: Portrait, ground: ["#b3e2ff", "#1a5690"], pattern: "scales" },
  ajax: { icon: snake, art: Portrait, ground: ["#d0e7b1", "#476a22"], pattern: "scales" },
  eugene: { icon: bee, art: Portrait, ground: ["#ffe38d", "#9c6807"], pattern: "weave" },
  yoko: { icon: fangs, art: Portrait, ground: ["#efa3b6", "#70122d"], pattern: "stripes" },
  thing: { icon: hand, art: Portrait, ground: ["#e8d3bc", "#785a44"], pattern: "weave" },
  hyde_token: { icon: claw, art: Portrait, ground: ["#ffb07f", "#8a2a08"], pattern: "rays" },
};

export const backs: Record<string, Back> = {
  card: { icon: castle, ground: ["#3f6a96", "#0e1d2e"], ink: "#cfe3f7", pattern: "weave" },
};
