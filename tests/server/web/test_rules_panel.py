"""The rules as people read them: under headings in their own language."""

import pytest

import speeltafel
from speeltafel.server.common.catalogue import rule_cards
from speeltafel.server.wire import RuleCard

DUTCH = {"het", "een", "van", "voor", "met", "je", "einde", "beurt", "klaarzetten", "doel"}
ENGLISH = {"the", "of", "your", "what", "setting", "aim", "turn", "end"}


def words(text: str) -> set[str]:
    return set(text.lower().split())


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_every_rule_stands_under_a_heading_in_both_languages(slug: str) -> None:
    cards: list[RuleCard] = rule_cards(speeltafel.load(slug))
    chapters = [card.chapter for card in cards if card.chapter is not None]
    assert len(chapters) == len(cards)
    assert len(cards) // 25 <= len(set(chapters)) <= 25, "enough to find something, few enough to find them"
    for chapter in set(chapters):
        assert not words(chapter.en) & DUTCH, chapter.en
        assert not words(chapter.nl) & ENGLISH, chapter.nl
