"""What only some games can do: such a game inherits it beside `Game`, and whoever needs it looks by `isinstance`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from speeltafel.engine.events import Event
from speeltafel.engine.flow import Now, Offers
from speeltafel.engine.game import Bot
from speeltafel.engine.moves import Climb, Decision, Move


class Interruptible:
    """A game with moves at any moment, that nobody waits for."""

    interruptible: ClassVar[bool] = True
    fateful: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions after which a die falls: the last moment at which others may want to use their offers."""

    def offers(self, table: Any) -> Offers:
        """Moves that may be made at any moment: seat, kind, moves, rule. Asked whenever the game waits."""
        raise NotImplementedError

    def interrupt(self, table: Any, seat: int, move: Any, now: Now) -> None:
        """Carry out a move that was offered at any moment."""
        raise NotImplementedError


class Race:
    """A game without turns, in which everybody moves at any time and the clock is part of the rules."""

    timed: ClassVar[bool] = True

    def sides(self, table: Any) -> tuple[tuple[int, ...], ...]:
        """The sides of which each must agree to a pause."""
        raise NotImplementedError

    def for_absent(self, table: Any, seat: int) -> Move | None:
        """What the table does for a player who is away because others wait for it."""
        return None


class Foreseeing:
    """A game that can show on a board what a move would open up."""

    def preview(self, view: Any, seat: int, move: Any) -> Sequence[msgspec.Struct]:
        """Worked out from the seat's own view alone: a screen can light it up."""
        raise NotImplementedError


class Thinking:
    """A game with players of its own that think; in all others a search does."""

    def thinker(self, level: str, seed: int) -> Bot:
        """One that thinks as much as this level does."""
        raise NotImplementedError


class Obliging:
    """A game that does by itself what a person need not do by hand."""

    def by_itself(self, table: Any, decision: Decision) -> Move | None:
        """The move, where nothing else is possible and the table wants it so."""
        raise NotImplementedError


class Summing:
    """A game whose log tells several events in one sentence."""

    def joined(self, first: Event, second: Event) -> Event | None:
        """One event for two that follow each other."""
        raise NotImplementedError


class Printed:
    """A game whose cards show signs that no words of theirs repeat."""

    def signs(self) -> Mapping[str, Sequence[Sequence[str]]]:
        """By card, row by row, as a rulebook lists them; the text of a sign is `value-<sign>`."""
        raise NotImplementedError


class Forsakeable:
    """A game whose rules know of a player who leaves for good; in all others a bot takes the seat."""

    can_leave: ClassVar[bool] = True

    def leave(self, table: Any, seat: int, now: Now) -> None:
        """The player of this seat goes."""
        raise NotImplementedError


class Climbing:
    """A game in which all win or lose together, more or less high."""

    def climb(self, table: Any) -> Climb | None:
        """How high the table climbed; None before the end."""
        raise NotImplementedError
