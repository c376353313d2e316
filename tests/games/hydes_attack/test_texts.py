"""Every thing that can be shown has words in both languages."""

import re
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from speeltafel.engine import redact
from speeltafel.games.hydes_attack import GAME
from speeltafel.games.hydes_attack.events import Events, ThingPlayed
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import Moves
from speeltafel.games.hydes_attack.options import Options
from speeltafel.games.hydes_attack.refusals import STEP
from speeltafel.games.hydes_attack.signals import REMARKS, SIGNALS
from speeltafel.games.hydes_attack.view import (
    FATES,
    AttackView,
    LocationView,
    PileCard,
    PlayerView,
    SaidView,
    View,
)

LANGUAGES = ("en", "nl")


def source(language: str) -> str:
    return (GAME.folder() / "texts" / f"{language}.ftl").read_text("utf-8")


def identifiers(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source(language), re.MULTILINE)


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


def kebab(name: str) -> str:
    return name.replace("_", "-")


def wanted() -> set[str]:
    """The text ids that the game needs."""
    faces = [*MATERIAL.card_names, *MATERIAL.location_names, *MATERIAL.target_names, *MATERIAL.outcast_names]
    ids = {f"card-{kebab(face)}" for face in faces} | {f"signal-{signal}" for signal in SIGNALS}
    ids |= {f"move-{tag(move)}" for move in get_args(Moves)} | {
        f"event-{tag(event)}" for event in get_args(Events)
    }
    ids |= {f"decision-{kind}{wait}" for kind in set(STEP.values()) for wait in ("", "-wait")}
    ids |= {f"ask-{field}" for move in get_args(Moves) for field in move.__struct_fields__}
    ids |= {f"result-{reason}" for reason in ("mastered", "intermediate", "beginner", "hyde")}
    views = (View, LocationView, PlayerView, PileCard, AttackView, SaidView)
    ids |= {f"view-{kebab(field)}" for view in views for field in view.__struct_fields__ if field != "seat"}
    ids |= {f"value-{value}" for value in (*FATES, "hand", "thing", "six")}
    ids |= {f"value-{remark.phrase}" for remark in REMARKS}
    return ids | option_ids() | {"timer-turn", "timer-swap", "timer-outcast", "game-name", "game-tagline"}


def option_ids() -> set[str]:
    ids = {f"option-{kebab(name)}" for name in Options.__struct_fields__}
    for name, kind in get_type_hints(Options).items():
        ids |= {f"option-{kebab(name)}-{kebab(value)}" for value in get_args(kind) if isinstance(value, str)}
    return ids


def tag(kind: type[msgspec.Struct]) -> str:
    found = kind.__struct_config__.tag
    assert isinstance(found, str)
    return found


def test_both_languages_have_the_same_texts() -> None:
    assert sorted(identifiers("en")) == sorted(identifiers("nl"))
    assert len(set(identifiers("en"))) == len(identifiers("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert wanted() - set(identifiers(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_have_a_line_about_what_they_do_and_options_have_help(language: str) -> None:
    texts = bundle(language)
    for identifier in identifiers(language):
        attributes = texts.get_message(identifier).attributes
        if identifier.startswith("card-"):
            assert "text" in attributes, identifier
        if identifier in {f"option-{kebab(name)}" for name in Options.__struct_fields__}:
            assert "help" in attributes, identifier


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_makes_a_sentence_from_its_fields(language: str) -> None:
    texts = bundle(language)
    for prefix, kinds in (("move", get_args(Moves)), ("event", get_args(Events))):
        for kind in kinds:
            for shown in (True, False):
                for identifier in (f"{prefix}-{tag(kind)}", f"{prefix}-{tag(kind)}-you"):
                    if texts.has_message(identifier):
                        check(texts, identifier, words(kind, shown))


def words(kind: Any, shown: bool) -> dict[str, object]:
    """Made-up arguments for the fields of a move or event; secrets hidden or not."""
    secret = getattr(kind, "secret", ())
    made: dict[str, object] = {}
    for name, hint in get_type_hints(kind).items():
        if hint is int:
            made[name] = 2
        else:
            made[name] = "X" if shown or name not in secret else "hidden"
        made[f"{name}-count"], made[f"{name}-the"] = 1, "the X"
    return made


def check(texts: FluentBundle, identifier: str, arguments: dict[str, object]) -> None:
    sentence = say(texts, identifier, arguments)
    assert sentence.strip()
    assert "{" not in sentence


def say(texts: FluentBundle, identifier: str, arguments: dict[str, object]) -> str:
    pattern = texts.get_message(identifier).value
    assert pattern is not None
    sentence, errors = texts.format_pattern(pattern, arguments)
    assert errors == [], identifier
    return str(sentence)


def test_a_hidden_card_is_not_named_in_the_log() -> None:
    event = redact(ThingPlayed(seat=0, location="crypt", card="bee_5", to=1), 1)
    assert isinstance(event, ThingPlayed)
    words: dict[str, object] = {"seat": "Ada", "location": "The Crypt", "card": event.card or "hidden"}
    assert say(bundle("en"), "event-thing-played", words) == "Ada plays Thing's card in The Crypt."
