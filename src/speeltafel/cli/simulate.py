"""`speeltafel simulate`"""

from typing import Annotated

from cyclopts import Parameter

import speeltafel
from speeltafel.cli.common import Bots, Language, Option, app, fill, read_options, spelled
from speeltafel.cli.figures import figures
from speeltafel.cli.running import Games, Jobs, Out, check_games, checked, how_many, progress_bar, show
from speeltafel.engine import BadSetup
from speeltafel.lab import make_plan
from speeltafel.lab import run as run_plan
from speeltafel.lab.plan import USUAL
from speeltafel.texts import Texts

Tables = Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())]


@app.command
def simulate(
    game: str,
    *,
    games: Games = 1000,
    seats: int | None = None,
    bots: Bots = None,
    seed: int = 0,
    option: Option = None,
    jobs: Jobs = None,
    cluster: str = "",
    out: Out = None,
    tables: Tables = None,
    json: bool = False,
    lang: Language = "en",
) -> None:
    """Play many games between bots and sum them up.

    Parameters
    ----------
    game
        The game's name, as in `speeltafel games`.
    games
        How many games.
    seats
        How many players; as many as bots are named, else the most the game allows.
    bots
        The players' kinds: bot, bot:LEVEL, search:ITERATIONS, random or policy:FILE; random if not given. The last one fills the other
        seats; after every game all move one seat on.
    seed
        The same seed gives the same games, however many processes or machines play them.
    option
        An option of the game, as in `--option quick=true`; `speeltafel games GAME` lists them.
    jobs
        How many processes play; all cores if not given.
    cluster
        A Dask cluster that plays instead: tcp://HOST:PORT of its scheduler, or local.
    out
        A folder for the games as Parquet tables; a run that was broken off goes on there.
    tables
        Which tables: games, seats, decisions, cards, occasions, forecasts, luck, events; all but events if not given.
    json
        Print the summary as one JSON object.
    lang
        Language of the summary.
    """
    check_games(games)
    if tables and out is None:
        raise BadSetup(
            "--tables says what is written, and --out where: name a folder too, as in --out games/"
        )
    rules = speeltafel.load(game)
    count = seats if seats is not None else len(bots) if bots and len(bots) > 1 else rules.seat_counts[-1]
    options = read_options(option)
    rules.check_setup(rules.read_options(options), count)
    players = checked(rules, fill(bots or ["random"], count))
    noted = (tables or USUAL) if out else ()
    plan = make_plan(game, games, players, options=options, seed=seed, tables=noted)
    texts = Texts(rules, lang)
    processes = how_many(jobs, plan.parts)
    with progress_bar(texts, games, quiet=json, kept=out) as progress:
        summary = run_plan(plan, jobs=processes, cluster=cluster, out=out, progress=progress)
    show(summary, lambda: figures(summary, texts, spelled({**options, "seed": seed})), json)
