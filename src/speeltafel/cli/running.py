"""What the commands of the lab share: who plays, a bar while they do, and the outcome as words or as JSON."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speeltafel.bots import make_player
from speeltafel.cli.common import console
from speeltafel.engine import BadSetup, Game
from speeltafel.lab.spread import usual_jobs
from speeltafel.texts import Texts

Games = Annotated[int, Parameter(name="--games")]
Out = Annotated[Path | None, Parameter(name="--out")]
Jobs = Annotated[int | None, Parameter(name="--jobs")]
STOPPED = 130
"""The exit code of who was told to stop by Ctrl-C."""


def checked(game: Game, kinds: list[str]) -> list[str]:
    """Kinds of players that this game has."""
    for kind in kinds:
        make_player(game, kind, seed=0)
    return kinds


def check_games(games: int) -> None:
    """Refuse to play nothing."""
    if games < 1:
        raise BadSetup(f"{games} games cannot be played; ask for at least 1")


def how_many(jobs: int | None, pieces: int) -> int:
    """How many processes play these pieces of work: as many as asked for, or what is usual."""
    if jobs is not None and jobs < 1:
        raise BadSetup(f"{jobs} processes cannot play; ask for at least 1")
    return jobs or usual_jobs(pieces)


@contextmanager
def progress_bar(
    texts: Texts, games: int, quiet: bool = False, kept: Path | None = None
) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on standard error so that results can be piped; it is told of games that are done.

    Whoever stops it by Ctrl-C is told what remains of it: `kept` is the folder where parts that are complete lie.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    try:
        with Progress(*columns, console=errors, disable=quiet, transient=True) as bar:
            title = texts.say("simulate-playing", games=games, game=texts.say("game-name"))
            task = bar.add_task(title, total=games)
            yield lambda done: bar.advance(task, done)
    except KeyboardInterrupt:
        parts = len(list(kept.rglob("part-*"))) if kept else 0
        line = (
            texts.say("simulate-kept", folder=str(kept), parts=parts)
            if kept
            else texts.say("simulate-stopped")
        )
        errors.print(line, soft_wrap=True)
        raise SystemExit(STOPPED) from None


def show(found: msgspec.Struct, told: Callable[[], RenderableType], json: bool) -> None:
    """The outcome as one JSON object, or as a person reads it."""
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        console.print(told())
