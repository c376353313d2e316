import type { MoveReading } from "$lib/play/moves";

/** Items that lie open once they are played: they may be set aside as well. */
const LAID = ["book", "gin"];

/** Which moves are made with a card of the hand. Keys and open items are none: what is done with them has a button. */
export const reading: Partial<MoveReading> = {
  cardFields: ["card", "item"],
  cards: (move) => (move.type === "set-aside" && LAID.includes(String(move.card)) ? [] : null),
  buttons: ["hand-in"],
};
