/** What lasts on a player, or waits for the next turn: curses, effects of horrors, items at work. */
import type { PlayerView } from "./view";

/** Horrors that stay with a player until something ends them. */
const CURSES: readonly string[] = ["dracula", "werewolf", "black_hood"];
/** Items that lie open while they work. */
const AT_WORK: readonly string[] = ["book", "gin"];

export interface LastingState {
  kind: string;
  /** Turns that are left. */
  value?: number;
  bad: boolean;
}

/** What works on this player, the worst first. */
export function statesOf(player: PlayerView): LastingState[] {
  const curses = player.laid.filter((one) => CURSES.includes(one.card)).map((one) => one.card);
  const waiting = [...player.placements, ...(player.steered ? ["horla"] : []), ...(player.derailed ? ["ghost_train"] : [])];
  const items = player.laid.filter((one) => AT_WORK.includes(one.card));
  return [
    ...[...curses, ...waiting].map((kind) => ({ kind, bad: true })),
    ...items.map((one) => ({ kind: one.card, bad: false, ...(one.markers > 0 ? { value: one.markers } : {}) })),
  ];
}

/** Open cards that are no lasting state: encounters, mostly. */
export function othersLaid(player: PlayerView): string[] {
  return player.laid.map((one) => one.card).filter((card) => !CURSES.includes(card) && !AT_WORK.includes(card));
}
