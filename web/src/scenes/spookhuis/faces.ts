import ambrosio from "icon:monk-face";
import aurelie from "icon:female-vampire";
import blackHood from "icon:executioner-hood";
import bloom from "icon:vine-flower";
import blubber from "icon:whale-tail";
import book from "icon:spell-book";
import canterville from "icon:ghost";
import compass from "icon:compass";
import corpse from "icon:body-swapping";
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
import key1 from "icon:key";
import key2 from "icon:skeleton-key";
import key3 from "icon:house-keys";
import key4 from "icon:key-card";
import key5 from "icon:keyring";
import key6 from "icon:key-lock";
import klara from "icon:woman-elf-face";
import kobold from "icon:imp";
import lamp from "icon:old-lantern";
import levi from "icon:tarot-00-the-fool";
import lorgnette from "icon:spyglass";
import lovecraft from "icon:octopus";
import martian from "icon:alien-bug";
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
  key_1: { icon: key1, ground: ["#fff0b8", "#a87b08"], index: "1", pattern: "weave" },
  key_2: { icon: key2, ground: ["#fff0b8", "#a87b08"], index: "2", pattern: "weave" },
  key_3: { icon: key3, ground: ["#fff0b8", "#a87b08"], index: "3", pattern: "weave" },
  key_4: { icon: key4, ground: ["#fff0b8", "#a87b08"], index: "4", pattern: "weave" },
  key_5: { icon: key5, ground: ["#fff0b8", "#a87b08"], index: "5", pattern: "weave" },
  key_6: { icon: key6, ground: ["#fff0b8", "#a87b08"], index: "6", pattern: "weave" },
};

export const backs: Record<string, Back> = {
  card: { icon: canterville, ground: ["#d0417e", "#2b0d2b"], ink: "#ffd84d", pattern: "rays" },
  key: { icon: key1, ground: ["#4d5a8c", "#151a33"], ink: "#ffd84d", pattern: "weave" },
};
