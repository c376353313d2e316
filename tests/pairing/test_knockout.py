"""Knock-out: byes to the best, the first so many go on, best of one, three or five."""

from itertools import pairwise
from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.pairing import BEST_OF, Result, Stage, decided, draw, going_on, seats_of_game, stages


def played(
    count: int, sizes: list[int], through: int, favourites: bool = True
) -> list[list[tuple[int, ...]]]:
    """The tables of every round; the better seed always wins, or always the worse."""
    ranked, rounds = list(range(count)), []
    for stage in stages(count, sizes, through):
        each = draw(ranked, stage)
        rounds.append(list(each.tables))
        finishes = [sorted(table, reverse=not favourites) for table in each.tables]
        ranked = going_on(ranked, each, finishes, through)
    return rounds


@pytest.mark.parametrize("count", range(2, 34))
def test_pairs_have_byes_in_the_first_round_only_and_these_go_to_the_best(count: int) -> None:
    found = stages(count, [2])
    assert len(found) == ceil(log2(count))
    assert [stage.byes for stage in found[1:]] == [0] * (len(found) - 1)
    first = draw(range(count), found[0])
    assert first.resting == tuple(range(found[0].byes))
    assert found[0].byes == 2 ** len(found) - count


@pytest.mark.parametrize("count", [8, 11, 16, 27])
def test_the_first_two_seeds_meet_in_the_final_and_the_first_four_not_before_the_half_final(
    count: int,
) -> None:
    *_, half, final = played(count, [2], 1)
    assert [set(table) for table in final] == [{0, 1}]
    assert [set(table) for table in half] == [{0, 3}, {1, 2}]


def test_who_beats_a_seed_takes_its_place_in_the_tree() -> None:
    """8 beats 1, 5 beats 4: they meet next, as 1 and 4 would have."""
    first = draw(range(1, 9), Stage((2, 2, 2, 2)))
    assert first.tables == ((1, 8), (2, 7), (3, 6), (4, 5))
    ranked = going_on(range(1, 9), first, [[8, 1], [2, 7], [3, 6], [5, 4]])
    assert draw(ranked, Stage((2, 2))).tables == ((8, 5), (2, 3))


@given(
    st.integers(2, 40),
    st.sampled_from([([2], 1), ([3, 2], 1), ([4, 3], 2), ([4, 3], 1), ([5, 4, 3], 2), ([6, 5, 4], 3)]),
    st.booleans(),
)
@settings(deadline=None)
def test_one_table_is_left_and_nobody_plays_after_losing(
    count: int, shape: tuple[list[int], int], favourites: bool
) -> None:
    sizes, through = shape
    rounds = played(count, sizes, through, favourites)
    if not rounds:
        assert count < min(sizes) or not stages(count, sizes, through)
        return
    assert len(rounds[-1]) == 1
    for tables, following in pairwise(rounds):
        out = {player for table in tables for player in sorted(table, reverse=not favourites)[through:]}
        assert out.isdisjoint(player for table in following for player in table)
    assert all(len(table) in sizes for tables in rounds for table in tables)


@pytest.mark.parametrize(
    ("count", "sizes", "through", "expected"),
    [
        (9, [3], 1, [((3, 3, 3), 0), ((3,), 0)]),
        (16, [4, 3], 2, [((4, 4, 4, 4), 0), ((4, 4), 0), ((4,), 0)]),
        (9, [4, 3], 2, [((3, 3, 3), 0), ((3, 3), 0), ((4,), 0)]),
        (5, [4, 3], 1, [((3,), 2), ((3,), 0)]),
        (3, [4], 1, []),
    ],
)
def test_tables_of_more_than_two(
    count: int, sizes: list[int], through: int, expected: list[tuple[tuple[int, ...], int]]
) -> None:
    assert [(stage.tables, stage.byes) for stage in stages(count, sizes, through)] == expected


def game(first: str, second: str) -> Result[str]:
    return Result((first, second), (1, 2))


def test_two_stop_as_soon_as_it_is_decided() -> None:
    assert decided("ab", [game("b", "a")]) is not None
    assert decided("ab", [game("b", "a")], best_of=3) is None
    assert decided("ab", [game("b", "a"), game("a", "b")], best_of=3) is None
    last = decided("ab", [game("b", "a"), game("a", "b"), game("b", "a")], best_of=3)
    assert last is not None
    assert (last.finish, last.reason.text) == (("b", "a"), "series-points")
    early = decided("ab", [game("a", "b")] * 3, best_of=5)
    assert early is not None
    assert early.finish == ("a", "b")


@given(st.sampled_from(BEST_OF), st.lists(st.booleans(), min_size=5, max_size=5))
@settings(deadline=None)
def test_once_decided_the_rest_would_change_nothing(best_of: int, first_wins: list[bool]) -> None:
    games = [game("a", "b") if won else game("b", "a") for won in first_wins[:best_of]]
    whole = decided("ab", games, best_of)
    assert whole is not None
    early = [found for count in range(1, best_of + 1) if (found := decided("ab", games[:count], best_of))]
    assert {found.finish for found in early} == {whole.finish}
    wins = sum(first_wins[:best_of])
    assert whole.finish == (("a", "b") if 2 * wins > best_of else ("b", "a"))


def test_more_than_two_play_all_games_and_ties_at_the_cut_are_broken_in_order() -> None:
    one = Result(("a", "b", "c", "d"), (1, 2, 3, 4))
    two = Result(("b", "c", "d", "a"), (3, 1, 4, 2))
    assert decided("abcd", [one], best_of=3, through=2) is None
    found = decided("abcd", [one, two, Result(("c", "d", "a", "b"), (4, 1, 2, 3))], best_of=3, through=2)
    assert found is not None
    assert found.finish == ("a", "c", "b", "d")
    assert (found.reason.text, found.reason.fields) == ("series-wins", {"mine": 1, "theirs": 0})


@pytest.mark.parametrize(
    ("games", "text", "first"),
    [
        ([Result(("a", "b"), (1, 1))], "series-seed", "a"),
        ([Result(("a", "b", "c"), (2, 1, 2))], "series-points", "b"),
        ([Result(("a", "b", "c"), (2, 1, 2)), Result(("a", "b", "c"), (1, 3, 1))], "series-wins", "b"),
        ([game("a", "b"), Result(("a", "b"), (1, 1)), game("b", "a")], "series-last", "b"),
    ],
)
def test_what_decides_a_series(games: list[Result[str]], text: str, first: str) -> None:
    found = decided(sorted(games[0].players), games, best_of=len(games))
    assert found is not None
    assert (found.reason.text, found.finish[0]) == (text, first)


def test_everybody_moves_on_a_seat_with_each_game() -> None:
    orders = [seats_of_game("abc", number) for number in range(3)]
    assert [{order[seat] for order in orders} for seat in range(3)] == [set("abc")] * 3
