import { getContext, setContext } from "svelte";
import { kebab, type Texts } from "$lib/texts.svelte";
import dice from "icon:perspective-dice-six-faces-random";
import type { Back, Face } from "./types";

const KEY = Symbol("deck");

const PLAIN: Face = { icon: dice, ground: ["#b9a7c9", "#7d6a8f"], pattern: "dots" };
const PLAIN_BACK: Back = { icon: dice, ground: ["#4a3560", "#2d1f3d"], pattern: "weave" };

/** All printed faces of the game on the table, with their words. */
export class Deck {
  constructor(
    readonly texts: Texts,
    readonly faces: Record<string, Face> = {},
    readonly backs: Record<string, Back> = {},
  ) {}

  face(kind: string): Face {
    return this.faces[kind] ?? PLAIN;
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
