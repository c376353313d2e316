"""Every table of every game as a drawing: it fits a small terminal, and nothing on it is raw."""

import re
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

import pytest
from rich.console import Console

import speeltafel
from speeltafel.engine import Match
from speeltafel.engine.clock import VirtualClock
from speeltafel.kit.playing import start, steps
from speeltafel.kit.setups import KITS, Options, name
from speeltafel.lab.driver import answer, next_decision
from speeltafel.terminal.picture import Picture
from speeltafel.texts import LANGUAGES, Texts

WIDTH: Final = 100
HEIGHT: Final = 26
"""With a question, a few moves and the prompt below it, thirty lines are full."""
OFTEN: Final = 17
"""Every so many steps the table is drawn, in one language after the other."""
NAMES: Final = ["Noor", "Sam", "Kim", "Lotte", "Piet", "Rosa"]
RAW: Final = re.compile(
    r"\d{5,}|\d\.\d{3,}|[a-z]_[a-z]|[{}]|\b(None|True|False)\b"
    r"|\b(view|card|value|sketch|event|move|decision|option|scene|result)-[a-z0-9]"
)
"""Bits, long fractions, names of fields and structures, and texts that are missing."""
GAMES: Final = [slug for slug in speeltafel.slugs() if slug in KITS and slug != "high-card"]
SOME: Final = [case for slug in GAMES for case in (KITS[slug].cases()[0], KITS[slug].cases()[-1])]
MORE: Final = [
    pytest.param(case, marks=pytest.mark.long) for slug in GAMES for case in KITS[slug].cases()[1:-1:3]
]


def drawn(texts: Texts, match: Match, seat: int | None) -> list[str]:
    sheet = StringIO()
    console = Console(file=sheet, width=WIDTH)
    console.print(Picture(texts, NAMES[: match.table.seats], match.game).draw(match.view(seat)))
    return sheet.getvalue().splitlines()


def bot_steps(match: Match) -> Iterator[None]:
    """The bots of the game play to the end."""
    bots = [match.game.bot(match.game.levels[-1], seat) for seat in range(match.table.seats)]
    clock = VirtualClock(match, bots, 5)
    while match.result is None:
        if match.game.timed:
            clock.step()
        else:
            decision = next_decision(match)
            answer(match, bots[decision.seat], decision)
        yield


@pytest.mark.parametrize("case", [*SOME, *MORE], ids=name)
def test_whole_games_are_drawn_for_every_seat_in_both_languages(case: tuple[str, int, Options]) -> None:
    for way in (lambda match: steps(match, 5), bot_steps):
        match = start(case, 5, record=False)
        texts = [Texts(match.game, language) for language in LANGUAGES]
        for number, _ in enumerate(way(match)):
            if number % OFTEN == 0:
                check_screens(texts[number // OFTEN % 2], match)
        for words in texts:
            check_screens(words, match)


def check_screens(texts: Texts, match: Match) -> None:
    for seat in (None, *range(match.table.seats)):
        lines = drawn(texts, match, seat)
        for line in lines:
            assert len(line) <= WIDTH
            assert not RAW.search(line), line
        assert len(lines) <= HEIGHT, "\n".join(lines)


@pytest.mark.parametrize("slug", GAMES)
def test_the_drawing_shows_the_whole_view(slug: str) -> None:
    match = start(KITS[slug].cases()[0], 1, record=False)
    view: Any = match.view(0)
    sketch = Picture(Texts(match.game, "en"), NAMES[: match.table.seats], match.game).sketch(view)
    assert sketch is not None
    assert sketch.shows == frozenset(view.__struct_fields__)
