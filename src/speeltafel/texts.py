"""Words for moves, events and views, from the Fluent catalogues of each game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from speeltafel.engine import Decision, Event, Game, Move

LANGUAGES = ("en", "nl")
PARTS = ("seat", "by", "victim")
"""Parts that a reader may have in an event, with sentences of their own: `event-<tag>-you`, `event-<tag>-<part>-you`."""


class Texts:
    """One language of one game.

    >>> import speeltafel
    >>> Texts(speeltafel.load("good-vs-evil"), "nl").card("targeted_attack")
    'Doelgerichte Aanval (2x)'
    """

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.seat_fields = game.seat_fields
        self.place_names = game.place_names
        self.bundle = bundle(game.package(), "texts", language)
        self.common = bundle("speeltafel", "words", language)

    def find(self, identifier: str, attribute: str | None = None, **arguments: Any) -> str | None:
        """The text with this id, or None if there is none."""
        for source in (self.bundle, self.common):
            if source.has_message(identifier):
                message = source.get_message(identifier)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = source.format_pattern(pattern, arguments)
                    return str(text)
        return None

    def say(self, identifier: str, **arguments: Any) -> str:
        """The text with this id; its id where the catalogue has a gap."""
        found = self.find(identifier, **arguments)
        return identifier if found is None else found

    def card(self, kind: str) -> str:
        """The name of a card, tile, token or character."""
        return self.find(f"card-{kebab(kind)}") or self.find(f"value-{kebab(kind)}") or kind

    def card_text(self, kind: str) -> str:
        """Its one line of effect."""
        return self.find(f"card-{kebab(kind)}", "text") or ""

    def word(self, field: str, value: Any, names: Sequence[str]) -> Any:
        """A value as a person says it: a card or a place by its name, a seat by its player, a secret as `hidden`."""
        if value is None:
            return "hidden"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and field in self.seat_fields:
            return names[value] if 0 <= value < len(names) else "hidden"
        if isinstance(value, int) and field in self.place_names:
            return self.place_names[field][value]
        if isinstance(value, str):
            return self.find(f"card-{kebab(value)}") or value
        if isinstance(value, list | tuple):
            return ", ".join(str(self.word(field, item, names)) for item in value)
        return value

    def arguments(self, thing: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The arguments of a sentence: each field by name, and `field-count` for lists."""
        found: dict[str, Any] = {}
        for field, value in thing.items():
            if field not in ("type", "to"):
                found[field] = self.word(field, value, names)
                if isinstance(value, list | tuple):
                    found[f"{field}-count"] = len(value)
        if isinstance(thing.get("to"), str):
            found["to"] = self.word("to", thing["to"], names)
        return found

    def move(self, move: Move, names: Sequence[str], kind: str = "") -> str:
        """What a move's button says, as an answer to this kind of question if the game has words for that."""
        fields = msgspec.to_builtins(move)
        identifier, arguments = f"move-{kebab(fields['type'])}", self.arguments(fields, names)
        answer = self.find(f"{identifier}-{kebab(kind)}", **arguments) if kind else None
        return answer or self.say(identifier, **arguments)

    def event(self, event: Event, names: Sequence[str], seat: int | None = None) -> str:
        """The log line of an event, as this seat reads it; empty when the game gives it no sentence."""
        fields = msgspec.to_builtins(event)
        identifier = f"event-{kebab(fields['type'])}"
        arguments = self.arguments(fields, names)
        part = next((part for part in PARTS if seat is not None and fields.get(part) == seat), None)
        suffix = {None: "", "seat": "-you"}.get(part, f"-{part}-you")
        yours = self.find(identifier + suffix, **arguments) if suffix else None
        return yours or self.find(identifier, **arguments) or ""

    def decision(self, decision: Decision) -> str:
        """What the player is asked."""
        return self.say(f"decision-{kebab(decision.kind)}")

    def waiting(self, kind: str, player: str) -> str:
        """What the others read meanwhile."""
        return self.say(f"decision-{kebab(kind)}-wait", player=player)


@cache
def bundle(package: str, folder: str, language: str) -> FluentBundle:
    """A catalogue of a package, without the marks around arguments that screens need and logs do not."""
    found = FluentBundle([language], use_isolating=False)
    path = resources.files(package) / folder / f"{language}.ftl"
    found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def kebab(name: str) -> str:
    """Ids in catalogues have dashes.

    >>> kebab("targeted_attack")
    'targeted-attack'
    """
    return name.replace("_", "-")
