"""What a player can do. Moves name a card by its number (`"7"`) or by its place, never by its physical copy."""

from functools import cache

from speeltafel.engine import Move


class Ready(Move, frozen=True, tag="ready"):
    """The points are counted: deal the next round (CO-030)."""


class Claim(Move, frozen=True, tag="claim"):
    """Slam down a 1 in the race (CO-024)."""


class Silent(Move, frozen=True, tag="silent"):
    """Let the race go by (CO-R09)."""


class Play(Move, frozen=True, tag="play"):
    """Play one outcast card (CO-031)."""

    card: str


class PlayPair(Move, frozen=True, tag="play-pair"):
    """Play two cards with the same number, under Enid (CO-085)."""

    card: str


class Pass(Move, frozen=True, tag="pass"):
    """Play nothing this turn (CO-039)."""


class LaySet(Move, frozen=True, tag="lay-set"):
    """Show a set and lay it on the closed pile (CO-122)."""

    card: str


class DiscardBlocked(Move, frozen=True, tag="discard-blocked"):
    """Show a hand of blocked cards and discard it (CO-075)."""


class SwapWith(Move, frozen=True, tag="swap-with"):
    """Choose whose hand the 4 reaches into (CO-104)."""

    player: int


class Give(Move, frozen=True, tag="give"):
    """Give a card back for the one taken (CO-105)."""

    card: str


class Take(Move, frozen=True, tag="take"):
    """Take the card at this place of the closed pile, 0 on top (CO-109)."""

    place: int
    card: str


class Block(Move, frozen=True, tag="block"):
    """Put Thing on the card at this place of the closed pile (CO-070)."""

    place: int
    card: str


class Treat(Move, frozen=True, tag="treat"):
    """Choose who draws the top closed card for the 8 (CO-114)."""

    player: int


class PlaceWednesday(Move, frozen=True, tag="place-wednesday"):
    """Put Wednesday under this many of the other characters (CO-126)."""

    place: int


AnyMove = (
    Ready
    | Claim
    | Silent
    | Play
    | PlayPair
    | Pass
    | LaySet
    | DiscardBlocked
    | SwapWith
    | Give
    | Take
    | Block
    | Treat
    | PlaceWednesday
)

READY = Ready()
CLAIM = Claim()
SILENT = Silent()
PASS = Pass()
DISCARD_BLOCKED = DiscardBlocked()


@cache
def play(card: int, size: int) -> Move:
    """The one shared move that plays this number, alone or as a pair."""
    return Play(str(card)) if size == 1 else PlayPair(str(card))


@cache
def lay_set(card: int) -> LaySet:
    return LaySet(str(card))


@cache
def swap_with(player: int) -> SwapWith:
    return SwapWith(player)


@cache
def give(card: int) -> Give:
    return Give(str(card))


@cache
def take(place: int, card: int) -> Take:
    return Take(place, str(card))


@cache
def block(place: int, card: int) -> Block:
    return Block(place, str(card))


@cache
def treat(player: int) -> Treat:
    return Treat(player)


@cache
def place_wednesday(place: int) -> PlaceWednesday:
    return PlaceWednesday(place)
