"""Why a move is not possible now: the rule that says so."""

from collections.abc import Callable
from typing import Any

from speeltafel.engine import Move
from speeltafel.games.rush_out.dice import (
    card_refusal,
    die_refusal,
    hand_refusal,
    place_refusal,
    roll_refusal,
)
from speeltafel.games.rush_out.moves import (
    Aim,
    Buy,
    Character,
    Claim,
    Clap,
    Colour,
    Dispel,
    Done,
    Fill,
    Flip,
    Grab,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Leave,
    Name,
    Place,
    Repel,
    Roll,
    SecondHand,
    Speak,
    SpendCoins,
    Swap,
    Tidy,
    Want,
    Yield,
)
from speeltafel.games.rush_out.state import MARKET, RACE, READY, SETUP, Player, Table

OTHER_MOVES: dict[type[Move], str] = {
    Character: "RO-018",
    Colour: "RO-021",
    Aim: "RO-R24",
    Name: "RO-R26",
    Yield: "RO-R36",
    SpendCoins: "RO-115",
    Flip: "RO-R46",
    Swap: "RO-R47",
    HighFive: "RO-138",
    Clap: "RO-139",
    Grab: "RO-R52",
    Speak: "RO-136",
    SecondHand: "RO-137",
    Claim: "RO-R50",
    Keep: "RO-R61",
    Leave: "RO-R61",
    Inspire: "RO-R64",
    Dispel: "RO-R64",
    Repel: "RO-R64",
    Heal: "RO-R64",
    Want: "RO-R44",
    Buy: "RO-116",
    Done: "RO-117",
    Tidy: "RO-R18",
}
"""Moves that come from one place only, and the rule of that place."""

TRAIT_OF: dict[type[Move], str] = {Inspire: "bard", Dispel: "hunter", Repel: "warrior", Heal: "cleric"}
TRAIT_RULES: dict[type[Move], str] = {Inspire: "RO-165", Dispel: "RO-166", Repel: "RO-167", Heal: "RO-168"}
IN_THE_MARKET = (Want, Buy, Done)


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    player = table.players[seat]
    if table.phase == SETUP or isinstance(move, Character | Colour):
        return OTHER_MOVES.get(type(move), "RO-018")
    if (table.phase == MARKET) != isinstance(move, IN_THE_MARKET):
        return "RO-116"
    if table.phase == READY:
        return "RO-R68" if seat == table.wizard else "RO-031"
    if table.phase != RACE or type(move) not in DICE_MOVES:
        return other_refusal(player, move)
    return DICE_MOVES[type(move)](table, player, move) or "RO-R16"


def other_refusal(player: Player, move: Move) -> str:
    if type(move) in TRAIT_OF and TRAIT_OF[type(move)] != player.hero:
        return TRAIT_RULES[type(move)]
    return OTHER_MOVES[type(move)]


def why_not_roll(table: Table, player: Player, move: Roll) -> str:
    return roll_refusal(table, player, move.back)


def why_not_place(table: Table, player: Player, move: Place) -> str:
    return die_refusal(table, player, move.die, move.card, move.slot)


def why_not_fill(table: Table, player: Player, move: Fill) -> str:
    return (
        place_refusal(table, player, move.card)
        or hand_refusal(table, player)
        or card_refusal(table, player, move.card)
    )


DICE_MOVES: dict[type[Move], Callable[[Table, Player, Any], str]] = {
    Roll: why_not_roll,
    Place: why_not_place,
    Fill: why_not_fill,
}
