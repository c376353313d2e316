"""A cooperative challenge: the same deals for every team."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine.chance import SealedChance, commitment
from speeltafel.engine.reasons import Reason
from speeltafel.pairing import Attempt, deal_secret, opens, ranking


def test_every_team_gets_the_same_luck_and_each_deal_its_own() -> None:
    def draws(deal: int) -> list[int]:
        chance = SealedChance(deal_secret("the club's secret", deal), [])
        return [chance.below(1000) for _ in range(20)]

    assert draws(1) == draws(1)
    assert draws(1) != draws(2)


def test_only_the_secret_that_was_promised_opens_it() -> None:
    promised = commitment("the club's secret")
    assert opens("the club's secret", promised)
    assert not opens("the club's secret ", promised)
    assert not opens(deal_secret("the club's secret", 1), promised)


def test_the_better_total_stands_first_and_most_best_deals_decide_between_equals() -> None:
    attempts = [
        Attempt("x", 1, (1, 5)),
        Attempt("y", 1, (1, 7)),
        Attempt("x", 2, (1, 5)),
        Attempt("y", 2, (1, 3)),
        Attempt("z", 2, (1, 4)),
        Attempt("x", 3, (0, 1)),
        Attempt("y", 3, (0, 1)),
    ]
    rows = ranking("xyz", attempts)
    assert [(row.team, row.place, row.score) for row in rows] == [
        ("x", 1, (2, 11)),
        ("y", 1, (2, 11)),
        ("z", 3, (1, 4)),
    ]
    assert rows[0].reason == Reason("shared", {"over": "y"})
    rows = ranking(
        "xyz", [*attempts, Attempt("y", 4, (0, 0)), Attempt("x", 4, (0, 0)), Attempt("z", 1, (1, 8))]
    )
    assert [row.team for row in rows] == ["z", "x", "y"]
    assert rows[1].reason == Reason("best-deals", {"over": "y", "mine": 3, "theirs": 2})


def test_a_team_that_played_nothing_stands_last() -> None:
    rows = ranking("xy", [Attempt("y", 1, (0, 0))])
    assert [(row.team, row.place, row.deals) for row in rows] == [("y", 1, 1), ("x", 2, 0)]


@given(st.lists(st.tuples(st.sampled_from("wxyz"), st.integers(1, 3), st.integers(0, 3)), max_size=12))
@settings(deadline=None)
def test_every_team_has_one_line_in_falling_order(tried: list[tuple[str, int, int]]) -> None:
    rows = ranking("wxyz", [Attempt(team, deal, (score,)) for team, deal, score in tried])
    assert sorted(row.team for row in rows) == list("wxyz")
    for one, other in pairwise(rows):
        assert (one.score, one.best) >= (other.score, other.best)
        assert (one.place == other.place) is ((one.score, one.best) == (other.score, other.best))
        assert (one.reason is None) is (one.score != other.score)
