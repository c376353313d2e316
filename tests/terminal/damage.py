"""Records that somebody damaged, by hand or by accident."""

import copy
import random
from typing import Any, Final

import msgspec

ODD: Final[list[Any]] = [
    None, True, -1, 0, 1, 7, 99, 10**12, 2**63, -(2**70), 0.5, 1e308, "", "x", "[/red]", "\x1b[2J", "é" * 300, "roll",
    [], [0], [[]], {}, {"type": "play"}, {"type": "draw", "extra": 1}, {"type": ["a"]}, ["a", None],
]  # fmt: skip
"""Values that do not belong where they are put."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside a record."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inside in items:
        found += places(inside, (*path, key))
    return found


def damaged(record: dict[str, Any], chance: random.Random) -> bytes:
    """The record with one to three things changed, lost, doubled or put elsewhere; or with a torn file."""
    broken = copy.deepcopy(record)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        damage(broken, chance)
    data = msgspec.json.encode(broken)
    if chance.random() < 0.1:
        torn = chance.randrange(len(data))
        return data[:torn] + chance.choice((b"", b"\xff", b"{", data[torn + 1 :]))
    return data


def damage(record: dict[str, Any], chance: random.Random) -> None:
    """One thing."""
    area = chance.choice(("", "", "entries", "options", "luck"))
    inside = record.get(area) if area else record
    every = places(inside)
    if not every:
        return
    *way, last = chance.choice(every)
    for key in way:
        inside = inside[key]  # type: ignore[index]
    do(inside, last, chance)


def do(holder: Any, key: Any, chance: random.Random) -> None:
    """Replace, remove, double or exchange what a holder has at this key."""
    kind = chance.randrange(5)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[chance.randrange(len(holder))]))
    elif kind == 2 and isinstance(holder, list):
        other = chance.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    elif kind == 3 and type(holder[key]) is int:
        holder[key] += chance.choice((-1, 1, 2, 100))
    else:
        holder[key] = chance.choice(ODD)
