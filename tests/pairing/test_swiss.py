"""Swiss rounds: equals meet, nobody meets the same people again, nobody rests twice."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.pairing import Result, Round, meetings, points, rests, standings, swiss_round, table_sizes

CHOICES = st.sampled_from([[2], [3], [3, 2], [4, 3], [5, 4], [6, 5]])


def evening(
    players: Sequence[int], sizes: Sequence[int], rounds: int, seed: int, strongest_wins: bool = False
) -> Iterator[tuple[dict[int, int], list[Round[int]]]]:
    """The points before each round, and all rounds up to it."""
    random = Random(seed)
    total = dict.fromkeys(players, 0)
    history: list[Round[int]] = []
    for _ in range(rounds):
        before = dict(total)
        history.append(swiss_round(total, sizes, history, seed))
        yield before, list(history)
        for table in history[-1].tables:
            merit = [player if strongest_wins else random.random() for player in table]
            places = [sorted(merit).index(value) + 1 for value in merit]
            for player, got in zip(table, points(places), strict=True):
                total[player] += got
        for player in history[-1].resting:
            total[player] += 120


def pairings(players: tuple[int, ...]) -> Iterator[list[tuple[int, int]]]:
    """Every way of pairing them."""
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        rest = tuple(player for player in others if player != other)
        yield from ([(first, other), *following] for following in pairings(rest))


@given(st.integers(4, 14), CHOICES, st.integers(1, 6), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_everybody_plays_once_or_rests_and_nobody_rests_twice_before_all_have(
    count: int, sizes: list[int], rounds: int, seed: int
) -> None:
    for _, history in evening(range(count), sizes, rounds, seed):
        here = [player for table in history[-1].tables for player in table] + list(history[-1].resting)
        assert sorted(here) == list(range(count))
        assert sorted(map(len, history[-1].tables), reverse=True) == table_sizes(count, sizes)
        rested = rests(history)
        assert max(rested.values(), default=0) - min(rested[player] for player in range(count)) <= 1


@pytest.mark.parametrize("count", [5, 7, 9, 11, 13])
def test_byes_are_given_at_most_once_as_long_as_there_are_rounds_for_it(count: int) -> None:
    *_, (_, history) = evening(range(count), [2], count - 2, seed=count)
    assert max(rests(history).values()) == 1


@given(st.integers(2, 4), st.integers(1, 6), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_no_pair_meets_again_while_there_is_a_pairing_without(half: int, rounds: int, seed: int) -> None:
    players = tuple(range(2 * half))
    for _, history in evening(players, [2], rounds, seed):
        met = meetings(history[:-1])
        possible = any(not any(met[frozenset(pair)] for pair in pairing) for pairing in pairings(players))
        again = any(met[frozenset(table)] for table in history[-1].tables)
        assert again is not possible


@given(st.integers(2, 4), st.integers(2, 4), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_pairs_are_those_with_the_smallest_differences_that_repeat_nothing(
    half: int, rounds: int, seed: int
) -> None:
    players = tuple(range(2 * half))
    for total, history in evening(players, [2], rounds, seed):
        met = meetings(history[:-1])

        def cost(pairing: Sequence[Sequence[int]]) -> tuple[int, int]:
            return (
                sum(met[frozenset(pair)] ** 2 for pair in pairing),  # noqa: B023
                sum((total[one] - total[other]) ** 2 for one, other in pairing),  # noqa: B023
            )

        assert cost(history[-1].tables) == min(map(cost, pairings(players)))


def test_after_the_first_round_winners_meet_winners_and_losers_losers() -> None:
    rounds = list(evening(range(8), [2], 2, seed=5, strongest_wins=True))
    total, history = rounds[1]
    assert all(total[one] == total[other] for one, other in history[-1].tables)
    assert [max(total[player] for player in table) for table in history[-1].tables] == [120, 120, 0, 0]


def test_at_three_tables_of_three_nobody_meets_again_in_the_second_round_and_the_first_sit_high() -> None:
    rounds = list(evening(range(9), [3], 3, seed=2, strongest_wins=True))
    assert max(meetings(rounds[1][1]).values()) == 1
    _, history = rounds[2]
    assert 0 in history[-1].tables[0]
    assert 8 not in history[-1].tables[0]


def test_who_comes_late_and_who_leaves_are_simply_there_or_not() -> None:
    first = swiss_round(dict.fromkeys("abcd", 0), [2], seed=1)
    total = dict.fromkeys("abcd", 0) | {player: 120 for player, _ in first.tables}
    total["late"] = 0
    gone = first.tables[0][1]
    del total[gone]
    second = swiss_round(total, [2], [first], seed=1)
    here = {player for table in second.tables for player in table} | set(second.resting)
    assert here == set(total)
    assert second.resting == ()


def test_the_lowest_rests_and_who_rested_plays() -> None:
    first = Round((("a", "b"), ("c", "d")), ("e",))
    second = swiss_round({"a": 120, "b": 0, "c": 120, "d": 60, "e": 0}, [2], [first])
    assert second.resting == ("b",)


def test_who_rests_is_chosen_so_that_the_others_need_not_meet_again() -> None:
    """If the lowest rested, the other two would meet a second time."""
    history = [Round((("a", "b"),), ("c",))]
    third = swiss_round({"a": 240, "b": 120, "c": 0}, [2], [*history, Round((("a", "b"),), ("c",))])
    assert third.resting == ("b",)
    assert len(third.tables) == 1


def test_seats_change_hands() -> None:
    for _, history in evening(range(6), [2], 4, seed=3):
        first = [sum(table[0] == player for each in history for table in each.tables) for player in range(6)]
        assert max(first) - min(first) <= 2


def test_the_same_input_gives_the_same_round() -> None:
    total = dict.fromkeys(("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida"), 0)
    assert swiss_round(total, [3], seed="x") == swiss_round(total, [3], seed="x")
    assert len({swiss_round(total, [3], seed=seed) for seed in range(6)}) > 1


def test_a_whole_evening_ends_with_the_strongest_first() -> None:
    *_, (_, history) = evening(range(9), [3], 4, seed=4, strongest_wins=True)
    results = [
        Result(table, tuple(sorted(table).index(player) + 1 for player in table))
        for each in history
        for table in each.tables
    ]
    assert standings(range(9), results)[0].player == 0
