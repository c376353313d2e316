"""Ways to play that a table can choose at one touch."""

import msgspec
import pytest

import speeltafel
from speeltafel.kit.playing import play_out, start
from speeltafel.kit.setups import KITS

MOST_MAIN_OPTIONS = 3

games = pytest.mark.parametrize("slug", list(KITS))
presets = pytest.mark.parametrize(
    ("slug", "preset"), [(slug, preset) for slug, kit in KITS.items() for preset in kit.game.presets]
)


@presets
def test_every_preset_can_be_played_at_some_number_of_seats(slug: str, preset: str) -> None:
    game = speeltafel.load(slug)
    ways = [(seats, game.advice(seats) | dict(game.presets[preset])) for seats in game.seat_counts]
    fitting = [(slug, *way) for way in ways if game.fits(way[1], way[0])]
    assert fitting
    for case in (fitting[0], fitting[-1]):
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
