import type { Firsts, Met } from "../contract";
import type { View } from "./view";

/** Morale from which on a player should look for company. */
const LOW = 3;
/** The cart rides: no tile is turned any more. */
const RIDE = 2;
const CURSES = ["dracula", "werewolf", "black_hood"];

/** What is explained the first time. */
export const firsts: Firsts<View> = {
  states: ["ghost", "cursed", "low-morale", "lit"],
  met: (view, seat) => {
    const me = view.players[seat];
    if (!me) return [];
    const found: Met[] = [];
    const here = { kind: "player", id: seat };
    const curse = me.laid.find(({ card }) => CURSES.includes(card));
    if (me.ghost) found.push({ note: "state-ghost", picture: "spirit", thing: here });
    if (curse) found.push({ note: "state-cursed", picture: curse.card, thing: here });
    if (!me.ghost && me.morale <= LOW) found.push({ note: "state-low-morale", picture: "gin", thing: here });
    if (view.lit && view.active === seat && view.phase === RIDE && view.teleporters.length > 0) found.push({ note: "state-lit", picture: "lamp" });
    return found;
  },
  pictures: {
    haircut: "mirror",
    board: "compass",
    upkeep: "black_hood",
    rotate: "compass",
    "set-off": "ghost_train",
    placement: "klara",
    depart: "ghost_train",
    branch: "rickshaw",
    teleport: "lamp",
    wall: "rubber_wall",
    shed: "black_hood",
    test: "dice",
    meet: "garlic",
    frighten: "dracula",
    "key-room": "key_1",
    "pass-on": "wendigo",
    "hand-in": "hand",
    ambush: "hyde",
    steal: "file",
    "take-key": "key_2",
    "draw-item": "umbrella",
    "draw-meeting": "jekyll",
    gatehouse: "key_3",
    crack: "key_4",
    surplus: "book",
    "end-turn": "book",
    lorgnette: "lorgnette",
    whistle: "whistle",
    dice: "dice",
    wrench: "wrench",
    "file-give": "file",
    "file-take": "file",
    anytime: "gin",
  },
};
