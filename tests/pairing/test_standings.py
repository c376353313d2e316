"""Points, places and what decides between equals."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine.reasons import Reason
from speeltafel.pairing import ORDER, Result, points, standings

PLACES = st.lists(st.integers(1, 6), min_size=2, max_size=6)


def win(first: str, second: str, *others: str) -> Result[str]:
    """A table that ended in the order of its seats."""
    table = (first, second, *others)
    return Result(table, tuple(range(1, len(table) + 1)))


def lost_by_first(first: str, second: str) -> Result[str]:
    return Result((first, second), (2, 1))


@given(PLACES)
@settings(deadline=None)
def test_a_table_gives_six_points_for_each_of_its_players(places: list[int]) -> None:
    assert sum(points(places)) == 60 * len(places)


@given(PLACES)
@settings(deadline=None)
def test_a_better_place_is_worth_more_and_the_same_place_the_same(places: list[int]) -> None:
    got = points(places)
    for mine, ours in zip(places, got, strict=True):
        for yours, theirs in zip(places, got, strict=True):
            assert (ours > theirs) is (mine < yours)


@pytest.mark.parametrize(
    ("places", "tenths"),
    [
        ((1, 2), [120, 0]),
        ((1, 1), [60, 60]),
        ((1, 2, 3), [120, 60, 0]),
        ((3, 2, 1, 4, 5), [60, 90, 120, 30, 0]),
        ((1, 2, 2, 2, 2, 2), [120, 48, 48, 48, 48, 48]),
    ],
)
def test_what_places_are_worth(places: tuple[int, ...], tenths: list[int]) -> None:
    assert points(places) == tenths


def test_more_points_need_no_reason() -> None:
    rows = standings("ab", [win("a", "b")])
    assert [(row.player, row.place, row.points, row.reason) for row in rows] == [
        ("a", 1, 120, None),
        ("b", 2, 0, None),
    ]


def test_who_won_the_direct_meeting_stands_before_the_other() -> None:
    rows = standings("abc", [win("a", "b"), win("b", "c"), win("a", "c"), win("b", "x"), win("c", "x")])
    assert [row.player for row in rows] == ["a", "b", "c"]
    assert rows[0].reason == Reason("direct", {"over": "b", "among": 2, "mine": 1.0, "theirs": 0.0})
    assert rows[1].reason is None


def test_a_ring_of_direct_wins_says_nothing_and_opponents_decide() -> None:
    """a beat b, b beat c, c beat a. b met the strong d, so stands first; of the two who are left c beat a."""
    ring = [win("a", "b"), win("b", "c"), win("c", "a")]
    rows = standings("abcd", [*ring, win("d", "b"), win("d", "x"), win("d", "x")])
    assert [row.player for row in rows] == ["d", "b", "c", "a"]
    assert rows[1].reason == Reason("opponents", {"over": "c", "among": 3, "mine": 200.0, "theirs": 120.0})
    assert rows[2].reason == Reason("direct", {"over": "a", "among": 2, "mine": 1.0, "theirs": 0.0})
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_those_who_did_not_all_meet_are_not_compared_directly() -> None:
    """a beat b, and c met neither but the strong d: so c stands first by opponents, and only then a before b."""
    strong = [win("d", "x"), win("d", "x"), win("c", "d")]
    rows = standings("abcd", [win("a", "b"), win("b", "x"), *strong])
    assert [(row.player, row.points) for row in rows] == [("d", 240), ("c", 120), ("a", 120), ("b", 120)]
    assert [row.reason.text for row in rows if row.reason] == ["opponents", "direct"]


def test_wins_decide_when_opponents_were_equally_strong() -> None:
    results = [
        Result(("x", "a", "y"), (3, 1, 2)),
        Result(("y", "a", "x"), (1, 3, 2)),
        Result(("x", "b", "y"), (3, 2, 1)),
        Result(("y", "b", "x"), (3, 2, 1)),
    ]
    rows = standings("ab", results)
    assert rows[0].reason == Reason("wins", {"over": "b", "among": 2, "mine": 1.0, "theirs": 0.0})


def test_who_sat_first_less_often_stands_before_the_other() -> None:
    rows = standings("ab", [win("a", "x"), lost_by_first("x", "b")])
    assert [row.player for row in rows] == ["b", "a"]
    assert rows[0].reason == Reason("first-seats", {"over": "a", "among": 2, "mine": 0.0, "theirs": 1.0})


def test_who_is_equal_in_everything_shares_the_place() -> None:
    rows = standings("abc", [win("a", "x"), win("b", "x"), win("x", "c")])
    assert [row.place for row in rows] == [1, 1, 3]
    assert rows[0].reason == Reason("shared", {"over": "b"})


def test_a_bye_is_worth_a_win_or_what_the_organiser_says() -> None:
    rested = {"b": 1}
    assert standings("ab", [win("a", "x")], rested)[1].points == 120
    half = standings("ab", [win("a", "x")], rested, bye=60)
    assert (half[1].player, half[1].points, half[1].byes) == ("b", 60, 1)


def test_who_won_twice_stands_before_who_rested_once() -> None:
    """The evening of five at tables of two: b rested and beat e, d beat a and c."""
    results = [win("e", "c"), win("d", "a"), win("b", "e"), win("d", "c")]
    rows = standings("abcde", results, {"b": 1, "a": 1})
    assert [(row.player, row.points) for row in rows[:2]] == [("d", 240), ("b", 240)]
    assert rows[0].reason == Reason("wins", {"over": "b", "among": 2, "mine": 2.0, "theirs": 1.0})


def test_bots_are_beaten_but_not_ranked() -> None:
    rows = standings("a", [win("a", "bot", "bot 2")])
    assert [(row.player, row.points, row.wins) for row in rows] == [("a", 120, 1)]


RESULTS = st.lists(
    st.permutations("abcde").flatmap(
        lambda order: st.integers(2, 4).flatmap(
            lambda size: st.tuples(*[st.integers(1, size)] * size).map(
                lambda places: Result(tuple(order[:size]), places)
            )
        )
    ),
    max_size=8,
)


@given(RESULTS)
@settings(deadline=None)
def test_everybody_has_one_line_and_every_tie_is_explained(results: list[Result[str]]) -> None:
    rows = standings("abcde", results)
    assert sorted(row.player for row in rows) == list("abcde")
    for one, other in pairwise(rows):
        assert one.points >= other.points
        assert (one.reason is not None) is (one.points == other.points)
        if one.reason is not None:
            assert one.reason.text in (*ORDER, "shared")
            assert one.reason.fields["over"] == other.player
            assert (one.reason.text == "shared") is (one.place == other.place)
    assert rows[-1].reason is None


@given(RESULTS, st.permutations("abcde"))
@settings(deadline=None)
def test_the_order_in_which_players_are_named_changes_nothing_but_among_those_who_share(
    results: list[Result[str]], order: list[str]
) -> None:
    places = {row.player: row.place for row in standings("abcde", results)}
    assert {row.player: row.place for row in standings(order, results)} == places
