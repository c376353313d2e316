import type { Firsts } from "../contract";
import type { View } from "./view";

/** What is explained the first time. */
export const firsts: Firsts<View> = {
  states: ["attacked", "godcat"],
  met: (view, seat) => [
    ...(view.turn === seat && view.owed > 1 ? [{ note: "state-attacked", picture: "attack", thing: { kind: "player", id: seat } }] : []),
    ...(view.hand.includes("godcat") ? [{ note: "state-godcat", picture: "godcat", thing: { kind: "card", id: "godcat" } }] : []),
  ],
  pictures: {
    turn: "exploding_kitten",
    nope: "nope",
    give: "favor",
    pick: "godcat",
    heck: "raising_heck",
    save: "defuse",
    insert: "exploding_kitten",
    "duel-deal": "armageddon",
    "duel-choice": "devilcat",
  },
};
