"""The table: dice, cards and tokens as plain data."""

from dataclasses import dataclass, field
from typing import Final

from speeltafel.engine import Plain, Procedure, Step
from speeltafel.engine import Table as EngineTable
from speeltafel.games.rush_out.material import Card, Scenario, material, scenarios
from speeltafel.games.rush_out.options import Options

UNROLLED: Final = -1
TUMBLING: Final = -2
"""A face below zero shows nothing."""

LOOSE: Final = -1
WHIRLED: Final = -2
"""Where a die lies when it lies on no slot: with its owner, or on a whirlwind."""

FREE: Final = -1
"""A slot without a die."""

HEROES: Final = "heroes"
WIZARD: Final = "wizard"

FIELDS: Final = 3
AT_HOME: Final = 0
ON_THE_PILE: Final = 4
NO_DRAGON: Final = -1

NEVER: Final = -1.0
"""The time of what is not going to happen."""

SETUP: Final = "setup"
READY: Final = "ready"
COUNTDOWN: Final = "countdown"
RACE: Final = "race"
MARKET: Final = "market"
BEFORE: Final = (READY, COUNTDOWN)
"""The race is near, and no die may be touched but for the first roll."""
LIMITED: Final = (READY, COUNTDOWN, RACE, MARKET)
"""What the table ends when its time is up."""


@dataclass
class Player(Plain):
    """A seat with its dice. `lies` holds slot numbers on the card or tile `on`."""

    seat: int = 0
    hero: str = ""
    colour: str = ""
    faces: list[int] = field(default_factory=list)
    lies: list[int] = field(default_factory=list)
    on: str = ""
    rolls: int = 0
    lands_at: float = NEVER
    roll_card: str = ""
    """The one card on which dice of the present roll may go, once the first of them lies."""
    owes_die: bool = False
    yield_by: float = NEVER
    hurt: bool = False
    experience: list[str] = field(default_factory=list)
    equipment: list[str] = field(default_factory=list)
    flips: list[int] = field(default_factory=list)
    """Per die the flip scrolls used in this roll, as bits."""
    swaps: int = 0
    """The fields exchanged since the last roll, as bits."""


@dataclass
class Spot(Plain):
    """A card or tile in play with its slots; each holds a die (see `die_code`) or is free."""

    card: str = ""
    hero: list[int] = field(default_factory=list)
    wizard: list[int] = field(default_factory=list)
    owner: int = -1
    """The hero before whom it lies, for dissipations and hero tiles."""
    complete: str = ""
    """The team that completed it, while it waits to be taken away."""


NUMBERED_LISTS: dict[tuple[str, str], tuple[Step, ...]] = {}
"""What happens when a team completes a card of a kind; completion.py and the modules write it."""


@dataclass
class Choice(Plain):
    """The wizard completed a spell and must name its target."""

    kind: str = ""
    card: str = ""
    until: float = NEVER
    named: list[int] = field(default_factory=list)


@dataclass
class Completion(Procedure):
    """A card is complete: the numbered list of the rulebook. Several of them can be under way at once."""

    card: str = ""
    team: str = HEROES
    where: int = -1
    """The field on which the card lay; -1 where no field becomes free."""
    contributors: list[int] = field(default_factory=list)
    waits_for: str = ""
    by_hand: bool = False
    """Somebody just did the next step by hand."""
    hands: list[int] = field(default_factory=list)
    raised_at: list[float] = field(default_factory=list)
    choice: Choice | None = None
    """The target that it waits for."""

    def steps(self) -> tuple[Step, ...]:
        return NUMBERED_LISTS[self.team, place(self.card).kind]


@dataclass
class Offer(Plain):
    """Two heroes completed a card and one of them may keep it."""

    card: str = ""
    seats: list[int] = field(default_factory=list)
    until: float = NEVER


@dataclass
class Breach(Plain):
    """The heroes broke a curse, and the wizard may still say so."""

    kind: str = ""
    seat: int = 0
    until: float = NEVER


@dataclass
class Wish(Plain):
    """Heroes who want to buy an item for one of them."""

    item: str = ""
    seat: int = 0
    votes: list[int] = field(default_factory=list)


@dataclass
class Table(EngineTable):
    """Everything on and beside the board."""

    options: Options = field(default_factory=Options)
    players: list[Player] = field(default_factory=list)
    wizard: int = 0
    heroes: list[int] = field(default_factory=list)
    phase: str = SETUP
    round: int = 0
    trophies: dict[str, int] = field(default_factory=dict)
    winner: str = ""
    reason: str = ""

    trial_deck: list[str] = field(default_factory=list)
    spell_deck: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    """Spells that were not drawn for this game and trials removed by the handicap: nobody knows which."""
    trial_pile: list[str] = field(default_factory=list)
    spell_pile: list[str] = field(default_factory=list)
    """The last card is the top."""
    pile_sizes: dict[str, int] = field(default_factory=dict)
    """How many cards each pile had when the race began."""
    discard: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Discarded without being shown."""
    known_trials: list[str] = field(default_factory=list)
    known_spells: list[str] = field(default_factory=list)
    """Cards that everybody saw going on top of a pile, the last one on top."""
    seen: list[str] = field(default_factory=list)
    """Every card that lay open at some time in this game."""

    trials: list[str] = field(default_factory=list)
    spells: list[str] = field(default_factory=list)
    dissipations: list[str] = field(default_factory=list)
    curses: list[str] = field(default_factory=list)
    spots: dict[str, Spot] = field(default_factory=dict)
    dragon: int = NO_DRAGON
    souls: int = 0
    lives: int = 0
    purse: dict[str, list[str]] = field(default_factory=dict)
    token: str = ""
    """The team that has the coin token."""
    equipment: list[str] = field(default_factory=list)
    scrolls: list[str] = field(default_factory=list)
    """On the shelf in the middle."""
    owned_scrolls: list[str] = field(default_factory=list)

    completions: list[Completion] = field(default_factory=list)
    released: list[str] = field(default_factory=list)
    """Filled cards that the dragon left."""
    dragon_landed: bool = False
    """The dragon came to a field, which may be without a card."""
    offered: list[Offer] = field(default_factory=list)
    breaches: list[Breach] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    until: float = NEVER
    """When the table starts the race, stops it, or closes the market."""
    touched: list[int] = field(default_factory=list)
    """Seats whose moves may have changed."""


def scenario(table: Table) -> Scenario:
    return scenarios()[table.options.scenario]


def modules(table: Table) -> tuple[str, ...]:
    return scenarios()[table.options.scenario].modules


def place(name: str) -> Card:
    """The card, tile or scroll with this name."""
    return material().cards[name]


def die_code(seat: int, die: int) -> int:
    """A die as one number.

    >>> die_code(2, 1)
    17
    """
    return seat * 8 + die


def seat_of(code: int) -> int:
    return code >> 3


def die_of(code: int) -> int:
    return code & 7


def team_of(table: Table, seat: int) -> str:
    return WIZARD if seat == table.wizard else HEROES


def choosing(table: Table) -> Completion | None:
    """The spell whose target the wizard is asked for: the first that waits for one (RO-R26)."""
    for completion in table.completions:
        if completion.choice is not None:
            return completion
    return None


def colours_on(spot: Spot) -> list[int]:
    """The heroes who have dice on a card (RO-009, RO-R72, RO-R73)."""
    seats: list[int] = []
    for code in spot.hero:
        if code != FREE and code >> 3 not in seats:
            seats.append(code >> 3)
    return sorted(seats)


def filled(side: list[int]) -> bool:
    """Every slot holds a die (RO-008)."""
    return FREE not in side


def touch_all(table: Table) -> None:
    """Anybody's moves may have changed."""
    table.touched = list(range(table.seats))


def touch(table: Table, seat: int) -> None:
    if seat not in table.touched:
        table.touched.append(seat)


def renew(table: Table, seat: int) -> None:
    """This seat's own situation changed: its open question is another one now."""
    table.open = [decision for decision in table.open if decision.seat != seat]
    touch(table, seat)
