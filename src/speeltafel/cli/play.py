"""`speeltafel play`"""

import os
import random
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import speeltafel
from speeltafel.bots import make_player
from speeltafel.cli.common import Bots, Language, Option, app, console, fewest_seats, fill, read_options, save
from speeltafel.engine import BadSetup, Bot, Game, Match
from speeltafel.terminal import Session
from speeltafel.terminal.keyboard import Moments, Stopped
from speeltafel.terminal.plain import printable
from speeltafel.texts import Texts

Names = Annotated[list[str] | None, Parameter(name="--name", consume_multiple=True, negative=())]


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
    name: Names = None,
    bots: Bots = None,
    seed: int | None = None,
    lang: Language = "en",
    option: Option = None,
    step_in: Moments = "danger",
    record: Path = Path("game.json"),
) -> None:
    """Play in the terminal: people first, at one keyboard with hands covered in between, bots in the other seats.

    Parameters
    ----------
    game
        The game's name, as in `speeltafel games`.
    seats
        How many players; the fewest the game allows if not given (at least the people and one bot).
    people
        How many of them are people.
    name
        The people's names, in order.
    bots
        The bots' kinds in order: bot, bot:LEVEL, random or policy:FILE. The last one fills the other seats.
    seed
        The same seed and the same answers give the same game, whatever the language.
    lang
        Language of the table.
    option
        An option of the game, as in `--option quick=true`.
    step_in
        When you are asked about what may be done at any moment, while others play: before a die falls, always, never.
    record
        Where the record of the game goes.
    """
    rules = speeltafel.load(game)
    options = read_options(option)
    count = seats if seats is not None else fewest_seats(rules, options, people + 1)
    check_people(rules, people, count)
    check_place(record)
    texts = Texts(rules, lang)
    names = [*names_of_people(name or [], people, texts), *(f"Bot {n + 1}" for n in range(count - people))]
    players = seated(rules, people, fill(bots or ["bot"], count - people) if people < count else [], seed)
    match = speeltafel.start(game, names, options, seed=seed, people=people, shared=True)
    run(Session(match, players, texts, console, moments=step_in, seed=seed), match, texts, record)


def run(session: Session, match: Match, texts: Texts, record: Path) -> None:
    """Play until the end or until somebody stops; the record is kept either way."""
    message = "table-saved"
    try:
        session.run()
    except (Stopped, EOFError, KeyboardInterrupt):
        message = "table-stopped"
    finally:
        save(match, record)
    console.print(texts.say(message, path=str(record)), markup=False, highlight=False)


def check_people(rules: Game, people: int, seats: int) -> None:
    """Refuse what nobody can sit at."""
    if not 0 <= people <= seats:
        raise BadSetup(f"{people} people do not fit on {seats} seats")
    if rules.timed and people:
        raise BadSetup(
            f"{rules.slug} is a race in real time: play it in the browser, or watch bots with --people 0"
        )


def check_place(record: Path) -> None:
    """Nobody plays a whole game to learn that its record cannot be kept."""
    if record.is_dir() or not os.access(record.parent, os.W_OK):
        raise BadSetup(f"the record cannot be written to {record}: give another place with --record")


def names_of_people(given: list[str], people: int, texts: Texts) -> list[str]:
    """What they are called; whoever gave no name gets a number."""
    if len(given) > people:
        raise BadSetup(f"{len(given)} names are given for {people} people")
    numbered = [texts.say("table-person", number=number + 1) for number in range(people)]
    return [*map(printable, given), *numbered[len(given) :]]


def seated(rules: Game, people: int, kinds: list[str], seed: int | None) -> list[Bot | None]:
    """People (None), then bots with numbers of their own."""
    chance = random.Random(seed)
    bots: list[Any] = [make_player(rules, kind, chance.getrandbits(32)) for kind in kinds]
    return [*[None] * people, *bots]
