"""Why a move is not possible now: the rule that says so."""

from typing import Final

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import CELLS, GATE, IS_KEY, IS_TRACK
from speeltafel.games.spookhuis.cards import ANYTIME, ITEMS, OWN_TURN, PROTECTIVE
from speeltafel.games.spookhuis.moves import (
    Ambush,
    Begin,
    Crack,
    Decline,
    Draw,
    Frighten,
    Go,
    HandIn,
    Look,
    PassOn,
    PickRoom,
    PickTile,
    Roll,
    Rotate,
    SetAside,
    Shed,
    Spare,
    StealHand,
    StealItem,
    StealKey,
    Steer,
    Stop,
    TakeKey,
    Teleport,
    ThroughWall,
    Unlock,
    Use,
    Vote,
)
from speeltafel.games.spookhuis.rails import turns_of
from speeltafel.games.spookhuis.state import Table
from speeltafel.games.spookhuis.traffic import teleporters_lit

NOT_YOUR_TURN: Final = "SH-022"
ORDER_OF_PHASES: Final = "SH-021"

PLAIN: Final[dict[type[Move], str]] = {
    Vote: "SH-005",
    Begin: "SH-137",
    Steer: "SH-041",
    Stop: "SH-034",
    Spare: "SH-098",
    Roll: "SH-079",
    Decline: "SH-R69",
    StealItem: "SH-094",
    StealKey: "SH-094",
    StealHand: "SH-R43",
    TakeKey: "SH-099",
    Draw: "SH-104",
    Look: "SH-119",
    Crack: "SH-120",
    Unlock: "SH-122",
    SetAside: "SH-130",
    PassOn: "SH-R53",
    Shed: "SH-164",
    PickTile: "SH-R63",
}
"""Moves with one reason for all occasions."""

PICK_ROOM: Final = {"dice": "SH-R66", "file-take": "SH-R67"}


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    player = table.players[seat]
    decision = table.decision(seat)
    kind = decision.kind if decision else ""
    if isinstance(move, Use):
        return why_not_use(table, seat, move.item)
    if isinstance(move, Rotate):
        return why_not_rotate(table, seat, move, kind)
    if isinstance(move, Teleport | ThroughWall):
        return why_not_beyond(table, seat, move)
    if isinstance(move, Go):
        return "SH-024" if kind == "rotate" else turn_or_phase(table, seat)
    if isinstance(move, Frighten):
        return why_not_frighten(table, kind)
    if isinstance(move, Ambush):
        return "SH-097" if player.cell == GATE else "SH-090"
    if isinstance(move, HandIn):
        return "SH-165" if move.card in ITEMS else "SH-161"
    if isinstance(move, PickRoom):
        return PICK_ROOM.get(kind, "SH-159")
    return PLAIN.get(type(move), turn_or_phase(table, seat))


def turn_or_phase(table: Table, seat: int) -> str:
    """Somebody else's turn, or another phase of the own one."""
    return ORDER_OF_PHASES if table.active == seat else NOT_YOUR_TURN


def why_not_use(table: Table, seat: int, item: str) -> str:
    """SH-057, SH-107, SH-R72: no items, not this item, or not at this moment."""
    player = table.players[seat]
    if player.ghost:
        return "SH-057"
    if not player.has(item):
        return "SH-107"
    if item in PROTECTIVE:
        return "SH-087"
    if item in OWN_TURN or item in ANYTIME:
        return "SH-R67" if item == "file" else "SH-R72"
    return "SH-141" if item == "lamp" else "SH-R62"


def why_not_rotate(table: Table, seat: int, move: Rotate, kind: str) -> str:
    """SH-023 to SH-030, SH-172"""
    if table.players[seat].ghost:
        return "SH-030"
    if kind == "board":
        return "SH-R77"
    if kind != "rotate":
        return turn_or_phase(table, seat)
    if table.derailed:
        return "SH-172"
    if move.cell == GATE:
        return "SH-028"
    if not 0 <= move.cell < CELLS or not 0 < move.turns < 6:
        return "SH-R14"
    if move.turns not in turns_of(table.board, move.cell):
        return "SH-029" if IS_KEY[table.board[move.cell] // 6] else "SH-R14"
    return "SH-R13"


def why_not_beyond(table: Table, seat: int, move: Teleport | ThroughWall) -> str:
    """SH-045 to SH-051, SH-066 to SH-068, SH-141"""
    player = table.players[seat]
    if isinstance(move, Teleport):
        if player.ghost:
            return "SH-051"
        return "SH-R17" if teleporters_lit(table) else "SH-045"
    if not player.ghost:
        return "SH-141"
    on_board = 0 <= move.cell < CELLS
    return "SH-066" if on_board and IS_TRACK[table.board[move.cell] // 6] else "SH-068"


def why_not_frighten(table: Table, kind: str) -> str:
    """SH-085, SH-098, SH-R31: only who is asked, with a card from the own hand."""
    if kind == "key-room":
        return "SH-098"
    return "SH-085" if kind == "frighten" else "SH-R31"
