"""Sentences in which the reader has the wrong form."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final, get_args, get_type_hints

from fluent.syntax import FluentParser, ast

from speeltafel.engine import Game
from speeltafel.texts import kebab

READER: Final = {"en": "you", "nl": "jou"}

WRONG: Final = {
    "en": re.compile(
        r"(^|[.!?] )you\b|\b[Yy]ou (?!as\b|this\b|always\b|cards\b|its\b|[a-z]+ss\b)[a-z]+s\b|\bof you\b|\b[Yy]ou's|\b[Oo]nly you has"
    ),
    "nl": re.compile(
        r"(^|[.!?:] )jou\b|\btot jou\b|\bhand van jou\b|\bvan jou landen\b|\bjou (?!niet\b|met\b|het\b|dat\b|uit\b|want\b|kaart)([a-zë]+t|is|gaat|ziet|mag|kan)\b|[Aa]lleen jou\b"
        r"|\b[Jj](e|ij) (heeft|is)\b|\b(van|op|aan|tegen|met|voor|door|bij) jij\b"
    ),
}
"""The reader is put into sentences as an object; at the beginning, before a verb, or as an owner that is wrong."""


def wrong_form(sentence: str, language: str) -> str:
    """The piece of a sentence that is wrong; empty when it is right."""
    found = WRONG[language].search(sentence)
    return found.group() if found else ""


def sentences_with_reader(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of an event, in all its variants, in which a reader without a sentence of their own is named."""
    reader, fields = READER[language], seat_fields(game)
    source = (game.folder() / "texts" / f"{language}.ftl").read_text("utf-8")
    messages = {
        entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)
    }
    for name, message in messages.items():
        for field in fields.get(name, ()):
            own = f"{name}-you" if field == "seat" else f"{name}-{kebab(field)}-you"
            if own not in messages and message.value is not None:
                found = variants(message.value, {field: f"<{reader}>"})
                yield from (
                    (name, text.replace(f"<{reader}>", reader)) for text in found if f"<{reader}>" in text
                )


def seat_fields(game: Game) -> dict[str, list[str]]:
    """By the id of its sentence: the fields of each event that hold seats."""
    events = get_args(game.events) or (game.events,)
    return {
        f"event-{kebab(str(event.__struct_config__.tag))}": [
            field
            for field, kind in get_type_hints(event).items()
            if field in game.seat_fields and "int" in str(kind)
        ]
        for event in events
    }


def variants(pattern: ast.Pattern, said: dict[str, str]) -> list[str]:
    """All texts that a pattern can give; what is not said shows as its name."""
    return ["".join(parts) for parts in product(*(pieces(element, said) for element in pattern.elements))]


def pieces(element: ast.TextElement | ast.Placeable, said: dict[str, str]) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value, said)]
    if isinstance(expression, ast.VariableReference):
        return [said.get(expression.id.name, expression.id.name.upper())]
    return ["THING"]
