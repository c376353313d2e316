"""A position of High Card in a few words, for tests and lessons."""

import msgspec
from speeltafel.engine import BadSetup

from speeltafel.workshop.high_card.moves import Options
from speeltafel.workshop.high_card.table import CARDS, NOT_YET, Round, Table


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand for each player, as in `["3 9", "4 8"]`, and the points so far. As many rounds are left as there are cards."""

    hands: list[str]
    points: list[int] = []


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes: everybody is asked for a card."""
    hands = [read_hand(hand) for hand in layout.hands]
    seats, rounds = len(hands), len(hands[0]) if hands else 0
    if rounds == 0 or any(len(hand) != rounds for hand in hands):
        raise BadSetup("everybody holds as many cards as there are rounds to play, at least one")
    table = Table(
        seats=seats,
        options=msgspec.structs.replace(options, rounds=rounds),
        hands=hands,
        deck=left_over(hands),
        points=layout.points or [0] * seats,
    )
    table.push(Round(laid=[NOT_YET] * seats))
    return table


def read_hand(hand: str) -> list[int]:
    """Cards by their numbers."""
    try:
        return sorted(int(card) for card in hand.split())
    except ValueError:
        raise BadSetup(f"cards are numbers, as in '3 9'; not {hand!r}") from None


def left_over(hands: list[list[int]]) -> list[int]:
    """The box without these hands."""
    deck = CARDS[:]
    for card in [card for hand in hands for card in hand]:
        if card not in deck:
            raise BadSetup(f"the box has no card {card}, or no other one")
        deck.remove(card)
    return deck
