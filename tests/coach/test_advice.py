"""What the coach tells: in the order of its numbers, and all of them equally exact."""

import speeltafel
from speeltafel.analysis.weighing import Weighed
from speeltafel.coach.advice import Advised, advised
from speeltafel.games.good_vs_evil.moves import Draw, Play

OFTEN = 200
"""Trials after which nobody doubts the error."""


def told(*chances: tuple[float, float], worlds: int = OFTEN) -> list[Advised]:
    """Some moves with their chances and standard errors, in the order in which the coach would name them."""
    match = speeltafel.position("good-vs-evil", hands=["attack mer", ""], pile="kitten mer")
    best = max(share for share, _ in chances)
    weighed = [
        Weighed(move, share, error, (), best - share, 0.0, worlds)
        for move, (share, error) in zip((Draw(), Play("attack")), chances, strict=True)
    ]
    return advised(match.game, match.view(0), 0, weighed)


def test_what_reads_as_better_stands_above() -> None:
    found = told((0.9249, 0.001), (0.9452, 0.001))
    assert [one.share for one in found] == [0.95, 0.92]


def test_what_is_as_good_as_the_first_is_told_so_in_words() -> None:
    for chances in (((0.961, 0.001), (0.962, 0.001)), ((0.942, 0.005), (0.93, 0.04))):
        first, second = told(*chances)
        assert first.share is not None
        assert second.share is None
        assert second.reasons[0].text == "as-good"
        assert "as-good" not in [why.text for why in first.reasons]


def test_equal_numbers_keep_the_order_in_which_they_came_to_mind() -> None:
    assert [one.move for one in told((0.941, 0.001), (0.944, 0.001))] == [Draw(), Play("attack")]


def test_all_are_told_as_exactly_as_the_least_certain() -> None:
    """One alone in steps of five would stand at 90 beside a 94."""
    found = told((0.942, 0.005), (0.89, 0.04))
    assert [one.share for one in found] == [0.95, 0.9]


def test_where_one_says_nothing_no_chance_is_told() -> None:
    found = told((0.4, 0.01), (0.7, 0.3), worlds=4)
    assert [(one.move, one.share) for one in found] == [(Draw(), None), (Play("attack"), None)]
