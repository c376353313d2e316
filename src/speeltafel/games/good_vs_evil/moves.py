"""What a player of Good vs Evil can do. Moves are frozen and shared: a legal list points at ready-made ones."""

from functools import cache
from typing import Final, Literal

from msgspec.structs import force_setattr

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.material import GODCAT, HAND_KINDS, NAMES, NUMBER


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of a combination as they are listed, in whatever order they were laid down: wild cards come last."""
    return tuple(sorted(cards, key=lambda name: NUMBER.get(name, len(NAMES))))


class Draw(Move, frozen=True, tag="draw"):
    """Pass, or end the play-or-pass part, and draw (GE-034, GE-036)."""


class Play(Move, frozen=True, tag="play"):
    """Play one card without a target; `godcat` when Godcat stands for it (GE-082)."""

    card: str
    godcat: bool = False


class PlayOn(Move, frozen=True, tag="play-on"):
    """Play one card against a player (GE-R07)."""

    card: str
    target: int
    godcat: bool = False


class Pair(Move, frozen=True, tag="pair"):
    """Two of a kind: steal a card (GE-131, GE-142)."""

    cards: tuple[str, ...]
    target: int

    def __post_init__(self) -> None:
        force_setattr(self, "cards", in_order(self.cards))


class Triple(Move, frozen=True, tag="triple"):
    """Three of a kind: name a player and a card (GE-144)."""

    cards: tuple[str, ...]
    target: int
    named: str

    def __post_init__(self) -> None:
        force_setattr(self, "cards", in_order(self.cards))


class Nope(Move, frozen=True, tag="nope"):
    """Stop what lies on top of the stack (GE-120)."""


class Pass(Move, frozen=True, tag="pass"):
    """Let it happen."""


class Give(Move, frozen=True, tag="give"):
    """Give a card for a Favor (GE-109)."""

    card: str


class Pick(Move, frozen=True, tag="pick"):
    """Take Godcat on purpose, or a card whose front you do not see (GE-R34)."""

    what: Literal["godcat", "plain"]


class Heck(Move, frozen=True, tag="heck"):
    """Keep the bottom card, or put it on top (GE-112)."""

    to: Literal["hand", "top"]


class Save(Move, frozen=True, tag="save"):
    """Survive the Kitten with this card (GE-R12)."""

    card: Literal["defuse", "godcat"]


class Insert(Move, frozen=True, tag="insert"):
    """Hide the Kitten, 0 being the top (GE-R36)."""

    place: int


class Duel(Move, frozen=True, tag="duel"):
    """Choose the opponent of an Armageddon and the card that lies before them (GE-067)."""

    opponent: int
    card: Literal["godcat", "devilcat"]


class Keep(Move, frozen=True, tag="keep"):
    """Keep the card in front of you (GE-070)."""


class Swap(Move, frozen=True, tag="swap"):
    """Swap it for the other one (GE-070)."""


AnyMove = (
    Draw
    | Play
    | PlayOn
    | Pair
    | Triple
    | Nope
    | Pass
    | Give
    | Pick
    | Heck
    | Save
    | Insert
    | Duel
    | Keep
    | Swap
)

DRAW: Final = Draw()
NOPE: Final = Nope()
PASS: Final = Pass()
KEEP: Final = Keep()
SWAP: Final = Swap()
TO_HAND: Final = Heck("hand")
TO_TOP: Final = Heck("top")
SAVE_BY_DEFUSE: Final = Save("defuse")
SAVE_BY_GODCAT: Final = Save("godcat")
PICK_GODCAT: Final = Pick("godcat")
PICK_PLAIN: Final = Pick("plain")
MAY_NOPE: Final[list[Move]] = [PASS, NOPE]
MAY_ONLY_PASS: Final[list[Move]] = [PASS]
KEEP_OR_SWAP: Final[list[Move]] = [KEEP, SWAP]
HAND_OR_TOP: Final[list[Move]] = [TO_HAND, TO_TOP]

GIVE: Final = tuple(Give(name) for name in NAMES[:HAND_KINDS])
NAMEABLE: Final = tuple(NAMES[kind] for kind in range(1, HAND_KINDS))
"""What three of a kind may name: everything that can be in a hand (GE-R10)."""


@cache
def inserts(places: int) -> list[Move]:
    """Every place for a Kitten in a pile."""
    return [Insert(place) for place in range(places)]


@cache
def duel(opponent: int) -> tuple[Move, Move]:
    """Both ways to deal an Armageddon with this opponent."""
    return Duel(opponent, "godcat"), Duel(opponent, "devilcat")


def uses_godcat(move: Move) -> bool:
    """Whether Godcat is one of the cards laid down."""
    if isinstance(move, Play | PlayOn):
        return move.godcat
    return isinstance(move, Pair | Triple) and NAMES[GODCAT] in move.cards
