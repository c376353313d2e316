"""Nope: who may stop what, when, and what is left of it."""

import pytest

from speeltafel.engine import ASKED, OPTIONAL, IllegalMove, Move, NotAsked, ScriptedChance
from speeltafel.games.good_vs_evil.events import GodcatHome, Noped, Played, Shuffled, Stopped
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, Duel, Give
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, on, pair, play, triple

PILE = "mer favor kitten troll"


@rule("GE-120")
@pytest.mark.parametrize(
    "move",
    [
        play("attack"),
        on("targeted", B),
        on("favor", B),
        play("heck"),
        play("reveal"),
        play("shuffle"),
        play("armageddon"),
        pair("horse horse", B),
        triple("mer mer mer", B, "defuse"),
    ],
)
def test_every_action_can_be_stopped(move: Move) -> None:
    hand = "attack targeted favor heck reveal shuffle armageddon horse horse mer mer mer"
    board = lay(hand, "nope troll", "knight", pile=PILE)
    board.play(A, move)
    assert board.asked() == [(B, "nope"), (C, "nope")]
    board.play(B, NOPE)
    board.play(C, PASS)
    board.all_pass()
    assert [event.seat for event in board.told(Stopped)] == [A]
    assert board.asked() == [(A, "turn")]
    assert (board.pile, board.hand(B), board.hand(C)) == (PILE, "troll", "knight")
    assert board.view(None).mat == ["godcat", "devilcat"]


@rule("GE-121", "GE-126")
def test_a_stopped_card_is_lost_as_if_it_had_not_happened() -> None:
    board = lay("shuffle", "nope horse", pile=PILE)
    board.play(A, play("shuffle"))
    board.play(B, NOPE)
    board.all_pass()
    assert board.pile == PILE
    assert board.told(Shuffled) == []
    assert board.discard == "shuffle nope"
    assert board.hand(A) == ""


@rule("GE-122", "GE-123")
@pytest.mark.parametrize("nopes", [0, 1, 2, 3, 4, 5])
def test_odd_stops_and_even_goes_ahead(nopes: int) -> None:
    board = lay("attack nope nope", "nope nope nope", pile=PILE)
    board.play(A, play("attack"))
    for number in range(nopes):
        board.play(B if number % 2 == 0 else A, NOPE)
    board.all_pass()
    assert board.turn == ((A, 1) if nopes % 2 else (B, 2))
    assert [event.count for event in board.told(Noped)] == list(range(1, nopes + 1))


@rule("GE-124")
def test_a_nope_works_in_ones_own_turn_and_in_others_turns() -> None:
    board = lay("shuffle nope", "nope horse", "horse", pile=PILE)
    board.play(A, play("shuffle"))
    assert board.may(B, NOPE)
    board.play(B, NOPE)
    board.play(C, PASS)
    assert board.turn[0] == A
    assert board.may(A, NOPE)
    board.play(A, NOPE)
    board.all_pass()
    assert len(board.told(Shuffled)) == 1


@rule("GE-125", "GE-R38")
def test_once_the_window_is_closed_it_is_too_late() -> None:
    board = lay("favor", "nope horse", "nope", pile=PILE)
    board.do(A, on("favor", B))
    with pytest.raises(NotAsked):
        board.play(C, NOPE)
    assert board.why_not(C, NOPE) == "GE-125"


@rule("GE-126")
def test_stopped_cards_and_all_nopes_stay_on_the_discard_pile() -> None:
    board = lay("heck nope", "nope nope", pile=PILE)
    board.play(A, play("heck"))
    for seat in (B, A, B):
        board.play(seat, NOPE)
    board.all_pass()
    assert board.discard == "heck nope nope nope"


@rule("GE-127", "GE-128")
def test_one_nope_stops_a_whole_combination() -> None:
    board = lay("mer mer mer", "nope defuse", pile=PILE.replace("mer", "knight"))
    board.play(A, triple("mer mer mer", B, "defuse"))
    board.play(B, NOPE)
    board.all_pass()
    assert board.discard == "mer mer mer nope"
    assert (board.hand(A), board.hand(B)) == ("", "defuse")


@rule("GE-R53")
@pytest.mark.parametrize("cards", ["defuse defuse", "nope nope"])
def test_pairs_of_defuses_and_nopes_are_actions_that_can_be_stopped(cards: str) -> None:
    board = lay(f"{cards} troll", "nope horse", "horse", pile=PILE)
    board.play(A, pair(cards, B))
    assert board.asked() == [(B, "nope"), (C, "nope")]
    board.play(B, NOPE)
    board.play(C, PASS)
    board.all_pass()
    assert board.hand(A) == "troll"
    assert board.discard == f"{cards} nope"


@rule("GE-R05")
def test_everybody_with_a_plain_card_is_asked_whether_they_hold_a_nope_or_not() -> None:
    board = lay("shuffle", "horse", "", "nope", pile=PILE)
    board.play(A, play("shuffle"))
    assert board.asked() == [(B, "nope"), (D, "nope")]
    assert board.moves(B) == [PASS]
    assert board.moves(D) == [PASS, NOPE]


@rule("GE-R05")
def test_the_author_is_asked_only_when_the_table_wants_it() -> None:
    asked = {}
    for poll in (False, True):
        board = lay("shuffle nope", "horse", "nope", pile=PILE, nope_race="commit", poll_author=poll)
        board.play(A, play("shuffle"))
        asked[poll] = [seat for seat, _ in board.asked()]
    assert asked == {False: [B, C], True: [B, C, A]}


@rule("GE-R05")
def test_a_polled_author_can_stop_the_own_card() -> None:
    board = lay("shuffle nope", "horse", pile=PILE, nope_race="commit", poll_author=True)
    board.play(A, play("shuffle"))
    board.play(B, PASS)
    board.play(A, NOPE)
    board.all_pass()
    assert board.told(Shuffled) == []


@rule("GE-R05")
def test_in_a_race_the_author_may_nope_but_nobody_waits_for_it() -> None:
    board = lay("shuffle nope", "horse", pile=PILE, nope_race="arrival")
    board.play(A, play("shuffle"))
    waits = {decision.seat: decision.waits for decision in board.match.decisions()}
    assert waits == {B: ASKED, A: OPTIONAL}
    assert board.may(A, NOPE)
    board.play(B, PASS)
    assert len(board.told(Shuffled)) == 1


@rule("GE-R05")
def test_no_window_when_all_nopes_lie_on_the_discard_pile() -> None:
    board = lay("shuffle", "horse", pile=PILE, discard="nope nope nope nope nope")
    board.play(A, play("shuffle"))
    assert board.asked() == [(A, "turn")]


@rule("GE-R05", "GE-083")
def test_a_lone_godcat_is_never_asked() -> None:
    board = lay("shuffle", "godcat", "horse", pile=PILE)
    board.play(A, play("shuffle"))
    assert board.asked() == [(C, "nope")]


@rule("GE-R06")
@pytest.mark.parametrize(("lot", "noper", "other"), [(0, B, C), (1, C, B)])
def test_in_a_commit_round_one_of_several_nopes_is_drawn(lot: int, noper: int, other: int) -> None:
    board = lay(
        "attack", "nope horse", "nope horse", pile=PILE, nope_race="commit", chance=ScriptedChance(lot)
    )
    board.play(A, play("attack"))
    board.play(B, NOPE)
    assert board.told(Noped) == []
    board.play(C, NOPE)
    assert [event.seat for event in board.told(Noped)] == [noper]
    assert "nope" in board.hand(other)
    assert board.asked() == [(other, "nope")]
    board.all_pass()
    assert board.turn == (A, 1)


@rule("GE-R06")
def test_in_a_race_the_first_nope_counts_and_a_late_one_needs_a_new_decision() -> None:
    board = lay("attack", "nope horse", "nope horse", pile=PILE, nope_race="arrival")
    board.play(A, play("attack"))
    asked = board.decision(C).number
    board.play(B, NOPE)
    assert [event.seat for event in board.told(Noped)] == [B]
    assert board.hand(C) == "nope horse"
    assert board.decision(C).number == asked + 1
    assert board.view(C).action.nopes == [B]


@rule("GE-R06")
@pytest.mark.parametrize(("people", "race"), [(0, "commit"), (1, "arrival"), (4, "arrival")])
def test_people_race_and_bots_commit(people: int, race: str) -> None:
    game = lay("horse", "nope").match.game
    assert game.settle(game.read_options({}), people, shared=False).nope_race == race
    chosen = game.settle(game.read_options({"nope_race": "commit"}), people, shared=False)
    assert chosen.nope_race == "commit"


@rule("GE-R06")
def test_passes_leave_no_trace() -> None:
    board = lay("shuffle", "nope horse", "nope horse", pile=PILE)
    board.play(A, play("shuffle"))
    before = {viewer: board.view(viewer) for viewer in (None, A, C)}
    assert board.play(B, PASS) == []
    assert {viewer: board.view(viewer) for viewer in (None, A, C)} == before


@rule("GE-R07")
def test_target_and_name_are_announced_with_the_play() -> None:
    board = lay("mer mer mer favor", "horse", "nope", pile="knight kitten")
    board.play(A, triple("mer mer mer", B, "nope"))
    action = board.view(C).action
    assert (action.target, action.named, action.cards) == (B, "nope", ["cat_mer"] * 3)
    told = board.told(Played, C)[0]
    assert (told.target, told.named, told.effect) == (B, "nope", "triple")


@rule("GE-R07")
def test_a_play_without_target_announces_none() -> None:
    board = lay("shuffle", "horse", "nope", pile=PILE)
    board.play(A, play("shuffle"))
    told = board.told(Played, C)[0]
    assert (told.cards, told.target, told.named) == (("shuffle",), None, None)
    assert board.told(GodcatHome) == []


@rule("GE-R25")
@pytest.mark.parametrize("card", ["nope", "defuse", "feral", "horse"])
def test_cards_without_an_instruction_cannot_be_played_alone(card: str) -> None:
    board = lay(f"{card} shuffle", "horse", pile=PILE)
    assert not board.may(A, play(card))
    with pytest.raises(IllegalMove) as refused:
        board.play(A, play(card))
    assert refused.value.rule == {"nope": "GE-R25", "defuse": "GE-052"}.get(card, "GE-130")


@rule("GE-R25")
@pytest.mark.parametrize("card", ["nope", "defuse", "feral", "horse"])
def test_nor_can_godcat_be_played_as_one_of_them(card: str) -> None:
    board = lay("godcat", "horse", pile=PILE)
    assert not board.may(A, play(card, godcat=True))
    expected = {"nope": "GE-083", "horse": "GE-130", "feral": "GE-130"}.get(card, "GE-R25")
    assert board.why_not(A, play(card, godcat=True)) == expected


@rule("GE-R37")
def test_drawing_opens_no_window() -> None:
    board = lay("horse", "nope", "nope", pile=PILE)
    board.play(A, DRAW)
    assert board.asked() == [(B, "turn")]


@rule("GE-R37", "GE-064")
def test_nothing_in_a_duel_can_be_noped_once_it_began() -> None:
    board = lay("armageddon", "nope defuse", "nope", pile=PILE)
    board.do(A, play("armageddon"))
    assert board.asked() == [(A, "duel-deal")]
    board.play(A, Duel(B, "devilcat"))
    assert board.asked() == [(B, "duel-choice")]
    assert board.why_not(C, NOPE) == "GE-125"


@rule("GE-R38")
def test_a_running_action_opens_no_new_window() -> None:
    board = lay("horse horse", "nope troll", "nope", pile=PILE)
    board.do(A, pair("horse horse", B))
    assert board.asked() == [(A, "pick")]
    board.play(A, board.moves(A)[0])
    assert board.asked() == [(A, "turn")]


@rule("GE-R40")
def test_a_nope_stops_only_the_play_beneath_it() -> None:
    board = lay("favor shuffle", "nope horse", "troll", pile=PILE)
    board.do(A, on("favor", C))
    board.play(C, Give("cat_troll"))
    board.play(A, play("shuffle"))
    board.play(B, NOPE)
    board.all_pass()
    assert board.hand(A) == "troll"
    assert board.pile == PILE
    assert board.told(Shuffled) == []


@rule("GE-123", "GE-R52")
def test_a_stack_has_at_most_the_five_nopes_of_the_box() -> None:
    board = lay("attack nope nope", "nope nope nope", pile=PILE)
    board.play(A, play("attack"))
    for seat in (B, A, B, A, B):
        board.play(seat, NOPE)
    assert board.asked() == [(A, "turn")]
    assert board.view(None).discard.count("nope") == 5
