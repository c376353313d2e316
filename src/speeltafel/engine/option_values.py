"""What the options of a game can be, in a line each: for lists, and for who chose something else."""

from typing import Any

import msgspec
from msgspec import inspect


def option_values(options: type[msgspec.Struct]) -> dict[str, str]:
    """Every option with the values that can be typed for it.

    >>> from typing import Annotated, Literal
    >>> class Options(msgspec.Struct):
    ...     quick: bool = False
    ...     rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    ...     level: Literal["easy", "hard"] = "easy"
    >>> option_values(Options)
    {'quick': 'true | false', 'rounds': '1 … 9', 'level': 'easy | hard'}
    """
    found = inspect.type_info(options)
    assert isinstance(found, inspect.StructType)
    return {field.name: spelled(field.type) for field in found.fields}


def spelled(kind: inspect.Type) -> str:
    """The values of a type, as they are typed."""
    match kind:
        case inspect.Metadata(type=plain):
            return spelled(plain)
        case inspect.BoolType():
            return "true | false"
        case inspect.LiteralType(values=values):
            return " | ".join(map(str, values))
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least} … {most}"
        case inspect.IntType(ge=least) if least is not None:
            return f"{least} …"
        case inspect.IntType():
            return "…"
    return "JSON"


def why_refused(options: type[msgspec.Struct], given: dict[str, Any]) -> str:
    """Which of these choices a game cannot have, and what it could be instead; nothing where each could be by itself."""
    values = option_values(options)
    for name, value in given.items():
        if name not in values:
            return f"there is no option {name!r}; choose from: {', '.join(values)}"
        try:
            msgspec.convert({name: value}, options)
        except msgspec.ValidationError:
            return f"option {name} takes {values[name]}, not {written(value)}"
    return ""


def written(value: Any) -> str:
    """A value as it would be typed."""
    return value if isinstance(value, str) else str(msgspec.json.encode(value, enc_hook=str), "utf-8")
