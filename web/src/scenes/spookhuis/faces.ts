import chest from "icon:knapsack";
import ghost from "icon:ghost";
import key from "icon:key";
import meeting from "icon:discussion";
import mask from "icon:domino-mask";
import moon from "icon:evil-moon";
import tombstone from "icon:tombstone";
import ufo from "icon:ufo";
import type { Back, Face, Icon, Pattern } from "$kit";
import { drawings } from "./drawings";
import { keyLooks } from "./keys";

interface Family {
  /** Doubles the colour. */
  symbol: Icon;
  ground: readonly [string, string];
  pattern: Pattern;
}

const VILLAINS: Family = { symbol: mask, ground: ["#f4a8c4", "#7a1748"], pattern: "stripes" };
const ALIENS: Family = { symbol: ufo, ground: ["#b8f0c8", "#14603c"], pattern: "dots" };
const SPIRITS: Family = { symbol: ghost, ground: ["#bfe6f5", "#1d5a78"], pattern: "rays" };
const NIGHTMARES: Family = { symbol: moon, ground: ["#d6c3f4", "#472a7d"], pattern: "scales" };
const UNDEAD: Family = { symbol: tombstone, ground: ["#f6c39a", "#7d3a10"], pattern: "weave" };
const ITEMS: Family = { symbol: chest, ground: ["#ffe9ad", "#8a6212"], pattern: "plain" };
const ENCOUNTERS: Family = { symbol: meeting, ground: ["#a9efe9", "#0f6d6b"], pattern: "rays" };

function family(look: Family, kinds: string): Record<string, Face> {
  return Object.fromEntries(kinds.split(" ").map((kind) => [kind, { ...look, icon: drawings[kind] ?? look.symbol }]));
}

/** An item against a family wears the symbol of that family. */
const against = ({ symbol }: Family): Family => ({ ...ITEMS, symbol });

/** Horrors by family, items, encounters and keys; every family has its own ground, pattern and symbol. */
export const faces: Record<string, Face> = {
  ...family(VILLAINS, "hyacinth vathek vanderhusen montoni bloom hyde herman seaton"),
  ...family(ALIENS, "horla strikers_head martian rubber_wall sepulcrum willows black_hood"),
  ...family(SPIRITS, "spirit hand klara skulls corpse skeleton canterville rickshaw ghost_train water_spirit who_knows"),
  ...family(
    NIGHTMARES,
    "ambrosio groeselgem elf_king blubber merdardus raven rat_catcher hairbottle spider cursed_house tell_tale_heart shapeshifter",
  ),
  ...family(UNDEAD, "dracula frankenstein ghoul golem aurelie kobold melmoth mummy invisible venus werewolf wendigo zombie"),
  ...family(ITEMS, "lamp book file gin garlic compass lorgnette wrench whistle pistol dice"),
  ...family(against(VILLAINS), "mirror"),
  ...family(against(ALIENS), "umbrella"),
  ...family(against(SPIRITS), "parchment"),
  ...family(against(NIGHTMARES), "cross"),
  ...family(ENCOUNTERS, "crowley pym jekyll silence monk levi faust lovecraft schlemihl theodore"),
  ...Object.fromEntries(
    Object.entries(keyLooks).map(([kind, look]) => [
      kind,
      { icon: look.symbol, symbol: key, ground: look.colour, index: look.digit, pattern: "weave" } satisfies Face,
    ]),
  ),
};

export const backs: Record<string, Back> = {
  card: { icon: ghost, ground: ["#d0417e", "#2b0d2b"], ink: "#ffd84d", pattern: "rays" },
  items: { icon: chest, ground: ["#e0a52e", "#4a2c06"], ink: "#fff3c9", pattern: "stripes" },
  meetings: { icon: meeting, ground: ["#2fa7a2", "#06302f"], ink: "#fff3c9", pattern: "dots" },
  key: { icon: key, ground: ["#4d5a8c", "#151a33"], ink: "#ffd84d", pattern: "weave" },
};
