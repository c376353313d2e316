"""What others' behaviour tells: hardly anybody passes with a card that could be played."""

from typing import Any, Final

from speeltafel.engine import Decision, Move
from speeltafel.games.creatures_and_outcasts.flow.effects import Swap
from speeltafel.games.creatures_and_outcasts.moves import Block
from speeltafel.games.creatures_and_outcasts.state import Table

RARELY: Final = 0.08
"""How often somebody who could play passes all the same."""


def plausibility(world: Table, seat: int) -> float:
    """How likely the others would have passed on the card that lies on top, if they held these hands."""
    if not world.passed:
        return 1.0
    rules = world.trick_rules()
    if rules.draws:
        return 1.0  # who passed has drawn a card since, and it may be this one
    playable = rules.playable[world.top]
    likely = 1.0
    for other in range(world.seats):
        if (
            other != seat
            and world.passed >> other & 1
            and could_play(world.hands[other], playable, rules.size)
        ):
            likely *= RARELY
    return likely


def could_play(hand: list[int], playable: frozenset[int], size: int) -> bool:
    """Whether a hand has something for the top card; hands are sorted, so equal cards are neighbours."""
    for place in range(len(hand) - size + 1):
        if hand[place] in playable and hand[place] == hand[place + size - 1]:
            return True
    return False


def seen_as(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """The move as another seat sees it: gifts and what is taken from a pile stay hidden, and so does the race."""
    kind = decision.kind
    if kind == "race":
        return None
    if kind == "take" or kind == "place-wednesday":
        return kind
    if kind == "block":
        assert isinstance(move, Block)
        return move.card
    if kind == "swap-gift":
        return move if gets(table, viewer) else kind
    return move


def gets(table: Any, viewer: int) -> bool:
    """Whether this seat is the one that a card is given to, or sees all hands."""
    swap = table.frames[-1]
    assert isinstance(swap, Swap)
    return swap.player == viewer or table.open_hands
