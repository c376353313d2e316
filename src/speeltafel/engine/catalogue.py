"""The rule catalogue: every rule and ruling of a game by its id, in our own words, in both languages."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from speeltafel.engine.errors import BadMaterial

T = TypeVar("T")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `client` marks what only a screen can show."""

    id: str
    section: str
    en: str
    nl: str
    client: bool = False

    def text(self, language: str) -> str:
        """The rule in this language."""
        return self.nl if language == "nl" else self.en


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading for the reader, above its first rule. A rule's `section` says where the original has it."""

    first: str
    en: str
    nl: str

    def text(self, language: str) -> str:
        """The heading in this language."""
        return self.nl if language == "nl" else self.en


class RuleFile(msgspec.Struct, forbid_unknown_fields=True):
    """A `rules.toml`."""

    rule: list[Rule]
    chapter: list[Chapter] = []


class Catalogue(dict[str, Rule]):
    """Rules by id, in the order of the rulebook."""

    chapters: dict[str, Chapter]
    """Headings by the id of the rule that they stand above."""

    def under_headings(self) -> Iterator[tuple[Chapter | None, Rule]]:
        """Every rule with the heading that it stands under."""
        chapter = None
        for rule in self.values():
            chapter = self.chapters.get(rule.id, chapter)
            yield chapter, rule

    @staticmethod
    @cache
    def of(package: str) -> "Catalogue":
        """The `rules.toml` of a game's package."""
        path = resources.files(package) / "rules.toml"
        file = read_toml(path, RuleFile)
        rules = file.rule
        catalogue = Catalogue({rule.id: rule for rule in rules})
        catalogue.chapters = {chapter.first: chapter for chapter in file.chapter}
        if not catalogue.chapters.keys() <= catalogue.keys():
            raise BadMaterial(f"{path.name}: a chapter begins with a rule that is not there")
        if len(catalogue) != len(rules):
            raise BadMaterial(f"{path.name}: a rule id stands there twice")
        return catalogue


def read_toml(path: Traversable, kind: type[T]) -> T:
    """A data file as a typed value, or one clear line about what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except FileNotFoundError:
        raise BadMaterial(f"{path.name} is missing") from None
    except tomllib.TOMLDecodeError as error:
        raise BadMaterial(f"{path.name} is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadMaterial(f"{path.name}: {error}") from None
