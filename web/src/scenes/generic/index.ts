import type { HandCard, SeatFacts } from "$kit";
import type { Scene } from "../contract";
import Board from "./Board.svelte";

interface AnyView {
  readonly [field: string]: unknown;
}

function kindOf(card: unknown): string {
  if (typeof card === "object" && card !== null && "kind" in card) return String(card.kind);
  return String(card);
}

function hand(view: AnyView): HandCard[] {
  const cards = Array.isArray(view.hand) ? view.hand : [];
  return cards.map((card, index) => ({ key: `${kindOf(card)}-${index}`, kind: kindOf(card) }));
}

function seats(view: AnyView): SeatFacts[] {
  const players = Array.isArray(view.players) ? view.players : Array.isArray(view.seats) ? view.seats : [];
  return players.map((player: AnyView, seat) => {
    const count = [player.hand, player.hand_size, player.cards, player.hand_count].find((one) => typeof one === "number");
    return { seat, backs: typeof count === "number" ? Array<string>(count).fill("card") : undefined };
  });
}

/** The table of a game that has no scene of its own: every zone of the view, every legal move. */
const generic: Scene<AnyView> = { Board, faces: {}, hand, seats };

export default generic as Scene;
