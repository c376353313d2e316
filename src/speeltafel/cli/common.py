"""What the commands share: the application, its console, and reading what a person typed."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from speeltafel.engine import BadSetup, BrokenRecord, Game, Match, Record, read_record, write_record

Language = Literal["en", "nl"]
Option = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative=())]
Bots = Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())]

app = App(name="speeltafel", help="One table for five published games: for people, bots and simulation.")
DRAWN_FOR = 100
"""Columns that the drawings of the tables need; a file or a pipe gets so many."""
console = Console() if sys.stdout.isatty() or "COLUMNS" in os.environ else Console(width=DRAWN_FOR)


def fill(kinds: list[str], count: int) -> list[str]:
    """As many kinds as seats; the last one fills the rest."""
    if len(kinds) > count:
        raise BadSetup(f"{len(kinds)} bots are named for {count} seats")
    return [*kinds, *[kinds[-1]] * (count - len(kinds))]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """Options from `name=value`; values are true, false, numbers or words."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option looks like name=value, not {text!r}")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def spelled(options: dict[str, Any]) -> str:
    """Options as they are typed."""
    return " ".join(
        f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in options.items()
    )


def fewest_seats(game: Game, options: dict[str, Any], at_least: int) -> int:
    """The smallest table for so many players that these options allow."""
    enough = [count for count in game.seat_counts if count >= at_least]
    return next((count for count in enough if game.fits(options, count)), game.seat_counts[-1])


def load_record(path: Path) -> Record:
    """A record from a file."""
    return read_record(read_file(path))


def read_file(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BrokenRecord(f"{path} cannot be read: {error.strerror}") from None


def save(match: Match, path: Path) -> None:
    """Keep the record of a game."""
    assert match.record is not None
    try:
        path.write_bytes(write_record(match.record))
    except OSError as error:
        raise BrokenRecord(f"the record cannot be written to {path}: {error.strerror}") from None
