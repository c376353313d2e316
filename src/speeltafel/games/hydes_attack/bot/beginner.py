"""What looks good at first sight: the highest number, wherever one happens to stand."""

from typing import Protocol

from speeltafel.engine import Decision, Move
from speeltafel.games.hydes_attack.cards import CARDS, SIX, STRENGTHS, kind
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    PASS,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
)
from speeltafel.games.hydes_attack.state import Table, is_open


class Lot(Protocol):
    """Draws one of several."""

    def choice(self, moves: list[Move], /) -> Move: ...


def first_thought(table: Table, decision: Decision, lot: Lot) -> Move:
    """Like a beginner, not like a die: what a location bars, who is in need and what comes later is overlooked."""
    moves = decision.moves
    match decision.kind:
        case "move":
            return lot.choice([move for move in moves if leads_somewhere(table, move)] or moves)
        case "play" | "discard":
            return max(moves, key=lambda move: printed(table, move))
        case "swap":
            return PASS
    return moves[0]


def leads_somewhere(table: Table, move: Move) -> bool:
    """Whether a card can be played there."""
    return isinstance(move, Go) and is_open(table, LOCATION[move.location])


def printed(table: Table, move: Move) -> int:
    """What the cards say that are played; the lower the better for one that goes."""
    match move:
        case Play():
            return STRENGTHS[CARDS[move.card]]
        case PlayThing():
            return STRENGTHS[kind(table.thing)]
        case PlayOnes():
            return len(move.cards) + move.thing
        case PlaySix():
            return STRENGTHS[SIX]
        case Discard():
            return -STRENGTHS[CARDS[move.card]]
    return 0
