"""Bots are measured in batches, beside levels that stay where they are, and it does not matter where one stopped."""

from collections import Counter
from pathlib import Path

import pytest

from speeltafel.server.rating.bots import BotSkill
from tools import rate_bots
from tools.rate_bots import Plan, Standing, around, by_sides, company_of, known_before, measure

GAME = "creatures-and-outcasts"
KNOWN: Standing = {(GAME, "novice"): BotSkill(19.8, 3.12, 112), (GAME, "strong"): BotSkill(30.0, 7.0, 3)}


@pytest.fixture(autouse=True)
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rate_bots, "FOLDER", tmp_path)
    return tmp_path


def plan(levels: tuple[str, ...], company: tuple[str, ...], seats: int = 4) -> Plan:
    return Plan(GAME, levels, company, seats, {}, 1)


def test_every_level_takes_every_seat_in_a_round_of_the_table() -> None:
    for turn in range(5):
        tables = [around(plan(("strong", "master"), ("normal", "novice")), 4 * turn + n) for n in range(4)]
        for seat in range(4):
            assert {table[seat] for table in tables} == {"strong", "master", "normal", "novice"}


def test_at_a_small_table_one_place_is_for_those_who_stay_as_they_are() -> None:
    met = Counter(
        frozenset(around(plan(("strong", "master"), ("normal", "novice"), seats=2), n)) for n in range(40)
    )
    assert all(len(pair & {"normal", "novice"}) == 1 for pair in met)
    assert {level for pair in met for level in pair} == {"strong", "master", "normal", "novice"}


def test_sides_meet_in_all_pairs_with_one_that_is_measured() -> None:
    sides = [(0,), (1, 2, 3)]
    pairs = Counter(
        (table[0], table[1])
        for n in range(20)
        for table in [by_sides(plan(("strong", "master"), ("normal", "novice")), n, sides)]
    )
    assert len(pairs) == 10
    assert set(pairs.values()) == {2}
    assert ("novice", "normal") not in pairs


def test_those_who_are_known_stay_where_they_are_and_stopping_changes_nothing(own_files: Path) -> None:
    measured = plan(("normal",), ("novice",), seats=2)
    whole = measure(measured, [], dict(KNOWN), goal=6, batch=100)
    at_once = (own_files / f"{GAME}.json").read_bytes()
    (own_files / f"{GAME}.json").unlink()

    measure(measured, [], dict(KNOWN), goal=6, batch=2)
    for _ in range(2):
        runs, standing = known_before(GAME)
        measure(measured, runs, standing, goal=6, batch=2)
    runs, standing = known_before(GAME)

    assert (own_files / f"{GAME}.json").read_bytes() == at_once
    assert standing == whole
    assert [(run.games, run.company) for run in runs] == [(6, ["novice"])]
    assert {key: whole[key] for key in KNOWN} == KNOWN
    assert whole[GAME, "normal"].games == 6


def test_a_goal_that_is_reached_is_not_played_for_again(own_files: Path) -> None:
    measured = plan(("strong",), ("novice",), seats=2)
    assert measure(measured, [], dict(KNOWN), goal=3, batch=100) == KNOWN
    assert not list(own_files.iterdir())


def test_only_what_is_known_well_keeps_company() -> None:
    assert company_of(KNOWN, ("master",)) == ("novice",)


def test_where_nobody_stays_normal_is_where_newcomers_begin() -> None:
    found = measure(plan(("normal", "novice"), (), seats=2), [], {}, goal=3, batch=100)
    assert found[GAME, "normal"].mu == pytest.approx(25.0)
    assert found[GAME, "normal"].games == found[GAME, "novice"].games == 3
