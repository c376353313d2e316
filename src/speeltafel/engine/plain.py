"""Plain data: every piece of a table can be cloned and written as JSON, from its field list alone."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from importlib import import_module
from importlib.util import find_spec
from types import UnionType
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from speeltafel.engine.errors import BadGame
from speeltafel.engine.native import mypyc_attr

PlainT = TypeVar("PlainT", bound="Plain")

SHARED: Final[set[type]] = {int, str, bool, float, tuple, frozenset, type(None)}
"""Classes whose values never change: a clone may point at the same object. Structs join when they are first met."""

NAME = "$"
ITEMS = "$items"

COPIES: Final = "_copies"
"""The compiled copying functions of `state` are in `state_copies`, which only a compiled build has."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
@dataclass
class Plain:
    """A dataclass whose fields hold numbers, texts, lists, dicts, tuples, frozen structs or other plain objects.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Shelf(Plain):
    ...     books: list[str]
    >>> shelf = Shelf(["Atlas"])
    >>> copy = clone(shelf)
    >>> copy.books.append("Dune"); shelf.books
    ['Atlas']
    """


def clone(original: PlainT) -> PlainT:
    """A copy that shares nothing that can change."""
    return COPIERS[type(original)](original)  # type: ignore[no-any-return]


class Copiers(dict[type, Callable[[Any], Any]]):
    """The copying function of every class, written when its first object is cloned."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        copier = self[kind] = compiled_copier(kind) or make_copier(kind)
        return copier


COPIERS: Final = Copiers()


def compiled_copier(kind: type) -> Callable[[Any], Any] | None:
    """The one that `tools/compile.py` has written and compiled, if it has."""
    name = kind.__module__ + COPIES
    if kind.__module__ not in sys.modules or find_spec(name) is None:
        return None
    return getattr(import_module(name), f"copy_{kind.__name__}", None)


def make_copier(kind: type) -> Callable[[Any], Any]:
    """Write the copying function of a class once: reading the field list at every clone costs six times as much."""
    name = kind.__name__
    scope: dict[str, Any] = {name: kind, f"make_{name}": kind.__new__, "copiers": COPIERS}
    scope |= {"copied": copied, "copied_list": copied_list}
    exec(copier_source(kind), scope)  # noqa: S102 (nothing but field names of our own classes)
    return scope[f"copy_{name}"]  # type: ignore[no-any-return]


def copier_source(kind: type) -> str:
    """What a copying function looks like; `make_NAME` is where empty objects of the class come from."""
    name = kind.__name__
    lines = [f"    new.{field.name} = {copying(field.type, f'old.{field.name}')}" for field in fields(kind)]
    head = [f"def copy_{name}(old: {name}) -> {name}:", f"    new: {name} = make_{name}({name})"]
    return "\n".join([*head, *lines, "    return new"])


def copying(kind: Any, value: str) -> str:
    """The expression that copies a value of this declared type. Knowing the type halves the time of a clone."""
    if is_shared(kind):
        return value
    if isinstance(kind, type) and issubclass(kind, Plain):
        return f"copiers[type({value})]({value})"
    if kind is list:
        return f"copied_list({value})"
    if get_origin(kind) is list:
        inside = copying(get_args(kind)[0], "item")
        return f"{value}[:]" if inside == "item" else f"[{inside} for item in {value}]"
    if get_origin(kind) is dict:
        inside = copying(get_args(kind)[1], "item")
        return (
            f"{value}.copy()" if inside == "item" else f"{{key: {inside} for key, item in {value}.items()}}"
        )
    return f"copied({value})"


def is_shared(kind: Any) -> bool:
    """Whether values of this declared type never change."""
    if kind in {"int", "str", "bool", "float"} or kind in SHARED or get_origin(kind) is tuple:
        return True
    if isinstance(kind, UnionType):
        return all(is_shared(one) for one in get_args(kind))
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.frozen


def copied(value: Any) -> Any:
    """A copy of one value."""
    kind: type = type(value)
    if kind in SHARED:
        return value
    if kind is list:
        return copied_list(value)
    if kind is dict:
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, Plain):
        return clone(value)
    if isinstance(value, msgspec.Struct):
        SHARED.add(kind)
        return value
    raise TypeError(f"{kind.__name__} is not plain data and cannot be part of a table")


def copied_list(items: list[Any]) -> list[Any]:
    """A copy of a list. It holds one sort of value, so the first one tells how deep to go."""
    if not items or type(items[0]) in SHARED:
        return items.copy()
    return [copied(item) for item in items]


def to_plain(value: Any) -> Any:
    """The same value in JSON's own types; objects carry their class name."""
    if isinstance(value, list):
        return [to_plain(item) for item in value]
    if isinstance(value, tuple):
        return {NAME: "tuple", ITEMS: [to_plain(item) for item in value]}
    if isinstance(value, dict):
        return {NAME: "dict", ITEMS: [[to_plain(key), to_plain(item)] for key, item in value.items()]}
    if is_dataclass(value):
        return {NAME: type(value).__name__} | {
            f.name: to_plain(getattr(value, f.name)) for f in fields(value)
        }
    if isinstance(value, msgspec.Struct):
        names = type(value).__struct_fields__
        return {NAME: type(value).__name__} | {name: to_plain(getattr(value, name)) for name in names}
    return value


def from_plain(value: Any, kinds: dict[str, type]) -> Any:
    """The inverse of `to_plain`, for the classes that `kinds` names."""
    if isinstance(value, list):
        return [from_plain(item, kinds) for item in value]
    if not isinstance(value, dict):
        return value
    name = value[NAME]
    if name == "tuple":
        return tuple(from_plain(item, kinds) for item in value[ITEMS])
    if name == "dict":
        return {from_plain(key, kinds): from_plain(item, kinds) for key, item in value[ITEMS]}
    parts = {key: from_plain(item, kinds) for key, item in value.items() if key != NAME}
    kind = kinds.get(name)
    if kind is None:
        raise BadGame(f"{name} lies on the table, but is not in `parts` of its game")
    return put_together(kind, parts) if issubclass(kind, Plain) else kind(**parts)


def put_together(kind: Any, parts: dict[str, Any]) -> Any:
    """An object of this class with exactly these fields, however the class likes to be made."""
    made = kind.__new__(kind)
    for name, value in parts.items():
        setattr(made, name, value)
    return made


def by_name(kinds: Iterable[type]) -> dict[str, type]:
    """The classes by their names, which must differ."""
    found: dict[str, type] = {}
    for kind in kinds:
        if found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two classes of one table are called {kind.__name__}")
    return found
