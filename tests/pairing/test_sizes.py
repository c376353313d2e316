"""How many sit at each table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.pairing import table_sizes


@given(st.integers(0, 40), st.integers(2, 6), st.booleans())
@settings(deadline=None)
def test_as_few_as_possible_are_left_over_and_as_few_tables_as_possible_are_smaller(
    players: int, size: int, smaller: bool
) -> None:
    sizes = [size, size - 1] if smaller and size > 2 else [size]
    tables = table_sizes(players, sizes)
    ways = [
        (players - full * size - short * (size - 1), short)
        for full in range(players // size + 1)
        for short in range(players // (size - 1) + 1 if len(sizes) == 2 else 1)
        if full * size + short * (size - 1) <= players
    ]
    assert (players - sum(tables), tables.count(size - 1)) == min(ways)


@pytest.mark.parametrize(
    ("players", "sizes", "tables"),
    [
        (9, [3], [3, 3, 3]),
        (7, [4, 3], [4, 3]),
        (5, [2], [2, 2]),
        (5, [4, 3, 2], [3, 2]),
        (11, [4, 5, 3], [4, 4, 3]),
        (2, [3], []),
    ],
)
def test_examples(players: int, sizes: list[int], tables: list[int]) -> None:
    assert table_sizes(players, sizes) == tables
