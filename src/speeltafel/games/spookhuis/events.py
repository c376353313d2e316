"""What can happen in a game of Gevangen in het Spookhuis."""

from typing import ClassVar

from speeltafel.engine import Event


class Voted(Event, frozen=True, tag="voted"):
    """Somebody named the most hideous haircut (SH-005)."""

    seat: int
    player: int


class First(Event, frozen=True, tag="first"):
    """The first player is known (SH-005)."""

    seat: int


class Built(Event, frozen=True, tag="built"):
    """The variable board has been laid (SH-132)."""

    poses: tuple[int, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A player got the first horrors (SH-015)."""

    secret: ClassVar = ("cards",)
    seat: int
    cards: tuple[str, ...] | None


class RoundBegan(Event, frozen=True, tag="round"):
    """A new round begins."""

    round: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A player becomes active (SH-022)."""

    seat: int


class Rotated(Event, frozen=True, tag="rotated"):
    """A tile was turned (SH-023)."""

    seat: int
    cell: int
    turns: int


class TilesSwapped(Event, frozen=True, tag="tiles-swapped"):
    """The Pipe Wrench swapped two tiles (SH-152)."""

    seat: int
    cell: int
    other_cell: int


class Driven(Event, frozen=True, tag="driven"):
    """Somebody else drives the cart (SH-162, SH-163)."""

    seat: int
    driver: int


class Rode(Event, frozen=True, tag="rode"):
    """A cart rode along these nodes (cell * 6 + exit)."""

    seat: int
    path: tuple[int, ...]


class Teleported(Event, frozen=True, tag="teleported"):
    """A cart left the board and came back elsewhere (SH-046)."""

    seat: int
    departure: int
    arrival: int


class WentThroughWall(Event, frozen=True, tag="through-wall"):
    """A cart went through the wall (SH-066, SH-140)."""

    seat: int
    cell: int


class Stopped(Event, frozen=True, tag="stopped"):
    """The ride is over (SH-035 to SH-038), on a tile of this kind."""

    seat: int
    cell: int
    reason: str
    kind: str


class Flipped(Event, frozen=True, tag="flipped"):
    """The Gatehouse was turned over; this is the direction of ramp A (SH-031)."""

    ramp: int


class Placed(Event, frozen=True, tag="placed"):
    """A horror put a cart elsewhere (SH-166, SH-177)."""

    seat: int
    card: str
    cell: int


class Scared(Event, frozen=True, tag="scared"):
    """A living player meets Ghosts (SH-072 to SH-077)."""

    seat: int
    ghosts: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    """A Ghost got Terror Points (SH-076)."""

    seat: int
    terror: int


class BecameGhost(Event, frozen=True, tag="ghost"):
    """A player became a Ghost (SH-052)."""

    seat: int


class Frightener(Event, frozen=True, tag="frightener"):
    """The lowest morale frightens (SH-084)."""

    seat: int
    victim: int


class TieRolled(Event, frozen=True, tag="tie-rolled"):
    """The die decides between players (SH-R02); nobody yet when it has to be thrown again."""

    tied: tuple[int, ...]
    roll: int
    seat: int | None
    cause: str


class Spared(Event, frozen=True, tag="spared"):
    """The Frightener passed (SH-085)."""

    seat: int
    victim: int


class Frightened(Event, frozen=True, tag="frightened"):
    """A horror strikes; by is None for a card from a pile."""

    seat: int
    card: str
    by: int | None


class Refilled(Event, frozen=True, tag="refilled"):
    """A player took new horrors (SH-086)."""

    secret: ClassVar = ("cards",)
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Warded(Event, frozen=True, tag="warded"):
    """A horror was warded off (SH-088)."""

    seat: int
    item: str
    card: str


class Rolled(Event, frozen=True, tag="rolled"):
    """A test (SH-079): who is tested, against which morale."""

    seat: int
    thrower: int
    roll: int
    morale: int
    passed: bool
    cause: str


class Thrown(Event, frozen=True, tag="thrown"):
    """The die was thrown for something else than a test."""

    seat: int
    roll: int
    cause: str


class MoraleChanged(Event, frozen=True, tag="morale"):
    """A dial was turned (SH-082)."""

    seat: int
    change: int
    morale: int
    cause: str


class Used(Event, frozen=True, tag="used"):
    """An item was played (SH-110 to SH-112)."""

    seat: int
    item: str


class WoreOff(Event, frozen=True, tag="wore-off"):
    """A limited item was discarded (SH-144, SH-146)."""

    seat: int
    item: str


class KeyTaken(Event, frozen=True, tag="key-taken"):
    """A key was taken (SH-099)."""

    seat: int
    key: str
    room: int


class NothingLeft(Event, frozen=True, tag="nothing-left"):
    """A room has no key or card left for whoever came (SH-R33)."""

    seat: int
    cell: int
    pile: str


class KeyReturned(Event, frozen=True, tag="key-returned"):
    """A key went back to its room (SH-053, SH-126)."""

    seat: int
    key: str


class RoomsSwapped(Event, frozen=True, tag="rooms-swapped"):
    """The keys of two rooms changed places (SH-159)."""

    seat: int
    room: int
    other: int


class Drew(Event, frozen=True, tag="drew"):
    """An item was drawn (SH-107)."""

    secret: ClassVar = ("card",)
    seat: int
    card: str | None


class Encountered(Event, frozen=True, tag="encountered"):
    """An encounter raised morale (SH-102)."""

    seat: int
    card: str
    bonus: int


class Looked(Event, frozen=True, tag="looked"):
    """A code card was looked at (SH-119)."""

    secret: ClassVar = ("card",)
    seat: int
    slot: int
    card: str | None


class CodeChanged(Event, frozen=True, tag="code-changed"):
    """A code card was swapped with one from the box (SH-156)."""

    secret: ClassVar = ("card",)
    seat: int
    slot: int
    card: str | None


class Unlocked(Event, frozen=True, tag="unlocked"):
    """A key was tried on a code card (SH-122)."""

    seat: int
    key: str
    slot: int
    card: str
    fits: bool


class CrackFailed(Event, frozen=True, tag="crack-failed"):
    """The attempt failed (SH-124)."""

    seat: int
    keys: int


class Escaped(Event, frozen=True, tag="escaped"):
    """All three locks are open (SH-003)."""

    seat: int


class Ambushed(Event, frozen=True, tag="ambushed"):
    """An ambush begins (SH-090)."""

    seat: int
    victim: int


class AmbushOver(Event, frozen=True, tag="ambush-over"):
    """Whether the ambush succeeded (SH-092)."""

    seat: int
    victim: int
    success: bool


class Stole(Event, frozen=True, tag="stole"):
    """A card changed hands (SH-094)."""

    secret: ClassVar = ("card",)
    seat: int
    victim: int
    zone: str
    card: str | None


class FoundNothing(Event, frozen=True, tag="found-nothing"):
    """No item in that hand (SH-R43)."""

    seat: int
    victim: int


class Surplus(Event, frozen=True, tag="surplus"):
    """Cards were set aside for the next player (SH-130)."""

    secret: ClassVar = ("cards",)
    seat: int
    heir: int
    count: int
    cards: tuple[str, ...] | None


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went to its discard pile."""

    seat: int
    card: str


class Haunted(Event, frozen=True, tag="haunted"):
    """A special action will work in the next turn (SH-R47)."""

    seat: int
    card: str


class Cursed(Event, frozen=True, tag="cursed"):
    """A curse card stays in front of a player (SH-R35)."""

    seat: int
    card: str


class CurseMet(Event, frozen=True, tag="curse-met"):
    """Dracula or the Werewolf meets a player (SH-R48)."""

    seat: int
    victim: int
    card: str


class Repelled(Event, frozen=True, tag="repelled"):
    """The met player showed an item (SH-R51)."""

    seat: int
    item: str
    card: str


class CurseLifted(Event, frozen=True, tag="curse-lifted"):
    """A curse card was discarded."""

    seat: int
    card: str


class PassedOn(Event, frozen=True, tag="passed-on"):
    """The same horror frightens another player (SH-169, SH-184)."""

    seat: int
    victim: int
    card: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A discard pile became the new pile (SH-105)."""

    pile: str


class Dawned(Event, frozen=True, tag="dawned"):
    """Morning comes (SH-R80)."""

    round: int


class Over(Event, frozen=True, tag="over"):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str


AnyEvent = (
    Voted
    | First
    | Built
    | Dealt
    | RoundBegan
    | TurnBegan
    | Rotated
    | TilesSwapped
    | Driven
    | Rode
    | Teleported
    | WentThroughWall
    | Stopped
    | Flipped
    | Placed
    | Scared
    | Scored
    | BecameGhost
    | Frightener
    | TieRolled
    | Spared
    | Frightened
    | Refilled
    | Warded
    | Rolled
    | Thrown
    | MoraleChanged
    | Used
    | WoreOff
    | KeyTaken
    | NothingLeft
    | KeyReturned
    | RoomsSwapped
    | Drew
    | Encountered
    | Looked
    | CodeChanged
    | Unlocked
    | CrackFailed
    | Escaped
    | Ambushed
    | AmbushOver
    | Stole
    | FoundNothing
    | Surplus
    | Discarded
    | Haunted
    | Cursed
    | CurseMet
    | Repelled
    | CurseLifted
    | PassedOn
    | Reshuffled
    | Dawned
    | Over
)
