"""What every game must keep, over many seeds, all seat counts and options."""

from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.engine import ASKED, IllegalMove, NotAsked, clone, read_record, write_record
from speeltafel.games import HOUSE
from speeltafel.kit.playing import play_out, start, steps
from speeltafel.kit.setups import CASES, KITS, Options, name

Case = tuple[str, int, Options]
SEEDS = range(3)

cases = pytest.mark.parametrize("case", CASES, ids=name)


@pytest.mark.parametrize("slug", [slug for slug in speeltafel.slugs() if slug not in HOUSE])
def test_a_game_says_what_the_kit_needs_to_know(slug: str) -> None:
    package = speeltafel.load(slug).package()
    assert slug in KITS, f"write {package}/setups.py: docs/add-a-game.md says what is in it"


@cases
def test_every_game_ends_without_a_dead_end(case: Case) -> None:
    for seed in range(12):
        match = play_out(start(case, seed, events=False, record=False), seed)
        assert match.result is not None
        assert match.result.winners or match.result.reason
        assert match.decisions() == []


@cases
def test_no_move_is_listed_twice_and_every_question_has_an_answer(case: Case) -> None:
    for seed in SEEDS:
        match = start(case, seed, events=False, record=False)
        for _ in steps(match, seed):
            seats = [decision.seat for decision in match.decisions()]
            assert len(set(seats)) == len(seats)
            for decision in match.decisions():
                assert len(set(decision.moves)) == len(decision.moves)
                assert decision.moves or decision.waits != ASKED
                assert decision.rule in match.game.catalogue()


@cases
def test_material_is_conserved(case: Case) -> None:
    material = KITS[case[0]].material
    for seed in SEEDS:
        match = start(case, seed, events=False, record=False)
        before = material(match.table)
        for _ in steps(match, seed):
            assert material(match.table) == before
        assert material(match.table) == before


@cases
def test_every_state_survives_json_and_clone(case: Case) -> None:
    match = start(case, 1, events=False, record=False)
    game = match.game
    for number, _ in enumerate(steps(match, 1)):
        if number % 5 == 0:
            assert game.restore(game.snapshot(match.table)) == match.table
            assert clone(match.table) == match.table


@cases
def test_old_clones_never_change(case: Case) -> None:
    match = start(case, 2, events=False, record=False)
    kept = []
    for number, _ in enumerate(steps(match, 2)):
        if number % 7 == 0:
            kept.append((clone(match.table), match.game.snapshot(match.table)))
    for table, snapshot in kept:
        assert match.game.snapshot(table) == snapshot


@cases
def test_a_record_gives_the_same_game_view_by_view(case: Case) -> None:
    match = start(case, 3)
    views = [all_views(match) for _ in steps(match, 3)]
    assert match.record is not None
    record = read_record(write_record(match.record))
    for number in range(0, len(views), max(1, len(views) // 8)):
        assert all_views(speeltafel.replay(record, number)) == views[number]
    again = speeltafel.replay(record)
    assert again.result == match.result
    assert all_views(again) == all_views(match)


@cases
def test_a_finished_record_is_proved_and_a_changed_one_is_not(case: Case) -> None:
    match = play_out(start(case, 4), 4)
    assert match.record is not None
    speeltafel.verify(match.record)
    forged = read_record(write_record(match.record))
    forged.luck[0] = forged.luck[0] + 1 if forged.luck[0] == 0 else forged.luck[0] - 1
    with pytest.raises(speeltafel.engine.BrokenRecord):
        speeltafel.verify(forged)


@cases
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first, second = (play_out(start(case, 5, record=False), 5) for _ in range(2))
    assert first.game.snapshot(first.table) == second.game.snapshot(second.table)


@cases
def test_illegal_and_stale_moves_are_refused_and_change_nothing(case: Case) -> None:
    match = start(case, 6)
    seen: list[Any] = []
    for number, (decision, move) in enumerate(steps(match, 6)):
        if number % 4 == 0:
            refuse_all(match, seen)
        if decision is not None and move not in seen and len(seen) < 40:
            seen.append(move)


def refuse_all(match: Any, moves: list[Any]) -> None:
    before = match.game.snapshot(match.table)
    for seat in range(match.table.seats):
        decision = match.table.decision(seat)
        for move in moves:
            if decision is None or move not in decision.moves:
                with pytest.raises((IllegalMove, NotAsked)) as refused:
                    match.play(seat, move)
                if isinstance(refused.value, IllegalMove):
                    assert refused.value.rule in match.game.catalogue()
    assert match.game.snapshot(match.table) == before


@cases
def test_whatever_is_sent_time_runs_out_with_a_legal_move(case: Case) -> None:
    match = start(case, 7)
    for number, _ in enumerate(steps(match, 7)):
        if number % 6 == 0:
            for decision in match.decisions():
                if decision.waits == ASKED:
                    move = match.game.timeout(match.table, decision, match.late_chance(decision.seat))
                    assert move in decision.moves


def all_views(match: Any) -> list[Any]:
    viewers = [None, *range(match.table.seats)]
    return [msgspec.to_builtins(match.view(viewer)) for viewer in viewers]
