"""`speeltafel games`"""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import speeltafel
from speeltafel.cli.common import Language, app, console
from speeltafel.engine import Game, option_values
from speeltafel.texts import Texts, kebab


@app.command
def games(game: str = "", *, lang: Language = "en") -> None:
    """List the games and how well bots play them, or all options of one game.

    Parameters
    ----------
    game
        A game's name: then its options, as `--option` takes them, with the value that each has if not given.
    lang
        Language of the list.
    """
    if game:
        rules = speeltafel.load(game)
        console.print(one_game(rules, Texts(rules, lang)))
        return
    texts = [(slug, Texts(speeltafel.load(slug), lang)) for slug in speeltafel.slugs()]
    first = texts[0][1]
    table = Table(title=first.say("games-title"), title_justify="left")
    for column in ("games-name", "games-game", "games-players", "games-length"):
        table.add_column(first.say(column))
    for slug, words in texts:
        counts = speeltafel.load(slug).seat_counts
        table.add_row(slug, words.say("game-name"), f"{counts[0]}-{counts[-1]}", words.say("game-length"))
    console.print(table, levels(first), first.say("games-more"))


def levels(words: Texts) -> Table:
    """What every level plays like."""
    table = Table(title=words.say("levels-title"), title_justify="left", show_header=False)
    for level in Game.levels:
        table.add_row(level, words.say(f"level-{level}.help"))
    return table


def one_game(rules: Game, texts: Texts) -> RenderableType:
    """Everything that can be chosen for a game."""
    table = Table(title=texts.say("games-options"), title_justify="left", show_lines=True)
    table.add_column(texts.say("games-option"), no_wrap=True)
    for column in ("games-values", "games-usual", "games-meaning"):
        table.add_column(texts.say(column), overflow="fold")
    usual = msgspec.structs.asdict(rules.read_options(None))
    for name, values in option_values(rules.options).items():
        table.add_row(
            name, values, msgspec.json.encode(usual[name]).decode().strip('"'), meaning(name, texts)
        )
    counts = rules.seat_counts
    head = f"{texts.say('game-name')} ({rules.slug})"
    players = f"{texts.say('games-players')}: {counts[0]}-{counts[-1]}"
    length = f"{texts.say('games-length')}: {texts.say('game-length')}"
    return Group(Text(head, style="bold"), f"{players}, {length}", table)


def meaning(option: str, texts: Texts) -> str:
    """What an option is called, and what it does."""
    name = f"option-{kebab(option)}"
    title, help_ = texts.find(name) or "", texts.find(name, "help") or ""
    return f"{title}. {help_}" if title and help_ else title or help_
