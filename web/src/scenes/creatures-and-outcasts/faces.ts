import bee from "icon:bee";
import bat from "icon:bat";
import brute from "icon:brute";
import crown from "icon:queen-crown";
import face from "icon:hooded-figure";
import fangs from "icon:pretty-fangs";
import hand from "icon:severed-hand";
import masks from "icon:two-shadows";
import medusa from "icon:medusa-head";
import mermaid from "icon:mermaid";
import moon from "icon:moon";
import nought from "icon:empty-hourglass";
import person from "icon:person";
import psychic from "icon:psychic-waves";
import raven from "icon:raven";
import skull from "icon:cracked-mask";
import snake from "icon:snake-tongue";
import snow from "icon:person-in-blizzard";
import vampire from "icon:vampire-dracula";
import violin from "icon:violin";
import werewolf from "icon:werewolf";
import wolf from "icon:wolf-head";
import type { Back, Face } from "$kit";

/** Outcasts go from pale to dark with their number; the number itself stands in the corner. */
export const faces: Record<string, Face> = {
  "0": { icon: nought, ground: ["#f2eefa", "#8b83a3"], ink: "#2a2138", index: "0", pattern: "plain" },
  "1": { icon: person, ground: ["#efe6d6", "#9c8a70"], ink: "#2f2415", index: "1", pattern: "weave" },
  "2": { icon: face, ground: ["#d9d6e6", "#6d678a"], ink: "#fff", index: "2", pattern: "dots" },
  "3": { icon: snow, ground: ["#cdeaf4", "#3c7f9b"], ink: "#fff", index: "3", pattern: "dots" },
  "4": { icon: masks, ground: ["#f1c9dd", "#9a3f72"], ink: "#fff", index: "4", pattern: "rays" },
  "5": { icon: medusa, ground: ["#cfe8bd", "#47762f"], ink: "#fff", index: "5", pattern: "scales" },
  "6": { icon: psychic, ground: ["#d6c4ff", "#5b32b4"], ink: "#fff", index: "6", pattern: "rays" },
  "7": { icon: mermaid, ground: ["#a8ecec", "#13707c"], ink: "#fff", index: "7", pattern: "scales" },
  "8": { icon: vampire, ground: ["#f3a7a7", "#7d1525"], ink: "#fff", index: "8", pattern: "stripes" },
  "9": { icon: werewolf, ground: ["#d9c2a3", "#5c3b1c"], ink: "#fff", index: "9", pattern: "stripes" },
  "10": { icon: brute, ground: ["#b7bfa6", "#2c3320"], ink: "#fff", index: "10", pattern: "rays" },
  "13": { icon: skull, ground: ["#5a4a78", "#0f0a18"], ink: "#ece4ff", index: "13", pattern: "rays" },
  wednesday: { icon: raven, ground: ["#4b4458", "#0a0810"], ink: "#f4efff", symbol: violin, pattern: "rays" },
  thing: { icon: hand, ground: ["#e9d5bf", "#7a5b45"], ink: "#fff", pattern: "weave" },
  tyler: { icon: brute, ground: ["#c9b58a", "#5a4316"], ink: "#fff", pattern: "stripes" },
  yoko: { icon: fangs, ground: ["#f0a5b8", "#74122f"], ink: "#fff", symbol: bat, pattern: "dots" },
  enid: { icon: wolf, ground: ["#ffd0e6", "#b13f86"], ink: "#fff", symbol: moon, pattern: "dots" },
  bianca: { icon: mermaid, ground: ["#b6e6ff", "#1a5c96"], ink: "#fff", pattern: "scales" },
  ajax: { icon: snake, ground: ["#d2e9b4", "#4a6d23"], ink: "#fff", pattern: "scales" },
  weems: { icon: crown, ground: ["#fff1cf", "#a1762a"], ink: "#fff", symbol: masks, pattern: "rays" },
  eugene: { icon: bee, ground: ["#ffe694", "#a86f06"], ink: "#2b1a00", pattern: "weave" },
};

export const backs: Record<string, Back> = {
  card: { icon: raven, ground: ["#5b3a9e", "#1c1033"], ink: "#d9ccff", pattern: "weave" },
  character: { icon: violin, ground: ["#3a3447", "#0c0912"], ink: "#e5def2", pattern: "rays" },
};
