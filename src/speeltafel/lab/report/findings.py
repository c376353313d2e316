"""What a report found out, in sentences: each with its figure, and only where the interval supports it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from speeltafel.lab.report.building import Effect, Report
from speeltafel.lab.report.course import Mean
from speeltafel.lab.report.naming import Naming
from speeltafel.lab.report.shares import Bar, Group
from speeltafel.texts import Texts

MOST: Final = 3
"""Sentences about one group."""
STERN: Final = 1.68
"""Where many cards are looked at, some stand out by chance: their intervals are made wider, from 95 to 99.9 %."""


FEW: Final = 20
"""Of a card that fewer players had nothing is said."""
ORDER: Final = ("trait", "place")
"""The group that everybody asks about: is it an advantage to begin? It is told also where nothing is sure."""


class Finding(msgspec.Struct, frozen=True):
    """A sentence, and the part of the page where its figure is."""

    words: str
    place: str


def findings(report: Report, texts: Texts) -> dict[str, list[Finding]]:
    """All that can be said, by subject, the general first; a subject of which nothing is sure is left out."""
    naming = Naming(texts)
    found = {
        "course": [*about_length(report, texts), *about_course(report, texts)],
        "wins": [each for group in report.groups for each in about_group(group, naming)],
        "cards": list(about_cards(report, naming)),
        "options": list(about_effects(report, naming)),
    }
    return {subject: said for subject, said in found.items() if said}


def about_length(report: Report, texts: Texts) -> Iterator[Finding]:
    """How long games are, and their tail."""
    said = {name: texts.number(round(value)) for name, value in report.length.quantiles.items()}
    alike = "-alike" if said["min"] == said["max"] else ""
    yield Finding(texts.say(f"finding-length-{report.length.unit}{alike}", **said), "length")


def about_course(report: Report, texts: Texts) -> Iterator[Finding]:
    """The lead, the decision, luck and skill."""
    course, luck, skill = report.course, report.luck, report.skill
    if course is not None and course.deal is not None:
        yield Finding(texts.say("finding-lead", **shown(course.changes, texts)), "course")
        yield Finding(texts.say("finding-decided", half=texts.percent(course.decided_half)), "course")
        yield Finding(texts.say("finding-deal", share=texts.percent(course.deal)), "luck")
    if luck is not None:
        figures = {name: texts.percent(getattr(luck.share, name)) for name in ("value", "low", "high")}
        yield Finding(texts.say("finding-luck", moves=luck.moves, games=luck.share.of, **figures), "luck")
    if skill is not None and not skill.low <= 0.5 <= skill.high:
        figures = {name: texts.percent(getattr(skill, name)) for name in ("share", "low", "high")}
        text = "finding-skill" if report.whole_table is None else "finding-skill-together"
        yield Finding(texts.say(text, games=skill.of, seats=report.seats, **figures), "luck")


def shown(mean: Mean, texts: Texts) -> dict[str, str]:
    """A mean and its interval, as people write numbers."""
    return {name: texts.number(getattr(mean, name)) for name in ("value", "low", "high")}


def about_group(group: Group, naming: Naming) -> Iterator[Finding]:
    """The values that differ most, as far as that is sure."""
    texts = naming.texts
    if len(group.bars) == 1:
        [bar] = group.bars
        yield Finding(texts.say("finding-together", **figures_of(bar, texts)), anchor(group))
        return
    factor = STERN if len(group.bars) > 2 * MOST else 1.0
    sure = [bar for bar in group.bars if is_sure(bar, factor)]
    kind = "occasion" if group.kind == "occasion" else "win"
    most = 1 if group.kind == "side" and len(group.bars) == 2 else MOST
    if not sure and (group.kind, group.name) == ORDER:
        first = group.bars[0]
        said = {"name": naming.bar(group, first), "group": naming.group(group)} | figures_of(first, texts)
        yield Finding(texts.say("finding-no-difference", **said), anchor(group))
    for bar in sorted(sure, key=lambda bar: (-abs(round(bar.difference, 4)), -bar.difference))[:most]:
        name = naming.bar(group, bar)
        words = texts.say(f"finding-{kind}", name=name, group=naming.group(group), **figures_of(bar, texts))
        yield Finding(words, anchor(group))


def is_sure(bar: Bar, factor: float) -> bool:
    """Whether fair lies outside of the interval, made wider by this factor."""
    if bar.fair is None:
        return False
    rate = bar.rate
    reach = factor * (rate.share - rate.low if bar.difference > 0 else rate.high - rate.share)
    return abs(bar.difference) > reach


def figures_of(bar: Bar, texts: Texts) -> dict[str, str]:
    """The figures of a bar, and whether it is more or less than fair."""
    rate = bar.rate
    return {
        "share": texts.percent(rate.share),
        "low": texts.percent(rate.low),
        "high": texts.percent(rate.high),
        "of": texts.number(rate.of),
        "fair": texts.percent(bar.fair or 0.0),
        "points": texts.number(100 * abs(bar.difference)),
        "more": "yes" if bar.difference > 0 else "no",
    }


def anchor(group: Group) -> str:
    """The part of the page with this group."""
    return f"{group.kind}-{group.name}"


def about_cards(report: Report, naming: Naming) -> Iterator[Finding]:
    """The cards with which people win more than others, and those that nobody plays."""
    texts = naming.texts
    if report.ends_alike:
        yield Finding(texts.say("finding-alike"), "side-side")
    for use in ("drawn", "played"):
        known = [bar for card in report.cards if (bar := card.wins[use]) is not None and bar.rate.of >= FEW]
        bars = [bar for bar in known if is_sure(bar, STERN)]
        for bar in sorted(bars, key=lambda bar: -abs(bar.difference))[:MOST]:
            words = texts.say(f"finding-card-{use}", card=texts.card(bar.name), **figures_of(bar, texts))
            yield Finding(words, f"cards-{use}")
    if report.never_played:
        cards = texts.enumeration([texts.card(card) for card in report.never_played])
        count = len(report.never_played)
        yield Finding(
            texts.say("finding-never", cards=cards, count=count, games=report.games), "cards-played"
        )


def about_effects(report: Report, naming: Naming) -> Iterator[Finding]:
    """What each option changes for sure, in one sentence for each."""
    for effect in report.effects:
        changes = [
            told(naming, figure, before, after, report)
            for figure, before, after in compared(report.usual, effect)
            if after.differs(before)
        ]
        if changes:
            words = naming.texts.say(
                "finding-effect", option=naming.effect(effect), changes="; ".join(changes)
            )
            yield Finding(words, "options")


def compared(usual: Effect, effect: Effect) -> Iterator[tuple[str, Mean, Mean]]:
    """The figures of the usual game and of a variation, as far as they can be compared."""
    yield "length", usual.length, effect.length
    if usual.sides == effect.sides:
        yield "leader", usual.leader, effect.leader
    if usual.changes is not None and effect.changes is not None:
        yield "changes", usual.changes, effect.changes


def told(naming: Naming, figure: str, before: Mean, after: Mean, report: Report) -> str:
    """One effect in a few words."""
    texts = naming.texts
    write = texts.percent if figure == "leader" else texts.number
    identifier = f"finding-effect-{figure}"
    if figure == "length":
        identifier += f"-{report.length.unit}"
    return texts.say(
        identifier,
        who=leader_name(report, texts),
        before=write(before.value),
        after=write(after.value),
    )


def leader_name(report: Report, texts: Texts) -> str:
    """Whose wins are compared between variations."""
    for group in report.groups:
        if group.kind == "side":
            return texts.say(f"side-{group.bars[0].name}")
    return texts.say("report-first")
