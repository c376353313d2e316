"""docs/add-a-game.md, followed to the letter."""

from pathlib import Path

import pytest

from tests.guide import SERVE, Stranger, blocks

FIRST = ["python -m venv .venv", ". .venv/bin/activate", "pip install 'speeltafel[server,kit]'"]


def test_the_guide_leads_from_an_empty_folder_to_a_game_of_your_own(tmp_path: Path) -> None:
    stranger = Stranger(tmp_path)
    install, *steps = blocks()
    assert install.text.splitlines() == FIRST
    told = [stranger.follow(block) for block in steps if block.text != SERVE]

    everything = "\n".join(told)
    assert stranger.folder == tmp_path / "lucky-seven"
    assert "Lucky Seven" in everything
    assert everything.count("lucky-seven: 6 of 6") == 2
    assert everything.count("lucky-seven: 7 of 7") == 3
    assert "without a test" not in everything
    assert "1,000 games" in everything
    assert (stranger.folder / "src" / "lucky_seven" / "scene" / "index.js").exists()


@pytest.mark.long
def test_a_rule_without_a_test_and_a_leak_are_found(tmp_path: Path) -> None:
    stranger = Stranger(tmp_path)
    stranger.type("speeltafel new-game lucky-seven\ncd lucky-seven\npip install -q -e .")
    package = stranger.folder / "src" / "lucky_seven"
    rules = (package / "rules.toml").read_text()
    (package / "rules.toml").write_text(
        rules + '\n[[rule]]\nid = "LS-009"\nsection = "x"\nen = "a"\nnl = "b"\n'
    )
    view = (package / "view.py").read_text()
    (package / "view.py").write_text(view.replace("deck=len(table.deck)", "deck=table.deck[0]"))
    told = stranger.type("pytest --pyargs speeltafel.kit -k lucky-seven || true")
    assert "without a test: LS-009" in told
    assert "test_a_sampled_world_looks_the_same_to_the_seat" in told
