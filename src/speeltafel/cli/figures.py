"""The figures of a simulation, as a person reads them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from speeltafel.lab import Rate, Summary
from speeltafel.texts import Texts, kebab


def figures(summary: Summary, texts: Texts, chosen: str) -> RenderableType:
    """How many games, who won how often, how they ended; `chosen` are the options and the seed, as typed."""
    said = {name: texts.number(value) for name, value in summary.length.items()}
    head = Text(texts.say("game-name"), style="bold")
    games = texts.say(
        "simulate-sum",
        games=summary.games,
        decisions=summary.decisions,
        speed=round(summary.decisions_per_second),
    )
    lengths = texts.say("simulate-lengths", **said)
    chairs = [] if summary.sides else [texts.say("simulate-chairs")]
    return Group(
        head,
        games,
        players(summary, texts, chosen),
        lengths,
        rates(summary, texts),
        *chairs,
        endings(summary, texts),
    )


def players(summary: Summary, texts: Texts, chosen: str) -> str:
    """Who played, and what."""
    return texts.say(
        "simulate-players",
        chosen=chosen,
        players=texts.enumeration(list(summary.bots)),
        seats=len(summary.seats),
    )


def rates(summary: Summary, texts: Texts) -> Table:
    """Sides where people win together, else bots and seats, each with its interval."""
    table = Table(title=texts.say(title_of(summary)), title_justify="left", title_style="bold")
    for column in ("", "simulate-wins", "simulate-share", "simulate-interval"):
        table.add_column(texts.say(column) if column else "", justify="right" if column else "left")
    for side, rate in summary.sides.items():
        add(table, texts.say(f"side-{side}"), rate, texts)
    if len(summary.sides) == 1:
        return table
    table.add_section()
    for name, rate in summary.bots.items() if len(summary.bots) > 1 else ():
        add(table, name, rate, texts)
    table.add_section()
    for number, rate in enumerate(summary.seats, start=1):
        add(table, texts.say("simulate-seat", seat=number), rate, texts)
    return table


def title_of(summary: Summary) -> str:
    """What kind of winning this is."""
    if not summary.sides:
        return "simulate-alone"
    return "simulate-table" if len(summary.sides) == 1 else "simulate-sides"


def add(table: Table, name: str, rate: Rate, texts: Texts) -> None:
    """One line of the table."""
    interval = f"{texts.percent(rate.low)} – {texts.percent(rate.high)}"
    table.add_row(name, texts.number(rate.wins), texts.percent(rate.share), interval)


def endings(summary: Summary, texts: Texts) -> Table:
    """How the games ended, the most frequent way first."""
    table = Table(
        title=texts.say("simulate-endings"), title_justify="left", title_style="bold", show_header=False
    )
    for reason, count in summary.endings.items():
        words = texts.find(f"result-{kebab(reason)}") or texts.card(reason)
        table.add_row(words, texts.number(count), texts.percent(count / summary.games))
    return table
