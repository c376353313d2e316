"""A match between two kinds of players."""

import pytest

import speeltafel
from speeltafel.lab import duel
from speeltafel.lab.duel import places

speeltafel.register("high-card", "speeltafel.workshop.high_card")


def test_the_better_one_wins_more_than_its_share() -> None:
    match = duel("good-vs-evil", 60, ("bot", "random"), seats=3)
    assert match.fair == pytest.approx(1 / 3)
    assert match.first.low > match.fair
    assert match.first.wins + match.second.wins == 60


def test_every_deal_is_played_from_every_seat() -> None:
    """Where each hand is one card, the deal decides: whoever sits in each seat in turn wins it once."""
    match = duel("high-card", 40, ("random", "random"), seats=4, options={"rounds": 1})
    assert match.first.wins == 10


@pytest.mark.parametrize(
    ("slug", "seats", "expected"),
    [("hydes-attack", 2, [(), (0, 1)]), ("rush-out", 3, [(0,), (1, 2)]), ("high-card", 2, [(0,), (1,)])],
)
def test_sides_and_whole_tables_are_places_too(slug: str, seats: int, expected: object) -> None:
    assert sorted(places(speeltafel.start(slug, seats, seed=1))) == expected


def test_where_all_win_together_both_play_the_same_deals() -> None:
    match = duel("hydes-attack", 4, ("bot:novice", "random"), seats=2)
    assert (match.first.of, match.second.of, match.fair) == (2, 2, 0.0)
    assert match.length["min"] > 0
