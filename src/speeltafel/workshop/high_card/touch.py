"""What a person can touch, what moves use of it, and why nothing can be done with it now."""

from typing import Final

from speeltafel.engine import PLAYER, Move, Thing

from speeltafel.workshop.high_card.moves import Lay
from speeltafel.workshop.high_card.table import Table
from speeltafel.workshop.high_card.view import View

CARD: Final = "card"
"""A card of the own hand, by its number."""
DECK: Final = Thing("pile", "deck")
MY_CARD: Final = Thing("my-card")
"""The card that I laid face down."""

OVER: Final = "HC-005"
ONE_CARD_A_ROUND: Final = "HC-003"
ABOUT: Final = {PLAYER: "HC-006", DECK.kind: "HC-002"}
"""By the kind of thing: the rule that says why it is never touched."""


def things(view: View, seat: int) -> list[Thing]:
    """Everything on this seat's screen that a person might touch."""
    cards = [Thing(CARD, str(card)) for card in dict.fromkeys(view.hand)]
    players = [Thing(PLAYER, player.seat) for player in view.players]
    return [*cards, *players, DECK, *([MY_CARD] if view.my_card is not None else [])]


def about(move: Lay) -> tuple[Thing, ...]:
    """The things that a move uses."""
    return (Thing(CARD, str(move.card)),)


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move now."""
    return OVER if table.result is not None else ONE_CARD_A_ROUND


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule that says why nothing can be done with this thing now, whatever thing it is."""
    return OVER if table.result is not None else ABOUT.get(thing.kind, ONE_CARD_A_ROUND)
