"""What people are told the first time: every kind of question and every card has one sentence, in both languages."""

import re

import pytest

import speeltafel
from speeltafel.engine import Game
from speeltafel.kit.setups import KITS
from speeltafel.kit.test_texts import identifiers
from speeltafel.texts import LANGUAGES, Texts, kebab

LONG = 150
"""Letters that are read at a glance."""
EXPLAINED = [slug for slug in KITS if "first-" in "".join(identifiers(speeltafel.load(slug), "en"))]
"""Games that explain themselves in this way; others are played without."""

games = pytest.mark.parametrize("slug", EXPLAINED)
languages = pytest.mark.parametrize("language", LANGUAGES)


def sentences(text: str) -> int:
    """How many sentences this is."""
    return len(re.findall(r"[.!?](?=\s|$)", text))


def questions(game: Game) -> list[str]:
    """Every kind of question that the game has words for."""
    asked = [
        name.removeprefix("decision-") for name in identifiers(game, "en") if name.startswith("decision-")
    ]
    return [kind for kind in asked if not kind.endswith("-wait")]


def cards(game: Game) -> list[str]:
    """Every card that the game has words for, or the name of those that are explained together."""
    kin = {kebab(card): kebab(name) for card, name in game.kin.items()}
    found = [name.removeprefix("card-") for name in identifiers(game, "en") if name.startswith("card-")]
    return [kin.get(card, card) for card in found]


def note(texts: Texts, card: str) -> str:
    """What is said of a card: a sentence of its own, or the line that stands on it."""
    return texts.find(f"first-card-{card}") or texts.find(f"card-{card}", "text") or ""


@games
@languages
def test_every_kind_of_question_is_explained_in_a_sentence(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    texts = Texts(game, language)
    told = {kind: texts.find(f"first-ask-{kind}") or "" for kind in questions(game)}
    assert {kind for kind, text in told.items() if sentences(text) != 1 or len(text) > LONG} == set()


@games
@languages
def test_every_card_is_explained_in_a_sentence(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    texts = Texts(game, language)
    assert {card for card in cards(game) if sentences(note(texts, card)) != 1} == set()


@games
@languages
def test_every_note_is_one_short_sentence_about_something_there_is(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    texts = Texts(game, language)
    known = {f"first-ask-{kind}" for kind in questions(game)} | {f"first-card-{card}" for card in cards(game)}
    for name in identifiers(game, language):
        if name.startswith("first-"):
            text = texts.say(name)
            assert name in known or name.startswith("first-state-"), f"{name} is about nothing"
            assert sentences(text) == 1, text
            assert len(text) <= LONG, text
