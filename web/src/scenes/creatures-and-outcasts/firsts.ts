import type { Firsts, Met } from "../contract";
import type { View } from "./view";

const CHARACTERS = { kind: "pile", id: "characters" };

/** What is explained the first time. */
export const firsts: Firsts<View> = {
  states: ["reversed", "blocked", "open-hands"],
  met: (view) => {
    const found: Met[] = [];
    if (view.active) found.push({ note: `card-${view.active}`, picture: view.active, thing: CHARACTERS });
    if (view.direction === "counter-clockwise") found.push({ note: "state-reversed", picture: "yoko", thing: CHARACTERS });
    if (view.blocked !== null) found.push({ note: "state-blocked", picture: view.blocked });
    if (view.players.some((player) => player.hand !== null)) found.push({ note: "state-open-hands" });
    return found;
  },
  pictures: {
    "next-round": "0",
    race: "1",
    turn: "10",
    "second-card": "2",
    "swap-partner": "4",
    "swap-gift": "4",
    take: "7",
    treat: "8",
    block: "thing",
    "place-wednesday": "wednesday",
  },
};
