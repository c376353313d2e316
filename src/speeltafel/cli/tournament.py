"""`speeltafel tournament`"""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import speeltafel
from speeltafel.cli.common import Bots, Language, Option, app, fewest_seats, read_options, spelled
from speeltafel.cli.running import Jobs, checked, how_many, progress_bar, show
from speeltafel.engine import BadSetup
from speeltafel.lab.rates import Rate
from speeltafel.lab.tournament import Standing, Tournament, games_of
from speeltafel.lab.tournament import tournament as run_tournament
from speeltafel.texts import Texts

Across = Annotated[list[str] | None, Parameter(name="--across", consume_multiple=True, negative=())]


@app.command
def tournament(
    game: str,
    *,
    bots: Bots = None,
    deals: int = 20,
    seats: int | None = None,
    option: Option = None,
    across: Across = None,
    seed: int = 0,
    jobs: Jobs = None,
    cluster: str = "",
    json: bool = False,
    lang: Language = "en",
) -> None:
    """Let every bot meet every other from every seat, and rate them.

    Parameters
    ----------
    game
        The game's name, as in `speeltafel games`.
    bots
        Two kinds or more: bot, bot:LEVEL, search:ITERATIONS or random.
    deals
        How many deals each pair plays, each of them in every seating.
    seats
        How many players; the fewest the game allows if not given.
    option
        An option of the game, as in `--option quick=true`.
    across
        Options to play it all once more with, as in `--across quick=true special_combos=false`.
    seed
        The same seed gives the same games.
    jobs
        How many processes play; all cores if not given.
    cluster
        A Dask cluster that plays instead: tcp://HOST:PORT of its scheduler, or local.
    json
        Print the tournament as one JSON object.
    lang
        Language of the tables.
    """
    rules, options = speeltafel.load(game), read_options(option)
    kinds = checked(rules, bots or [])
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), "")
    if twice:
        raise BadSetup(f"{twice} is named twice: name each kind of bot once")
    if len(kinds) < 2:
        raise BadSetup(
            "a tournament needs two different bots or more, as in --bots bot:strong bot:normal random"
        )
    count = seats or fewest_seats(rules, options, 2)
    more = [read_options([each]) for each in across or ()]
    meetings = deals * len(kinds) * (len(kinds) - 1) // 2
    games = sum(meetings * games_of(game, count, {**options, **each}) for each in ({}, *more))
    texts = Texts(rules, lang)
    with progress_bar(texts, games, quiet=json) as progress:
        found = run_tournament(
            game,
            kinds,
            deals=deals,
            seats=count,
            options=options,
            across=more,
            seed=seed,
            jobs=how_many(jobs, meetings),
            cluster=cluster,
            progress=progress,
        )
    show(found, lambda: told(found, texts), json)


def told(found: Tournament, texts: Texts) -> RenderableType:
    """What was played, and a table for each set of options."""
    head = Text(texts.say("game-name"), style="bold")
    pairs = len(found.bots) * (len(found.bots) - 1) // 2
    each = found.standings[0].games // pairs
    played = texts.say("tournament-sum", games=found.standings[0].games, each=each, seats=found.seats)
    return Group(head, played, *(part for standing in found.standings for part in parts(standing, texts)))


def parts(standing: Standing, texts: Texts) -> list[RenderableType]:
    """The options, ratings beside the win matrix, and how long games were."""
    lengths = {name: texts.number(value) for name, value in standing.length.items()}
    said: list[RenderableType] = [ranking(standing, texts), texts.say("simulate-lengths", **lengths)]
    return [Text(spelled(standing.options), style="bold"), *said] if standing.options else said


def ranking(standing: Standing, texts: Texts) -> Table:
    """The strongest first; beside each what it won against the others."""
    table = Table(show_lines=True)
    columns = ("tournament-strength", "tournament-interval", "tournament-think")
    for column in ("", *map(texts.say, columns), *(f"× {rating.name}" for rating in standing.ratings)):
        table.add_column(column, justify="right" if column else "left")
    for rating in standing.ratings:
        wins = standing.matrix[rating.name]
        table.add_row(
            rating.name,
            texts.number(rating.strength),
            f"{texts.number(rating.low)} – {texts.number(rating.high)}",
            f"{texts.number(standing.think[rating.name])} ms",
            *(won(wins.get(other.name), texts) for other in standing.ratings),
        )
    return table


def won(rate: Rate | None, texts: Texts) -> str:
    """A share with its interval below it; nothing beside oneself."""
    return f"{texts.percent(rate.share)}\n({100 * rate.low:.0f} – {100 * rate.high:.0f})" if rate else ""
