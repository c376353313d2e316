"""`speeltafel new-game` writes a package to begin with."""

from pathlib import Path

import pytest

from speeltafel.engine import BadSetup
from speeltafel.workshop import NewGame, write_game


def test_nothing_is_left_of_the_game_it_was_made_of(tmp_path: Path) -> None:
    project = write_game("Lucky Seven", tmp_path)
    assert project == tmp_path / "lucky-seven"
    for path in project.rglob("*"):
        assert "high" not in path.name.lower()
        if path.is_file():
            text = path.read_text("utf-8")
            assert not [old for old in ("High Card", "high_card", "high-card", "HC-", "Hoge") if old in text]


def test_the_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    project = write_game("lucky-seven", tmp_path)
    assert 'lucky-seven = "lucky_seven"' in (project / "pyproject.toml").read_text("utf-8")
    written = {str(path.relative_to(project)) for path in project.rglob("*") if path.is_file()}
    assert {"README.md", "conftest.py", "tests/test_rules.py", "src/lucky_seven/rules.toml"} <= written
    assert "src/lucky_seven/tests/test_rules.py" not in written


@pytest.mark.parametrize("slug", ["x", "a-1", "seven", "the-7-dwarfs"])
def test_every_name_gives_rules_two_letters(slug: str) -> None:
    assert len(NewGame(slug).prefix) == 2
    assert NewGame(slug).prefix.isalnum()


@pytest.mark.parametrize("name", ["", "7up", "naïve", "a/b", "..", "good-vs-evil", "high-card"])
def test_a_name_that_cannot_be_used_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    project = write_game("seven", tmp_path)
    (project / "README.md").write_text("mine")
    with pytest.raises(BadSetup, match="is there already"):
        write_game("seven", tmp_path)
    assert (project / "README.md").read_text() == "mine"
