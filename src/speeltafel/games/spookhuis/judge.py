"""Who will escape, at a glance over the whole house: a few figures of every player, weighed by `python -m tools.fit`.

Whoever asks this sees all cards, in the real house or in a possible one; what each player knows of the code still counts,
because nobody tries a lock without a reason.
"""

from functools import cache
from typing import Final

from speeltafel.engine.judgement import FORECAST, Weights, chances_of, read_weights
from speeltafel.games.spookhuis.cards import BALANCE, ITEMS
from speeltafel.games.spookhuis.flow.rotate import RotateTile
from speeltafel.games.spookhuis.net import Net
from speeltafel.games.spookhuis.race import BITS, Runner, Truth, turns_to_go
from speeltafel.games.spookhuis.rails import GATE_DOORS, door_of
from speeltafel.games.spookhuis.state import Player, Table

FIGURES: Final = (
    "turns",
    "nearly_out",
    "at_least",
    "ready",
    "gate_in_reach",
    "gate_in_reach_now",
    "at_the_gate",
    "on_turn",
    "waits",
    "morale",
    "low",
    "last_nerve",
    "missing",
    "missing_unknown",
    "unknown",
    "keyless",
    "items",
    "wards",
    "pistol",
    "hangover",
    "cursed",
    "hindered",
    "ghost",
    "terror",
    "behind",
    "prey_morale",
    "prey_turns",
    "terror_goal",
    "ghost_at_dawn",
    "ghost_in_a_long_night",
    "nobody",
    "dawn",
    "last_round",
    "long_night",
)
"""What is told of a player, in this order; the last ones of a Ghost, and of the dawn that takes all."""
LIVING: Final = FIGURES.index("ghost")
GHOST: Final = FIGURES.index("nobody") - LIVING
LONGEST: Final = 12.0
MOST: Final = 3
"""Weights are kept for 1, 2, and 3 or more living players."""
SOON: Final = 10
"""Rounds before the last one in which the dawn begins to count."""
LONG: Final = 20
"""Rounds after which a night is long: perhaps there is no way out of this house."""
LASTING: Final = frozenset(item for item, card in ITEMS.items() if card.lasts == "lasting")


def judge(table: Table) -> list[float] | None:
    """The chance of every seat to win; None while something is going on."""
    if not is_quiet(table):
        return None
    return chances_of(sides(table), features(table), weights_for(stage(table)), table.seats)


def is_quiet(table: Table) -> bool:
    """Whether a living player is about to turn the first tile, or stands at the gate."""
    top = table.frames[-1] if table.frames else None
    return (isinstance(top, RotateTile) and not top.rotated) or is_at_gate(table)


def is_at_gate(table: Table) -> bool:
    """SH-119: crack the code, or look."""
    return any(decision.kind == "gatehouse" for decision in table.open)


def stage(table: Table) -> int:
    """Which weights count."""
    return min(MOST, len(table.living()))


def sides(table: Table) -> list[tuple[int, ...]]:
    """Everybody alone, and nobody: if there are no Ghosts, the dawn beats all."""
    seats: list[tuple[int, ...]] = [(seat,) for seat in range(table.seats)]
    return [*seats, ()] if is_empty(table) else seats


def is_empty(table: Table) -> bool:
    """Whether nobody would win if the dawn came now."""
    return table.options.dawn > 0 and len(table.living()) == table.seats


def features(table: Table) -> list[list[float]]:
    """The figures of every seat, and of nobody."""
    net, truth = Net(table.board), Truth(table)
    runners = {seat: truth.runner(table, seat) for seat in table.living()}
    turns = {seat: way_out(table, seat, runner, net) for seat, runner in runners.items()}
    rows = [
        living_figures(table, seat, runners[seat], turns[seat], within(table, seat, net))
        if seat in runners
        else ghost_figures(table, seat, min(turns.values()))
        for seat in range(table.seats)
    ]
    if not is_empty(table):
        return rows
    last = 1.0 if table.round >= table.options.dawn else 0.0
    return [*rows, [0.0] * (LIVING + GHOST) + [1.0, dawn(table), last, long_night(table)]]


def within(table: Table, seat: int, net: Net) -> int:
    """The rooms that the next ride of a player can lead to."""
    player: Player = table.players[seat]
    return net.rooms_from(player.cell, player.exit) & ~door_of(player.cell, player.exit)


def way_out(table: Table, seat: int, runner: Runner, net: Net) -> float:
    """Turns to go."""
    return min(LONGEST, turns_to_go(runner, net, table.players[seat].cell, within(table, seat, net), 2))


def living_figures(table: Table, seat: int, runner: Runner, turns: float, rooms: int) -> list[float]:
    """Those of a player who may still escape."""
    player: Player = table.players[seat]
    ready = 1.0 if runner.ready() else 0.0
    now = 1.0 if table.active == seat else 0.0
    reach = ready if rooms & GATE_DOORS else 0.0
    needed = runner.guess.slots[0] | runner.guess.slots[1] | runner.guess.slots[2]
    items = player.items()
    found = [
        turns / 4,
        1.0 / (0.5 + turns),
        runner.turns_at_least() / 4,
        ready,
        reach,
        reach * now,
        ready * now if is_at_gate(table) else 0.0,
        now,
        (seat - table.active) % table.seats / table.seats,
        player.morale / 10,
        max(0, 4 - player.morale) / 4,
        1.0 if player.morale <= 1 else 0.0,
        BITS[runner.needs >> 1] / 3,
        BITS[(needed & ~runner.code & ~runner.keys) >> 1] / 3,
        runner.unknown / 3,
        0.0 if runner.count else 1.0,
        len(items) / 3,
        sum([item in LASTING for item in items + player.open_items()]) / 3,
        1.0 if "pistol" in items else 0.0,
        1.0 if player.has_laid("gin") else 0.0,
        1.0
        if player.has_laid("dracula") or player.has_laid("werewolf") or player.has_laid("black_hood")
        else 0.0,
        1.0 if player.steered or player.derailed or player.placements else 0.0,
    ]
    return found + [0.0] * (len(FIGURES) - LIVING)


def ghost_figures(table: Table, seat: int, fastest: float) -> list[float]:
    """Those of a Ghost: the points, and how long the living may hold out."""
    own = table.players[seat].terror
    ahead = max([0] + [player.terror - own for player in table.players if player.ghost])
    morale = sum([player.morale for player in table.players if not player.ghost])
    near_goal = own / BALANCE.terror_goal if table.options.terror_end else 0.0
    return [0.0] * LIVING + [
        1.0,
        own / 10,
        min(ahead, 4) / 4,
        morale / 10,
        fastest / 4,
        near_goal * near_goal,
        dawn(table),
        long_night(table),
        *[0.0] * (len(FIGURES) - LIVING - GHOST),
    ]


def dawn(table: Table) -> float:
    """How near the last round is."""
    if not table.options.dawn:
        return 0.0
    return max(0.0, 1.0 - (table.options.dawn - table.round) / SOON)


def long_night(table: Table) -> float:
    """How many more rounds it has lasted than most nights do."""
    return max(0.0, min(2.0, table.round / LONG - 1.0))


@cache
def all_weights() -> Weights:
    """As they were fitted."""
    return read_weights(__package__, FIGURES, FORECAST)


def weights_for(stage: int) -> list[float]:
    """Those of this stage."""
    return all_weights()[stage]
