"""Material files that an owner edited wrongly are refused in one clear line."""

import pytest

from speeltafel.engine import BadMaterial
from speeltafel.games.hydes_attack.material import build, texts


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("board.toml", 'id = "art_shed"', 'id = "crypt"', r"board.toml: location.id: ids must differ"),
        ("board.toml", 'id = "bat_plus"', 'id = "eye_plus"', r"board.toml: target.id: ids must differ"),
        ("board.toml", '["bee"]', '["wasp"]', r"board.toml: location art_shed.bars_symbol: unknown symbol"),
        (
            "board.toml",
            "{ bat = 1 }",
            "{ moth = 1 }",
            r"board.toml: target bat_plus.symbol_plus: unknown symbol",
        ),
        ("board.toml", "centre = true", "centre = false", r"board.toml: location.centre: exactly the first"),
        ("board.toml", "injuries_to_lose = 3", "injuries_to_lose = 0", r"board.toml: Expected `int` >= 1"),
        ("outcasts.toml", 'id = "enid"', 'id = "ajax"', r"outcasts.toml: outcast.id: ids must differ"),
        ("outcasts.toml", "adds = 2", "add = 2", r"outcasts.toml: .*unknown field `add`"),
        (
            "levels.toml",
            "4 = [28, 32, 36, 40, 44]",
            "5 = [1, 2, 3, 4, 5]",
            r"levels.toml: level beginner.need",
        ),
        ("levels.toml", "20, 22], 3", "20], 3", r"levels.toml: Expected `array` of length >= 5"),
        (
            "power_cards.toml",
            '"bat", "eye"]',
            '"bat", "bat"]',
            r"power_cards.toml: deck.symbols: needs different",
        ),
        ("power_cards.toml", "hand_size = 3", 'hand_size = "3"', r"power_cards.toml: Expected `int`"),
        ("power_cards.toml", "[six]", "[seven]", r"power_cards.toml: .*seven"),
        ("power_cards.toml", "hand_size = 3", "hand_size =", r"power_cards.toml: "),
    ],
)
def test_a_wrong_edit_is_named_with_its_file_and_key(file: str, old: str, new: str, complaint: str) -> None:
    edited = dict(texts())
    assert old in edited[file]
    edited[file] = edited[file].replace(old, new, 1)
    with pytest.raises(BadMaterial, match=complaint):
        build(edited)


def test_an_edited_deck_is_used() -> None:
    edited = dict(texts())
    edited["power_cards.toml"] = edited["power_cards.toml"].replace("5 = 1", "5 = 2")
    assert len(build(edited).deck) == 66
