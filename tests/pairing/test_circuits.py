"""Everybody meets everybody at tables of three to six."""

from itertools import combinations

import pytest

from speeltafel.pairing import Round, meetings, rests, seats_taken, table_robin, table_sizes

SOME = [(7, [3, 2]), (9, [3]), (10, [4, 3]), (11, [3]), (13, [4, 3]), (12, [5, 4]), (14, [6, 5]), (16, [4])]


EVERY = [
    (players, sizes)
    for size in range(3, 7)
    for players in range(max(4, size), 25)
    for sizes in ([size], [size, size - 1])
]


def clean(rounds: list[Round[int]]) -> int:
    """How many rounds go by without a repeat."""
    return sum(max(meetings(rounds[: count + 1]).values()) == 1 for count in range(len(rounds)))


def check(players: int, sizes: list[int], seed: int, clean_rounds: int) -> None:
    rounds = table_robin(range(players), sizes, seed)
    tables = table_sizes(players, sizes)
    met = meetings(rounds)
    assert set(met) == {frozenset(pair) for pair in combinations(range(players), 2)}
    roomy = len(tables) >= tables[0]
    assert max(met.values()) <= (3 if roomy else 5)
    assert clean(rounds) >= min(len(rounds), clean_rounds if roomy else 1)
    check_rounds(players, tables, rounds)
    check_seats(players, tables, rounds)


def check_rounds(players: int, tables: list[int], rounds: list[Round[int]]) -> None:
    for number, each in enumerate(rounds):
        assert sorted(map(len, each.tables), reverse=True) == tables
        here = [player for table in each.tables for player in table] + list(each.resting)
        assert sorted(here) == list(range(players))
        rested = rests(rounds[: number + 1])
        assert max(rested.values(), default=0) - min(rested[player] for player in range(players)) <= 1


def check_seats(players: int, tables: list[int], rounds: list[Round[int]]) -> None:
    """Seats that every table has; the last of larger tables is not for everybody."""
    taken = seats_taken(rounds)
    for player in range(players):
        often = [taken[player, seat] for seat in range(tables[-1])]
        assert max(often) - min(often) <= 2


@pytest.mark.parametrize(("players", "sizes"), SOME)
def test_nobody_meets_another_twice_before_all_others_as_far_as_the_numbers_allow(
    players: int, sizes: list[int]
) -> None:
    check(players, sizes, seed=0, clean_rounds=3)


@pytest.mark.long
@pytest.mark.parametrize(("players", "sizes"), EVERY)
def test_from_4_to_24_players_it_holds_whatever_the_seed(players: int, sizes: list[int]) -> None:
    for seed in range(3):
        check(players, sizes, seed, clean_rounds=2)


@pytest.mark.parametrize(("players", "size", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_where_everybody_can_meet_exactly_once_they_do(players: int, size: int, rounds: int) -> None:
    found = table_robin(range(players), [size])
    assert len(found) == rounds
    assert set(meetings(found).values()) == {1}


def test_the_same_seed_gives_the_same_rounds_and_another_seed_others() -> None:
    names = ["Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus"]
    assert table_robin(names, [4, 3], "a") == table_robin(names, [4, 3], "a")
    assert table_robin(names, [4, 3], "a") != table_robin(names, [4, 3], "b")


def test_too_few_for_a_table_play_no_round() -> None:
    assert table_robin("ab", [3]) == []
