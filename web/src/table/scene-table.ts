import type { SceneTable } from "../scenes/contract";
import type { Sitting } from "./sitting.svelte";

/** What only the page around the table can do. */
export interface Page {
  bubble: (seat: number) => string;
  play: SceneTable["play"];
  skip: () => void;
  say: (phrase: string) => void;
}

/** The table as a scene sees it. */
export function sceneTable(sitting: Sitting, page: Page): SceneTable {
  return {
    get view() {
      return sitting.model.view;
    },
    get seat() {
      return sitting.model.eyes;
    },
    get people() {
      return sitting.model.people;
    },
    get waiting() {
      return sitting.model.waiting;
    },
    get moment() {
      return sitting.model.moment;
    },
    get events() {
      return sitting.model.events;
    },
    get remarks() {
      return sitting.model.remarks;
    },
    get live() {
      return sitting.model.live;
    },
    get lesson() {
      return sitting.model.card.lesson !== "";
    },
    get asked() {
      return sitting.asked;
    },
    get options() {
      return sitting.model.card.options;
    },
    get layout() {
      return sitting.layout;
    },
    choice: sitting.choice,
    speaker: sitting.speaker,
    texts: sitting.texts,
    name: (seat) => sitting.model.name(seat),
    localTime: (played) => sitting.model.localTime(played),
    preview: (move) => sitting.model.preview(move),
    whyNot: (thing) => void sitting.whyNot(thing),
    tell: (text) => sitting.say(text),
    lifted: (thing) => sitting.lifted(thing),
    ...page,
  };
}
