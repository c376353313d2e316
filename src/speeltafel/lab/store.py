"""Parts on disk: a folder for each, that appears when it is complete. Whoever comes back plays only what is missing.

A folder of the lab has `lab.json` (the plan and the version of the schema) and `part-00000`, `part-00001` and so on;
each of these has the tables of its games and their counts.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from speeltafel.engine import BadSetup
from speeltafel.lab.extras import need
from speeltafel.lab.part import Part
from speeltafel.lab.plan import Plan
from speeltafel.lab.tables import SCHEMA
from speeltafel.lab.tally import Tally

CARD: Final = "lab.json"
COUNTS: Final = "tally.json"


class Label(msgspec.Struct, frozen=True):
    """What `lab.json` says."""

    schema: int
    plan: Plan


class Store:
    """A folder of the lab."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    def done(self) -> Iterator[tuple[int, Tally]]:
        """The parts that are there, with their counts. One that has fewer games than it should is not."""
        for number in range(self.plan.parts):
            tally = read_tally(self.place(number))
            if tally is not None and tally.games == len(self.plan.numbers(number)):
                yield number, tally

    def place(self, number: int) -> Path:
        """Where a part lies."""
        return self.folder / f"part-{number:05}"

    def write(self, part: Part) -> None:
        """Put a part down, whole or not at all."""
        place, coming = self.place(part.number), self.folder / f".coming-{part.number:05}-{os.getpid()}"
        shutil.rmtree(coming, ignore_errors=True)
        coming.mkdir()
        for table, content in part.files.items():
            (coming / f"{table}.parquet").write_bytes(content)
        (coming / COUNTS).write_bytes(msgspec.json.encode(part.tally))
        shutil.rmtree(place, ignore_errors=True)
        coming.rename(place)


def read_tally(place: Path) -> Tally | None:
    """The counts of a part; None where it is not complete."""
    try:
        return msgspec.json.decode((place / COUNTS).read_bytes(), type=Tally)
    except (OSError, msgspec.DecodeError):
        return None


def open_store(folder: Path, plan: Plan) -> Store:
    """A folder for this plan: a new one, or one that holds the same games and perhaps fewer of them."""
    need("polars")
    label = read_label(folder)
    if label is not None:
        check(folder, label, plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        coming = folder / f".{CARD}-{os.getpid()}"
        coming.write_bytes(msgspec.json.format(msgspec.json.encode(Label(SCHEMA, plan))))
        coming.rename(folder / CARD)
    except OSError as error:
        raise BadSetup(f"{folder} cannot be written: {error.strerror}") from None
    for left in folder.glob(".coming-*"):
        shutil.rmtree(left, ignore_errors=True)
    return Store(folder, plan)


def read_label(folder: Path) -> Label | None:
    """What a folder of the lab holds; None for a new one. Anything else is left alone."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return None
    try:
        label = msgspec.json.decode((folder / CARD).read_bytes())
    except (OSError, msgspec.DecodeError):
        raise BadSetup(f"{folder} is not a folder of the lab: choose a new or an empty one") from None
    if not isinstance(label, dict) or label.get("schema") != SCHEMA:
        found = label.get("schema") if isinstance(label, dict) else None
        raise BadSetup(f"{folder} was written with schema {found}, this is {SCHEMA}: choose another folder")
    return msgspec.convert(label, Label)


def check(folder: Path, label: Label, plan: Plan) -> None:
    """Refuse to mix games of two plans, or to throw games away."""
    kept = label.plan
    for field in Plan.__struct_fields__:
        before, now = getattr(kept, field), getattr(plan, field)
        if field != "games" and before != now:
            raise BadSetup(
                f"{folder} holds other games ({field} {shown(before)}, not {shown(now)}): choose another folder"
            )
    if kept.games > plan.games:
        raise BadSetup(f"{folder} holds {kept.games} games already: ask for at least as many")


def shown(value: Any) -> str:
    """A value of a plan, as a person would type it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def read_tables(folder: Path, table: str) -> Any:
    """A table of all parts, as a lazy frame of polars."""
    polars = need("polars")
    label = read_label(folder)
    if label is None or table not in label.plan.tables:
        raise BadSetup(f"{folder} has no table {table!r}")
    return polars.scan_parquet(str(folder / "part-*" / f"{table}.parquet"))
