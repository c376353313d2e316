"""Which rule forbids a move that is not legal now."""

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, SIX, strength
from speeltafel.games.hydes_attack.flow.attack import match as matches
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    ChooseOutcast,
    Discard,
    Go,
    Pass,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
    Silence,
    Skip,
    Stay,
    Swap,
)
from speeltafel.games.hydes_attack.options import given_outcasts
from speeltafel.games.hydes_attack.powers import effects, neighbours, places, sixes
from speeltafel.games.hydes_attack.state import NOWHERE, Table

STEP = {
    ChooseOutcast: "outcast",
    Go: "move",
    Stay: "move",
    Play: "play",
    PlayThing: "play",
    PlayOnes: "play",
    PlaySix: "play",
    Skip: "play",
    Remark: "signal",
    Silence: "signal",
    Discard: "discard",
    SendThing: "thing",
    Swap: "swap",
    Pass: "swap",
}
"""The question that each move answers."""

NOT_NOW = {"outcast": "HA-012", "swap": "HA-080", "discard": "HA-134", "thing": "HA-059", "signal": "HA-R40"}
"""Why a move is out of place outside its question; for the steps of a turn it is their order."""


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move now."""
    decision = table.decision(seat)
    step = STEP[type(move)]
    if decision is None or decision.kind != step:
        return NOT_NOW.get(step, "HA-031")
    match move:
        case ChooseOutcast():
            return "HA-R35" if move.outcast in given_outcasts(table.options) else "HA-004"
        case Stay():
            return "HA-036"
        case Go():
            return why_not_there(table, seat, move.location)
        case Play() | PlayThing() | PlayOnes() | PlaySix():
            return why_not_play(table, seat, move)
        case Skip():
            return "HA-049"
        case Remark():
            return "HA-053"
        case Discard():
            return "HA-134"
        case SendThing():
            return why_not_thing(table, seat, move)
        case Swap():
            return why_not_swap(table, seat, move)
    return "HA-031"


def why_not_there(table: Table, seat: int, location: str) -> str:
    """Not adjacent, or closed to pawns."""
    adjacent = LOCATION.get(location, NOWHERE) in neighbours(table.ring)[table.pawns[seat]]
    return "HA-R10" if adjacent else "HA-034"


def why_not_play(table: Table, seat: int, move: Play | PlayThing | PlayOnes | PlaySix) -> str:
    """First the place, then the card."""
    place = LOCATION.get(move.location, NEVERMORE)
    if place == NEVERMORE:
        return "HA-132"
    if table.fates[place]:
        return "HA-R11"
    if place not in places(effects(table, seat), table, seat):
        return "HA-040"
    match move:
        case PlayThing():
            return "HA-045" if table.holder != seat else "HA-R29"
        case PlayOnes():
            return why_not_ones(table, seat, move)
        case PlaySix():
            return why_not_six(table, seat)
    return "HA-040"


def why_not_ones(table: Table, seat: int, move: PlayOnes) -> str:
    """Several cards at once are Ajax's, and only 1s."""
    if MATERIAL.outcast_names[table.outcasts[seat]] != "ajax":
        return "HA-044"
    if any(strength(CARDS.get(card, SIX)) != 1 for card in move.cards):
        return "HA-R19"
    if move.thing:
        return "HA-R20" if table.holder != seat else "HA-128"
    return "HA-125"


def why_not_six(table: Table, seat: int) -> str:
    """The 6 cards are Bianca's; each goes once, for a card from her hand."""
    if not sixes(effects(table, seat)):
        return "HA-014"
    return "HA-R21" if table.sixes else "HA-119"


def why_not_thing(table: Table, seat: int, move: SendThing) -> str:
    if not 0 <= move.player < table.seats:
        return "HA-061"
    if not move.card:
        return "HA-067"
    return "HA-064" if table.thing == EMPTY else "HA-065"


def why_not_swap(table: Table, seat: int, move: Swap) -> str:
    mine, theirs = CARDS.get(move.card, SIX), CARDS.get(move.revealed, SIX)
    if theirs == SIX:
        return "HA-R15"
    if mine not in table.hands[seat]:
        return "HA-R12"
    return "HA-106" if matches(mine, theirs) else "HA-107"
