"""Leaving, being late, and talk."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import BadSetup, QuickChance, ScriptedChance
from speeltafel.games.good_vs_evil import moves
from speeltafel.games.good_vs_evil.events import Exploded, Left, Noped, Saved
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, SAVE_BY_DEFUSE, TO_TOP, Duel, Give
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, D, lay, on, pair, play
from tests.games.good_vs_evil.leaving import games
from tests.games.good_vs_evil.setups import SETUPS, contradictions, unoffered

PILE = "mer troll kitten kitten"


@rule("GE-R41")
def test_who_leaves_counts_as_exploded_without_a_kitten() -> None:
    board = lay("horse", "godcat nope attack", "nope", pile=PILE)
    board.leave(B)
    assert board.living == [A, C]
    assert board.discard == "attack nope"
    assert board.view(None).mat == ["godcat", "devilcat"]
    assert (board.pile, board.view(None).kittens) == (PILE, 2)
    assert [(event.seat, event.danger) for event in board.told(Exploded)] == [(B, "left")]
    assert [event.seat for event in board.told(Left)] == [B]
    assert board.asked() == [(A, "turn")]


@rule("GE-R41", "GE-R13")
def test_when_the_active_player_leaves_the_turn_passes() -> None:
    board = lay("horse", "troll", "nope", pile=PILE, owed=3, attacked=True)
    board.leave(A)
    assert board.turn == (B, 1)
    assert board.asked() == [(B, "turn")]


@rule("GE-R41", "GE-R42")
def test_leaving_waits_until_the_action_is_over() -> None:
    board = lay("favor", "horse nope", "nope", pile=PILE)
    board.play(A, on("favor", B))
    board.leave(B)
    assert B in board.living
    assert [event.seat for event in board.told(Left)] == [B]
    assert [player.leaving for player in board.view(C).players] == [False, True, False]
    assert board.asked() == [(C, "nope")]
    board.play(C, PASS)
    assert board.living == [A, C]
    assert board.asked() == [(A, "turn")]
    assert len(board.hand(A).split()) == 1


Lay = Callable[[], Board]


def nopes_by_two() -> Board:
    board = lay("attack", "nope horse", "nope mer", pile=PILE)
    board.play(A, play("attack"))
    return board


def steals() -> Board:
    board = lay("horse horse", "godcat", "nope", pile=PILE)
    board.do(A, pair("horse horse", B))
    return board


def raises_heck() -> Board:
    board = lay("heck", "nope", "nope", pile="mer kitten kitten")
    board.do(A, play("heck"))
    return board


def meets_a_kitten() -> Board:
    board = lay("godcat defuse", "nope", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    return board


def hides_a_kitten() -> Board:
    board = lay("defuse", "nope", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    return board


def begins_a_duel() -> Board:
    board = lay("armageddon defuse", "defuse", "defuse", pile=PILE)
    board.do(A, play("armageddon"))
    return board


@rule("GE-R41", "GE-R42")
@pytest.mark.parametrize(
    "laid", [nopes_by_two, steals, raises_heck, meets_a_kitten, hides_a_kitten, begins_a_duel]
)
@pytest.mark.parametrize("seats", [[A], [B], [A, B], [B, C]])
def test_nobody_is_waited_for_who_has_left(laid: Lay, seats: list[int]) -> None:
    board = laid()
    for seat in seats:
        board.leave(seat)
        assert all(asked not in board.table.leaving for asked, _ in board.asked())
    while board.table.leaving:
        seat, _ = board.asked()[0]
        board.timeout(seat)
        assert all(asked not in board.table.leaving for asked, _ in board.asked())
    assert not set(seats) & set(board.living)


@rule("GE-R41", "GE-R42")
def test_a_leaver_who_meets_a_kitten_is_settled_as_if_too_late() -> None:
    board = lay("godcat defuse", "nope", "nope", pile="kitten mer kitten", chance=ScriptedChance(2))
    board.play(A, DRAW)
    board.leave(A)
    assert [(event.card, event.danger) for event in board.told(Saved)] == [("defuse", "exploding_kitten")]
    assert board.pile == "mer kitten kitten"
    assert board.living == [B, C]


@rule("GE-R41")
def test_a_nope_that_nobody_has_seen_goes_with_the_leaver() -> None:
    board = nopes_by_two()
    board.play(B, NOPE)
    board.leave(B)
    board.play(C, PASS)
    assert board.told(Noped) == []
    assert board.living == [A, C]
    assert board.turn == (C, 1)


@rule("GE-R41", "GE-R46")
def test_who_is_about_to_leave_is_not_asked_for_a_nope() -> None:
    board = lay("attack horse", "nope nope", "nope nope", pile=PILE)
    board.play(A, play("attack"))
    board.leave(B)
    board.play(C, NOPE)
    assert board.asked() == [(A, "nope")]
    assert [waiting.seat for waiting in board.view(None).waiting] == [A]


@rule("GE-R41", "GE-R14")
def test_who_dies_before_leaving_has_left_already() -> None:
    board = lay("armageddon", "horse", "nope", "nope", pile=PILE)
    board.do(A, play("armageddon"))
    board.play(A, Duel(B, "devilcat"))
    board.match.now.chance = ScriptedChance(0)
    board.leave(B)
    assert board.living == [A, C, D]
    assert [event.danger for event in board.told(Exploded)] == ["devilcat"]
    assert board.turn == (C, 1)


@rule("GE-R41")
def test_nobody_leaves_twice() -> None:
    board = lay("heck", DEAD, "nope", "nope", pile=PILE)
    with pytest.raises(BadSetup, match="out of the game already"):
        board.leave(B)
    board.play(A, play("heck"))
    board.leave(C)
    with pytest.raises(BadSetup, match="out of the game already"):
        board.leave(C)


@rule("GE-R41")
@pytest.mark.parametrize("options", SETUPS)
def test_with_leavers_nothing_waits_in_vain_and_worlds_are_possible(options: dict[str, object]) -> None:
    for number, match in enumerate(games(options, 4)):
        table: Any = match.table
        assert unoffered(table) == []
        if number % 3 and not table.leaving and match.result is None:
            continue
        seat = number % 4
        twins: list[Any] = [match.game.sample_world(match.table, seat, QuickChance(which)) for which in "ab"]
        for world in twins:
            assert unoffered(world) == []
            assert [contradictions(world, eyes) for eyes in range(4)] == [[]] * 4
            assert match.game.view(world, None) == match.view(None)
        again = [match.game.sample_world(world, seat, QuickChance(number)) for world in (match.table, *twins)]
        assert len({match.game.snapshot(world) for world in again}) == 1


@rule("GE-R41")
def test_nobody_leaves_a_game_that_is_over() -> None:
    board = lay("horse", "nope", pile=PILE)
    board.leave(A)
    with pytest.raises(BadSetup, match="out of the game already"):
        board.leave(B)


@rule("GE-R41")
def test_a_record_with_a_leaver_in_the_middle_of_an_action_plays_again() -> None:
    match = speeltafel.start("good-vs-evil", 3, {"start_player": "seat-1"}, seed=5)
    while not any(decision.kind == "nope" for decision in match.decisions()):
        asked = match.decisions()[0]
        match.play(asked.seat, asked.moves[1 if asked.kind == "turn" and len(asked.moves) > 1 else 0])
    match.leave(match.decisions()[0].seat)
    while match.result is None:
        asked = match.decisions()[0]
        match.play(asked.seat, asked.moves[0])
    assert match.record is not None
    assert speeltafel.verify(match.record).result == match.result


@rule("GE-R42")
def test_who_does_not_play_in_time_draws() -> None:
    board = lay("attack", "nope", pile=PILE)
    board.timeout(A)
    assert board.hand(A) == "attack mer"
    assert board.turn == (B, 1)


@rule("GE-R42")
def test_no_nope_in_time_is_a_pass() -> None:
    board = lay("attack", "nope", pile=PILE)
    board.play(A, play("attack"))
    board.timeout(B)
    assert board.told(Noped) == []
    assert board.turn == (B, 2)


def late(board: Board, seat: int, tries: int = 300) -> Counter[object]:
    """What happens in many worlds when this seat is late now."""
    decision = board.decision(seat)
    game = board.match.game
    return Counter(game.timeout(board.table, decision, QuickChance(number)) for number in range(tries))


@rule("GE-R42")
def test_a_late_giver_gives_a_random_card() -> None:
    board = lay("favor", "defuse horse horse horse", "nope", pile=PILE)
    board.do(A, on("favor", B))
    given = late(board, B)
    assert set(given) == {Give("defuse"), Give("cat_horse")}
    assert given[Give("cat_horse")] > given[Give("defuse")] > 40


@rule("GE-R42")
def test_a_late_thief_picks_a_random_back() -> None:
    board = lay("horse horse", "godcat nope nope mer", pile="troll kitten")
    board.do(A, pair("horse horse", B))
    picked = late(board, A)
    assert set(picked) == {moves.PICK_GODCAT, moves.PICK_PLAIN}
    assert 40 < picked[moves.PICK_GODCAT] < 110


@rule("GE-R42")
@pytest.mark.parametrize("bottom", ["kitten", "mer", "defuse"])
def test_a_late_heck_goes_on_top_whatever_the_card_is(bottom: str) -> None:
    board = lay("heck", "nope", "troll", pile=f"horse kitten {bottom}")
    board.do(A, play("heck"))
    assert set(late(board, A, 50)) == {TO_TOP}


@rule("GE-R42")
def test_a_late_saver_uses_the_defuse_before_godcat() -> None:
    board = lay("godcat defuse", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert set(late(board, A, 50)) == {SAVE_BY_DEFUSE}


@rule("GE-R42")
def test_late_hiding_and_late_duels_are_random() -> None:
    hiding = lay("defuse", "nope", pile="kitten mer kitten")
    hiding.play(A, DRAW)
    assert set(late(hiding, A)) == set(hiding.moves(A))
    dealing = lay("armageddon", "nope", "horse", pile=PILE)
    dealing.do(A, play("armageddon"))
    assert set(late(dealing, A)) == set(dealing.moves(A))
    dealing.play(A, dealing.moves(A)[0])
    assert set(late(dealing, B)) == {moves.KEEP, moves.SWAP}


@rule("GE-R42")
def test_a_late_move_is_a_normal_move_in_the_log() -> None:
    late_board, quick_board = (lay("attack", "nope", pile=PILE) for _ in range(2))
    late_board.timeout(A)
    quick_board.play(A, DRAW)
    assert late_board.log == quick_board.log


@rule("GE-R47", "GE-R51")
def test_the_game_has_no_move_that_shows_or_confirms_anything_hidden() -> None:
    tags = {move.__struct_config__.tag for move in moves.AnyMove.__args__}
    assert tags == {
        "draw",
        "play",
        "play-on",
        "pair",
        "triple",
        "nope",
        "pass",
        "give",
        "pick",
        "heck",
        "save",
        "insert",
        "duel",
        "keep",
        "swap",
    }


@rule("GE-R47")
def test_the_living_hear_each_other() -> None:
    board = lay("horse", "nope", "troll", pile=PILE)
    hears = board.match.game.hears
    assert all(hears(board.table, speaker, listener, True) for speaker in range(3) for listener in range(3))
