"""The tables that a simulation writes: their columns, which are the same for every game but for the traits of seats."""

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any, Final

from speeltafel.engine import Game
from speeltafel.lab.extras import need

SCHEMA: Final = 1
"""Grows when a column changes: docs/lab.md describes it."""

Row = tuple[Any, ...]

COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "games": {
        "game": "UInt32",
        "decisions": "UInt32",
        "seconds": "Float64",
        "ending": "String",
        "winners": "UInt8",
    },
    "seats": {
        "game": "UInt32",
        "seat": "UInt8",
        "bot": "String",
        "side": "String",
        "won": "Boolean",
        "share": "Float64",
    },
    "decisions": {
        "game": "UInt32",
        "number": "UInt32",
        "seat": "UInt8",
        "kind": "String",
        "choices": "UInt32",
        "move": "String",
        "chance": "Boolean",
    },
    "cards": {
        "game": "UInt32",
        "seat": "UInt8",
        "card": "String",
        "drawn": "UInt16",
        "played": "UInt16",
        "held": "UInt16",
    },
    "occasions": {
        "game": "UInt32",
        "seat": "UInt8",
        "subject": "String",
        "name": "String",
        "good": "Boolean",
    },
    "forecasts": {
        "game": "UInt32",
        "number": "UInt32",
        "seat": "UInt8",
        "share": "Float32",
    },
    "luck": {
        "game": "UInt32",
        "number": "UInt32",
        "seat": "UInt8",
        "luck": "Float64",
        "choice": "Float64",
    },
    "events": {"game": "UInt32", "number": "UInt32", "event": "String", "fields": "String"},
}


def columns(game: Game, table: str) -> dict[str, str]:
    """Names and types, the game's own traits last."""
    own = dict.fromkeys(game.ledger.traits, "String") if table == "seats" else {}
    return {**COLUMNS[table], **own}


def as_parquet(rows: Sequence[Row], schema: Mapping[str, str]) -> bytes:
    """A table as the bytes of its file: equal rows give equal bytes."""
    polars = need("polars")
    types = {name: getattr(polars, kind) for name, kind in schema.items()}
    file = BytesIO()
    frame = polars.DataFrame(list(transposed(rows, len(types))), schema=types, strict=False)
    frame.write_parquet(file, compression="zstd", statistics=False)
    return file.getvalue()


def transposed(rows: Sequence[Row], width: int) -> Iterable[list[Any]]:
    """Columns from rows."""
    return ([row[column] for row in rows] for column in range(width))
