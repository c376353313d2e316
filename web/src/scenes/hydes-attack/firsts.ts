import type { Firsts, Met } from "../contract";
import type { LocationView, View } from "./view";

function at(note: string, place: LocationView | undefined, picture: string): Met[] {
  return place ? [{ note, picture, thing: { kind: "location", id: place.location } }] : [];
}

/** What is explained the first time. */
export const firsts: Firsts<View> = {
  states: ["seen", "wounded", "saved", "last-token"],
  met: (view, seat) => [
    ...(view.bag.length === 1 ? [{ note: "state-last-token", picture: "hyde_token", thing: { kind: "bag", id: "" } }] : []),
    ...at("state-wounded", view.locations.find((place) => place.fate === "wounded"), "hyde_token"),
    ...at("state-saved", view.locations.find((place) => place.fate === "saved"), "nevermore"),
    ...at("state-seen", view.locations.find((place) => place.seen), "hyde_token"),
    ...(view.thing_holder === seat ? [{ note: "card-thing", picture: "thing", thing: { kind: "thing", id: "" } }] : []),
    ...(view.players[seat]?.outcast ? [{ note: `card-${view.players[seat].outcast}`, picture: view.players[seat].outcast }] : []),
  ],
  pictures: { outcast: "enid", move: "nevermore", play: "bat_5", signal: "eye_1", discard: "yoko", thing: "thing", swap: "wednesday" },
};
