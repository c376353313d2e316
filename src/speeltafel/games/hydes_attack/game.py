"""The Hyde's Attack, as the engine knows it."""

from typing import Any, ClassVar

from speeltafel.engine import BadSetup, Bot, Chance, Decision, Game, Move, Now
from speeltafel.games.hydes_attack import events, moves
from speeltafel.games.hydes_attack.flow import Attack, Cycle, DiscardOne, HandThing, Setup, TakeTurn, lay_table
from speeltafel.games.hydes_attack.knowledge import sample_world
from speeltafel.games.hydes_attack.options import Options
from speeltafel.games.hydes_attack.state import Table
from speeltafel.games.hydes_attack.view import View, view


class HydesAttack(Game):
    """Two to four outcasts against the Hyde."""

    slug = "hydes-attack"
    version = "1"
    seat_counts = (2, 3, 4)
    options = Options
    moves = moves.Moves
    events = events.Events
    parts: ClassVar[tuple[type, ...]] = (Table, Setup, Cycle, TakeTurn, DiscardOne, HandThing, Attack)

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return lay_table(options, seats, now)

    def check(self, options: Options, seats: int) -> None:
        if options.first_player > seats:
            raise BadSetup(f"first_player: there is no player {options.first_player} at a table of {seats}")

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return sample_world(table, seat, chance)


GAME = HydesAttack()
