"""Creatures & Outcasts' side of the kit."""

from collections import Counter
from typing import Any

from speeltafel.engine import Decision, Move
from speeltafel.games.creatures_and_outcasts.flow import Race, Swap
from speeltafel.games.creatures_and_outcasts.moves import Block, Claim, Give, PlaceWednesday, Silent, Take
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

SETUPS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {
        "advanced": True,
        "clear_keeps_active": True,
        "closed_transfer": "keep",
        "race": "arrival",
        "countdown_seconds": 0,
    },
    {"all_pass": "all-but-last", "vampire_self": False, "youngest": "seat-2", "memory_log": False},
    {"teams": 2, "advanced": True, "team_chat": "open"},
    {"teams": 3},
]


def allowed(options: dict[str, Any], seats: int) -> bool:
    """Teams need equal sizes of at least two."""
    teams = options.get("teams", 0)
    assert isinstance(teams, int)
    return not teams or (seats % teams == 0 and seats // teams > 1)


def material(table: Table) -> Counter[object]:
    """Every outcast card and every character, wherever it lies."""
    cards: Counter[object] = Counter(table.trick + table.closed)
    for hand in table.hands:
        cards.update(hand)
    if table.thing != EMPTY:
        cards[table.thing] += 1
    cards.update(table.characters + table.used)
    if table.active:
        cards[table.active] += 1
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """The move as another seat may see it."""
    frame = table.frames[-1]
    if isinstance(move, Claim | Silent) and isinstance(frame, Race):
        return move if frame.race or len(table.open) == 1 else "answer"
    if isinstance(move, Give) and isinstance(frame, Swap):
        return move if table.open_hands or viewer == frame.player else "give"
    if isinstance(move, Take):
        return ("take", move.card) if table.open_hands else "take"
    if isinstance(move, Block):
        return ("block", move.card)
    return "place" if isinstance(move, PlaceWednesday) else move
