"""`speeltafel games`"""

from rich.table import Table

import speeltafel
from speeltafel.cli.common import Language, app, console
from speeltafel.engine import Game
from speeltafel.texts import Texts


@app.command
def games(*, lang: Language = "en") -> None:
    """List the games, and how well bots can play them."""
    texts = [(slug, Texts(speeltafel.load(slug), lang)) for slug in speeltafel.slugs()]
    first = texts[0][1]
    table = Table(title=first.say("games-title"), title_justify="left")
    for column in ("games-name", "games-game", "games-players", "games-length"):
        table.add_column(first.say(column))
    for slug, words in texts:
        counts = speeltafel.load(slug).seat_counts
        table.add_row(slug, words.say("game-name"), f"{counts[0]}-{counts[-1]}", words.say("game-length"))
    console.print(table)
    console.print(levels(first))


def levels(words: Texts) -> Table:
    """What every level plays like."""
    table = Table(title=words.say("levels-title"), title_justify="left", show_header=False)
    for level in Game.levels:
        table.add_row(level, words.say(f"level-{level}.help"))
    return table
