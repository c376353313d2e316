"""`speeltafel analyse`"""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import speeltafel
from speeltafel.analysis import Analysis, LookBack
from speeltafel.analysis.page import write_page
from speeltafel.analysis.sharing import cores, measured_together
from speeltafel.analysis.telling import Teller, duration
from speeltafel.cli.common import Language, app, console, load_record
from speeltafel.engine import BadSetup, NotOver, SpeeltafelError, UnknownGame
from speeltafel.terminal.plain import printable
from speeltafel.texts import Texts

Depth = Literal["quick", "deep"]


@app.command
def analyse(
    record: Path,
    *,
    html: Path | None = None,
    depth: Depth = "quick",
    seed: int = 0,
    jobs: int | None = None,
    json: bool = False,
    lang: Annotated[Language, Parameter(name=["--lang", "--language"])] = "en",
) -> None:
    """Look back on a finished game: everybody's chance to win, the moments that mattered, luck and skill.

    Parameters
    ----------
    record
        The record of the game.
    html
        Also write one page with the curves, which needs nothing else.
    depth
        How closely to look; deep takes much longer, and says how long before it begins.
    seed
        The same seed gives the same analysis.
    jobs
        How many processes work on it; as many as there are cores if not given.
    json
        Print the analysis as one JSON object.
    lang
        Language of the answer.
    """
    look_back = opened(record, depth, seed, lang)
    texts, kept = Texts(look_back.game, lang), look_back.record
    check(jobs, html, texts)
    analysis = look(look_back, jobs or cores(), texts, quiet=json)
    teller = Teller(analysis, texts, [printable(name) for name in kept.names])
    if html is not None:
        save_page(html, teller, texts)
    if json:
        print(msgspec.json.encode(analysis).decode())
        return
    console.print(words(teller))
    if html is not None:
        console.print(texts.say("look-written", path=str(html)), markup=False, highlight=False)


def opened(path: Path, depth: Depth, seed: int, language: Language) -> LookBack:
    """A finished game that can be looked back on; what is wrong with it is said in the language of the answer."""
    try:
        kept = load_record(path)
        return LookBack(speeltafel.load(kept.game), kept, depth, seed)
    except SpeeltafelError as error:
        if language == "en":
            raise
        say = Texts(speeltafel.load(speeltafel.slugs()[0]), language).say
        words = say(f"look-refused-{refusal(error, path)}", path=str(path), why=str(error))
        raise type(error)(words) from None


def refusal(error: SpeeltafelError, path: Path) -> str:
    """What it is called among the words; what exactly is broken in a record is told as it was found."""
    if isinstance(error, UnknownGame):
        return "game"
    if isinstance(error, BadSetup):
        return "unjudged"
    if isinstance(error, NotOver):
        return "unfinished"
    return "broken" if path.is_file() else "unread"


def check(jobs: int | None, html: Path | None, texts: Texts) -> None:
    """Nobody waits for an analysis to learn that it cannot be kept."""
    if jobs is not None and jobs < 1:
        raise BadSetup(texts.say("look-refused-jobs", jobs=jobs))
    if html is not None and html.is_dir():
        raise BadSetup(texts.say("look-refused-folder", path=str(html), page=str(html / "analysis.html")))
    if html is not None and not os.access(html.parent, os.W_OK):
        raise BadSetup(texts.say("look-refused-page", path=str(html)))


def look(look_back: LookBack, jobs: int, texts: Texts, quiet: bool) -> Analysis:
    """Do the work, with a bar that says how long it still takes."""
    errors = Console(stderr=True)
    if look_back.depth == "deep" and not quiet:
        time = duration(texts, look_back.seconds() / jobs)
        errors.print(texts.say("look-takes", time=time), markup=False, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, disable=quiet, transient=True) as bar:
        title = texts.say("look-working", game=texts.say("game-name"))
        task = bar.add_task(title, total=look_back.total)
        found = {}
        for number, measured in measured_together(look_back, jobs):
            found[number] = measured
            bar.advance(task)
    return look_back.conclude([found[number] for number in range(look_back.total)])


def save_page(path: Path, teller: Teller, texts: Texts) -> None:
    """Write the page."""
    try:
        path.write_text(write_page(teller), encoding="utf-8")
    except OSError:
        raise BadSetup(texts.say("look-refused-page", path=str(path))) from None


def words(teller: Teller) -> RenderableType:
    """The analysis as a person reads it in a terminal."""
    say = teller.texts.say
    head = Text(f"{say('look-title')}: {say('game-name')}", style="bold")
    parts: list[RenderableType] = [head]
    if not teller.analysis.judged:
        parts.append(Text(say("look-unjudged"), style="dim"))
    return Group(*parts, accounts(teller), moments(teller), Text(say("look-how"), style="dim"))


def accounts(teller: Teller) -> Table:
    """Luck and skill, a line for everybody."""
    say = teller.texts.say
    table = Table(title=say("look-players"), title_justify="left", title_style="bold", show_header=False)
    for line in teller.lines():
        way = say("look-from", start=teller.percent(line.start), end=teller.percent(line.end))
        lines = [way, teller.line(line)]
        if line.cost:
            lines.append(say("look-left", cost=teller.signed(line.cost)))
        table.add_row(Text(teller.owner(line), style="bold"), Text("\n".join(lines)))
    return table


def moments(teller: Teller) -> RenderableType:
    """What mattered, in the order of the game."""
    say = teller.texts.say
    if not teller.analysis.moments:
        return Text(say("look-no-moments"))
    table = Table(title=say("look-moments"), title_justify="left", title_style="bold", show_header=False)
    for moment in teller.analysis.moments:
        told = [teller.sort(moment), *teller.happened(moment), teller.change(moment), teller.better(moment)]
        step = teller.texts.seconds(teller.analysis.points[moment.point].at) if teller.analysis.timed else ""
        table.add_row(step or str(moment.entry + 1), Text("\n".join(line for line in told if line)))
    return table
