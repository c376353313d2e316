"""What `Game` and `Match` are generic in. Who names none of it gets `Any`, as a program for every game wants it."""

from typing import TYPE_CHECKING, Any

import msgspec

from speeltafel.engine.flow import Table
from speeltafel.engine.moves import Move
from speeltafel.engine.views import View

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    import typing

    def TypeVar(name: str, *, bound: type, default: object) -> typing.TypeVar:  # noqa: N802
        """Without the default, which Python before 3.13 does not know."""
        return typing.TypeVar(name, bound=bound)


TableT = TypeVar("TableT", bound=Table, default=Any)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
MoveT = TypeVar("MoveT", bound=Move, default=Any)
