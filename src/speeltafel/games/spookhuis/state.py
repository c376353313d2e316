"""The table of a game: plain data, and small questions about it."""

from dataclasses import dataclass, field
from typing import Final

from speeltafel import engine
from speeltafel.engine import Plain
from speeltafel.games.spookhuis.board import FREE, GATE
from speeltafel.games.spookhuis.cards import ANYTIME, BALANCE, IS_ITEM
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.options import Options

NOBODY: Final = -1
RIDE_PHASE: Final = 2

STUCK: Final = 4
"""The cart could not ride; the other kinds of stops are in :mod:`rails`."""


@dataclass
class Player(Plain):
    """One player: dial, cart and cards."""

    morale: int = BALANCE.morale_start
    ghost: bool = False
    terror: int = 0
    cell: int = GATE
    exit: int = FREE
    steered: bool = False
    """SH-162: the right-hand neighbour drives in the next own turn."""
    derailed: bool = False
    """SH-172: no rotation and no teleporter in the next own turn."""
    hand: list[Held] = field(default_factory=list)
    keys: list[Held] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    """Open items, encounters and curse cards."""
    placements: list[str] = field(default_factory=list)
    """SH-R59: Klara and the Invisible One, in the order received."""

    def has(self, card: str) -> bool:
        """Whether a card is in the hand."""
        return any(held.card == card for held in self.hand)

    def has_laid(self, card: str) -> bool:
        """Whether a card lies open in front of the player."""
        return any(laid.card == card for laid in self.laid)

    def items(self) -> list[str]:
        """The items in hand."""
        return [held.card for held in self.hand if held.card in IS_ITEM]

    def horrors(self) -> list[str]:
        """The horrors in hand."""
        return [held.card for held in self.hand if held.card not in IS_ITEM]

    def open_items(self) -> list[str]:
        """SH-112: the items that lie open."""
        return [laid.card for laid in self.laid if laid.card in IS_ITEM]

    def anytime(self) -> list[str]:
        """SH-R72: the items in hand for any moment."""
        return [held.card for held in self.hand if held.card in ANYTIME]

    def kinds(self) -> list[str]:
        """The kinds of the player's keys, each once."""
        return sorted({key.card for key in self.keys})


@dataclass
class Table(engine.Table):
    """Everything that lies on the table."""

    options: Options = field(default_factory=Options)
    players: list[Player] = field(default_factory=list)
    board: list[int] = field(default_factory=list)
    first: int = 0
    active: int = NOBODY
    round: int = 1
    phase: int = 0
    rotations: int = 0
    """Rotations left in phase 1."""
    shifted: bool = False
    """SH-R18: a tile was moved before the ride, the teleporters are out."""
    derailed: bool = False
    """SH-172: the active player may neither rotate nor teleport in this turn."""
    driver: int = NOBODY
    """SH-162: who drives the active cart in this turn."""
    lamp: bool = False
    """SH-R61: the lamp burns for this ride."""
    offered: bool = False
    """SH-R72: since the ride the active player answered a question with the items of the own turn on offer."""
    stop: int = STUCK
    """How the last ride ended."""
    path: list[int] = field(default_factory=list)
    """Cells entered in the present turn (SH-R25)."""
    last_exit: int = 0
    """SH-032: by which side the last cart left the Gatehouse."""
    roll: int = 0
    passed: bool = True
    warded: bool = False
    horror: str = ""
    """The horror being settled."""
    horrors: list[str] = field(default_factory=list)
    horror_discard: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    item_discard: list[str] = field(default_factory=list)
    meetings: list[str] = field(default_factory=list)
    meeting_discard: list[str] = field(default_factory=list)
    epochs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How often the piles of horrors, items and encounters were shuffled anew."""
    strays: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    """The epoch of the horror in the items and in the encounters; NOBODY where there is none."""
    code: list[Held] = field(default_factory=list)
    """Slots 1 to 3, then the three cards in the box."""
    open_slots: list[int] = field(default_factory=list)
    """SH-122: slots turned up in the present attempt."""
    tried: list[str] = field(default_factory=list)
    """SH-122: keys laid open in the present attempt."""
    rooms: list[int] = field(default_factory=list)
    """SH-007: the kind of key in each Key Room, A to F."""
    stock: list[int] = field(default_factory=list)
    """How many keys of each kind lie in their room; the entry for kind 0 is not used."""
    aside: list[Held] = field(default_factory=list)
    """SH-131: surplus cards on their way to the next player."""
    pools: int = 1
    """The last pool number given out; the box is pool 1."""

    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def left_of(self, seat: int) -> int:
        """The next in turn order."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The one before in turn order."""
        return (seat - 1) % self.seats

    def living(self) -> list[int]:
        """Seats that are no Ghosts."""
        return [seat for seat, player in enumerate(self.players) if not player.ghost]

    def around(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def everybody(self) -> int:
        """Bits of all seats and of the public."""
        return (2 << self.seats) - 1
