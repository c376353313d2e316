import ambrosio from "icon:monk-face";
import aurelie from "icon:female-vampire";
import blackHood from "icon:executioner-hood";
import bloom from "icon:vine-flower";
import blubber from "icon:whale-tail";
import book from "icon:spell-book";
import canterville from "icon:ghost";
import compass from "icon:compass";
import corpse from "icon:body-swapping";
import chest from "icon:knapsack";
import cross from "icon:hospital-cross";
import crowley from "icon:pentacle";
import cursedHouse from "icon:haunting";
import dice from "icon:rolling-dices";
import dracula from "icon:vampire-dracula";
import elfKing from "icon:elf-helmet";
import faust from "icon:devil-mask";
import file from "icon:metal-bar";
import frankenstein from "icon:frankenstein-creature";
import garlic from "icon:garlic";
import ghostTrain from "icon:steam-locomotive";
import ghoul from "icon:shambling-zombie";
import gin from "icon:bottle-vapors";
import golem from "icon:rock-golem";
import groeselgem from "icon:slime";
import hairbottle from "icon:round-potion";
import hand from "icon:monster-grasp";
import herman from "icon:card-ace-spades";
import horla from "icon:invisible";
import hyacinth from "icon:flower-emblem";
import hyde from "icon:top-hat";
import invisible from "icon:invisible-face";
import jekyll from "icon:potion-ball";
import key from "icon:key";
import klara from "icon:woman-elf-face";
import kobold from "icon:imp";
import lamp from "icon:old-lantern";
import levi from "icon:tarot-00-the-fool";
import lorgnette from "icon:spyglass";
import lovecraft from "icon:octopus";
import martian from "icon:alien-bug";
import meeting from "icon:discussion";
import melmoth from "icon:cultist";
import merdardus from "icon:gooey-daemon";
import mirror from "icon:mirror-mirror";
import monk from "icon:hooded-figure";
import montoni from "icon:medieval-gate";
import mummy from "icon:mummy-head";
import parchment from "icon:scroll-unfurled";
import pistol from "icon:revolver";
import pym from "icon:sailboat";
import ratCatcher from "icon:rat";
import raven from "icon:raven";
import rickshaw from "icon:old-wagon";
import rubberWall from "icon:brick-wall";
import schlemihl from "icon:shadow-follower";
import seaton from "icon:rocking-chair";
import sepulcrum from "icon:coffin";
import shapeshifter from "icon:two-shadows";
import silence from "icon:silence";
import skeleton from "icon:skeleton";
import skulls from "icon:skull-crack";
import spider from "icon:spider-alt";
import spirit from "icon:spectre";
import strikersHead from "icon:decapitation";
import tellTaleHeart from "icon:heart-organ";
import theodore from "icon:bugle-call";
import umbrella from "icon:umbrella";
import vanderhusen from "icon:pirate-captain";
import vathek from "icon:magic-lamp";
import venus from "icon:carnivorous-plant";
import waterSpirit from "icon:water-splash";
import wendigo from "icon:deer-head";
import werewolf from "icon:werewolf";
import whistle from "icon:whistle";
import whoKnows from "icon:uncertainty";
import willows from "icon:willow-tree";
import wrench from "icon:monkey-wrench";
import zombie from "icon:raise-zombie";
import type { Back, Face, Icon, Pattern } from "$kit";
import { keyLooks } from "./keys";

function family(icons: Record<string, Icon>, ground: readonly [string, string], pattern: Pattern): Record<string, Face> {
  return Object.fromEntries(Object.entries(icons).map(([kind, icon]) => [kind, { icon, ground, pattern }]));
}

/** Horrors by family, items, encounters and keys; every family has its own ground and pattern. */
export const faces: Record<string, Face> = {
  ...family(
    { hyacinth, vathek, vanderhusen, montoni, bloom, hyde, herman, seaton },
    ["#f4a8c4", "#7a1748"], "stripes",
  ),
  ...family(
    { horla, strikers_head: strikersHead, martian, rubber_wall: rubberWall, sepulcrum, willows, black_hood: blackHood },
    ["#b8f0c8", "#14603c"], "dots",
  ),
  ...family(
    { spirit, hand, klara, skulls, corpse, skeleton, canterville, rickshaw, ghost_train: ghostTrain, water_spirit: waterSpirit, who_knows: whoKnows },
    ["#bfe6f5", "#1d5a78"], "rays",
  ),
  ...family(
    { ambrosio, groeselgem, elf_king: elfKing, blubber, merdardus, raven, rat_catcher: ratCatcher, hairbottle, spider, cursed_house: cursedHouse, tell_tale_heart: tellTaleHeart, shapeshifter },
    ["#d6c3f4", "#472a7d"], "scales",
  ),
  ...family(
    { dracula, frankenstein, ghoul, golem, aurelie, kobold, melmoth, mummy, invisible, venus, werewolf, wendigo, zombie },
    ["#f6c39a", "#7d3a10"], "weave",
  ),
  ...family(
    { lamp, book, file, gin, garlic, compass, cross, lorgnette, wrench, umbrella, parchment, mirror, whistle, pistol, dice },
    ["#ffe9ad", "#8a6212"], "plain",
  ),
  ...family(
    { crowley, pym, jekyll, silence, monk, levi, faust, lovecraft, schlemihl, theodore },
    ["#a9efe9", "#0f6d6b"], "rays",
  ),
  ...Object.fromEntries(
    Object.entries(keyLooks).map(([kind, look]) => [
      kind,
      { icon: look.symbol, symbol: key, ground: look.colour, index: look.digit, pattern: "weave" } satisfies Face,
    ]),
  ),
};

export const backs: Record<string, Back> = {
  card: { icon: canterville, ground: ["#d0417e", "#2b0d2b"], ink: "#ffd84d", pattern: "rays" },
  items: { icon: chest, ground: ["#e0a52e", "#4a2c06"], ink: "#fff3c9", pattern: "stripes" },
  meetings: { icon: meeting, ground: ["#2fa7a2", "#06302f"], ink: "#fff3c9", pattern: "dots" },
  key: { icon: key, ground: ["#4d5a8c", "#151a33"], ink: "#ffd84d", pattern: "weave" },
};
