"""Every game has words for everything it can ask, do and tell, in both languages."""

import re
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import speeltafel
from speeltafel.engine import Decision, Event, Game, Match, Move, redacted
from speeltafel.kit.forms import sentences_with_reader, wrong_form
from speeltafel.kit.playing import start, steps
from speeltafel.kit.setups import CASES, KITS, Options, name
from speeltafel.texts import LANGUAGES, Texts, kebab

ABOUT = {"game-name", "game-tagline", "game-about", "game-length"}

PLAYERS = ["Noor", "Sam", "Kim", "Lotte", "Piet", "Rosa"]

games = pytest.mark.parametrize("slug", list(KITS))
languages = pytest.mark.parametrize("language", LANGUAGES)


def identifiers(game: Game, language: str) -> list[str]:
    """The ids of a catalogue, in order."""
    source = (game.folder() / "texts" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE)


def tag(kind: type[msgspec.Struct]) -> str:
    found = kind.__struct_config__.tag
    assert isinstance(found, str)
    return kebab(found)


def members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The classes of a union, also of a union of one."""
    return get_args(union) or (union,)


def option_ids(game: Game) -> set[str]:
    """An id for every option and preset, and one for every value of a choice; a seat has the name of who sits there."""
    ids = {f"option-{kebab(field)}" for field in game.options.__struct_fields__}
    for field, kind in get_type_hints(game.options).items():
        words = [
            value for value in get_args(kind) if isinstance(value, str) and not value.startswith("seat-")
        ]
        ids |= {f"option-{kebab(field)}-{kebab(value)}" for value in words}
    return ids | {f"preset-{preset}" for preset in game.presets}


@games
def test_both_languages_have_the_same_texts_once(slug: str) -> None:
    found = [identifiers(speeltafel.load(slug), language) for language in LANGUAGES]
    assert sorted(found[0]) == sorted(found[1])
    assert len(set(found[0])) == len(found[0])


COUNTED = re.compile(r"\{ *\$([\w-]+) *->\s*\*?\[\d+\]")
"""A sentence that depends on a number."""


@games
@languages
def test_no_sentence_counts_what_is_said_as_a_player(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    source = (game.folder() / "texts" / f"{language}.ftl").read_text("utf-8")
    counted = set(COUNTED.findall(source))
    assert counted & game.seat_fields == set(), "these fields reach the sentence as a player's name"


@games
@languages
def test_game_options_moves_and_events_have_words(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    wanted = ABOUT | option_ids(game)
    wanted |= {f"move-{tag(move)}" for move in members(game.moves)}
    wanted |= {f"event-{tag(event)}" for event in members(game.events)}
    assert wanted - set(identifiers(game, language)) == set()


@games
@languages
def test_whatever_part_a_reader_has_the_sentence_fits(slug: str, language: str) -> None:
    found = sentences_with_reader(speeltafel.load(slug), language)
    wrong = [(name, sentence) for name, sentence in found if wrong_form(sentence, language)]
    assert wrong == []


@games
@languages
def test_options_and_presets_have_help(slug: str, language: str) -> None:
    game = speeltafel.load(slug)
    texts = Texts(game, language)
    for field in game.options.__struct_fields__:
        assert texts.find(f"option-{kebab(field)}", "help"), field
    for preset in game.presets:
        assert texts.find(f"preset-{preset}", "help"), preset


@pytest.mark.parametrize("case", CASES, ids=name)
def test_whatever_happens_can_be_told(case: tuple[str, int, Options]) -> None:
    match = start(case, 8, record=False)
    tellers = [Teller(match, language) for language in LANGUAGES]
    for _ in steps(match, 8):
        for teller in tellers:
            teller.tell()
    assert match.result is not None
    for teller in tellers:
        teller.tell()
        assert teller.texts.find(f"result-{kebab(match.result.reason)}"), match.result.reason


class Teller:
    """Says everything in one language, and complains about every gap."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.texts = Texts(match.game, language)
        self.said: set[object] = set()

    def tell(self) -> None:
        for decision in self.match.decisions():
            self.ask(decision.kind, decision.clock)
            for move in decision.moves[:30]:
                self.say_once(f"move-{tag(type(move))}", move)
                self.offer(move, decision)
        happened = self.match.now.events or []
        for viewer in (None, *range(self.match.table.seats)):
            for event in redacted(happened, viewer):
                identifier = f"event-{tag(type(event))}"
                self.say_once(identifier, event, hidden=event not in happened)
                for suffix in self.texts.parts(msgspec.to_builtins(event), viewer):
                    self.say_if_there(identifier + suffix, event)
                if viewer is not None:
                    self.read(event, viewer)

    def offer(self, move: Move, decision: Decision) -> None:
        """In an own move too the reader is never called by name."""
        names = self.texts.read_by(decision.seat, PLAYERS, "reader")
        line = self.texts.move(move, names, decision.kind)
        assert not wrong_form(line, self.texts.language), line

    def read(self, event: Event, seat: int) -> None:
        """The reader is called you, in the right form, and never by name."""
        sentence = self.texts.sentence(msgspec.to_builtins(event), PLAYERS, seat)
        assert PLAYERS[seat] not in sentence
        assert not wrong_form(sentence, self.texts.language), sentence

    def ask(self, kind: str, clock: str) -> None:
        if (kind, clock) not in self.said:
            self.said.add((kind, clock))
            assert self.texts.find(f"decision-{kebab(kind)}"), kind
            assert self.texts.find(f"decision-{kebab(kind)}-wait", player="Ada"), kind
            assert not clock or self.texts.find(f"timer-{kebab(clock)}"), clock

    def say_if_there(self, identifier: str, thing: Any) -> None:
        if self.texts.bundle.has_message(identifier):
            self.say_once(identifier, thing)

    def say_once(self, identifier: str, thing: Any, hidden: bool = False) -> None:
        """Nothing may be told only of what is partly hidden from a viewer, or has words for the stage alone."""
        if (identifier, repr(thing)) in self.said:
            return
        self.said.add((identifier, repr(thing)))
        arguments = self.texts.arguments(msgspec.to_builtins(thing), self.match.names)
        message = self.texts.bundle.get_message(identifier)
        assert message.value is not None, identifier
        sentence, errors = self.texts.bundle.format_pattern(message.value, arguments)
        assert errors == [], identifier
        assert hidden or str(sentence).strip() or "stage" in message.attributes, identifier
