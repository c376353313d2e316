"""What is to be played: everything that decides about the games, and nothing else."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import BadSetup, Bot, Game

PART: Final = 100
"""Games that are played, written and taken up again together."""
TABLES: Final = ("games", "seats", "decisions", "cards", "occasions", "forecasts", "luck", "events")
"""What can be noted of the games (docs/lab.md has the columns)."""
USUAL: Final = TABLES[:-1]
"""Everything but the events, which take more room than all the rest."""


class Plan(msgspec.Struct, frozen=True):
    """The same plan gives the same games, wherever they are played."""

    game: str
    version: str
    players: tuple[str, ...]
    games: int
    options: dict[str, Any] = {}
    seed: int = 0
    tables: tuple[str, ...] = ()
    part_size: int = PART

    @property
    def parts(self) -> int:
        """How many parts these games make."""
        return -(-self.games // self.part_size)

    def numbers(self, part: int) -> range:
        """The games of a part.

        >>> make_plan("good-vs-evil", 250, ["bot", "bot"]).numbers(2)
        range(200, 250)
        """
        return range(part * self.part_size, min(self.games, (part + 1) * self.part_size))

    def order(self, number: int) -> list[str]:
        """Who sits where in a game: the players move one seat on after every game, so that no bot owns a seat."""
        seats = len(self.players)
        return [self.players[(seat + number) % seats] for seat in range(seats)]

    def chance(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{number}"

    def bots(self, game: Game, number: int) -> list[Bot]:
        """The players of a game, in their seats."""
        return [
            make_player(game, kind, hash((self.seed, number, seat)))
            for seat, kind in enumerate(self.order(number))
        ]


def make_plan(
    slug: str,
    games: int,
    players: Sequence[str],
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    tables: Sequence[str] = (),
    part_size: int = PART,
) -> Plan:
    """A plan that can be played; `BadSetup` says what cannot."""
    game = speeltafel.load(slug)
    if games < 1:
        raise BadSetup(f"{games} games cannot be played; ask for at least 1")
    if part_size < 1:
        raise BadSetup(f"a part of {part_size} games cannot be played; ask for at least 1")
    unknown = [table for table in tables if table not in TABLES]
    if unknown:
        raise BadSetup(f"there is no table {unknown[0]!r}; choose from: {', '.join(TABLES)}")
    game.check_setup(game.read_options(options), len(players))
    for kind in players:
        make_player(game, kind, seed=0)
    wanted = tuple(table for table in TABLES if table in tables)
    return Plan(slug, game.version, tuple(players), games, options or {}, seed, wanted, part_size)
