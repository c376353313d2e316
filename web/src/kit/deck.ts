import { getContext, setContext } from "svelte";
import { kebab, type Texts } from "$lib/texts.svelte";
import dice from "icon:perspective-dice-six-faces-random";
import Letters from "./Letters.svelte";
import type { Back, Face } from "./types";

const KEY = Symbol("deck");

/** Letters of a name that fit into the corner of a card. */
const SHORT = 3;
const PLAIN_BACK: Back = { icon: dice, ground: ["#4a3560", "#2d1f3d"], pattern: "weave" };

/** The same two tones for the same kind, so that kinds are told apart. */
function tinted(kind: string): [string, string] {
  const hue = ([...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7) * 137) % 360;
  return [`hsl(${hue} 36% 62%)`, `hsl(${hue} 38% 34%)`];
}

/** All printed faces of the game on the table, with their words. */
export class Deck {
  constructor(
    readonly texts: Texts,
    readonly faces: Record<string, Face> = {},
    readonly backs: Record<string, Back> = {},
  ) {}

  face(kind: string): Face {
    return this.faces[kind] ?? this.plain(kind);
  }

  /** A card that nobody drew: its own colour, and its name where that is short. `.colour` and `.index` of its text say it better. */
  private plain(kind: string): Face {
    const name = this.name(kind);
    const index = this.texts.find(`card-${kebab(kind)}.index`) ?? (name.length <= SHORT ? name : undefined);
    const colour = this.texts.find(`card-${kebab(kind)}.colour`);
    return { icon: dice, ground: colour ? [colour, `color-mix(in oklab, ${colour}, black 45%)`] : tinted(kind), index, pattern: "dots", art: Letters };
  }

  back(kind = "card"): Back {
    return this.backs[kind] ?? this.backs.card ?? PLAIN_BACK;
  }

  knows(kind: string): boolean {
    return this.texts.has(`card-${kebab(kind)}`);
  }

  name(kind: string): string {
    return this.texts.find(`card-${kebab(kind)}`) ?? kind.replaceAll("_", " ");
  }

  /** The name within a sentence: `.the` of its text, where that differs. */
  the(kind: string): string {
    return this.texts.find(`card-${kebab(kind)}.the`) ?? (this.knows(kind) ? this.name(kind) : kind);
  }

  /** The name as a card prints it: a small one may break it where its text has a bar. */
  print(kind: string): string {
    return this.texts.find(`card-${kebab(kind)}.print`)?.replaceAll("|", "\u00AD") ?? this.name(kind);
  }

  line(kind: string): string {
    return this.texts.find(`card-${kebab(kind)}.text`) ?? "";
  }
}

export function shareDeck(deck: () => Deck): void {
  setContext(KEY, deck);
}

export function useDeck(): Deck {
  return getContext<() => Deck>(KEY)();
}
