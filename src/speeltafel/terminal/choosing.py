"""Many moves, chosen in small steps: first the kind, then what it is done with, then how."""

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

import msgspec

from speeltafel.engine import Move
from speeltafel.texts import Texts

MANY: Final = 24
"""With more moves than this the player chooses in steps."""
FEW: Final = 4
"""Kinds with so few moves are listed move by move all the same."""

K = TypeVar("K", bound=Hashable)
Group = list[Move]


def split(moves: Group, texts: Texts) -> tuple[list[Group], str]:
    """The next step: moves in groups, and the field by which they were grouped (empty: by kind, or one by one)."""
    if len(moves) <= MANY:
        return [[move] for move in moves], ""
    if len({type(move) for move in moves}) > 1:
        return grouped(moves), ""
    field = dividing_field(moves)
    if not field:
        return [[move] for move in moves], ""
    groups = sorted_by(moves, lambda move: getattr(move, field))
    places = texts.place_names.get(field)
    order = sorted(groups, key=lambda place: places[place]) if places else groups
    return [groups[value] for value in order], field


def grouped(moves: Group) -> list[Group]:
    """Each move by itself, or where there are too many kinds of moves; kinds with few moves stay apart."""
    kinds = sorted_by(moves, type)
    groups: list[Group] = []
    for group in kinds.values():
        if len(moves) > MANY and len(kinds) > 1 and len(group) > FEW:
            groups.append(group)
        else:
            groups += [[move] for move in group]
    return groups


def dividing_field(moves: Group) -> str:
    """The first field that has several values, but fewer than there are moves."""
    for field in type(moves[0]).__struct_fields__:
        if 1 < len({getattr(move, field) for move in moves}) < len(moves):
            return field
    return ""


def sorted_by(moves: Group, key: Callable[[Move], K]) -> dict[K, Group]:
    """Moves of equal key together, in the order in which the keys come."""
    found: dict[K, Group] = {}
    for move in moves:
        found.setdefault(key(move), []).append(move)
    return found


def heading(group: Group, field: str, texts: Texts, names: list[str], kind: str) -> str:
    """What the line of a group says: the move itself, the value that its moves share, or the move with dots."""
    if len(group) == 1 and not field:
        return texts.move(group[0], names, kind)
    if field:
        return capital(str(texts.word(field, plain(group[0])[field], names)))
    return f"{texts.open_move(group[0])} ({len(group)})"


def plain(move: Move) -> dict[str, Any]:
    """The fields of a move as JSON has them."""
    fields: dict[str, Any] = msgspec.to_builtins(move)
    return fields


def capital(text: str) -> str:
    """With a large first letter."""
    return text[:1].upper() + text[1:]
