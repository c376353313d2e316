import type { Firsts, Met } from "../contract";
import type { View } from "./view";

function cards(view: View): Met[] {
  const lying = [...view.trials, ...view.spells, ...view.dissipations, ...view.curses].filter(Boolean);
  return lying.map((card) => ({ note: `card-${card}`, picture: card, thing: { kind: "card", id: card } }));
}

/** What is explained the first time; in a race nobody reads, so all of it comes before and between the races. */
export const firsts: Firsts<View> = {
  states: ["dragon", "hurt"],
  met: (view, seat) => {
    if (view.phase === "race" || view.phase === "countdown") return [];
    const found: Met[] = [];
    const hero = view.players[seat]?.hero;
    if (view.phase === "ready") found.push({ note: "ask-race", picture: hero });
    if (view.modules.includes("dragon")) found.push({ note: "state-dragon", picture: "dragon_tile" });
    if (view.players.some((player) => player.hurt)) found.push({ note: "state-hurt" });
    if (hero && hero !== "wizard") found.push({ note: `card-${hero}`, picture: hero });
    return [...found, ...cards(view)];
  },
  pictures: { character: "warrior", start: "wizard", race: "warrior" },
};
