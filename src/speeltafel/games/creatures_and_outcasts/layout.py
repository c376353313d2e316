"""A table in the middle of a round, described in a few words."""

import msgspec

from speeltafel.engine import EVERYONE, BadSetup
from speeltafel.games.creatures_and_outcasts.facts import DEALT
from speeltafel.games.creatures_and_outcasts.flow import Rounds, Turns
from speeltafel.games.creatures_and_outcasts.flow.rounds import (
    count_points,
    prepare_round_effect,
    race_for_the_first_one,
)
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.options import Options
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

RACING, COUNTING = map(Rounds().steps().index, (race_for_the_first_one, count_points))
"""The steps of a round that race for the first 1 and count the points."""


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hands and piles are numbers; what is not laid out is out of the game."""

    hands: list[str]
    """One for each seat."""
    trick: str = ""
    """The play pile, the last card on top."""
    closed: str = ""
    """The closed pile, top first."""
    characters: str = "wednesday"
    """The character stack, top first."""
    active: str = ""
    """The character whose rule holds."""
    thing: int = EMPTY
    """The card under Thing."""
    turn: int = 0
    last: int = 0
    """Who played last."""
    youngest: int = 0
    round: int = 1
    points: list[tuple[int, ...]] = []
    """Of the rounds before, by seat."""
    racing: bool = False
    """The race for the first 1 is still to come."""


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes, at a turn or at the race of its round."""
    table = Table(seats=len(layout.hands), options=options, round=layout.round, youngest=layout.youngest)
    table.hands = [sorted(numbers(hand)) for hand in layout.hands]
    table.trick = numbers(layout.trick)
    table.closed = numbers(layout.closed)[::-1]
    table.characters = layout.characters.split()[::-1]
    table.active, table.thing = layout.active, layout.thing
    table.turn, table.last_player = layout.turn, layout.last
    table.points = list(layout.points)
    table.facts = [(DEALT, EVERYONE, len(table.closed), len(table.characters))]
    table.acted = not layout.racing
    check_box(table)
    check_characters(table)
    lay_procedures(table, layout)
    prepare_round_effect(table)
    return table


def lay_procedures(table: Table, layout: Layout) -> None:
    if layout.racing:
        table.turn, table.last_player = NOBODY, layout.youngest
        table.frames = [Rounds(at=RACING)]
    else:
        table.frames = [Rounds(at=COUNTING), Turns()]


def check_box(table: Table) -> None:
    """No card may be laid out more often than the box has it."""
    laid = [*table.trick, *table.closed, *(card for hand in table.hands for card in hand)]
    if table.thing != EMPTY:
        laid.append(table.thing)
    outcasts = material().outcasts
    for number in set(laid):
        if number not in outcasts:
            raise BadSetup(
                f"there is no card with {number}; the cards go from {min(outcasts)} to {max(outcasts)}"
            )
        if laid.count(number) > outcasts[number].copies:
            raise BadSetup(f"the box has only {outcasts[number].copies} cards with {number}")


def check_characters(table: Table) -> None:
    known = material().characters
    for name in [*table.characters, *([table.active] if table.active else [])]:
        if name not in known:
            raise BadSetup(f"there is no character called {name!r}; they are: {', '.join(known)}")


def numbers(text: str) -> list[int]:
    """Cards by their numbers."""
    try:
        return [int(word) for word in text.split()]
    except ValueError:
        raise BadSetup(f"cards are numbers, not {text!r}") from None
