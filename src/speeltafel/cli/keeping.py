"""`speeltafel backup`, `restore`, `export`, `import` and `migrate`: what a host does with the data."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.progress import Progress

from speeltafel.cli.common import app, console
from speeltafel.engine import BadSetup


@app.command
def backup(file: Path, *, data: str | None = None) -> None:
    """Keep everything in one new file, as it is at this moment; the server may go on meanwhile.

    Parameters
    ----------
    file
        The new file; it is a database that a server can open.
    data
        The data folder, if it is not the usual one.
    """
    export(file, data=data)


@app.command
def export(file: Path, *, data: str | None = None) -> None:
    """Write every table, running ones too, into one new file, to be taken in elsewhere (`speeltafel import`).

    Parameters
    ----------
    file
        The new file.
    data
        The data folder, if it is not the usual one.
    """
    from speeltafel.server.storage import moving

    with showing("writing") as progress:
        moved = moving.export(settings(data), file, progress)
    say(f"{file}: {moved.tables} tables, {moved.entries} entries")


@app.command(name="import")
def take_in(file: Path, *, data: str | None = None) -> None:
    """Take in every table of a file that is not here yet; nothing that is here is changed.

    Parameters
    ----------
    file
        What `speeltafel export` or `backup` wrote.
    data
        The data folder, if it is not the usual one.
    """
    from speeltafel.server.storage import moving

    chosen = settings(data)
    with alone(chosen), showing("taking in") as progress:
        moved = moving.take_in(chosen, file, progress)
    say(f"{moved.tables} tables taken in, {moved.entries} entries; {moved.known} were here already")


@app.command
def restore(file: Path, *, data: str | None = None, replace: bool = False) -> None:
    """Begin again with a backup. The server must not run.

    Parameters
    ----------
    file
        The backup.
    data
        The data folder, if it is not the usual one.
    replace
        Put what is here now aside (beside the new data, ending in .before) instead of refusing.
    """
    from speeltafel.server.storage import moving

    chosen = settings(data)
    with alone(chosen):
        empty, aside = moving.is_empty(chosen), ""
        if not empty and (chosen.database or not replace):
            todo = "use an empty database" if chosen.database else "add --replace to put that aside"
            raise BadSetup(f"there are tables here already: {todo}")
        with showing("restoring") as progress:
            if empty:
                moved = moving.take_in(chosen, file, progress)
            else:
                moved, before = moving.begin_again(chosen, file, progress)
                aside = f"; what was here is now {before}"
    say(f"restored: {moved.tables} tables, {moved.entries} entries{aside}")


@app.command
def migrate(*, data: str | None = None) -> None:
    """Bring the database up to the schema of this version, as every start does, without starting.

    Parameters
    ----------
    data
        The data folder, if it is not the usual one.
    """
    from speeltafel.server.storage.opening import prepare_storage
    from speeltafel.server.storage.schema import SCHEMA

    before, after = prepare_storage(settings(data))
    if after != SCHEMA:
        say(
            f"schema {after}, of a newer version that this one (schema {SCHEMA}) can work with: left as it is"
        )
    else:
        say(f"schema {after}: up to date" if before == after else f"schema {before or 'none'} became {after}")


def settings(data: str | None) -> Any:
    """As the server would have them."""
    from speeltafel.server.common.settings import Settings

    return Settings.from_environment(**({"data": data} if data else {}))


async def with_keeper(chosen: Any, act: Callable[[Any], Awaitable[Any]]) -> Any:
    """With the rows of the storage that the settings name; a server may run meanwhile."""
    from speeltafel.server.storage.contract import StorageFailed
    from speeltafel.server.storage.keeping import Keeper
    from speeltafel.server.storage.moving import engine_of
    from speeltafel.server.storage.opening import prepare_storage

    await asyncio.to_thread(prepare_storage, chosen)
    engine = engine_of(chosen)
    try:
        return await act(Keeper(engine, nullcontext()))
    except StorageFailed as error:
        raise BadSetup(f"the database is busy or away ({error}): try again") from None
    finally:
        await engine.dispose()


def alone(chosen: Any) -> AbstractContextManager[object]:
    """No server may use a file at the same time; PostgreSQL minds itself."""
    if chosen.database:
        return nullcontext()
    from speeltafel.server.storage.sqlite.folder import prepare_folder
    from speeltafel.server.workers.alone import alone_on

    folder = Path(chosen.data)
    prepare_folder(folder)
    return alone_on(folder)


@contextmanager
def showing(word: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time that is left."""
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(word, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def say(line: str) -> None:
    """One plain line."""
    console.print(line, markup=False, highlight=False, soft_wrap=True)
