"""What an analysis says: small, typed, versioned, the same on any machine.

Chances are whole numbers, 10 000 is certainty: so accounts add up to the last digit, also after a way through JSON.
"""

from typing import Any, Final

import msgspec

FORMAT: Final = 1
WHOLE: Final = 10_000

LUCK: Final = "luck"
CHOICE: Final = "choice"


class Point(msgspec.Struct, frozen=True):
    """A moment of the game: so many entries have happened. One number for every seat."""

    entry: int
    at: float
    known: list[int]
    """The chance to win of each seat, from what that seat could know."""
    doubt: list[int]
    """Its standard error."""
    table: list[int]
    """The chance to win of each seat, from what lay on the table."""


class Step(msgspec.Struct, frozen=True):
    """From one point to the next: what choice and luck changed in the known chance of every seat.

    Without `by` nobody had a choice: the deal, a forced move, the clock.
    """

    choice: list[int]
    luck: list[int]
    by: int | None = None
    drawn: bool = False
    """Whether chance was asked: a draw, a die, a shuffle. Else what changed had lain hidden and came to light."""


class Alternative(msgspec.Struct, frozen=True):
    """Something that could have been done, and what its player could expect after it."""

    move: Any
    """In JSON's types; None leaves an offer."""
    chance: int
    error: int


class Choice(msgspec.Struct, frozen=True):
    """One decision that was one: what was done, what else there was, the best first."""

    entry: int
    seat: int
    kind: str
    played: int
    """Its place in `options`."""
    options: list[Alternative]
    cost: int
    """How much less than the best, in the same worlds; 0 where it may be as good, as far as the analysis can tell."""
    gain: int
    """How much more (or less) than what a usual player does there."""


class Moment(msgspec.Struct, frozen=True):
    """A step that mattered."""

    point: int
    """The step from this point to the next."""
    entry: int
    """The entry that made it; a replay shows it as its step `entry + 1`."""
    seat: int
    """Whose chance it changed most."""
    sort: str
    """LUCK or CHOICE: which of them changed more."""
    change: int
    events: list[Any]
    """What happened, in JSON's types and for everybody's eyes: the game is over."""


class Account(msgspec.Struct, frozen=True):
    """The account of a seat or a side: luck + choices + others + play = end - start, exactly."""

    seats: list[int]
    start: int
    """Before anything was dealt."""
    deal: int
    """The part of the luck that came with the first cards."""
    luck: int
    choices: int
    """What the own choices changed, against those of a usual player."""
    others: int
    """What the choices of all others changed."""
    cost: int
    """What better choices would have brought, by what could be known."""
    end: int
    play: int = 0
    """In a race: how fast and how well both sides played, which nobody can tell apart there."""
    side: str = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A game, looked back upon."""

    format: int = FORMAT
    game: str
    version: str
    depth: str
    seed: int
    names: list[str]
    entries: int
    timed: bool
    judged: bool
    """Whether the game says at a glance how it stands; else every moment was played to the end."""
    points: list[Point]
    steps: list[Step]
    choices: list[Choice]
    moments: list[Moment]
    lines: list[Account]
    """One for every seat."""
    sides: list[Account]
    """Where people win together: one for each side."""


def whole(share: float) -> int:
    """A share as a whole number.

    >>> whole(0.25)
    2500
    """
    return round(share * WHOLE)
