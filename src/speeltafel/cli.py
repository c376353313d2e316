"""One command: speeltafel."""

import random
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import (
    BadSetup,
    BrokenRecord,
    Match,
    Record,
    SpeeltafelError,
    read_record,
    write_record,
)
from speeltafel.lab import Summary
from speeltafel.lab import simulate as run_simulation
from speeltafel.terminal import Session
from speeltafel.terminal.keyboard import Moments, Stopped
from speeltafel.texts import Texts

Language = Literal["en", "nl"]
Option = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative=())]
Bots = Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())]

app = App(name="speeltafel", help="One table for five published games: for people, bots and simulation.")
console = Console()
EVERYWHERE = "0.0.0.0"  # noqa: S104 (so that phones in the same network can join a table)


@app.command
def games(*, lang: Language = "en") -> None:
    """List the games."""
    texts = [(slug, Texts(speeltafel.load(slug), lang)) for slug in speeltafel.slugs()]
    first = texts[0][1]
    table = Table(title=first.say("games-title"), title_justify="left")
    for column in ("games-name", "games-game", "games-players", "games-length"):
        table.add_column(first.say(column))
    for slug, words in texts:
        counts = speeltafel.load(slug).seat_counts
        table.add_row(slug, words.say("game-name"), f"{counts[0]}-{counts[-1]}", words.say("game-length"))
    console.print(table)


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
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
    bots
        The bots' kinds in order: bot, random, or bot:LEVEL. The last one fills the other seats.
    seed
        The same seed gives the same game.
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
    count = (
        seats
        if seats is not None
        else next((n for n in rules.seat_counts if n > people), rules.seat_counts[-1])
    )
    if not 0 <= people <= count:
        raise BadSetup(f"{people} people do not fit on {count} seats")
    if rules.timed and people:
        raise BadSetup(
            f"{game} is a race in real time: play it in the browser, or watch bots with --people 0"
        )
    texts = Texts(rules, lang)
    names = [
        *(
            f"{texts.say('table-you')} {n + 1}" if people > 1 else texts.say("table-you")
            for n in range(people)
        )
    ]
    names += [f"bot {n + 1}" for n in range(count - people)]
    match = speeltafel.start(
        game, names, read_options(option), seed=seed, people=people, shared=True, shares=names
    )
    kinds = fill(bots or ["bot"], count - people)
    chance = random.Random(seed)
    players = [None] * people + [make_player(rules, kind, chance.getrandbits(32)) for kind in kinds]
    session = Session(match, players, texts, console, moments=step_in, seed=seed)
    try:
        session.run()
        console.print(texts.say("table-saved", path=str(record)))
    except (Stopped, EOFError, KeyboardInterrupt):
        console.print(texts.say("table-stopped", path=str(record)))
    finally:
        save(match, record)


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
    count = seats or (len(bots) if bots and len(bots) > 1 else rules.seat_counts[-1])
    players = fill(bots or ["random"], count)
    texts = Texts(rules, lang)
    options = read_options(option)
    rules.check_setup(rules.read_options(options), count)
    with progress_bar(quiet=json) as bar:
        task = bar.add_task(
            texts.say("simulate-playing", games=games, game=texts.say("game-name")), total=games
        )
        summary = run_simulation(
            game, games, players, options=options, seed=seed, progress=lambda: bar.advance(task)
        )
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        show_summary(summary, texts)


@app.command
def replay(record: Path, *, step: int | None = None, seat: int | None = None, lang: Language = "en") -> None:
    """Tell a recorded game again, or show the table at one step through a seat's eyes.

    Parameters
    ----------
    record
        The record of a game.
    step
        Show the table before this entry instead of telling the game.
    seat
        Whose eyes: 1 for the first seat. Without it, what everybody could see.
    lang
        Language of the story.
    """
    from speeltafel.terminal.story import show_step, tell

    kept = load_record(record)
    viewer = None if seat is None else seat - 1
    if viewer is not None and not 0 <= viewer < len(kept.names):
        raise BadSetup(f"seat {seat} does not exist; this game has {len(kept.names)} seats")
    texts = Texts(speeltafel.load(kept.game), lang)
    if step is None:
        tell(kept, viewer, texts, console)
    else:
        show_step(kept, step, viewer, texts, console)


@app.command
def verify(record: Path, *, lang: Language = "en") -> None:
    """Prove a finished game: every move legal, every outcome of chance from the secret committed to before it."""
    kept = load_record(record)
    speeltafel.verify(kept)
    console.print(Texts(speeltafel.load(kept.game), lang).say("verify-fine", entries=len(kept.entries)))


@app.command
def rules(game: str, rule: str | None = None, *, lang: Language = "en") -> None:
    """Print a rule of a game, or all of them."""
    catalogue = speeltafel.load(game).catalogue()
    if rule is None:
        for found in catalogue.values():
            console.print(f"[bold]{found.id}[/] {found.text(lang)}", highlight=False)
        return
    wanted = catalogue.get(rule.upper())
    if wanted is None:
        raise BadSetup(
            f"{game} has no rule {rule}; its rules go from {next(iter(catalogue))} to {list(catalogue)[-1]}"
        )
    console.print(f"[bold]{wanted.id}[/] {wanted.text(lang)}", highlight=False)
    console.print(f"[dim]{wanted.section}[/]", highlight=False)


@app.command
def serve(
    *,
    port: int = 8000,
    host: str = EVERYWHERE,
    no_open: bool = False,
    data: str | None = None,
    workers: int | None = None,
) -> None:
    """Open the table in the browser.

    Parameters
    ----------
    port
        The port to listen on.
    host
        The address to listen on. By default phones in the same network can join; 127.0.0.1 keeps it here.
    no_open
        Do not open a browser.
    data
        Where tables and records are kept.
    workers
        Processes that share the tables, for a machine with several cores; 1 if not given.
    """
    from speeltafel.server.serve import serve as run_server

    run_server(host=host, port=port, open_page=not no_open, data=data, workers=workers)


def fill(kinds: list[str], count: int) -> list[str]:
    """As many kinds as seats; the last one fills the rest."""
    if len(kinds) > count:
        raise BadSetup(f"{len(kinds)} bots are named for {count} seats")
    return [*kinds, *[kinds[-1]] * (count - len(kinds))]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """Options from `name=value`; values are true, false, numbers or words."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option looks like name=value, not {text!r}")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise BrokenRecord(f"{path} cannot be read: {error.strerror}") from None


def save(match: Match, path: Path) -> None:
    """Keep the record of a game."""
    assert match.record is not None
    try:
        path.write_bytes(write_record(match.record))
    except OSError as error:
        raise BrokenRecord(f"the record cannot be written to {path}: {error.strerror}") from None


def progress_bar(quiet: bool) -> Progress:
    """A bar on standard error, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)


def show_summary(summary: Summary, texts: Texts) -> None:
    """A simulation's figures."""
    table = Table(title=texts.say("game-name"), title_justify="left", show_header=False)
    table.add_row(texts.say("simulate-games"), str(summary.games))
    table.add_row(texts.say("simulate-finished"), str(summary.finished))
    table.add_row(texts.say("simulate-decisions"), str(summary.decisions))
    table.add_row(texts.say("simulate-speed"), f"{summary.decisions_per_second:,.0f}")
    lengths = "  ".join(f"{name} {value}" for name, value in summary.length.items())
    table.add_row(texts.say("simulate-length"), lengths)
    for number, wins in enumerate(summary.wins_by_seat, start=1):
        table.add_row(texts.say("simulate-seat", seat=number), f"{texts.say('simulate-wins')} {wins:g}")
    for name, wins in summary.wins_by_bot.items():
        table.add_row(name, f"{texts.say('simulate-wins')} {wins:g} ({wins / summary.games:.1%})")
    console.print(table)


def main() -> None:
    """Run the command; what a person can put right gets one clear line and exit code 2."""
    try:
        app(exit_on_error=False, print_error=False)
    except (SpeeltafelError, CycloptsError) as error:
        print(f"speeltafel: {error}", file=sys.stderr)
        sys.exit(2)
