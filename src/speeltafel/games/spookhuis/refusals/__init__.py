"""Why something cannot be done: every refusal names a rule, from what the seat may know alone."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.spookhuis.board import GATE, ITEM_TILE, MEETING_TILE
from speeltafel.games.spookhuis.cards import CHAINS
from speeltafel.games.spookhuis.flow.fright import Fright
from speeltafel.games.spookhuis.refusals.board import (
    why_not_exit,
    why_not_room,
    why_not_rotation,
    why_not_teleporter,
    why_not_tile,
)
from speeltafel.games.spookhuis.refusals.cards import rule_of_loss, why_not_card
from speeltafel.games.spookhuis.refusals.moment import ENDINGS, OPENING, Id, Moment
from speeltafel.games.spookhuis.state import RIDE_PHASE, Table
from speeltafel.games.spookhuis.touch import (
    BUTTON,
    CARD,
    EXIT,
    LOOT,
    PILE,
    ROOM,
    ROTATION,
    SLOT,
    TELEPORTER,
    TILE,
    about,
)


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now: the rule about what it is chosen by."""
    return why_untouchable(table, seat, about(move)[0])


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule that says why nothing can be done with this thing now."""
    if table.result is not None:
        return ENDINGS[table.result.reason]
    moment = Moment(table, seat)
    on_board = thing.kind in (TILE, ROTATION) and moment.kind == "board"
    if moment.waiting in OPENING and not on_board:
        return OPENING[moment.waiting]
    why = REASONS.get(thing.kind)
    return why(moment, thing.id) if why else moment.turn_or_phase()


def why_not_player(moment: Moment, player: Id) -> str:
    """SH-090, SH-097, SH-171, SH-185, SH-R36, SH-R44, SH-R53: nobody to ambush, or to frighten in turn."""
    if moment.kind == "pass-on":
        return why_not_pass_on(moment, player)
    if moment.player.ghost:
        return "SH-R36"
    if moment.mine and moment.player.cell == GATE:
        return "SH-097"
    players = moment.table.players
    ghost = isinstance(player, int) and 0 <= player < len(players) and players[player].ghost
    return "SH-R44" if moment.kind == "ambush" and ghost else "SH-090"


def why_not_pass_on(moment: Moment, player: Id) -> str:
    """Whom the Rickshaw or the Wendigo cannot strike."""
    fright = moment.table.frames[-1]
    if isinstance(fright, Fright) and player == fright.by:
        return "SH-171"
    if isinstance(fright, Fright) and player in fright.frightened and moment.table.horror == CHAINS[-1]:
        return "SH-185"
    return "SH-R53"


def why_not_slot(moment: Moment, slot: Id) -> str:
    """SH-065, SH-118, SH-119, SH-121, SH-122: code cards are looked at in the Gatehouse, with a key, once."""
    if moment.kind in SLOT_RULES:
        return SLOT_RULES[moment.kind]
    if moment.player.ghost:
        return "SH-065"
    arrived = moment.mine and moment.player.cell == GATE and moment.table.phase > RIDE_PHASE
    if arrived and moment.player.keys:
        return "SH-121"
    return "SH-118" if arrived else "SH-119"


SLOT_RULES: Final = {"crack": "SH-122", "lorgnette": "SH-151", "whistle": "SH-156"}
"""Questions about code cards."""


def why_not_loot(moment: Moment, loot: Id) -> str:
    """SH-094, SH-R43: only a thief chooses, and only from what is there."""
    return "SH-R43" if loot == "hand" else "SH-094"


def why_not_pile(moment: Moment, pile: Id) -> str:
    """SH-063, SH-064, SH-086, SH-101, SH-104, SH-107: a card is drawn where its room is."""
    here = moment.table.board[moment.player.cell] // 6
    if pile == "items":
        return "SH-064" if moment.player.ghost else "SH-109" if here == ITEM_TILE else "SH-107"
    if pile == "meetings":
        return "SH-063" if moment.player.ghost else "SH-104" if here == MEETING_TILE else "SH-101"
    return "SH-086"


def why_not_button(moment: Moment, tag: Id) -> str:
    """Things to do that need nothing else."""
    if tag == "go" and moment.kind == "rotate":
        return "SH-024"
    if tag in ("spare", "decline") and moment.kind == "key-room":
        return "SH-098"
    if tag == "decline" and moment.kind == "crack":
        return "SH-R69"
    if tag == "decline" and moment.kind == "hand-in":
        return rule_of_loss(moment)
    if tag == "stop" and not moment.mine:
        return moment.turn_or_phase()
    return BUTTON_RULES.get(tag) or moment.turn_or_phase()


BUTTON_RULES: Final[dict[Id, str]] = {
    "begin": "SH-137",
    "stop": "SH-034",
    "spare": "SH-085",
    "roll": "SH-079",
    "take-key": "SH-099",
    "draw": "SH-104",
    "crack": "SH-120",
    "shed": "SH-164",
}
REASONS: Final[dict[str, Callable[[Moment, Id], str]]] = {
    CARD: why_not_card,
    TILE: why_not_tile,
    ROTATION: why_not_rotation,
    EXIT: why_not_exit,
    TELEPORTER: why_not_teleporter,
    ROOM: why_not_room,
    PLAYER: why_not_player,
    SLOT: why_not_slot,
    LOOT: why_not_loot,
    PILE: why_not_pile,
    BUTTON: why_not_button,
}
"""The function that knows the rules about each kind of thing."""
