import air from "icon:whirlwind";
import axe from "icon:battle-axe";
import bard from "icon:lyre";
import brain from "icon:brain-leak";
import castleGate from "icon:dungeon-gate";
import chains from "icon:crossed-chains";
import cleric from "icon:holy-symbol";
import coins from "icon:two-coins";
import dragon from "icon:dragon-head";
import duel from "icon:crossed-swords";
import fire from "icon:flame";
import foot from "icon:footprint";
import heart from "icon:hearts";
import hunter from "icon:high-shot";
import key from "icon:key";
import lightning from "icon:lightning-trio";
import plant from "icon:three-leaves";
import scroll from "icon:tied-scroll";
import scythe from "icon:reaper-scythe";
import star from "icon:round-star";
import sword from "icon:broadsword";
import tornado from "icon:tornado";
import water from "icon:drop";
import wizard from "icon:wizard-face";
import wound from "icon:bleeding-wound";
import type { Back, Face, Icon, Pattern } from "$kit";
import Picture from "./Picture.svelte";

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

function one(icon: Icon, ground: readonly [string, string]): Face {
  return { icon, symbol: "", art: Picture, ground };
}

/** Cards of one family: the mark in their corner, the tones of their ground and its pattern. */
function family(icon: Icon, ground: readonly [string, string], pattern: Pattern, kinds: readonly string[]): Record<string, Face> {
  return Object.fromEntries(kinds.map((kind) => [kind, { icon, ground, pattern, art: Picture }]));
}

const WARES = ["#ffe39a", "#8f6407"] as const;

export const faces: Record<string, Face> = {
  wizard: one(wizard, ["#b6f7a8", "#4a2a7d"]),
  warrior: one(axe, ["#ffc0b0", "#8a2c20"]),
  hunter: one(hunter, ["#c8f0bd", "#2c6a35"]),
  bard: one(bard, ["#ffe59b", "#8b650c"]),
  cleric: one(cleric, ["#cfe4ff", "#2a5590"]),
  dragon_tile: one(dragon, ["#ffcf9a", "#7a1f0a"]),

  ...family(castleGate, ["#f3dcae", "#7d5a34"], "weave", [
    "giant_spider", "rope_bridge", "chained_gate", "thorny_vines", "crossroads", "goblin_patrol", "frozen_vault", "crumbling_stairs", "hexed_chest",
    "ogre_jailer", "river_of_lava", "stone_guardian", "trapped_corridor", "wolf_pack", "flooded_crypt", "skeleton_ambush", "wailing_ghost",
    "clockwork_maze", "two_headed_troll", "last_gate",
  ]),
  ...family(coins, ["#ffe39a", "#8f6407"], "dots", [
    "strongbox", "pouch_on_a_ledge", "shrine", "burning_purse",
  ]),
  ...family(duel, ["#f6b3a2", "#7c2016"], "stripes", [
    "duel_of_flames", "chase", "clash_at_the_gate", "storm_of_sparks", "final_stand",
  ]),
  ...family(lightning, ["#e6d7ff", "#5a3a9c"], "rays", [
    "thunderclap", "blinding_flash", "static_storm", "ball_lightning", "stray_spark", "jolt", "crooked_bolt", "faint_whisper",
  ]),
  ...family(plant, ["#d5ecad", "#35641f"], "scales", [
    "imp", "living_roots", "mimic", "banshee", "chimera", "iron_golem", "salamander",
  ]),
  ...family(dragon, ["#ffcf9c", "#9c3406"], "scales", [
    "ember_call", "smoke_signal", "scorched_trail", "dragon_song", "hot_breath", "wing_beat", "sea_of_fire",
  ]),
  ...family(tornado, ["#dff4f5", "#3b7680"], "stripes", [
    "dust_devil", "cyclone", "ban_fire", "ban_sword", "ban_foot", "ban_key",
  ]),
  ...family(chains, ["#bfdcff", "#1d4d8a"], "weave", [
    "sealed_lips", "stolen_voice", "iron_cuff", "sleeping_arm", "sworn_palms", "hollow_applause",
  ]),
  ...family(scythe, ["#cdbfe0", "#3a2450"], "rays", [
    "soul_hook", "grim_harvest", "black_frost", "death_knell", "reaper_mark", "twin_arrows", "rain_of_thorns",
  ]),
  ...family(brain, ["#ead9e2", "#6b4f60"], "dots", [
    "lost_lesson", "clouded_mind", "cold_feet", "great_oblivion", "turned_years", "fading_memory",
  ]),
  ...family(scroll, ["#e6d7ff", "#5a3a9c"], "weave", [
    "scroll_of_dew", "scroll_of_pollen", "scroll_of_exchange", "scroll_of_springs", "scroll_of_seeds", "scroll_of_winds", "scroll_of_thunder",
    "scroll_of_the_drake",
  ]),
  ...family(fire, WARES, "dots", ["torch", "flint"]),
  ...family(foot, WARES, "dots", ["boots", "climbing_rope"]),
  ...family(key, WARES, "dots", ["lockpick", "crowbar"]),
  ...family(sword, WARES, "dots", ["dagger", "axe"]),
  ...family(heart, WARES, "dots", ["healing_herb"]),
  ...family(star, WARES, "dots", ["wishing_star"]),
};

export const icons = { dragon, coins, heart, wound, wizard, star, tornado };

export const backs: Record<string, Back> = {
  card: { icon: castleGate, ground: ["#a98a5c", "#4a3518"], ink: "#f2e2c0", pattern: "weave" },
  trial: { icon: castleGate, ground: ["#a98a5c", "#4a3518"], ink: "#f2e2c0", pattern: "weave" },
  spell: { icon: wizard, ground: ["#6a4aa8", "#1d1035"], ink: "#b6f7a8", pattern: "rays" },
};
