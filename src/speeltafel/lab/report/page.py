"""The page: findings first, then the pictures behind them, then all figures. Nothing in it needs a network."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from speeltafel.lab.rates import Rate
from speeltafel.lab.report import charts
from speeltafel.lab.report.building import Effect, Report
from speeltafel.lab.report.charts import Chart, Labels
from speeltafel.lab.report.findings import Finding, anchor, compared, findings, leader_name
from speeltafel.lab.report.naming import Naming
from speeltafel.lab.report.shares import Bar, Group
from speeltafel.texts import Texts

SUBJECTS: Final = ("course", "wins", "cards")
"""Of pictures, in the order of the page."""
MOST_ROWS: Final = 16
"""Rows of a picture; where there are more, those that tell most."""


class Picture(msgspec.Struct, frozen=True):
    """A picture with its title and what stands below it."""

    subject: str
    """course, wins or cards."""
    place: str
    title: str
    note: str
    chart: Chart


def pictures(report: Report, texts: Texts) -> list[Picture]:
    """All pictures of a report."""
    return [
        *course_pictures(report, texts),
        *(group_picture(group, report, texts) for group in report.groups),
        *(card_pictures(report, texts) if not report.ends_alike else ()),
    ]


def course_pictures(report: Report, texts: Texts) -> Iterable[Picture]:
    """How long, when decided, how much luck and how much skill."""
    say, words = texts.say, labels(report, texts)
    chart = charts.length_chart(report.length, words)
    yield Picture("course", "length", say("report-length"), say("report-length-note"), chart)
    if report.course is not None:
        chart = charts.curve_chart(report.course, words)
        yield Picture("course", "course", say("report-course"), say("report-course-note"), chart)
    bars = luck_bars(report)
    if bars:
        names = [say(f"report-luck-{bar.name}") for bar in bars]
        chart = charts.rates_chart(bars, names, words)
        yield Picture("course", "luck", say("report-luck"), luck_note(report, bars, texts), chart)


def luck_bars(report: Report) -> list[Bar]:
    """What the deal decides, what luck moves, and what skill wins."""
    bars = []
    if report.course is not None and report.course.deal is not None:
        deal = report.course.deal
        bars.append(Bar("deal", Rate(deal, report.games, deal, deal, deal), None))
    if report.luck is not None:
        luck = report.luck.share
        bars.append(Bar("moves", Rate(luck.value, luck.of, luck.value, luck.low, luck.high), None))
    if report.skill is not None:
        bars.append(Bar("skill", report.skill, 0.5))
    return bars


def luck_note(report: Report, bars: Sequence[Bar], texts: Texts) -> str:
    """What each of these rows says."""
    kinds = {"skill": "skill" if report.whole_table is None else "skill-together"}
    return " ".join(
        texts.say(f"report-luck-{kinds.get(bar.name, bar.name)}-note", games=bar.rate.of, seats=report.seats)
        for bar in bars
    )


def labels(report: Report, texts: Texts) -> Labels:
    """The words on the axes."""
    return Labels(
        share=texts.say("report-axis-share"),
        games=texts.say("report-axis-games"),
        length=texts.say(f"report-axis-{report.length.unit}"),
        progress=texts.say("report-axis-progress"),
        forecast=texts.say("report-axis-forecast"),
    )


def group_picture(group: Group, report: Report, texts: Texts) -> Picture:
    """The rates of a group."""
    naming = Naming(texts)
    bars = telling(group.bars)
    chart = charts.rates_chart(bars, [naming.bar(group, bar) for bar in bars], labels(report, texts))
    return Picture("wins", anchor(group), naming.group(group), note_of(group, texts), chart)


def note_of(group: Group, texts: Texts) -> str:
    """How a picture of rates is read."""
    if any(bar.fair is None for bar in group.bars):
        return texts.say("report-often-note")
    note = texts.say("report-occasion-note" if group.kind == "occasion" else "report-win-note")
    return f"{note} {cut_note(group.bars, texts)}".strip()


def cut_note(bars: Sequence[Bar], texts: Texts) -> str:
    """What is said where not all are shown."""
    return texts.say("report-cut-note", shown=MOST_ROWS, all=len(bars)) if len(bars) > MOST_ROWS else ""


def card_pictures(report: Report, texts: Texts) -> Iterable[Picture]:
    """How those did who drew, played or held a card."""
    for use in ("drawn", "played", "held"):
        known = [bar for card in report.cards if (bar := card.wins[use]) is not None]
        bars = telling(known)
        if bars:
            chart = charts.rates_chart(bars, [texts.card(bar.name) for bar in bars], labels(report, texts))
            note = f"{texts.say(f'report-card-{use}-note')} {cut_note(known, texts)}".strip()
            yield Picture("cards", f"cards-{use}", texts.say(f"report-cards-{use}"), note, chart)


def telling(bars: Sequence[Bar]) -> list[Bar]:
    """Few bars as they are; of many those that differ most, the best first."""
    if len(bars) <= MOST_ROWS:
        return list(bars)
    chosen = sorted(bars, key=lambda bar: -abs(bar.difference))[:MOST_ROWS]
    return sorted(chosen, key=lambda bar: -bar.difference)


def page(report: Report, texts: Texts) -> str:
    """One HTML page with everything in it."""
    say = texts.say
    template = resources.files(__package__).joinpath("page.html").read_text(encoding="utf-8")
    drawn = pictures(report, texts)
    parts = {
        "language": texts.language,
        "title": escape(say("report-title", game=say("game-name"))),
        "game": escape(say("game-name")),
        "kicker": escape(say("report-kicker")),
        "lead": escape(f"{lead(report, texts)} {say('report-lead-intervals')}"),
        "findings-title": escape(say("report-findings")),
        "findings": "\n".join(
            findings_part(subject, said, texts) for subject, said in findings(report, texts).items()
        ),
        "pictures": "\n".join(pictures_part(subject, drawn, texts) for subject in SUBJECTS),
        "options": options_part(report, texts),
        "cards": cards_part(report, texts),
        "luck-title": escape(say("report-luck-how")),
        "luck": escape(say("report-luck-text")),
        "how-title": escape(say("report-how")),
        "how": escape(say("report-how-text")),
    }
    for name, content in parts.items():
        template = template.replace(f"{{{{{name}}}}}", content)
    return template


def findings_part(subject: str, said: Sequence[Finding], texts: Texts) -> str:
    """What was learned about a subject."""
    lines = "".join(f'<li><a href="#{escape(each.place)}">{escape(each.words)}</a></li>' for each in said)
    return f"<div><h3>{escape(texts.say(f'report-subject-{subject}'))}</h3><ul>{lines}</ul></div>"


def pictures_part(subject: str, drawn: Sequence[Picture], texts: Texts) -> str:
    """The pictures of a subject, below its title."""
    figures = "".join(figure(each) for each in drawn if each.subject == subject)
    if not figures:
        return ""
    title = escape(texts.say(f"report-subject-{subject}"))
    return f'<h2 class="subject">{title}</h2><div class="pictures">{figures}</div>'


def lead(report: Report, texts: Texts) -> str:
    """What was played."""
    bots = texts.enumeration(report.bots)
    return texts.say("report-lead", games=report.games, seats=report.seats, bots=bots, seed=str(report.seed))


def figure(picture: Picture) -> str:
    """A picture on the page."""
    drawn = charts.svg(picture.chart).replace(
        "<svg ", f'<svg role="img" aria-label="{escape(picture.title)}" ', 1
    )
    return (
        f'<figure id="{escape(picture.place)}"><figcaption><h3>{escape(picture.title)}</h3>'
        f"<p>{escape(picture.note)}</p></figcaption>{drawn}</figure>"
    )


def options_part(report: Report, texts: Texts) -> str:
    """A table of all variations; what differs for sure stands out."""
    if not report.effects:
        return ""
    naming = Naming(texts)
    names = [
        "",
        texts.say("report-column-games"),
        texts.say(f"report-column-{report.length.unit}"),
        texts.say("report-column-leader", who=leader_name(report, texts)),
        *([texts.say("report-column-changes")] if report.usual.changes is not None else []),
    ]
    rows = [cells_of(report, each, naming) for each in (report.usual, *report.effects)]
    head = f'<section id="options"><h2>{escape(texts.say("report-options"))}</h2><p>{escape(texts.say("report-options-note"))}</p>'
    return head + table(names, rows) + "</section>"


def cells_of(report: Report, effect: Effect, naming: Naming) -> list[str]:
    """One variation: bold is what differs from the usual game for sure."""
    texts = naming.texts
    cells = {"length": "–", "leader": "–"} | ({"changes": "–"} if report.usual.changes is not None else {})
    for figure, before, after in compared(report.usual, effect):
        written = texts.percent(after.value) if figure == "leader" else texts.number(after.value)
        cells[figure] = f"<b>{written}</b>" if effect.option and after.differs(before) else written
    return [escape(naming.effect(effect)), texts.number(effect.games), *cells.values()]


def cards_part(report: Report, texts: Texts) -> str:
    """Every card, folded away."""
    if not report.cards:
        return ""
    uses = ("drawn", "played", "held")
    won = uses if not report.ends_alike else ()
    names = ["", *(texts.say(f"report-column-{use}") for use in uses)]
    names += [texts.say(f"report-column-wins-{use}") for use in won]
    rows = []
    for card in report.cards:
        wins = [texts.percent(bar.rate.share) if (bar := card.wins[use]) else "–" for use in won]
        rows.append([escape(texts.card(card.card)), *(texts.number(card.times[use]) for use in uses), *wins])
    return (
        f"<details><summary>{escape(texts.say('report-all-cards'))}</summary>"
        f"<p>{escape(texts.say('report-all-cards-note'))}</p>{table(names, rows)}</details>"
    )


def table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of HTML that scrolls by itself on a narrow screen."""
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in names)
    lines = "".join(
        f"<tr><th scope='row'>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def write_images(report: Report, texts: Texts, folder: Path) -> None:
    """Every picture as SVG and as PNG, with its title: it may be shown without the page."""
    folder.mkdir(parents=True, exist_ok=True)
    game = texts.say("game-name")
    for picture in pictures(report, texts):
        chart = charts.titled(
            picture.chart, f"{game}: {picture.title}", f"{lead(report, texts)} {picture.note}"
        )
        (folder / f"{picture.place}.svg").write_text(charts.svg(chart), encoding="utf-8")
        (folder / f"{picture.place}.png").write_bytes(charts.png(chart))
