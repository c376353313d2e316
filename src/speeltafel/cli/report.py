"""`speeltafel report`"""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import speeltafel
from speeltafel.cli.common import Bots, Language, Option, app, console, read_options
from speeltafel.cli.running import Games, Jobs, check_games, checked, how_many, progress_bar
from speeltafel.engine import BadSetup
from speeltafel.lab import make_plan
from speeltafel.lab.extras import need
from speeltafel.texts import Texts


@app.command
def report(
    game: str,
    *,
    games: Games = 1000,
    out: Path | None = None,
    lang: Annotated[Language, Parameter(name=["--lang", "--language"])] = "en",
    seats: int | None = None,
    bots: Bots = None,
    seed: int = 0,
    option: Option = None,
    compare: bool = True,
    data: Path | None = None,
    images: Path | None = None,
    jobs: Jobs = None,
    cluster: str = "",
) -> None:
    """Play many games and write what they show on one page that needs nothing else.

    Parameters
    ----------
    game
        The game's name, as in `speeltafel games`.
    games
        How many games; each other way to play gets a fifth of them.
    out
        The page; GAME.html if not given.
    lang
        Language of the page.
    seats
        How many players; four, or as many as the game allows.
    bots
        The players' kinds, as for simulate; normal bots if not given.
    seed
        The same seed gives the same page.
    option
        An option of the game, as in `--option quick=true`; then it is not compared with others.
    compare
        Whether other ways to play, and a novice, are compared with the usual game.
    data
        A folder to keep the games in; a report that was broken off goes on there, and another language takes no time.
    images
        A folder for all pictures as PNG and SVG.
    jobs
        How many processes play; all cores if not given.
    cluster
        A Dask cluster that plays instead: tcp://HOST:PORT of its scheduler, or local.
    """
    check_games(games)
    for library in ("polars", "altair", "vl_convert", "openskill.models"):
        need(library)
    from speeltafel.lab.report import building, page

    rules, options = speeltafel.load(game), read_options(option)
    count, texts = seats or building.usual_seats(rules), Texts(rules, lang)
    rules.check_setup(rules.read_options(options), count)
    place = writable(out or Path(f"{game}.html"))
    if images is not None and images.exists() and not images.is_dir():
        raise BadSetup(f"{images} is a file: name a folder for the pictures")
    total = building.games_in(game, games, count) if compare and not options else games
    processes = how_many(jobs, make_plan(game, games, ["random"] * count).parts)
    with progress_bar(texts, total, kept=data) as progress:
        found = building.make_report(
            game,
            games=games,
            seats=count,
            bots=checked(rules, bots or ["bot"]),
            options=options,
            seed=seed,
            compare=compare and not options,
            data=data,
            jobs=processes,
            cluster=cluster,
            progress=progress,
        )
    try:
        place.write_text(page.page(found, texts), encoding="utf-8")
        if images is not None:
            page.write_images(found, texts, images)
    except OSError as error:
        raise BadSetup(f"{error.filename} cannot be written ({error.strerror}): name another place") from None
    console.print(texts.say("report-written", page=str(place)), soft_wrap=True)


def writable(page: Path) -> Path:
    """A page that can be written, known before anything is played."""
    if page.is_dir() or not page.absolute().parent.is_dir():
        raise BadSetup(f"{page} cannot be written: name a file in a folder that exists")
    return page
