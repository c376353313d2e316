"""A Ghost that plays to win: rides through the living, and waits where they will come along."""

from collections.abc import Sequence
from typing import Final

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import AROUND, CELLS, FREE, GATE, IS_KEY, IS_TRACK
from speeltafel.games.spookhuis.foresight import Future
from speeltafel.games.spookhuis.moves import Steer, ThroughWall
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, headings
from speeltafel.games.spookhuis.scouting import chart_for
from speeltafel.games.spookhuis.view import PlayerView, View
from speeltafel.games.spookhuis.wishes import chance_to_pass, hunting_ground

WANTED: Final = 3.0
"""How much rather the living ride into a room than elsewhere."""
PRIOR: Final = 0.3
"""What the guess from the rails counts beside what was foreseen."""
UNDISTURBED: Final = 0.6
"""How often the living ride as the tiles lie."""


class Haunt:
    """What every tile is worth to a Ghost."""

    def __init__(self, view: View, ghost: int, futures: Sequence[Future] = ()) -> None:
        self.view = view
        self.futures = futures
        """What the living may do next; without any it is guessed from the rails as they lie."""
        self.chart = chart_for(view, ghost)
        self.prey = [0.0] * CELLS
        """By cell: Terror Points that a ride over it brings on average."""
        self.ambush = [0.0] * CELLS
        """By cell: points to be had by waiting there."""
        for player in view.players:
            if not player.ghost:
                self.mark(player)

    def mark(self, player: PlayerView) -> None:
        """Where a living player is, and where the next ride may lead."""
        fear = 1.0 - chance_to_pass(player.morale)
        if self.is_haunted(player.cell):
            self.prey[player.cell] += fear
        for cell, likely in passing(self.view, player).items():
            if self.is_haunted(cell):
                self.ambush[cell] += UNDISTURBED * fear * likely

    def is_haunted(self, cell: int) -> bool:
        """SH-191, SH-R24: nobody is scared in the other rooms."""
        tile = self.chart.board[cell] // 6
        return IS_TRACK[tile] or IS_KEY[tile]

    def staying(self, cell: int, exit: int) -> float:
        """What it is worth to end here."""
        guess = self.ambush[cell] + hunting_ground(self.view, cell)
        if not self.futures:
            return guess
        return PRIOR * guess + sum(future.hope(cell, exit) for future in self.futures) / len(self.futures)

    def worth(self, move: Move) -> float:
        """The points that a choice on the ride promises."""
        if isinstance(move, ThroughWall):
            return self.prey[move.cell] + self.staying(move.cell, FREE)
        if isinstance(move, Steer):
            trips = self.chart.trips_via(move.exit)
            return max((self.ride(trip.path, trip.stop) for trip in trips), default=0.0)
        return self.staying(self.chart.cart.cell, self.chart.cart.exit)

    def ride(self, path: tuple[int, ...], stop: int) -> float:
        """Everybody on the way, and the end; at a dead end perhaps through the wall."""
        met = sum(self.prey[cell] for cell in set(path))
        end = self.staying(stop // 24, FREE if stop % 4 == IN_ROOM else stop // 4 % 6)
        if stop % 4 == DEAD_END:
            end = max(end, *(self.through_wall(cell, path) for cell in AROUND[stop // 24]))
        return met + end

    def through_wall(self, cell: int, path: tuple[int, ...]) -> float:
        if not IS_TRACK[self.chart.board[cell] // 6]:
            return 0.0
        return self.staying(cell, FREE) + (0.0 if cell in path else self.prey[cell])


def passing(view: View, player: PlayerView) -> dict[int, float]:
    """How likely the next ride of a living player leads over each tile, as the tiles lie."""
    chart = chart_for(view, player.seat)
    over: dict[int, float] = {}
    total = 0.0
    for way in headings(chart.board, player.cell, player.exit):
        for trip in chart.trips_via(way):
            weight = WANTED if trip.stop % 4 == IN_ROOM else 1.0
            total += weight
            for cell in set(trip.path):
                over[cell] = over.get(cell, 0.0) + weight
    return {cell: weight / total for cell, weight in over.items() if cell != GATE}


def haunt(view: View, ghost: int, moves: list[Move], futures: Sequence[Future] = ()) -> Move:
    """The way with the most to hope for."""
    haunting = Haunt(view, ghost, futures)
    return max(moves, key=haunting.worth)
