"""Ways to play that a table can choose at one touch."""

from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.server.catalogue import preset_card
from tests.kit.playing import play_out, start
from tests.kit.setups import KITS

MOST_MAIN_OPTIONS = 3

games = pytest.mark.parametrize("slug", list(KITS))
presets = pytest.mark.parametrize(
    ("slug", "preset"), [(slug, preset) for slug, kit in KITS.items() for preset in kit.game.presets]
)


@presets
def test_every_preset_can_be_played_at_some_number_of_seats(slug: str, preset: str) -> None:
    game = speeltafel.load(slug)
    card = preset_card(game, preset)
    assert card.seats
    for seats in {card.seats[0], card.seats[-1]}:
        case = (slug, seats, game.advice(seats) | card.options)
        assert play_out(start(case, 1, events=False, record=False), 1).result is not None


@games
def test_no_two_presets_are_the_same(slug: str) -> None:
    game = speeltafel.load(slug)
    chosen = [msgspec.to_builtins(game.read_options(dict(changes))) for changes in game.presets.values()]
    assert all(one != other for at, one in enumerate(chosen) for other in chosen[:at])


@games
def test_few_options_come_first_and_they_exist(slug: str) -> None:
    game = speeltafel.load(slug)
    assert len(set(game.main_options)) == len(game.main_options) <= MOST_MAIN_OPTIONS
    assert set(game.main_options) <= set(game.options.__struct_fields__)


def test_a_newcomer_who_sits_first_is_a_hero() -> None:
    """RO-004: whoever does not play the wizard is a hero."""
    game = speeltafel.load("rush-out")
    match = speeltafel.start("rush-out", 4, dict(next(iter(game.presets.values()))), seed=1)
    assert match.options.scenario == "training_1"
    table: Any = match.table
    assert table.wizard != 0
