"""`speeltafel simulate`"""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import speeltafel
from speeltafel.bots import make_player
from speeltafel.cli.common import Bots, Language, Option, app, console, fill, read_options
from speeltafel.cli.figures import figures
from speeltafel.engine import BadSetup, Game
from speeltafel.lab import simulate as run_simulation
from speeltafel.texts import Texts


@app.command
def simulate(
    game: str,
    *,
    games: Annotated[int, Parameter(name="--games")] = 1000,
    seats: int | None = None,
    bots: Bots = None,
    seed: int = 0,
    option: Option = None,
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
        The players' kinds: bot, random, or bot:LEVEL. The last one fills the other seats; seats rotate.
    seed
        The same seed gives the same games.
    option
        An option of the game, as in `--option quick=true`.
    json
        Print the summary as one JSON object.
    lang
        Language of the summary.
    """
    if games < 1:
        raise BadSetup(f"{games} games cannot be played; ask for at least 1")
    rules = speeltafel.load(game)
    count = seats if seats is not None else len(bots) if bots and len(bots) > 1 else rules.seat_counts[-1]
    options = read_options(option)
    rules.check_setup(rules.read_options(options), count)
    players = checked(rules, fill(bots or ["random"], count))
    texts = Texts(rules, lang)
    with progress_bar(quiet=json) as bar:
        title = texts.say("simulate-playing", games=games, game=texts.say("game-name"))
        task = bar.add_task(title, total=games)
        summary = run_simulation(
            game, games, players, options=options, seed=seed, progress=lambda: bar.advance(task)
        )
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        console.print(figures(summary, texts))


def checked(game: Game, kinds: list[str]) -> list[str]:
    """Kinds of players that this game has."""
    for kind in kinds:
        make_player(game, kind, seed=0)
    return kinds


def progress_bar(quiet: bool) -> Progress:
    """A bar on standard error, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)
