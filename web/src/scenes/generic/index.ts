import type { Component } from "svelte";
import type { HandCard, SeatFacts } from "$kit";
import { drawingOf } from "$lib/api";
import type { Scene, SceneTable } from "../contract";
import { given } from "../given";
import Board from "./Board.svelte";
import { kindOf, type AnyView } from "./reading";

function hand(view: AnyView): HandCard[] {
  const cards = Array.isArray(view.hand) ? view.hand : [];
  return cards.map((card, index) => ({ key: `${kindOf(card)}-${index}`, kind: kindOf(card) }));
}

function seats(view: AnyView): SeatFacts[] {
  const players = Array.isArray(view.players) ? view.players : Array.isArray(view.seats) ? view.seats : [];
  return players.map((player: AnyView, index) => {
    const seat = typeof player.seat === "number" ? player.seat : index;
    if (Array.isArray(player.hand)) return { seat, faces: player.hand.map(kindOf) };
    const count = [player.hand, player.hand_size, player.cards, player.hand_count].find((one) => typeof one === "number");
    return { seat, backs: typeof count === "number" ? Array<string>(count).fill("card") : undefined };
  });
}

/** The table of a game that has no scene of its own: every zone of the view, every player, every legal move. */
const generic: Scene<AnyView> = { Board, faces: {}, hand, seats };

/** The same, with the table as the game draws it with characters. */
export function sketched(slug: string): Scene {
  const sketch = (view: AnyView, names: string[], language: "en" | "nl") => drawingOf(slug, { view, names, language });
  const drawn = given(Board, { sketch }) as Component<{ table: SceneTable<AnyView> }>;
  return { ...generic, Board: drawn } as Scene;
}

export default generic as Scene;
