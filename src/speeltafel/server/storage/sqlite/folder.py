"""The data folder: made ready before anybody is let in, and one sentence about what to do when it cannot be used."""

import os
import sqlite3
from contextlib import AbstractContextManager, closing
from pathlib import Path
from time import time

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError

from speeltafel.engine import BadSetup
from speeltafel.server.storage.schema import bring_up_to_date
from speeltafel.server.storage.sqlite.journal import open_database

OWNER_ONLY = 0o600
CHECKED_BYTES = 1_000_000_000
"""A larger database is not read as a whole at the start: that would take seconds."""
PULSE = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

ADVICE = {
    sqlite3.SQLITE_NOTADB: "is damaged: put your latest backup in its place, or move it away to begin with empty data",
    sqlite3.SQLITE_CORRUPT: "is damaged: put your latest backup in its place, or move it away to begin with empty data",
    sqlite3.SQLITE_FULL: "cannot grow, because the disk is full: make room and start again",
    sqlite3.SQLITE_READONLY: "cannot be written: let this user write it, or give another folder with --data",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: let this user write there, or give another folder with --data",
    sqlite3.SQLITE_BUSY: "is used by another program: end that program and start again",
}
OTHERWISE = "cannot be used: check its disk, or put your latest backup in its place"


class Unusable(BadSetup):
    """A file that is no database, or cannot be read as one."""


class Damaged(sqlite3.DatabaseError):
    """What SQLite finds when it looks."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def prepare_file(path: Path) -> tuple[str, str]:
    """Look whether the file is whole, bring it up to date, and write something; the schemas before and after."""
    prepare_folder(path.parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        path.chmod(OWNER_ONLY)
        with closing(open_database(path)) as database:
            check(database, path)
            schemas = update(path)
            beat(database)
            return schemas
    except OSError as error:
        raise BadSetup(f"the database {path} {ADVICE[sqlite3.SQLITE_CANTOPEN]} ({error.strerror})") from None
    except (sqlite3.Error, DBAPIError) as error:
        raise Unusable(f"the database {path} {advice(error)}") from None


def update(path: Path) -> tuple[str, str]:
    """What a new database lacks, and an old one; the schemas before and after."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            return bring_up_to_date(connection)
    finally:
        engine.dispose()


def prepare_folder(folder: Path) -> None:
    """A folder of the owner alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(
            f"the data folder {folder} cannot be made ({error.strerror}): give another one with --data"
        ) from None


def check(database: sqlite3.Connection, path: Path) -> None:
    """Read everything once, so that damage is found before the first table is opened."""
    if path.stat().st_size > CHECKED_BYTES:
        return
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Damaged


def advice(error: sqlite3.Error | DBAPIError) -> str:
    """What to do about an error of the database."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return ADVICE.get(getattr(found, "sqlite_errorcode", 0) & 0xFF, OTHERWISE)


def beat(database: sqlite3.Connection) -> None:
    """Write something, on the disk."""
    database.execute(PULSE, (int(time()),))


def can_store(path: Path, turn: AbstractContextManager[object]) -> str:
    """Nothing when moves can be stored; else why not."""
    try:
        with turn, closing(open_database(path)) as database:
            beat(database)
    except sqlite3.Error as error:
        return f"the database {advice(error)}"
    return ""
