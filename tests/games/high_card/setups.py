"""High Card's side of the kit."""

from collections import Counter

from examples.high_card.moves import Lay
from examples.high_card.table import NOT_YET, Round, Table
from speeltafel.engine import Decision, Move

SETUPS: list[dict[str, object]] = [{}, {"rounds": 6}, {"rounds": 1}]


def material(table: Table) -> Counter[int]:
    """Every card, wherever it lies."""
    cards = Counter(table.deck)
    for row in [*table.hands, *table.played]:
        cards.update(row)
    for frame in table.frames:
        if isinstance(frame, Round):
            cards.update(card for card in frame.laid if card != NOT_YET)
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """Nobody sees which card another player lays, unless it is the last and all are turned over."""
    if isinstance(move, Lay) and len(table.open) > 1:
        return "lay"
    return move
