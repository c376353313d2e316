"""The data files: what the box holds, and what an edited file is checked for."""

from typing import get_args

import pytest

from speeltafel.engine import BadMaterial, Event, Move
from speeltafel.games.rush_out import events, moves
from speeltafel.games.rush_out.game import GAME
from speeltafel.games.rush_out.material import (
    BoardFile,
    CardFile,
    ScenarioFile,
    build,
    check_scenarios,
    material,
    read,
    scenarios,
)
from speeltafel.games.rush_out.questions import HANDLERS
from speeltafel.games.rush_out.refusals import MARKET_MOVES, RACE_MOVES

CARDS = read("cards.toml", CardFile)


def text(name: str) -> str:
    from importlib import resources

    return resources.files("speeltafel.games.rush_out").joinpath(name).read_text("utf-8")


def edited(old: str, new: str) -> str:
    source = text("cards.toml")
    assert source.count(old) >= 1
    return source.replace(old, new, 1)


def test_the_box_holds_what_it_should() -> None:
    counts = {
        kind: len(material().of_kind(kind)) for kind in {card.kind for card in material().cards.values()}
    }
    assert counts == {
        "standard": 20,
        "coin": 4,
        "confrontation": 5,
        "confusion": 8,
        "summon": 7,
        "dracology": 7,
        "dissipation": 6,
        "curse": 6,
        "doom": 7,
        "regression": 6,
        "hero_tile": 4,
        "scroll": 2,
        "dragon_tile": 1,
    }
    assert (len(material().equipment), len(material().scrolls), len(scenarios())) == (10, 8, 8)


def test_two_whirlwinds_one_ban_of_each_and_two_of_every_curse() -> None:
    effects = [card.effect for card in material().cards.values() if card.kind in ("dissipation", "curse")]
    assert {effect: effects.count(effect) for effect in effects} == {
        "whirlwind": 2,
        "ban_fire": 1,
        "ban_sword": 1,
        "ban_foot": 1,
        "ban_key": 1,
        "silence": 2,
        "one_hand": 2,
        "high_five": 2,
    }


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "rope_bridge"', 'id = "giant_spider"', "giant_spider"),
        ('hero = ["sword", "sword", "fire"]', "hero = []", "giant_spider"),
        ('"sword", "sword", "fire"', '"sword", "spoon"', "cards"),
        (
            'hero = ["sword", "foot", "heart"], wizard = ["air", "air", "fire"]',
            'hero = ["fire", "foot", "heart"], wizard = ["air"]',
            "ban_fire",
        ),
        ("steps = 1", "steps = 0", "ember_call"),
        ('effect = "silence"', 'effect = "whirlwind"', "sealed_lips"),
    ],
)
def test_a_bad_card_file_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadMaterial, match=complaint):
        build(read("cards.toml", CardFile, edited(old, new)), read("board.toml", BoardFile))


def test_a_bad_board_or_scenario_is_refused() -> None:
    for tile in ("{ 2 = 4, 3 = 9, 4 = 4, 5 = 4 }", "{ 2 = 4, 3 = 2, 4 = 4, 5 = 3 }"):
        board = text("board.toml").replace("{ 2 = 4, 3 = 2, 4 = 4, 5 = 4 }", tile)
        with pytest.raises(BadMaterial, match="dragon_tile"):
            build(CARDS, read("board.toml", BoardFile, board))
    scenario = text("scenarios.toml").replace("confusion = 8", "confusion = 9")
    with pytest.raises(BadMaterial, match="training_1"):
        check_scenarios(read("scenarios.toml", ScenarioFile, scenario), CARDS)


def test_every_event_and_move_of_the_game_is_declared_and_every_move_carried_out_or_refused() -> None:
    declared = [(events, Event, GAME.events), (moves, Move, GAME.moves)]
    for module, base, union in declared:
        found = {one for one in vars(module).values() if isinstance(one, type) and issubclass(one, base)}
        assert found - {base} == set(get_args(union))
    in_the_setup = {moves.Character, moves.Colour}
    assert set(HANDLERS) | in_the_setup == set(get_args(GAME.moves))
    assert {*RACE_MOVES, *MARKET_MOVES} | in_the_setup == set(get_args(GAME.moves))
