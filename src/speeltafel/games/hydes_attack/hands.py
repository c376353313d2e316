"""The hands: what leaves them, and what others are sure of in them.

A hand holds kinds of cards, in the order in which they came. `table.known` has a list for every seat, and a last one for
what everybody knows: a player and a card that is in that player's hand for certain.
"""

from collections.abc import Set

from speeltafel.engine import EVERYONE
from speeltafel.games.hydes_attack.cards import ALL_KINDS
from speeltafel.games.hydes_attack.state import Table


def hand_kinds(table: Table, seat: int) -> list[int]:
    """The different cards of a hand."""
    return list(dict.fromkeys(table.hands[seat]))


def take_from_hand(table: Table, seat: int, card: int, guess: Set[int] = ALL_KINDS) -> None:
    """A card leaves a hand; to the others it is one of the kinds they guess at."""
    table.hands[seat].remove(card)
    forget(table, seat, guess)


def learn(table: Table, viewers: int, player: int, card: int) -> None:
    """The seats with these bits know that this card is in another player's hand."""
    for viewer, known in enumerate(table.known):
        if viewers >> viewer & 1 and viewer != player:
            known.append((player, card))


def forget(table: Table, player: int, kinds: Set[int], count: int = 1, viewers: int = EVERYONE) -> None:
    """So many cards of these kinds left a hand: a viewer stays sure only of what none of them can have been."""
    for viewer, known in enumerate(table.known):
        if known and viewers >> viewer & 1:
            for card in {card for owner, card in known if owner == player and card in kinds}:
                for _ in range(min(count, known.count((player, card)))):
                    known.remove((player, card))


def known_cards(table: Table, player: int, viewer: int | None) -> list[int]:
    """What a seat (None: everybody) is sure of in another hand."""
    known = table.known[-1 if viewer is None else viewer]
    return [card for owner, card in known if owner == player]
