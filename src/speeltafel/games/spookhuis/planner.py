"""A player who plans: every rotation and every ride, what they leave to reach in the turns after, and what to the others.

It knows nothing but a possible world, of which it uses what its seat knows; what is in the slots that it has not seen is
guessed, several times over. It remembers nothing between two questions.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import ASKED, Chance, Decision, Move, Proposer, QuickChance, Worlds
from speeltafel.games.spookhuis.board import FREE, GATE, turned
from speeltafel.games.spookhuis.bot import Fairgoer
from speeltafel.games.spookhuis.cards import number_of
from speeltafel.games.spookhuis.foresight import Future
from speeltafel.games.spookhuis.haunting import haunt
from speeltafel.games.spookhuis.moves import CRACK, GO, Frighten, Rotate, Steer, Teleport, Unlock
from speeltafel.games.spookhuis.net import Net
from speeltafel.games.spookhuis.planning import Plan
from speeltafel.games.spookhuis.race import Guess, Runner, fright, turns_to_go
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, door_of, exit_after
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from speeltafel.games.spookhuis.state import Player, Table
from speeltafel.games.spookhuis.view import view
from speeltafel.games.spookhuis.wishes import Wishes, expected_loss

HASTE: Final = 1.3
"""How much a turn counts in the race: a player who is one turn ahead wins so much more often, as a logarithm."""
DAWN: Final = math.exp(-HASTE * 6)
"""The hope of somebody with six turns to go."""
FRIGHTENED: Final = 0.8
"""How often somebody is frightened at a dead end."""
RIDING: Final = ("depart", "branch", "teleport", "wall")
ESCAPED: Final = -1.0
"""Turns to go of somebody who is out."""
PROPOSED: Final = 6
"""Rides that are worth weighing."""


class Insight:
    """How far a player looks: turns ahead, guesses at the code, rides that are looked at closely, and futures of a Ghost."""

    def __init__(self, depth: int, guesses: int, rides: int, futures: int = 0) -> None:
        self.depth = depth
        self.guesses = guesses
        self.rides = rides
        self.futures = futures


GLANCE: Final = Insight(2, 1, 8)
"""How far the living look whom a Ghost foresees."""


class Prospect:
    """The race as one seat sees it."""

    def __init__(self, table: Table, seat: int, insight: Insight, chance: Chance) -> None:
        self.table = table
        self.seat = seat
        self.insight = insight
        guesses = [Guess(table, seat, chance) for _ in range(insight.guesses)]
        self.mine = [guess.runner(table, seat) for guess in guesses]
        rivals = [other for other in table.living() if other != seat]
        self.rivals = [(other, [guess.runner(table, other) for guess in guesses]) for other in rivals]

    def after(self, net: Net, stop: int, depth: int, guesses: int) -> float:
        """Turns that I have to go once my ride has ended here."""
        cell, exit, kind = stop // 24, stop // 4 % 6, stop % 4
        heading = exit if kind != IN_ROOM or cell == GATE else FREE
        within = net.rooms_from(cell, heading) & ~door_of(cell, heading)
        total = 0.0
        for runner in self.mine[:guesses]:
            later = arrived(runner, cell, kind)
            total += ESCAPED if later is None else turns_to_go(later, net, cell, within, depth)
        return total / len(self.mine[:guesses])

    def hope_of_others(self, net: Net, move: Move) -> float:
        """What the others can expect of this board, once a tile is turned."""
        hope = 0.0
        for other, runners in self.rivals:
            player: Player = self.table.players[other]
            exit = player.exit
            if isinstance(move, Rotate) and move.cell == player.cell:
                exit = exit_after(exit, move.turns)
            within = net.rooms_from(player.cell, exit) & ~door_of(player.cell, exit)
            turns = 0.0
            for runner in runners:
                turns += turns_to_go(runner, net, player.cell, within, 1)
            hope += math.exp(-HASTE * turns / len(runners))
        return hope


def arrived(runner: Runner, cell: int, kind: int) -> Runner | None:
    """A player whose ride has ended; None if that was the escape."""
    if kind == IN_ROOM:
        return runner.visits(cell)
    return runner.shaken(FRIGHTENED * fright(runner.morale)) if kind == DEAD_END else runner


def share(turns: float, others: float) -> float:
    """My part of the race; who is alone runs against the dawn."""
    mine = math.exp(-HASTE * turns)
    return mine / (mine + others + DAWN)


class Ride:
    """A move of phase 1, the rails after it, and a stop that it opens."""

    def __init__(self, move: Move, net: Net, stop: int, others: float, worth: float) -> None:
        self.move = move
        self.net = net
        self.stop = stop
        self.others = others
        self.worth = worth


def best_rides(prospect: Prospect, chart: Chart, moves: list[Move]) -> list[Ride]:
    """A glance at every rotation and every stop, then a closer look at the most promising ones; the best first."""
    found = sorted(glances(prospect, chart, moves), key=lambda ride: -ride.worth)
    insight = prospect.insight
    rides = promising(found, insight.rides)
    for ride in rides:
        ride.worth = share(prospect.after(ride.net, ride.stop, insight.depth, insight.guesses), ride.others)
    return sorted(rides, key=lambda ride: -ride.worth)


def glances(prospect: Prospect, chart: Chart, moves: list[Move]) -> Iterator[Ride]:
    for move, stops, net in openings(prospect.table, chart, moves):
        others = prospect.hope_of_others(net, move)
        for stop in set(stops):
            yield Ride(move, net, stop, others, share(prospect.after(net, stop, 1, 1), others))


def openings(table: Table, chart: Chart, moves: list[Move]) -> Iterator[tuple[Move, list[int], Net]]:
    """Every move of phase 1 with the stops that it opens. What changes nothing about the ride may still matter to others."""
    if GO in moves:
        yield GO, chart.stops(), Net(table.board)
    quiet = chart.quiet_cells()
    same: list[int] | None = None
    for move in moves:
        if isinstance(move, Rotate):
            if move.cell not in quiet:
                stops = chart.stops_after(move.cell, move.turns)
            else:
                same = stops = chart.stops_after(move.cell, move.turns) if same is None else same
            board = table.board[:]
            board[move.cell] = turned(board, move.cell, move.turns)
            yield move, stops, Net(board)


def promising(rides: list[Ride], count: int) -> list[Ride]:
    """The best, of those that come to the same only one."""
    found: dict[tuple[int, float], Ride] = {}
    for ride in rides:
        found.setdefault((ride.stop, ride.others), ride)
        if len(found) == count:
            break
    return list(found.values())


class Planner(Proposer):
    """Plans the race and leaves the rest to a quick player."""

    def __init__(self, quick: Fairgoer, seed: int, insight: Insight) -> None:
        self.quick = quick
        self.seed = seed
        self.insight = insight

    def choose(self, view: Any, decision: Decision) -> Move:
        return self.quick.choose(view, decision)

    def interject(self, view: Any, decision: Decision) -> Move | None:
        return self.quick.interject(view, decision)

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        if len(decision.moves) == 1 and decision.waits == ASKED:
            return decision.moves[0]
        chance = self.chance(decision)
        world = worlds.sample(chance)
        if decision.waits != ASKED:
            return self.quick.interject(view(world, worlds.seat), decision)
        if self.insight.futures and is_haunting(world, decision):
            return self.stalk(worlds, decision, chance)
        return self.answer(world, decision, chance)

    def answer(self, world: Table, decision: Decision, chance: Chance) -> Move:
        """What is planned, or else what comes to mind at once."""
        move = self.plan(world, decision, chance)
        return move if move in decision.moves else self.quick.choose(view(world, decision.seat), decision)

    def stalk(self, worlds: Worlds, decision: Decision, chance: Chance) -> Move:
        """A Ghost's way, once it is known where the living will ride."""
        futures = [self.foresee(worlds, chance) for _ in range(self.insight.futures)]
        seen = view(worlds.sample(chance), worlds.seat)
        return haunt(seen, worlds.seat, decision.moves, futures)

    def foresee(self, worlds: Worlds, chance: Chance) -> Future:
        """A possible world in which everybody plans at a glance."""
        other = Planner(Fairgoer(self.seed), self.seed, GLANCE)

        def answer(world: Table, decision: Decision) -> Move:
            return other.answer(world, decision, chance)

        return Future(worlds.game, worlds.sample(chance), worlds.seat, answer, chance)

    def propose(self, worlds: Worlds, decision: Decision) -> Sequence[Move]:
        """The beginnings of a turn that promise most. On the ride itself the plan is kept: to weigh every fork of it costs three
        times as long and was not seen to win more."""
        if decision.kind != "rotate" or len(decision.moves) == 1:
            return ()
        chance = self.chance(decision)
        table: Table = worlds.sample(chance)
        if table.active != decision.seat or table.players[decision.seat].ghost:
            return ()
        return self.rotations(table, decision, chance)[:PROPOSED]

    def chance(self, decision: Decision) -> QuickChance:
        """New for every question; it depends on nothing but the seed and the question's number."""
        return QuickChance(f"{self.seed}/{decision.seat}/{decision.number}")

    def plan(self, table: Table, decision: Decision, chance: Chance) -> Move | None:
        """What the race asks for; None where it says nothing."""
        seat, kind = decision.seat, decision.kind
        if kind in ("frighten", "key-room"):
            return worst_horror(table, decision.moves)
        if table.active != seat:
            return None
        if table.players[seat].ghost:
            return haunt(view(table, seat), seat, decision.moves) if kind in RIDING else None
        if kind == "rotate":
            return next(iter(self.rotations(table, decision, chance)), None)
        if kind in RIDING:
            return next(iter(self.ways(table, decision, chance)), None)
        if kind in ("gatehouse", "crack"):
            return gamble(Guess(table, seat, chance).runner(table, seat), decision.moves)
        return None

    def rotations(self, table: Table, decision: Decision, chance: Chance) -> list[Move]:
        """The moves of phase 1 that open the best rides; an item that does better comes first."""
        seat, seen = decision.seat, view(table, decision.seat)
        prospect = Prospect(table, seat, self.insight, chance)
        rides = best_rides(prospect, chart_for(seen, seat), decision.moves)
        if not rides:
            return []
        plan = Plan(rides[0].move, rides[0].stop, Wishes(seen, seat).value(rides[0].stop))
        item = self.quick.item_before(seen, decision, plan)
        return list(dict.fromkeys([*([item] if item else []), *(ride.move for ride in rides)]))

    def ways(self, table: Table, decision: Decision, chance: Chance) -> list[Move]:
        """The ways on a ride that lead somewhere, the one to the best stop first."""
        prospect = Prospect(table, decision.seat, self.insight, chance)
        chart, net = chart_for(view(table, decision.seat), decision.seat), Net(table.board)
        worth: dict[int, float] = {}
        turns: dict[Move, float] = {}
        for move in decision.moves:
            for stop in stops_by(chart, move):
                if stop not in worth:
                    worth[stop] = prospect.after(net, stop, self.insight.depth, self.insight.guesses)
                turns[move] = min(turns.get(move, math.inf), worth[stop])
        return sorted(turns, key=turns.__getitem__)


def is_haunting(table: Table, decision: Decision) -> bool:
    """Whether a Ghost is asked for its own way."""
    return table.active == decision.seat and decision.kind in RIDING and table.player().ghost


def stops_by(chart: Chart, move: Move) -> list[int]:
    """Where the ride can end after this choice."""
    if isinstance(move, Steer):
        return chart.stops_via(move.exit)
    return chart.stops_from_rim(move.cell * 6 + move.exit) if isinstance(move, Teleport) else []


def worst_horror(table: Table, moves: list[Move]) -> Move | None:
    """Whoever is frightened loses time or nerve: that helps everybody else, and new horrors are free."""
    cards = [move for move in moves if isinstance(move, Frighten)]
    morale = table.player().morale
    return max(cards, key=lambda move: expected_loss(move.card, morale), default=None)


def gamble(runner: Runner, moves: list[Move]) -> Move | None:
    """SH-122: where one lock is unknown, a key is tried on it first: it may fit, and if not it tells as much as a look."""
    if CRACK in moves:
        return CRACK if runner.may_gamble() else None
    for move in moves:
        if isinstance(move, Unlock) and is_open(runner, move):
            return move
    return None


def is_open(runner: Runner, move: Unlock) -> bool:
    """Nothing is known of the lock, and the key is not meant for another."""
    return not runner.known >> move.slot & 1 and bool(runner.guesses >> number_of(move.key) & 1)
