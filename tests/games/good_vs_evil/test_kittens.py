"""Kittens, Defuses and death."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.good_vs_evil.events import DrewKitten, Exploded, GodcatHome, Hidden, Saved, TurnBegan
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    NOPE,
    PASS,
    SAVE_BY_DEFUSE,
    SAVE_BY_GODCAT,
    TO_HAND,
    Insert,
)
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, lay, on, pair, play


@rule("GE-006", "GE-046")
def test_a_kitten_without_a_defuse_kills() -> None:
    board = lay("horse nope", "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert board.living == [B, C]
    assert not board.view(None).players[A].alive
    assert board.view(None).players[A].fell_to == "exploding_kitten"
    assert board.asked() == [(B, "turn")]


@rule("GE-045")
def test_a_drawn_kitten_is_shown_at_once() -> None:
    board = lay("defuse", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    assert [event.seat for event in board.told(DrewKitten, None)] == [A]
    assert board.view(B).danger == A
    assert board.view(B).kittens == 0


@rule("GE-047", "GE-048", "GE-R33")
def test_the_dead_lay_off_everything_with_the_kitten_sorted_by_kind() -> None:
    board = lay("troll nope attack horse nope", "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert board.discard == "kitten attack nope nope horse troll"
    assert board.hand(A) == ""
    assert board.pile == "mer kitten"
    assert board.told(Exploded)[0].cards == (
        "exploding_kitten",
        "attack",
        "nope",
        "nope",
        "cat_horse",
        "cat_troll",
    )


@rule("GE-048")
def test_a_deadly_kitten_is_no_longer_counted_in_the_pile() -> None:
    board = lay("horse", "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert board.view(None).kittens == 1
    assert board.told(GodcatHome) == []


@rule("GE-050")
def test_a_kitten_opens_no_window_for_a_nope() -> None:
    board = lay("nope", "nope nope", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert board.asked() == [(B, "turn")]
    assert A not in board.living


@rule("GE-051")
@pytest.mark.parametrize(
    "card", ["nope", "attack", "shuffle", "feral", "armageddon", "favor", "heck", "reveal"]
)
def test_no_other_card_of_the_deck_saves(card: str) -> None:
    board = lay(card, "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert A not in board.living


@rule("GE-051", "GE-052", "GE-R12")
def test_a_defuse_saves_by_itself_and_is_discarded() -> None:
    board = lay("defuse horse", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    assert A in board.living
    assert (board.hand(A), board.discard) == ("horse", "defuse")
    saved = board.told(Saved)[0]
    assert (saved.seat, saved.card, saved.danger) == (A, "defuse", "exploding_kitten")
    assert board.told(GodcatHome) == []


@rule("GE-053", "GE-054", "GE-R36")
@pytest.mark.parametrize(
    ("place", "pile"),
    [
        (0, "kitten mer favor troll"),
        (1, "mer kitten favor troll"),
        (2, "mer favor kitten troll"),
        (3, "mer favor troll kitten"),
    ],
)
def test_the_kitten_goes_back_at_any_place(place: int, pile: str) -> None:
    board = lay("defuse", "nope", pile="kitten mer favor troll")
    board.play(A, DRAW)
    assert board.moves(A) == [Insert(0), Insert(1), Insert(2), Insert(3)]
    board.play(A, Insert(place))
    assert board.pile == pile


@rule("GE-R36")
def test_there_is_no_place_below_the_bottom() -> None:
    board = lay("defuse", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    with pytest.raises(IllegalMove) as refused:
        board.play(A, Insert(3))
    assert refused.value.rule == "GE-R36"


@rule("GE-055")
def test_hiding_the_kitten_shows_nothing_of_the_pile() -> None:
    board = lay("defuse", "nope", pile="kitten mer favor troll")
    board.play(A, DRAW)
    assert board.view(A).seen == []
    board.play(A, Insert(2))
    assert [(sight.card, sight.earliest) for sight in board.view(A).seen] == [("exploding_kitten", 2)]


@rule("GE-056", "GE-R36", "GE-R51")
def test_only_the_player_knows_where_the_kitten_went() -> None:
    boards = []
    for place in range(4):
        board = lay("defuse", "nope", pile="kitten mer favor troll")
        board.play(A, DRAW)
        board.play(A, Insert(place))
        boards.append(board)
    for viewer in (None, B):
        assert len({repr(board.seen_by(viewer)) for board in boards}) == 1
        assert len({repr(board.view(viewer)) for board in boards}) == 1
    assert [board.told(Hidden, A)[0].place for board in boards] == [0, 1, 2, 3]


@rule("GE-057")
def test_the_top_is_allowed_and_the_next_player_draws_it() -> None:
    board = lay("defuse", "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    board.play(A, Insert(0))
    board.play(B, DRAW)
    assert board.living == [A, C]


@rule("GE-058")
def test_the_turn_is_over_after_a_defuse() -> None:
    board = lay("defuse shuffle", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    board.play(A, Insert(1))
    assert board.hand(A) == "shuffle"
    assert board.asked() == [(B, "turn")]


@rule("GE-059")
def test_a_defused_kitten_stays_in_the_game() -> None:
    board = lay("defuse", "nope", "favor", pile="kitten mer kitten")
    board.play(A, DRAW)
    board.play(A, Insert(1))
    assert board.pile.split().count("kitten") == 2
    assert board.view(None).kittens == 2


@rule("GE-060", "GE-R37")
def test_a_defuse_and_the_hiding_cannot_be_noped() -> None:
    board = lay("defuse", "nope nope", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    assert board.asked() == [(A, "insert")]
    assert board.why_not(B, NOPE) == "GE-050"
    board.play(A, Insert(1))
    assert board.asked() == [(B, "turn")]


@rule("GE-R12")
def test_with_both_savers_the_player_chooses_one_of_them() -> None:
    board = lay("defuse godcat", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    assert board.moves(A) == [SAVE_BY_DEFUSE, SAVE_BY_GODCAT]
    board.play(A, SAVE_BY_DEFUSE)
    assert board.hand(A) == "godcat"
    assert board.asked() == [(A, "insert")]


@rule("GE-R12")
def test_nobody_who_can_be_saved_may_die() -> None:
    board = lay("godcat", "nope", pile="kitten mer favor")
    board.play(A, DRAW)
    assert board.moves(A) == [SAVE_BY_GODCAT]


@rule("GE-R13")
def test_owed_turns_lapse_with_the_dead() -> None:
    board = lay("horse", "nope", "favor", pile="kitten mer kitten", owed=4, attacked=True)
    board.play(A, DRAW)
    assert board.turn == (B, 1)
    assert not board.table.under_attack
    assert [event.seat for event in board.told(TurnBegan)] == [B]


@rule("GE-R13", "GE-R01")
def test_after_a_death_under_attack_the_next_player_attacks_with_two() -> None:
    board = lay("horse", "attack", "favor", pile="kitten mer kitten", owed=3, attacked=True)
    board.play(A, DRAW)
    board.do(B, play("attack"))
    assert board.turn == (C, 2)


@rule("GE-R53", "GE-060")
def test_a_pair_of_defuses_can_be_noped_but_a_saving_one_cannot() -> None:
    board = lay("defuse defuse defuse", "nope horse", "nope", pile="kitten mer favor")
    board.play(A, pair("defuse defuse", B))
    board.play(B, NOPE)
    board.play(C, PASS)
    board.all_pass()
    assert board.discard == "defuse defuse nope"
    board.play(A, DRAW)
    assert board.asked() == [(A, "insert")]


@rule("GE-R46")
def test_the_dead_have_no_turn_no_nope_and_are_no_target() -> None:
    board = lay("favor targeted shuffle", DEAD, "horse", pile="mer troll kitten")
    assert board.moves(A) == [DRAW, play("shuffle"), on("targeted", C), on("favor", C)]
    board.play(A, play("shuffle"))
    assert board.asked() == [(C, "nope")]
    assert board.why_not(B, NOPE) == "GE-R46"


@rule("GE-R46")
def test_the_dead_see_what_a_spectator_sees() -> None:
    board = lay("horse", "defuse", "heck", pile="mer kitten troll kitten favor", turn=B)
    board.play(B, DRAW)
    board.play(C, play("heck"))
    board.all_pass()
    board.play(C, TO_HAND)
    board.play(A, DRAW)
    assert A not in board.living
    dead, spectator = board.view(A), board.view(None)
    assert dead.hand == []
    assert (dead.players, dead.seen, dead.waiting) == (spectator.players, spectator.seen, spectator.waiting)


@rule("GE-R46")
def test_the_dead_forget_where_they_hid_a_kitten() -> None:
    board = lay("defuse horse", "favor", "nope", pile="kitten kitten mer troll shuffle")
    board.play(A, DRAW)
    board.play(A, Insert(4))
    assert len(board.view(A).seen) == 1
    board.leave(A)
    assert board.view(A).seen == board.view(None).seen


@rule("GE-R46")
@pytest.mark.parametrize(("strict", "heard"), [(True, False), (False, True)])
def test_words_of_the_dead_reach_the_living_only_if_the_table_allows_it(strict: bool, heard: bool) -> None:
    board = lay("horse", DEAD, "favor", strict_table_talk=strict)
    hears = board.match.game.hears
    assert hears(board.table, B, A, True) is heard
    assert hears(board.table, None, A, True) is heard
    assert hears(board.table, A, B, True)
    assert hears(board.table, A, C, True)
    assert hears(board.table, B, None, True)
