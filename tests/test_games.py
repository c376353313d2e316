"""Games of installed packages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import speeltafel
from speeltafel import games
from speeltafel.engine import BadGame
from speeltafel.texts import bundle

GAME = """
from speeltafel.workshop.high_card.game import HighCard

class Mine(HighCard):
    slug = "{slug}"

GAME = Mine()
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages can be installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    games.installed.cache_clear()
    yield tmp_path
    games.installed.cache_clear()
    games.load.cache_clear()


def install(site: Path, slug: str, package: str, source: str) -> None:
    """What pip leaves behind."""
    (site / f"{package}.py").write_text(source)
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[speeltafel.games]\n{slug} = {package}\n")
    sys.modules.pop(package, None)


def test_a_game_of_an_installed_package_is_one_of_the_games(site: Path) -> None:
    install(site, "my-game", "my_game", GAME.format(slug="my-game"))
    assert "my-game" in speeltafel.slugs()
    assert speeltafel.start("my-game", 2, seed=1).game.slug == "my-game"


def test_nobody_takes_a_name_of_the_house(site: Path) -> None:
    install(site, "spookhuis", "other_house", GAME.format(slug="spookhuis"))
    assert speeltafel.load("spookhuis").package() == "speeltafel.games.spookhuis"
    assert speeltafel.slugs().count("spookhuis") == 1


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import nothing_like_this", "cannot be loaded from the package broken: ModuleNotFoundError"),
        ("GAMES = []", "cannot be loaded from the package broken: AttributeError"),
        ("GAME = 7", "is not a game with the slug 'my-game'"),
        (GAME.format(slug="yours"), "is not a game with the slug 'my-game'"),
    ],
)
def test_what_is_wrong_with_a_package_is_told(site: Path, source: str, told: str) -> None:
    install(site, "my-game", "broken", source)
    with pytest.raises(BadGame, match=told):
        speeltafel.load("my-game")


def test_a_language_that_is_missing_is_named(site: Path) -> None:
    (site / "mute" / "texts").mkdir(parents=True)
    (site / "mute" / "__init__.py").write_text("")
    with pytest.raises(BadGame, match=r"mute has no texts/nl.ftl"):
        bundle("mute", "texts", "nl")


def test_a_class_that_is_not_in_parts_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    match = speeltafel.start("high-card", 2, seed=1)
    monkeypatch.setattr(type(match.game), "parts", ())
    with pytest.raises(BadGame, match="Round lies on the table, but is not in `parts`"):
        match.game.restore(match.game.snapshot(match.table))
