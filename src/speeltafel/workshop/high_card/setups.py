"""High Card's side of the kit."""

from collections import Counter

from speeltafel.engine import Decision, Move

from speeltafel.workshop.high_card.moves import Lay
from speeltafel.workshop.high_card.table import CARDS, NOT_YET, Round, Table
from speeltafel.workshop.high_card.view import view

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


def contradictions(table: Table, seat: int) -> list[str]:
    """What this seat's view claims and is not so: its own cards, the size of every hand, the box as a whole."""
    seen = view(table, seat)
    hands = [len(hand) + (laid(table, other) != NOT_YET) for other, hand in enumerate(table.hands)]
    claims = {
        "my hand": seen.hand == table.hands[seat],
        "my card": (seen.my_card or NOT_YET) == laid(table, seat),
        "cards of players": [player.cards for player in seen.players] == hands,
        "the deck": seen.deck == len(table.deck),
        "the box": material(table) == Counter(CARDS),
    }
    return [name for name, is_so in claims.items() if not is_so]


def unoffered(table: Table) -> list[str]:
    """Whoever has not laid a card in this round must be asked for one."""
    asked = {decision.seat for decision in table.open}
    waits = {seat for seat in range(table.seats) if table.frames and laid(table, seat) == NOT_YET}
    return [f"seat {seat} is not asked" for seat in waits - asked]


def laid(table: Table, seat: int) -> int:
    """The card that this seat laid face down in this round."""
    frame = table.frames[-1] if table.frames else None
    return frame.laid[seat] if isinstance(frame, Round) else NOT_YET
