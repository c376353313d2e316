"""The card files: edited by hand, checked on load, with one clear line about what is wrong."""

from importlib import resources
from pathlib import Path

import pytest

from speeltafel.engine import BadMaterial
from speeltafel.games.creatures_and_outcasts.material import CARDS_FILE, ROUND_EFFECTS_FILE, read
from speeltafel.kit.rules import rule

ORIGINAL = resources.files("speeltafel.games.creatures_and_outcasts")


def edited(folder: Path, file: str, before: str, after: str) -> Path:
    """A copy of the card files with one edit."""
    for name in (CARDS_FILE, ROUND_EFFECTS_FILE):
        text = (ORIGINAL / name).read_text("utf-8")
        if name == file:
            assert before in text
            text = text.replace(before, after, 1)
        (folder / name).write_text(text, "utf-8")
    return folder


@rule("CO-R51", "CO-R52")
def test_a_round_effect_can_be_edited(tmp_path: Path) -> None:
    folder = edited(
        tmp_path, ROUND_EFFECTS_FILE, 'card = 7\ncharacter = "bianca"', 'card = 8\ncharacter = "yoko"'
    )
    effect = read(folder).round_effects[3]
    assert (effect.card, effect.character, effect.effect) == (8, "yoko", "open-hands")


def test_a_round_may_be_left_without_an_effect(tmp_path: Path) -> None:
    (tmp_path / CARDS_FILE).write_text((ORIGINAL / CARDS_FILE).read_text("utf-8"), "utf-8")
    (tmp_path / ROUND_EFFECTS_FILE).write_text("round_effect = []", "utf-8")
    assert read(tmp_path).round_effects == {}


@pytest.mark.parametrize(
    ("file", "before", "after", "complaint"),
    [
        (CARDS_FILE, "rounds = 5", "rounds = 0", "rounds"),
        (CARDS_FILE, "copies = 1", 'copies = "one"', "copies"),
        (CARDS_FILE, 'effect = "swap"', 'effect = "swop"', "swop"),
        (CARDS_FILE, "number = 3", "number = 2", "outcast.number: 2 is given more than once"),
        (CARDS_FILE, "opens_round = true", "opens_round = false", "outcast.opens_round"),
        (CARDS_FILE, "set_size = 3", "set_size = 5", "outcast.set_size: card 6"),
        (CARDS_FILE, 'set_effect = "end-round"', 'set_effect = "none"', "outcast.set_size: card 10"),
        (CARDS_FILE, 'rule = "odd-only"', 'rule = "even-only"', "even-only"),
        (CARDS_FILE, 'rule = "odd-only"', 'rule = "end-round"', "exactly one character must end the round"),
        (CARDS_FILE, 'rule = "odd-only"', 'rule = "block-number"', "only one character can block"),
        (CARDS_FILE, 'id = "yoko"', 'id = "tyler"', "character.id: 'tyler' is given more than once"),
        (CARDS_FILE, "6 = 7", "6 = 8", "deal.6: 6 x 8 cards, only 42 exist"),
        (CARDS_FILE, "6 = 7", "7 = 6", "deal: tables of 2 to 6 players"),
        (CARDS_FILE, "[deal]", "[deal", "not valid TOML"),
        (ROUND_EFFECTS_FILE, "round = 5", "round = 4", "round_effect.round: 4 is given more than once"),
        (ROUND_EFFECTS_FILE, "round = 5", "round = 6", "round: the game has 5 rounds"),
        (ROUND_EFFECTS_FILE, "card = 9", "card = 11", "card: there is no card 11"),
        (ROUND_EFFECTS_FILE, '"enid"', '"pugsley"', "character: there is no character 'pugsley'"),
        (ROUND_EFFECTS_FILE, "exempt_card = 10", "exempt_card = 12", "exempt_card: there is no card 12"),
        (ROUND_EFFECTS_FILE, "exempt_card = 10", "exempted = 10", "exempted"),
    ],
)
def test_a_bad_edit_gets_one_line_that_names_file_and_key(
    tmp_path: Path, file: str, before: str, after: str, complaint: str
) -> None:
    with pytest.raises(BadMaterial) as refused:
        read(edited(tmp_path, file, before, after))
    message = str(refused.value)
    assert file in message
    assert complaint in message
    assert "\n" not in message


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match=CARDS_FILE):
        read(tmp_path)
