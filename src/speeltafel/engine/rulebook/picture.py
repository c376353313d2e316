"""Pictures of a rulebook, made of the game's own parts."""

from typing import Final, NamedTuple

from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.lessons.lesson import Identifier, Line, Opening, Pointer
from speeltafel.engine.match import Match

CALLS: Final = "abcdef"
"""The attributes of a picture's text that say what is to be seen where: one for each thing pointed at."""
CARD_PARTS: Final = ("corner", "art", "name", "line")
"""What can be pointed at on a card."""


class Picture(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as it lies for one pair of eyes, or one card (`card`), with rings around what the text speaks of."""

    id: Identifier
    card: str = ""
    """The kind of a card that is shown large, in place of a table."""
    then: tuple[Line, ...] = ()
    """What is done: the picture shows the table before it and after it."""
    only_after: bool = False
    """The table before it is not shown."""
    point: tuple[Pointer, ...] = ()
    """What is rung: things as in `Game.things`; parts of a card as `part:name`."""

    def tables(self, game: Game) -> list["Laid"]:
        """The table, or the table before and after; nothing for a card."""
        if self.card:
            return []
        before, after = (self.laid(game) for _ in range(2))
        for line in self.then:
            after.events.extend(obey(after.match, line))
        return [before, after] if self.then and not self.only_after else [after]

    def laid(self, game: Game) -> "Laid":
        """The table before anything is done."""
        match = self.open(game, list(self.names))
        return Laid(match, list(match.opening))


class Laid(NamedTuple):
    """A table in a picture, and what happened at it."""

    match: Match
    events: list[Event]


def obey(match: Match, line: Line) -> list[Event]:
    """Play what a line says."""
    legal = match.decision(line.seat).moves
    move = line.pattern.first(legal)
    if move is None:
        raise ValueError(f"{line} is not legal then; {', '.join(map(str, legal[:5]))} would be")
    return match.play(line.seat, move)
