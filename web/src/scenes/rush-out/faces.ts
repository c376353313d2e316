import air from "icon:whirlwind";
import anyStar from "icon:stars-stack";
import axe from "icon:battle-axe";
import bard from "icon:lyre";
import boots from "icon:boots";
import brain from "icon:brain-leak";
import bridge from "icon:rope-bridge";
import broken from "icon:broken-wall";
import castleGate from "icon:dungeon-gate";
import chains from "icon:crossed-chains";
import chest from "icon:locked-chest";
import chimera from "icon:horned-reptile";
import cleric from "icon:holy-symbol";
import coins from "icon:two-coins";
import crossroad from "icon:crossroad";
import crowbar from "icon:crowbar";
import crypt from "icon:crypt-entrance";
import cuffs from "icon:handcuffs";
import dagger from "icon:plain-dagger";
import dragon from "icon:dragon-head";
import dragonTile from "icon:spiked-dragon-head";
import dragonBreath from "icon:dragon-breath";
import duel from "icon:crossed-swords";
import fire from "icon:flame";
import flint from "icon:stone-block";
import foot from "icon:footprint";
import frozen from "icon:frozen-orb";
import gears from "icon:gears";
import ghost from "icon:floating-ghost";
import goblin from "icon:goblin-head";
import golem from "icon:rock-golem";
import heart from "icon:hearts";
import herb from "icon:herbs-bundle";
import highFive from "icon:high-five";
import hunter from "icon:high-shot";
import imp from "icon:imp-laugh";
import ironGolem from "icon:metal-golem-head";
import key from "icon:key";
import lastGate from "icon:medieval-gate";
import lava from "icon:lava";
import lightning from "icon:lightning-trio";
import locks from "icon:lockpicks";
import mimic from "icon:mimic-chest";
import mute from "icon:silenced";
import ogre from "icon:ogre";
import plant from "icon:three-leaves";
import rope from "icon:rope-coil";
import roots from "icon:tree-roots";
import salamander from "icon:salamander";
import scroll from "icon:tied-scroll";
import scythe from "icon:reaper-scythe";
import skeleton from "icon:skeleton";
import spider from "icon:hanging-spider";
import stairs from "icon:3d-stairs";
import star from "icon:round-star";
import strongbox from "icon:chest";
import sword from "icon:broadsword";
import tornado from "icon:tornado";
import torch from "icon:torch";
import trap from "icon:wolf-trap";
import troll from "icon:troll";
import vines from "icon:thorny-vine";
import warrior from "icon:visored-helm";
import water from "icon:drop";
import wizard from "icon:wizard-face";
import wolf from "icon:wolf-head";
import wound from "icon:bleeding-wound";
import type { Back, Face, Icon } from "$kit";

/** Every symbol of dice, slots and banners. */
export const SYMBOLS: Record<string, Icon> = { fire, sword, foot, key, heart, lightning, water, plant, air, joker: star };

export const HERO_DIE = ["fire", "sword", "foot", "key", "heart", "joker"] as const;
export const WIZARD_DIE = ["lightning", "fire", "water", "plant", "air", "joker"] as const;

/** What a banner or a wizard's symbol looks like, so that it is found at a glance. */
export const ELEMENTS: Record<string, string> = {
  lightning: "#f4d13d",
  fire: "#ff7a3c",
  water: "#4aa8f0",
  plant: "#6cc24a",
  air: "#b9dfe6",
};

export interface DieLook {
  body: string;
  ink: string;
}

const BLACK: DieLook = { body: "#221a2b", ink: "#dcc3ff" };

const DICE: Record<string, DieLook> = {
  green: { body: "#4fb065", ink: "#07230f" },
  brown: { body: "#b87a45", ink: "#281304" },
  blue: { body: "#4f95e6", ink: "#04162f" },
  white: { body: "#f3eee2", ink: "#2a2320" },
};

/** The dice of a player: four colours of heroes, black for the wizard. */
export function dieLook(colour: string): DieLook {
  return DICE[colour] ?? BLACK;
}

const STONE = ["#f3d79c", "#8a5a24"] as const;
const GOLD = ["#ffe39a", "#8f6407"] as const;
const BLOOD = ["#f0a08e", "#7c2016"] as const;
const STORM = ["#e6d7ff", "#5a3a9c"] as const;
const MOSS = ["#cfe8a4", "#35641f"] as const;
const EMBER = ["#ffc48a", "#9c3406"] as const;
const GUST = ["#dff4f5", "#3b7680"] as const;
const DEEP = ["#b4d8ff", "#1d4d8a"] as const;
const NIGHT = ["#c6b3d8", "#2f1c42"] as const;
const MIST = ["#e0d2da", "#614a58"] as const;

function one(icon: Icon, ground: readonly [string, string]): Face {
  return { icon, ground };
}

function many(names: readonly string[], icon: Icon, ground: readonly [string, string]): Record<string, Face> {
  return Object.fromEntries(names.map((name) => [name, one(icon, ground)]));
}

export const faces: Record<string, Face> = {
  wizard: one(wizard, ["#b6f7a8", "#4a2a7d"]),
  warrior: one(warrior, ["#ffc0b0", "#8a2c20"]),
  hunter: one(hunter, ["#c8f0bd", "#2c6a35"]),
  bard: one(bard, ["#ffe59b", "#8b650c"]),
  cleric: one(cleric, ["#cfe4ff", "#2a5590"]),
  dragon_tile: one(dragonTile, ["#ffab7a", "#7a1f0a"]),

  giant_spider: one(spider, STONE),
  rope_bridge: one(bridge, STONE),
  chained_gate: one(castleGate, STONE),
  thorny_vines: one(vines, STONE),
  crossroads: one(crossroad, STONE),
  goblin_patrol: one(goblin, STONE),
  frozen_vault: one(frozen, STONE),
  crumbling_stairs: one(stairs, STONE),
  hexed_chest: one(chest, STONE),
  ogre_jailer: one(ogre, STONE),
  river_of_lava: one(lava, STONE),
  stone_guardian: one(golem, STONE),
  trapped_corridor: one(trap, STONE),
  wolf_pack: one(wolf, STONE),
  flooded_crypt: one(crypt, STONE),
  skeleton_ambush: one(skeleton, STONE),
  wailing_ghost: one(ghost, STONE),
  clockwork_maze: one(gears, STONE),
  two_headed_troll: one(troll, STONE),
  last_gate: one(lastGate, STONE),

  ...many(["strongbox"], strongbox, GOLD),
  ...many(["pouch_on_a_ledge", "shrine", "burning_purse"], coins, GOLD),
  ...many(["duel_of_flames", "chase", "clash_at_the_gate", "storm_of_sparks", "final_stand"], duel, BLOOD),

  ...many(["thunderclap", "blinding_flash", "static_storm", "ball_lightning"], broken, STORM),
  ...many(["stray_spark", "jolt", "crooked_bolt", "faint_whisper"], lightning, STORM),

  imp: one(imp, MOSS),
  living_roots: one(roots, MOSS),
  mimic: one(mimic, MOSS),
  banshee: one(ghost, MOSS),
  chimera: one(chimera, MOSS),
  iron_golem: one(ironGolem, MOSS),
  salamander: one(salamander, MOSS),

  ...many(["ember_call", "smoke_signal", "scorched_trail", "dragon_song", "hot_breath"], dragon, EMBER),
  ...many(["wing_beat", "sea_of_fire"], dragonBreath, EMBER),

  ...many(["dust_devil", "cyclone"], tornado, GUST),
  ban_fire: one(fire, GUST),
  ban_sword: one(sword, GUST),
  ban_foot: one(foot, GUST),
  ban_key: one(key, GUST),

  ...many(["sealed_lips", "stolen_voice"], mute, DEEP),
  ...many(["iron_cuff", "sleeping_arm"], cuffs, DEEP),
  ...many(["sworn_palms", "hollow_applause"], highFive, DEEP),

  ...many(["soul_hook", "grim_harvest", "black_frost", "death_knell", "reaper_mark"], scythe, NIGHT),
  ...many(["twin_arrows", "rain_of_thorns"], wound, NIGHT),
  ...many(["lost_lesson", "clouded_mind", "cold_feet", "great_oblivion", "turned_years", "fading_memory"], brain, MIST),

  torch: one(torch, GOLD),
  flint: one(flint, GOLD),
  boots: one(boots, GOLD),
  climbing_rope: one(rope, GOLD),
  lockpick: one(locks, GOLD),
  crowbar: one(crowbar, GOLD),
  dagger: one(dagger, GOLD),
  axe: one(axe, GOLD),
  healing_herb: one(herb, GOLD),
  wishing_star: one(anyStar, GOLD),
  ...many(
    [
      "scroll_of_dew",
      "scroll_of_pollen",
      "scroll_of_exchange",
      "scroll_of_springs",
      "scroll_of_seeds",
      "scroll_of_winds",
      "scroll_of_thunder",
      "scroll_of_the_drake",
    ],
    scroll,
    STORM,
  ),
};

export const icons = { dragon, chains, coins, heart, wound, wizard, star, tornado };

export const backs: Record<string, Back> = {
  card: { icon: castleGate, ground: ["#a98a5c", "#4a3518"], ink: "#f2e2c0", pattern: "weave" },
  trial: { icon: castleGate, ground: ["#a98a5c", "#4a3518"], ink: "#f2e2c0", pattern: "weave" },
  spell: { icon: wizard, ground: ["#6a4aa8", "#1d1035"], ink: "#b6f7a8", pattern: "rays" },
};
