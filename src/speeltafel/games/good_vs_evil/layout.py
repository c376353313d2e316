"""A table in the middle of a game, described in a few words."""

from collections.abc import Sequence
from typing import Final

import msgspec

from speeltafel.engine import BadSetup
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.material import (
    DECK_KINDS,
    DEFUSE,
    GODCAT,
    HAND_KINDS,
    KITTEN,
    NAMES,
    NUMBER,
    material,
)
from speeltafel.games.good_vs_evil.options import Options
from speeltafel.games.good_vs_evil.state import Table

DEAD: Final = "dead"
SHORT: Final = {
    "kitten": "exploding_kitten",
    "targeted": "targeted_attack",
    "heck": "raising_heck",
    "reveal": "reveal_the_future",
    "horse": "cat_horse",
    "knight": "cat_knight",
    "mer": "cat_mer",
    "troll": "cat_troll",
    "feral": "feral_cat",
}
"""What cards may be called too."""


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hands and piles are words; what is not laid out is out of the game, unseen."""

    hands: list[str]
    """One for each seat; `dead` for a player whom a Kitten killed."""
    pile: str = "mer mer troll troll kitten"
    """The draw pile, top first."""
    discard: str = ""
    """The discard pile, oldest first."""
    turn: int = 0
    owed: int = 1
    attacked: bool = False


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes, at the beginning of a turn."""
    pile = numbers(layout.pile)
    table = Table(seats=len(layout.hands), options=options, pile=pile[::-1])
    for seat, hand in enumerate(layout.hands):
        lay_hand(table, seat, hand)
    table.start_size = len(pile)
    table.discard = [KITTEN] * len(table.fallen) + numbers(layout.discard)
    table.kittens = pile.count(KITTEN) + len(table.fallen)
    table.defuses = material().counts[DEFUSE]
    table.removed = left_over(table)
    if layout.turn not in table.living:
        raise BadSetup(f"seat {layout.turn} cannot be on turn: the living are {table.living}")
    table.turn, table.owed, table.under_attack = layout.turn, layout.owed, layout.attacked
    table.push(Turns())
    return table


def lay_hand(table: Table, seat: int, hand: str) -> None:
    table.hands.append([0] * HAND_KINDS)
    if hand == DEAD:
        table.fallen.append(seat)
        table.dangers.append(KITTEN)
        return
    table.living.append(seat)
    for kind in numbers(hand):
        if kind >= HAND_KINDS:
            raise BadSetup(f"nobody holds {NAMES[kind]}")
        table.hands[seat][kind] += 1
    table.godcat = seat if table.hands[seat][GODCAT] else table.godcat


def left_over(table: Table) -> list[int]:
    """The cards of the box that are laid nowhere; no card may be laid out more often than the box has it."""
    laid = table.pile + table.discard
    if max(laid, default=KITTEN) >= DECK_KINDS or sum(hand[GODCAT] for hand in table.hands) > 1:
        raise BadSetup("Godcat and Devilcat are in no pile, and there is one of each")
    rest = []
    for kind in range(1, DECK_KINDS):
        used = laid.count(kind) + sum(hand[kind] for hand in table.hands)
        copies = material().counts[kind]
        if used > copies:
            raise BadSetup(f"the box has only {copies} of {NAMES[kind]}, not {used}")
        rest += [kind] * (copies - used)
    return rest


# Words


def numbers(text: str) -> list[int]:
    """Cards by their names."""
    return [number(word) for word in text.split()]


def number(word: str) -> int:
    name = long(word)
    if name not in NUMBER:
        raise BadSetup(f"there is no card called {word!r}; the cards are: {', '.join(NAMES)}")
    return NUMBER[name]


def words(kinds: Sequence[int]) -> str:
    """The other way round, in short words."""
    return " ".join(LONG.get(NAMES[kind], NAMES[kind]) for kind in kinds)


def long(word: str) -> str:
    """The name that the game uses."""
    return SHORT.get(word, word)


LONG: Final = {name: short for short, name in SHORT.items()}
