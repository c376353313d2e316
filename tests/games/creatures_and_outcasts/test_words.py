"""The words of the rules, where a slip of the pen would tell another rule."""

import re

from speeltafel.games.creatures_and_outcasts import GAME
from speeltafel.kit.rules import rule

CLUMSY_PLURAL = re.compile(r"\d'(s|en|ën)\b")


@rule("CO-R18", "CO-R47", "CO-129")
def test_dutch_has_one_plural_for_numbers() -> None:
    texts = [found.nl for found in GAME.catalogue().values()]
    texts.append((GAME.folder() / "texts" / "nl.ftl").read_text("utf-8"))
    assert [text for text in texts if CLUMSY_PLURAL.search(text)] == []


@rule("CO-R59")
def test_nine_counts_are_not_nine_passes() -> None:
    """What is counted nine times is everybody's passing, not one player's."""
    told = GAME.catalogue()["CO-R59"]
    assert "Telkens als iedereen heeft gepast" in told.nl
    assert "Each time everybody has passed" in told.en
