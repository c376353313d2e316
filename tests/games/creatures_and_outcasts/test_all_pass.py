"""Everybody has passed: the trick is over and the next character turns up."""

from speeltafel.games.creatures_and_outcasts.events import CharacterTurned, Skipped, TrickOver
from speeltafel.games.creatures_and_outcasts.moves import DISCARD_BLOCKED, DiscardBlocked, Take
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay


@rule("CO-042", "CO-R01")
def test_the_trick_is_over_when_all_have_passed_the_last_player_too() -> None:
    board = lay("5 6", "9", "3", trick="2", last=A, turn=B, characters="tyler wednesday")
    board.passes(B, C)
    assert board.trick == "2"
    board.passes(A)
    assert board.trick == ""
    assert board.told(TrickOver)[0].count == 1


@rule("CO-R01")
def test_the_last_player_may_play_on_the_own_card() -> None:
    board = lay("5 6", "9", "3", trick="2", last=A, turn=B)
    board.passes(B, C)
    board.play(A, 5)
    assert (board.trick, board.turn) == ("2 5", B)


@rule("CO-R01")
def test_a_table_may_leave_the_last_player_out() -> None:
    board = lay(
        "5 6", "9", "3", trick="2", last=A, turn=B, characters="tyler yoko wednesday", all_pass="all-but-last"
    )
    board.passes(B, C)
    assert (board.trick, board.turn) == ("", A)
    board.passes(A, B)
    assert board.view(A).active == "tyler"
    board.passes(C)
    assert board.view(A).active == "yoko"


@rule("CO-R02")
def test_players_without_cards_are_not_counted() -> None:
    board = lay("5 6", "", "3", "", trick="2", last=D, characters="tyler wednesday")
    board.passes(A, C)
    assert board.trick == ""
    assert not board.view(A).players[B].passed


@rule("CO-043", "CO-044", "CO-063")
def test_first_the_pile_moves_then_the_top_character_is_active_at_once() -> None:
    board = lay("5 6", "9", "3", trick="2 4", closed="8", characters="tyler wednesday")
    board.all_pass()
    assert (board.trick, board.closed) == ("", "2 4 8")
    assert (board.view(A).active, board.stack) == ("tyler", "wednesday")
    kinds = [type(event) for event in board.log]
    assert kinds.index(TrickOver) < kinds.index(CharacterTurned)
    assert board.playable(A) == "5"


@rule("CO-R04")
def test_the_pile_is_turned_over_as_a_block() -> None:
    board = lay("5 6", "9", trick="2 4 7", closed="8 1", characters="tyler wednesday")
    board.all_pass()
    assert board.closed == "2 4 7 8 1"


@rule("CO-R04")
def test_a_table_may_keep_the_order() -> None:
    board = lay("5 6", "9", trick="2 4 7", closed="8 1", characters="tyler wednesday", closed_transfer="keep")
    board.all_pass()
    assert board.closed == "7 4 2 8 1"


@rule("CO-045")
def test_the_character_binds_everybody() -> None:
    board = lay("5 6", "8 9", "3 4", characters="tyler wednesday")
    board.all_pass()
    assert board.playable(A) == "5"
    board.passes(A)
    assert board.playable(B) == "9"
    board.passes(B)
    assert board.playable(C) == "3"


@rule("CO-046", "CO-047")
def test_the_last_player_leads_with_any_number() -> None:
    board = lay("5 6", "9", "1 3", trick="2 8", last=C, characters="yoko wednesday")
    board.all_pass()
    assert board.asked() == [(C, "turn")]
    assert board.playable(C) == "1 3"


@rule("CO-046", "CO-R06")
def test_the_last_player_is_whoever_played_the_last_card() -> None:
    board = lay("5 6", "9 10 4", "1 3", trick="2", last=C, characters="yoko tyler wednesday")
    board.play(A, 5)
    board.play(B, 9)
    board.all_pass()
    assert board.asked() == [(B, "turn")]
    board.play(B, 10)
    board.all_pass()
    assert board.turn == B


@rule("CO-R06")
def test_a_set_or_a_discard_does_not_make_the_last_player() -> None:
    board = lay("5 5", "6 6 6 9", "3 3", trick="2", last=A, turn=B, thing=3, characters="tyler wednesday")
    board.lay_set(B, 6)
    board.do(B, board.moves(B)[-1])
    board.do(C, DISCARD_BLOCKED)
    assert board.table.last_player == A
    board.all_pass()
    assert board.turn == A


@rule("CO-R06", "CO-R07")
def test_who_leads_may_pass_and_stays_the_last_player() -> None:
    board = lay("5 6", "9", "3", trick="2", last=B, characters="tyler yoko wednesday")
    board.all_pass()
    assert board.turn == B
    board.passes(B)
    assert board.turn == C
    board.passes(C, A)
    assert board.told(TrickOver)[-1].count == 0
    assert (board.view(A).active, board.turn) == ("yoko", B)


@rule("CO-R07")
def test_after_a_passed_lead_the_next_player_leads() -> None:
    board = lay("5 6", "9 2", "3", characters="tyler wednesday")
    board.passes(A)
    assert board.playable(B) == "2 9"


@rule("CO-048", "CO-049", "CO-113", "CO-071")
def test_the_order_of_the_closed_pile_never_changes() -> None:
    board = lay("7 8", "9", "3", trick="5 6", closed="4 2 9 1", characters="thing yoko wednesday")
    board.play(A, 7)
    board.do(A, Take(1, "2"))
    assert board.closed == "4 9 1"
    board.all_pass()
    assert board.closed == "5 6 7 4 9 1"
    board.do(A, board.moves(A)[3])
    assert board.closed == "5 6 7 9 1"


@rule("CO-048")
def test_nobody_looks_into_the_closed_pile() -> None:
    board = lay("7 8", "9", "3", closed="4 2 9 1")
    assert board.view(A).looking_at is None
    board.play(A, 7)
    assert board.view(A).looking_at == ["4", "2", "9", "1"]
    assert board.view(B).looking_at is None
    board.do(A, Take(1, "2"))
    assert board.view(A).looking_at is None


@rule("CO-059", "CO-R02")
def test_a_player_without_cards_is_skipped() -> None:
    board = lay("5 6", "", "3 9", trick="2")
    board.play(A, 5)
    assert board.turn == C
    assert board.told(Skipped)[0].seat == B


@rule("CO-062")
def test_a_lead_that_falls_to_a_player_without_cards_goes_to_the_next() -> None:
    board = lay("5 6", "", "3 9", "8", trick="2", last=B, characters="tyler wednesday")
    board.all_pass()
    assert board.asked() == [(C, "turn")]
    assert board.playable(C) == "3 9"


@rule("CO-064", "CO-065", "CO-066", "CO-067")
def test_a_character_lasts_for_one_trick_and_does_not_come_back() -> None:
    board = lay("5 6 9", "9 10", "3", active="tyler", characters="yoko wednesday")
    board.play(A, 9)
    board.passes(B, C)
    assert board.view(A).active == "tyler"
    board.passes(A)
    assert board.view(A).active == "yoko"
    assert board.view(A).used == ["tyler"]
    assert board.stack == "wednesday"


@rule("CO-R05")
def test_discarded_cards_lie_on_top_of_the_closed_pile() -> None:
    board = lay("3 3", "9 10", "4", trick="2", closed="8", thing=3)
    board.do(A, DiscardBlocked())
    assert (board.closed, board.hand(A), board.trick) == ("3 3 8", "", "2")
