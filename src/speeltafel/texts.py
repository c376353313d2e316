"""Words for moves, events and views, from the Fluent catalogues of each game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any

import msgspec
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from speeltafel.engine import BadGame, Decision, Event, Game, Move

LANGUAGES = ("en", "nl")
LISTS = {"en": "en_GB", "nl": "nl"}
"""How lists are written: in English without a comma before the last one, as the browser does."""


class Texts:
    """One language of one game.

    >>> import speeltafel
    >>> Texts(speeltafel.load("good-vs-evil"), "nl").card("targeted_attack")
    'Doelgerichte Aanval (2x)'
    """

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
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
        """The text with this id, or of its attribute as in `card-nope.text`; the id where the catalogue has a gap."""
        name, _, attribute = identifier.partition(".")
        found = self.find(name, attribute or None, **arguments)
        return identifier if found is None else found

    def card(self, kind: str) -> str:
        """The name of a card, tile, token or character."""
        return self.find(f"card-{kebab(kind)}") or self.find(f"value-{kebab(kind)}") or kind

    def the(self, kind: str) -> str:
        """Its name within a sentence, with an article where the language wants one."""
        name = f"card-{kebab(kind)}"
        return self.find(name, "the") or self.find(name) or kind

    def card_text(self, kind: str) -> str:
        """Its one line of effect."""
        return self.find(f"card-{kebab(kind)}", "text") or ""

    def number(self, value: float) -> str:
        """A number as this language writes it, rounded to one decimal."""
        return format_decimal(round(value, 1), locale=self.language)

    def seconds(self, at: float) -> str:
        """A moment of a race, to a tenth."""
        return f"{format_decimal(at, format='0.0', locale=self.language)} s"

    def percent(self, share: float) -> str:
        """A share in percent, with one decimal."""
        return format_percent(share, format="0.0\u00a0%", locale=self.language)

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
            words = [str(self.word(field, item, names)) for item in value]
            if field in self.seat_fields:
                return self.enumeration(words)
            named = all(isinstance(item, str) for item in value)
            return self.enumeration(counted(words)) if named else ", ".join(words)
        return value

    def enumeration(self, words: Sequence[str]) -> str:
        """Several people as a sentence lists them."""
        return format_list(words, locale=LISTS[self.language])

    def arguments(self, thing: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The arguments of a sentence: each field by name, and `field-count` for lists.

        A card is also `field-the`, its name within a sentence (`.the` of its text), and `field-The` where a sentence begins.
        """
        found: dict[str, Any] = {}
        for field, value in thing.items():
            if field not in ("type", "to"):
                found[field] = self.word(field, value, names)
                if isinstance(value, str):
                    found[f"{field}-the"] = self.the(value)
                    found[f"{field}-The"] = found[f"{field}-the"][:1].upper() + found[f"{field}-the"][1:]
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

    def open_move(self, move: Move) -> str:
        """What a kind of move says when nothing of it is chosen yet: `choose-<tag>`, or the move with dots."""
        fields = msgspec.to_builtins(move)
        tag = kebab(fields["type"])
        return self.find(f"choose-{tag}") or self.say(
            f"move-{tag}", **dict.fromkeys([*fields, *(f"{field}-the" for field in fields)], "…")
        )

    def event(self, event: Event, names: Sequence[str], seat: int | None = None) -> str:
        """The log line of an event, as this seat reads it; empty when the game gives it no sentence.

        Where the reader has a part in it, a sentence for that part comes first: `event-<tag>-you` for the field `seat`,
        `event-<tag>-<field>-you` for others. In any other sentence the reader is "you" as an object.
        """
        sentence = self.sentence(msgspec.to_builtins(event), names, seat)
        return sentence if sentence.startswith(tuple(names)) else sentence[:1].upper() + sentence[1:]

    def sentence(self, fields: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The first sentence that fits the reader's part."""
        identifier = f"event-{kebab(fields['type'])}"
        for suffix in self.parts(fields, seat):
            word = "reader-self" if suffix == "-you" else "reader"
            own = self.find(identifier + suffix, **self.arguments(fields, self.read_by(seat, names, word)))
            if own:
                return own
        return self.find(identifier, **self.arguments(fields, self.read_by(seat, names, "reader"))) or ""

    def read_by(self, seat: int | None, names: Sequence[str], word: str) -> list[str]:
        """The names with another word for the reader."""
        return [self.say(word) if number == seat else name for number, name in enumerate(names)]

    def parts(self, fields: Mapping[str, Any], seat: int | None) -> list[str]:
        """What the sentences of the reader's parts end with, the one who acts first."""
        found = [field for field in fields if field in self.seat_fields and fields[field] == seat is not None]
        found.sort(key=lambda field: field != "seat")
        return ["-you" if field == "seat" else f"-{kebab(field)}-you" for field in found]

    def winners(self, winners: Sequence[int], names: Sequence[str], seat: int | None = None) -> str:
        """Who won, as this seat reads it."""
        others = self.enumeration([names[winner] for winner in winners if winner != seat])
        identifier = "table-winner-you" if seat is not None and seat in winners else "table-winner"
        return self.say(identifier, count=len(winners), names=others)

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
    if not path.is_file():
        raise BadGame(f"{package} has no {folder}/{language}.ftl: every game speaks English and Dutch")
    found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def kebab(name: str) -> str:
    """Ids in catalogues have dashes.

    >>> kebab("targeted_attack")
    'targeted-attack'
    """
    return name.replace("_", "-")


def counted(words: Sequence[str]) -> list[str]:
    """The same word several times in a row, once with its number.

    >>> counted(["Nope", "Mercat", "Mercat"])
    ['Nope', '2× Mercat']
    """
    runs = ((word, len(list(run))) for word, run in groupby(words))
    return [word if times == 1 else f"{times}× {word}" for word, times in runs]
