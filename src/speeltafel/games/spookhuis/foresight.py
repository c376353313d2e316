"""What the living will do next, as far as a Ghost can tell: in a possible world they play on as planners do."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine import ASKED, Chance, Decision, Game, Move, Now
from speeltafel.engine.stepping import apply
from speeltafel.games.spookhuis.board import AROUND, CELLS, IS_TRACK
from speeltafel.games.spookhuis.flow.ghosts import haunted
from speeltafel.games.spookhuis.rails import DEAD_END, departures, exit_after, forbidden_to_ghosts
from speeltafel.games.spookhuis.scouting import Chart
from speeltafel.games.spookhuis.state import Player, Table
from speeltafel.games.spookhuis.wishes import chance_to_pass

Answer = Callable[[Table, Decision], Move]
"""What somebody does who is asked in a possible world."""
LATER: Final = 0.7
"""What a point of the next ride counts: the living may be elsewhere by then."""


class Future:
    """One round of the living, from a Ghost's ride to its next one."""

    def __init__(self, game: Game, world: Table, ghost: int, answer: Answer, chance: Chance) -> None:
        self.before = world.board[:]
        self.ambush = [0.0] * CELLS
        """By cell: the points that somebody brings who rides over it."""
        self.prey = [0.0] * CELLS
        """By cell: the points to be had there in the next ride."""
        self.hunts: dict[int, float] = {}
        self.play(game, world, ghost, answer, Now(chance))
        self.board = world.board
        self.barred = forbidden_to_ghosts(world.board)
        for player in world.players:
            if not player.ghost and haunted(world, player.cell):
                self.prey[player.cell] += fear(player)

    def play(self, game: Game, world: Table, ghost: int, answer: Answer, now: Now) -> None:
        """The turns of everybody else, one after the other."""
        until = turn_of(world) + world.seats
        while world.result is None and turn_of(world) < until:
            decision = next(question for question in world.open if question.waits == ASKED)
            rider, path, scared = world.player(), world.path, fear(world.player())
            apply(game, world, decision, answer(world, decision), now)
            if world.path is not path and not rider.ghost:
                self.mark(world, scared)

    def mark(self, world: Table, scared: float) -> None:
        """Somebody rode along here."""
        for cell in set(world.path):
            if haunted(world, cell):
                self.ambush[cell] += scared

    def hope(self, cell: int, exit: int) -> float:
        """What it is worth to wait here, for those who come and for the next ride."""
        turns = (self.board[cell] - self.before[cell]) % 6
        return self.ambush[cell] + LATER * self.hunt(cell, exit_after(exit, turns))

    def hunt(self, cell: int, exit: int) -> float:
        """The points of the best ride from here."""
        known = self.hunts.get(cell * 7 + exit)
        if known is None:
            known = self.hunts[cell * 7 + exit] = self.best_ride(cell, exit)
        return known

    def best_ride(self, cell: int, exit: int) -> float:
        if not any(self.prey):
            return 0.0
        chart = Chart(self.board, Player(cell=cell, exit=exit, ghost=True), self.barred, False, False)
        ways = departures(self.board, self.barred, cell, exit, False)
        if not ways:
            return self.behind_walls(cell)
        return max(
            (self.ride(trip.path, trip.stop) for way in ways for trip in chart.trips_via(way)), default=0.0
        )

    def ride(self, path: tuple[int, ...], stop: int) -> float:
        over = set(path)
        met = sum(self.prey[cell] for cell in over)
        return met + (self.behind_walls(stop // 24, over) if stop % 4 == DEAD_END else 0.0)

    def behind_walls(self, cell: int, over: set[int] | frozenset[int] = frozenset()) -> float:
        """SH-066: at the end of the rails it goes on through a wall."""
        return max(
            (
                self.prey[there]
                for there in AROUND[cell]
                if there not in over and IS_TRACK[self.board[there] // 6]
            ),
            default=0.0,
        )


def fear(player: Player) -> float:
    """The chance that a living player fails the test."""
    return 1.0 - chance_to_pass(player.morale)


def turn_of(table: Table) -> int:
    """Which turn of the game it is."""
    return table.round * table.seats + (table.active - table.first) % table.seats
