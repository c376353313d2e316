"""`speeltafel duel`"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import speeltafel
from speeltafel.cli.common import Bots, Language, Option, app, read_options
from speeltafel.cli.figures import add
from speeltafel.cli.running import Games, check_games, checked, progress_bar, show
from speeltafel.engine import BadSetup
from speeltafel.lab import Duel
from speeltafel.lab import duel as run_duel
from speeltafel.texts import Texts


@app.command
def duel(
    game: str,
    *,
    bots: Bots = None,
    games: Games = 100,
    seats: int | None = None,
    seed: int = 0,
    option: Option = None,
    json: bool = False,
    lang: Language = "en",
) -> None:
    """Play a match between two kinds of bots and say which is better.

    The first plays one seat (or one side), the second all the others; every deal is played with the first in each place.

    Parameters
    ----------
    game
        The game's name, as in `speeltafel games`.
    bots
        Two kinds: bot, bot:LEVEL, search:ITERATIONS, random or policy:FILE.
    games
        How many games.
    seats
        How many players; the fewest the game allows if not given.
    seed
        The same seed gives the same games.
    option
        An option of the game, as in `--option quick=true`.
    json
        Print the match as one JSON object.
    lang
        Language of the summary.
    """
    check_games(games)
    if bots is None or len(bots) != 2:
        raise BadSetup("a duel needs two kinds of bots, as in --bots bot:master bot:normal")
    rules = speeltafel.load(game)
    count, options = seats or rules.seat_counts[0], read_options(option)
    rules.check_setup(rules.read_options(options), count)
    first, second = checked(rules, bots)
    texts = Texts(rules, lang)
    with progress_bar(texts, games, quiet=json) as progress:
        match = run_duel(
            game, games, (first, second), seats=count, options=options, seed=seed, progress=progress
        )
    show(match, lambda: told(match, texts), json)


def told(match: Duel, texts: Texts) -> RenderableType:
    """Both shares with their intervals, how long games were, and what follows from it."""
    table = Table()
    for column in ("", "simulate-wins", "simulate-share", "simulate-interval"):
        table.add_column(texts.say(column) if column else "", justify="right" if column else "left")
    for name, rate in zip(match.bots, (match.first, match.second), strict=True):
        add(table, name, rate, texts)
    said = {name: texts.number(value) for name, value in match.length.items()}
    return Group(
        Text(texts.say("game-name"), style="bold"),
        texts.say("duel-sum", games=match.games, seats=match.seats),
        table,
        texts.say("simulate-lengths", **said),
        verdict(match, texts),
    )


def verdict(match: Duel, texts: Texts) -> str:
    """Which is better, if the match was long enough to tell."""
    first, second = match.bots
    ahead = match.first.low - match.fair if match.fair else match.first.low - match.second.high
    behind = match.fair - match.first.high if match.fair else match.second.low - match.first.high
    line = "duel-better" if ahead > 0 else "duel-worse" if behind > 0 else "duel-open"
    said = texts.say(line, first=first, second=second)
    return f"{texts.say('duel-fair', share=texts.percent(match.fair))} {said}" if match.fair else said
