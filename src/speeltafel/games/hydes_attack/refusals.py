"""Which rule forbids a move that is not legal now."""

from typing import Final

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, SIX, strength
from speeltafel.games.hydes_attack.flow.attack import match as matches
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    LOCATION_NAMES,
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
from speeltafel.games.hydes_attack.powers import effects, may_stay, neighbours, places, sixes
from speeltafel.games.hydes_attack.state import NOWHERE, Table

STEP: Final = {
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

NOT_NOW: Final = {
    "outcast": "HA-012",
    "swap": "HA-080",
    "discard": "HA-134",
    "thing": "HA-059",
    "signal": "HA-R40",
}
"""Why a move is out of place outside its question; for the steps of a turn it is their order, or whose turn it is."""


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move now."""
    decision = table.decision(seat)
    step = STEP[type(move)]
    if decision is None or decision.kind != step:
        return NOT_NOW.get(step) or out_of_turn(table, seat)
    match move:
        case ChooseOutcast():
            return why_not_outcast(table, move.outcast)
        case Stay():
            return "HA-036"
        case Go():
            return why_not_there(table, seat, move.location)
        case Play() | PlayThing() | PlayOnes() | PlaySix():
            return why_not_in(table, seat, move.location) or why_not_play(table, seat, move)
        case Skip():
            return "HA-049"
        case Remark():
            return why_not_about(table, move.location)
        case Discard():
            return "HA-134"
        case SendThing():
            return why_not_thing(table, move)
        case Swap():
            return why_not_swap(table, seat, move.card, move.revealed)
    return "HA-031"


def out_of_turn(table: Table, seat: int) -> str:
    """The game is over or not begun, it is another player's turn, or another step of the own one."""
    if table.result is not None:
        return "HA-101" if table.result.winners else "HA-100"
    if len(table.outcasts) < table.seats:
        return "HA-012"
    return "HA-031" if table.decision(seat) else "HA-028"


def why_not_outcast(table: Table, outcast: str) -> str:
    """Given to a seat by the table, or another player's."""
    return "HA-R35" if outcast in given_outcasts(table.options) else "HA-004"


def why_not_there(table: Table, seat: int, location: str) -> str:
    """Where the pawn stands already, not adjacent, or closed to pawns."""
    there, here = LOCATION.get(location, NOWHERE), table.pawns[seat]
    if there == here:
        return "HA-032" if may_stay((LOCATION_NAMES[here],)) else "HA-036"
    return "HA-R10" if there in neighbours(table.ring)[here] else "HA-034"


def why_not_in(table: Table, seat: int, location: str) -> str:
    """Why no card can be played in this location; empty when one can."""
    place = LOCATION.get(location, NEVERMORE)
    if place == NEVERMORE:
        return "HA-132"
    if table.fates[place]:
        return "HA-R11"
    reach = effects(table, seat)
    if place in places(reach, table, seat):
        return ""
    return "HA-129" if "eugene" in reach else "HA-040"


def why_not_play(table: Table, seat: int, move: Play | PlayThing | PlayOnes | PlaySix) -> str:
    """Why not these cards, in a location where a card can be played."""
    match move:
        case PlayThing():
            return why_not_held(table, seat)
        case PlayOnes():
            return why_not_ones(table, seat, move)
        case PlaySix():
            return why_not_six(table, seat)
    return "HA-040"


def why_not_held(table: Table, seat: int) -> str:
    """Thing's card is its holder's to play, if it holds one."""
    return "HA-045" if table.holder != seat else "HA-R29"


def why_not_ones(table: Table, seat: int, move: PlayOnes) -> str:
    """Several cards at once are Ajax's, and only 1s."""
    if "ajax" not in effects(table, seat):
        return "HA-044"
    if any(strength(CARDS.get(card, SIX)) != 1 for card in move.cards):
        return "HA-R19"
    if move.thing:
        return "HA-R20" if table.holder != seat else "HA-128"
    return "HA-125"


def why_not_six(table: Table, seat: int) -> str:
    """The 6 cards are Bianca's; each goes once, for a card from her hand."""
    if not sixes(effects(table, seat)):
        return "HA-014" if "bianca" in outcasts(table) else "HA-015"
    return "HA-R21" if table.sixes else "HA-119"


def outcasts(table: Table) -> list[str]:
    """Who is in the game."""
    return [MATERIAL.outcast_names[outcast] for outcast in table.outcasts]


def why_not_about(table: Table, location: str | None) -> str:
    """A remark is about a location that can still be attacked, in words that are allowed."""
    place = LOCATION.get(location or "", NOWHERE)
    if place == NEVERMORE:
        return "HA-144"
    return "HA-029" if place != NOWHERE and table.fates[place] else "HA-053"


def why_not_thing(table: Table, move: SendThing) -> str:
    if not 0 <= move.player < table.seats:
        return "HA-061"
    if not move.card:
        return "HA-067"
    return "HA-064" if table.thing == EMPTY else "HA-065"


def why_not_swap(table: Table, seat: int, card: str, revealed: str) -> str:
    """Never a 6; a card of the hand for a card that lies there; and they have to match."""
    mine, theirs = CARDS.get(card, SIX), CARDS.get(revealed, SIX)
    if theirs == SIX:
        return "HA-R15"
    if mine not in table.hands[seat] or not matches(mine, theirs):
        return "HA-R12"
    return "HA-106"
