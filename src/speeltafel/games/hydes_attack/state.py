"""The table: where everything lies between two moves."""

from dataclasses import dataclass, field
from typing import Final

from speeltafel import engine
from speeltafel.games.hydes_attack.cards import EMPTY
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL, NEVERMORE, OUTER
from speeltafel.games.hydes_attack.options import Options

OPEN: Final = 0
SAVED: Final = 1
WOUNDED: Final = 2

NOWHERE: Final = -1
MOST_SEATS: Final = 4


@dataclass
class Table(engine.Table):
    """Locations, targets and outcasts are numbers in the order of the material files; the top of the deck is its end.

    `sixes` lie in front of Bianca; `box` counts those that are out of the game.
    """

    options: Options = field(default_factory=Options)
    ring: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    outcasts: list[int] = field(default_factory=list)
    first: int = 0
    turn: int = 0
    pawns: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    known: list[list[tuple[int, int]]] = field(default_factory=list)
    """For each seat, and last for everybody: player and card of what is surely in another hand (see `hands.py`)."""
    sixes: int = 0
    box: int = 0
    thing: int = EMPTY
    holder: int = 0
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    fates: list[int] = field(default_factory=list)
    striking: int = NOWHERE
    revealed: list[int] = field(default_factory=list)
    attacks: list[tuple[int, int, int]] = field(default_factory=list)
    turns: int = 0
    """How many turns have begun."""
    idle: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    """How many turns each seat began since it last played a card."""
    said: list[tuple[int, int]] = field(default_factory=list)
    """Seat and signal of every remark that was made as a move."""


def lay_board(options: Options, seats: int, chance: engine.Chance) -> Table:
    """HA-010, HA-011, HA-013, HA-019: ring and targets at random, pawns in the middle, tokens in the bag."""
    ring = list(range(1, LOCATIONS))
    chance.shuffle(ring)
    targets = list(range(OUTER))
    chance.shuffle(targets)
    return Table(
        seats=seats,
        options=options,
        ring=tuple(ring),
        targets=(NOWHERE, *targets),
        pawns=[NEVERMORE] * seats,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats + 1)],
        deck=list(MATERIAL.deck),
        box=MATERIAL.sixes,
        piles=[[] for _ in range(LOCATIONS)],
        bag=list(range(1, LOCATIONS)),
        fates=[OPEN] * LOCATIONS,
    )


def reminded(table: Table, seats: int) -> int:
    """HA-R37: who may read again which card was laid down, as bits; nobody where the table plays by memory."""
    return seats if table.options.memory_aid else 0


def is_open(table: Table, location: int) -> bool:
    """HA-R11: an outer location that has not been attacked yet."""
    return location != NEVERMORE and table.fates[location] == OPEN


def attack_number(table: Table) -> int:
    """HA-084: the number of the attack that is coming or going on; every attack counts."""
    return min(len(table.attacks) + 1, OUTER)


def losses(table: Table) -> int:
    """How many targets are wounded."""
    return table.fates.count(WOUNDED)
