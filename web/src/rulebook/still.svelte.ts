import { TableModel, type Setting } from "$lib/play/model.svelte";
import type { GameEvent } from "$lib/play/speech";
import type { PictureCard, StillCard, TableCard } from "$lib/wire";

/** The table of a picture, as the rest of the page knows tables. */
function tableOf(game: string, { names, options }: PictureCard): TableCard {
  return {
    ...EMPTY,
    game,
    options,
    seats: names.map((name, seat) => ({ seat, kind: "person", name, level: "", connected: true, gone: false, stand_in: false, away: false, member: "", face: "", rests: 0 })),
  };
}

const EMPTY = { table: "", phase: "playing", place: "online", commitment: "", created: 0, lesson: "picture" } as unknown as TableCard;

/** A table that stands still: nobody plays at it. */
export class StillTable extends TableModel {
  readonly live = false;

  constructor(setting: Setting, picture: PictureCard, still: StillCard) {
    super(setting, tableOf(setting.game.slug, picture));
    this.eyes = picture.seat;
    this.view = still.view;
    this.events = still.events as GameEvent[];
    this.waiting = still.waiting.map((one) => ({ ...one, clock: null }));
  }

  play(): void {}

  why(): Promise<string> {
    return Promise.resolve("");
  }
}
