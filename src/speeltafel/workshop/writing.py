"""Writes a project: High Card under another name, with everything around it that a package needs."""

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from speeltafel.engine import BadSetup
from speeltafel.games import packages

TEMPLATE: Final = "speeltafel.workshop"
GAME: Final = "high_card"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SKIPPED: Final = ("__pycache__",)


class NewGame(msgspec.Struct, frozen=True):
    """What a new game is called in all the places where it has a name.

    >>> game = NewGame("lucky-seven")
    >>> game.package, game.title, game.kind, game.prefix
    ('lucky_seven', 'Lucky Seven', 'LuckySeven', 'LS')
    """

    slug: str

    @property
    def package(self) -> str:
        return self.slug.replace("-", "_")

    @property
    def title(self) -> str:
        return self.slug.replace("-", " ").title()

    @property
    def kind(self) -> str:
        return self.title.replace(" ", "")

    @property
    def prefix(self) -> str:
        """Two letters before the numbers of its rules."""
        words = [word for word in self.slug.split("-") if word[0].isalpha()]
        return f"{words[0][0]}{words[1][0] if len(words) > 1 else words[0][1:2] or 'x'}".upper()

    def renamed(self, text: str) -> str:
        """A text of High Card as this game's."""
        words = {
            f"{TEMPLATE}.{GAME}": self.package,
            GAME: self.package,
            "high-card": self.slug,
            "HighCard": self.kind,
            "High Card": self.title,
            "Hoge Kaart": self.title,
            "HC-": f"{self.prefix}-",
        }
        for old, new in words.items():
            text = text.replace(old, new)
        return text


def write_game(name: str, folder: Path) -> Path:
    """Write the project of a new game into a folder of its own, and say where that is."""
    game = NewGame(slug_of(name))
    project = folder / game.slug
    if project.exists():
        raise BadSetup(f"{project} is there already: choose another name, or another folder with --into")
    try:
        for path, text in files(game):
            target = project / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(game.renamed(text), "utf-8")
    except OSError as error:
        raise BadSetup(
            f"{project} cannot be written ({error.strerror}): choose another folder with --into"
        ) from None
    return project


def slug_of(name: str) -> str:
    """The name as it stands in addresses and commands.

    >>> slug_of("Lucky Seven")
    'lucky-seven'
    """
    slug = re.sub(r"[\s_-]+", "-", name.strip().lower())
    if not NAME.fullmatch(slug):
        raise BadSetup(f"a game is called by letters, digits and dashes, as in lucky-seven; not {name!r}")
    if slug in packages():
        raise BadSetup(f"there is a game called {slug} already: choose another name")
    return slug


def files(game: NewGame) -> Iterator[tuple[PurePosixPath, str]]:
    """Where each file goes, with what is in it: the project, the package in `src`, its tests beside it."""
    template = resources.files(TEMPLATE)
    yield from inside(template / "project", PurePosixPath())
    for path, text in inside(template / GAME, PurePosixPath()):
        own = path.parts[0] == "tests"
        yield (path if own else PurePosixPath("src", game.package) / path), text


def inside(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of a folder and the folders in it."""
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir() and one.name not in SKIPPED:
            yield from inside(one, path / one.name)
        elif one.is_file():
            yield path / one.name, one.read_text("utf-8")
