"""What the kit needs to know of Gevangen in het Spookhuis."""

from collections import Counter
from typing import Any

from speeltafel.engine import Decision, Move
from speeltafel.games.spookhuis.cards import IS_ITEM, KEY_NAMES
from speeltafel.games.spookhuis.flow.ambush import Robbery
from speeltafel.games.spookhuis.flow.secrets import is_plain
from speeltafel.games.spookhuis.moves import SetAside, StealKey

SETUPS: list[dict[str, Any]] = [
    {},
    {"board": "random", "always_horror": True, "code": "symbol"},
    {"board": "players", "terror_end": True, "code": "colour", "first_player": "haircut"},
    {"turn_round_when_blocked": True, "ghost_wall_into_key_rooms": True, "ambush": "classic"},
    {"equal_roll_succeeds": False, "dawn": 12},
]


def material(table: Any) -> Counter[str]:
    """All cards, keys and tiles."""
    counted: Counter[str] = Counter(f"tile {min(pose // 6, 36)}" for pose in table.board)
    piles = (table.horrors, table.items, table.meetings)
    for pile in (*piles, table.horror_discard, table.item_discard, table.meeting_discard, table.tried):
        counted.update(pile)
    for player in table.players:
        counted.update(held.card for held in (*player.hand, *player.keys))
        counted.update(laid.card for laid in player.laid)
    counted.update(held.card for held in (*table.aside, *table.code))
    for kind, count in enumerate(table.stock):
        counted[KEY_NAMES[kind]] += count
    if table.horror:
        counted[table.horror] += 1
    return counted


def face(table: Any, decision: Decision, move: Move, viewer: int) -> object:
    """A card set aside and a stolen key are known to two players only; a Ghost discards the items it gets."""
    if isinstance(move, SetAside) and table.players[decision.seat].has(move.card):
        heir = table.left_of(decision.seat)
        shown = table.players[heir].ghost and move.card in IS_ITEM
        return move if viewer == heir or shown else "a hand card"
    if isinstance(move, StealKey):
        robbery = next(frame for frame in reversed(table.frames) if isinstance(frame, Robbery))
        hidden = not is_plain(table, table.players[robbery.victim].keys)
        return "a key" if hidden and viewer != robbery.victim else move
    return move
