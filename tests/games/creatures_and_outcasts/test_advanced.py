"""The advanced variant: every round has its own effect."""

from typing import Any

import pytest

from speeltafel.engine import QuickChance, ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import (
    Drew,
    HandsOpened,
    HandsPassed,
    NewHand,
    NoCharacterLeft,
    RoundEffectStarted,
    Swapped,
    Took,
)
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    DiscardBlocked,
    Give,
    LaySet,
    PlaceWednesday,
    Play,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, D, lay, start

STACK = "tyler wednesday ajax"


def effect(board: Board) -> list[str]:
    return [event.effect for event in board.told(RoundEffectStarted)]


@rule("CO-130", "CO-R51")
def test_each_of_the_five_rounds_has_its_own_effect() -> None:
    effects = [material().round_effects[number].effect for number in range(1, 6)]
    assert effects == [
        "clear-characters",
        "remove-wednesday",
        "open-hands",
        "place-wednesday",
        "hands-to-right",
    ]
    board = lay("5", "6", characters="wednesday", advanced=True)
    board.all_pass()
    found = board.view(A).round_effect
    assert found is not None
    assert found.effect == "remove-wednesday"


@rule("CO-R52")
def test_the_triggers_are_a_table() -> None:
    triggers = {
        number: (effect.card, effect.character) for number, effect in material().round_effects.items()
    }
    assert triggers == {1: (4, "weems"), 2: (5, "ajax"), 3: (7, "bianca"), 4: (9, "enid"), 5: (10, "tyler")}


@rule("CO-131")
def test_the_effect_needs_the_card_and_the_character() -> None:
    board = lay("5 6", "9", "3", active="ajax", characters=STACK, advanced=True, round=2)
    board.play(A, 5)
    assert effect(board) == ["remove-wednesday"]
    for card, character in ((6, "ajax"), (5, "weems"), (5, "")):
        board = lay("5 6", "9", "3", active=character, characters=STACK, advanced=True, round=2)
        board.play(A, card)
        assert effect(board) == []
        assert board.stack == STACK


@rule("CO-R53")
def test_the_effect_happens_once_in_a_round() -> None:
    board = lay("10 5", "9", "10 3", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    assert board.view(A).round_effect is not None
    assert board.table.effect_done
    board.table.trick = []
    board.passes(B)
    assert effect(board) == ["hands-to-right"]
    board.play(C, 5)
    board.table.trick = []
    board.passes(A)
    assert board.hand(B) == "3 10"
    board.table.trick = []
    board.play(B, 10)
    assert effect(board) == ["hands-to-right"]


@rule("CO-R54")
def test_the_round_effect_comes_before_the_effect_of_the_card() -> None:
    board = lay("7 5", "9", "3", active="bianca", closed="8 1", characters=STACK, advanced=True, round=3)
    board.play(A, 7)
    assert effect(board) == ["open-hands"]
    assert board.asked() == [(A, "take")]
    board.do(A, Take(0, "8"))
    assert board.told(Took, B)[0].card == "8"


@rule("CO-R55")
def test_a_lead_a_pair_and_a_second_card_can_trigger() -> None:
    board = lay("9 9 5", "9", "3", active="enid", characters=STACK, advanced=True, round=4)
    board.pair(A, 9)
    assert effect(board) == ["place-wednesday"]
    board = lay("2 5 9", "9", "3", active="ajax", characters=STACK, advanced=True, round=2)
    board.play(A, 2)
    board.play(A, 5)
    assert effect(board) == ["remove-wednesday"]


@rule("CO-R55")
def test_a_set_and_a_discard_cannot_trigger() -> None:
    board = lay("10 10 10 10 3", "9", "3", active="tyler", characters=STACK, advanced=True, round=5)
    board.do(A, LaySet("10"))
    assert effect(board) == []
    board = lay("5 5", "9 8", "3", active="ajax", characters=STACK, advanced=True, round=2, thing=5)
    board.do(A, DiscardBlocked())
    assert effect(board) == []


@rule("CO-R55")
def test_a_blocked_number_cannot_trigger() -> None:
    board = lay("5 6", "9 8", "3", active="ajax", characters=STACK, advanced=True, round=2, thing=5)
    assert not board.may(A, Play("5"))


@rule("CO-132")
def test_everything_else_is_as_in_the_base_game() -> None:
    base, advanced = (lay("5 6", "9", "3", trick="2", characters=STACK, advanced=on) for on in (False, True))
    for board in (base, advanced):
        board.play(A, 5)
        board.play(B, 9)
        board.all_pass()
    assert (base.trick, base.closed, base.turn) == (advanced.trick, advanced.closed, advanced.turn)
    assert base.over == advanced.over


# Round 1


def cleared(**options: Any) -> Board:
    hands = ("4 5 9", "9 6 2", "3 8")
    board = lay(*hands, active="weems", characters=STACK, advanced=True, chance=ScriptedChance(0), **options)
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("5"))
    return board


@rule("CO-133", "CO-R56")
def test_all_characters_left_are_put_away_and_the_active_one_stays_for_the_trick() -> None:
    board = cleared()
    assert effect(board) == ["clear-characters"]
    assert (board.stack, board.view(A).active) == ("", "weems")
    assert set(board.view(A).used) == set(STACK.split())


@rule("CO-134", "CO-R56", "CO-R57")
def test_after_the_next_all_pass_no_character_follows() -> None:
    board = cleared()
    board.all_pass()
    assert (board.view(A).active, board.trick) == (None, "")
    assert board.asked() == [(A, "turn")]
    assert len(board.told(NoCharacterLeft)) == 1
    board.play(A, 2)
    assert board.view(A).active is None


@rule("CO-R56")
def test_a_table_may_let_the_active_character_stay_for_the_round() -> None:
    board = cleared(clear_keeps_active=True)
    board.all_pass()
    assert board.view(A).active == "weems"


@rule("CO-R57")
def test_without_a_character_left_play_goes_clockwise() -> None:
    board = lay("5 6", "9", "3", trick="2", active="yoko", characters="", last=B, advanced=True)
    board.all_pass()
    assert (board.view(A).active, board.turn, board.view(A).direction) == (None, B, "clockwise")


@rule("CO-R58")
def test_when_nobody_acts_any_more_and_no_character_is_left_the_round_ends() -> None:
    board = lay("5 6", "9", "3", trick="2", characters="", advanced=True)
    board.all_pass()
    assert board.over == ""
    board.all_pass()
    assert board.over == "stalemate"


@rule("CO-R58")
def test_the_all_pass_that_discards_the_last_character_does_not_end_the_round() -> None:
    board = lay("5 6", "9", "3", active="enid", characters="", advanced=True)
    board.table.acted = False
    board.all_pass()
    assert (board.over, board.view(A).active) == ("", None)
    board.all_pass()
    assert board.over == "stalemate"


@rule("CO-R58")
def test_a_character_that_stays_does_not_save_an_idle_table() -> None:
    board = cleared(clear_keeps_active=True)
    board.all_pass()
    board.all_pass()
    assert board.over == "stalemate"


@rule("CO-R59")
def test_nine_all_passes_without_fewer_cards_end_the_round() -> None:
    board = lay("7 9", "7 3", closed="7 5", characters="", advanced=True, round=2)
    count = 0
    while not board.over and count < 20:
        board.play(A, 7)
        board.do(A, Take(board.closed.split().index("7"), "7"))
        board.all_pass()
        count += 1
    assert (board.over, count) == ("stalemate", 10)


@rule("CO-R59")
def test_a_lower_count_starts_the_patience_anew() -> None:
    board = lay("7 9", "7 3", closed="7 5", characters="", advanced=True, round=2)
    for _ in range(5):
        board.play(A, 7)
        board.do(A, Take(board.closed.split().index("7"), "7"))
        board.all_pass()
    assert board.table.stalled == 4
    board.play(A, 9)
    board.all_pass()
    assert (board.table.stalled, board.table.fewest) == (0, 3)


# Round 2


@rule("CO-135", "CO-136", "CO-137")
def test_wednesday_leaves_the_stack_and_the_rest_is_shuffled() -> None:
    orders = set()
    for seed in range(30):
        hands = ("5 6", "9", "3")
        stack = "tyler wednesday yoko weems"
        board = lay(*hands, active="ajax", characters=stack, advanced=True, round=2, chance=QuickChance(seed))
        board.play(A, 5)
        assert sorted(board.table.characters) == ["tyler", "weems", "yoko"]
        assert "wednesday" in board.view(B).used
        orders.add(board.stack)
    assert len(orders) == 6


@rule("CO-137", "CO-R57")
def test_the_round_goes_on_without_wednesday() -> None:
    board = lay("5 6", "9", "3", active="ajax", characters="wednesday", advanced=True, round=2)
    board.play(A, 5)
    board.all_pass()
    assert (board.over, board.turn) == ("", A)


@rule("CO-R45")
def test_a_set_of_6s_after_wednesday_left_only_looks() -> None:
    board = lay("5 6", "6 6 6 9", "3", active="ajax", characters="wednesday tyler", advanced=True, round=2)
    board.play(A, 5)
    board.lay_set(B, 6)
    assert board.asked() == [(C, "turn")]


# Round 3


def opened(*hands: str, closed: str = "8 1", **more: Any) -> Board:
    board = lay(*hands, active="bianca", closed=closed, characters=STACK, advanced=True, round=3, **more)
    board.play(A, 7)
    board.do(A, Take(0, closed.split()[0]))
    return board


@rule("CO-138", "CO-R60")
def test_all_hands_are_open_for_everybody() -> None:
    board = opened("7 5", "9 3", "3")
    assert board.told(HandsOpened, None)[0].hands == [["5"], ["3", "9"], ["3"]]
    for viewer in (None, A, B, C):
        assert board.view(viewer).open_hands
        assert [player.hand for player in board.view(viewer).players] == [["5", "8"], ["3", "9"], ["3"]]


@rule("CO-R60")
def test_cards_gained_later_are_open_too() -> None:
    board = opened("7 5", "9 3", "3", closed="1 8 10")
    board.table.trick = []
    board.table.active = "eugene"
    board.passes(B)
    assert board.told(Drew, None)[0].card == "8"
    assert board.view(C).players[B].hand == ["3", "8", "9"]


@rule("CO-R60", "CO-048")
def test_closed_pile_and_stack_stay_hidden() -> None:
    board = opened("7 5", "9 3", "3", closed="8 1 2")
    assert board.view(B).memory.closed == [None, None]
    assert board.view(B).memory.characters == []


@rule("CO-139", "CO-R60")
def test_a_card_taken_from_an_open_hand_is_still_random_and_seen_by_all() -> None:
    taken = set()
    for seed in range(20):
        board = opened("7 5", "4 3 9", "3 10")
        board.table.trick, board.match.now.chance = [], QuickChance(seed)
        board.play(B, 4)
        board.do(B, SwapWith(C))
        taken.add(board.told(Swapped, A)[-1].card)
        assert board.view(A).taken == board.told(Swapped, None)[-1].card
    assert taken == {"3", "10"}


@rule("CO-138")
def test_in_the_next_round_hands_are_hidden_again() -> None:
    board = opened("7 5", "9 3", "3")
    board.table.characters = ["wednesday"]
    board.all_pass()
    assert not board.view(A).open_hands
    assert board.view(A).players[B].hand is None


# Round 4


@rule("CO-140", "CO-141", "CO-142")
def test_the_player_of_the_9_puts_wednesday_anywhere() -> None:
    board = lay("3 5", "9 9 8", "3", turn=B, active="enid", characters=STACK, advanced=True, round=4)
    board.pair(B, 9)
    assert board.asked() == [(B, "place-wednesday")]
    assert board.view(B).looking_at_characters == STACK.split()
    board.do(B, PlaceWednesday(0))
    assert board.stack == "wednesday tyler ajax"
    assert board.turn == C


# Round 5


@rule("CO-143", "CO-R61")
def test_all_hands_go_to_the_right_at_the_same_time() -> None:
    board = lay("10 5", "9 3", "1", "2 2", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    assert [board.hand(seat) for seat in (A, B, C, D)] == ["3 9", "1", "2 2", "5"]
    assert len(board.told(HandsPassed)) == 1
    assert board.told(NewHand, A)[0].cards == ["3", "9"]
    assert len(board.told(NewHand, A)) == 1


@rule("CO-144")
def test_the_order_of_play_stays() -> None:
    board = lay("10 5", "9 3", "1", "2 2", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    assert (board.turn, board.view(A).direction) == (B, "clockwise")


@rule("CO-R61")
def test_right_does_not_depend_on_the_direction_of_play() -> None:
    board = lay("10 5", "9 3", "1", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    known = board.view(A).memory.held[C]
    assert (board.hand(C), known) == ("5", ["5"])


@rule("CO-R62", "CO-R40")
def test_empty_hands_are_passed_on_too() -> None:
    board = lay("10", "9 3", "", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    assert [board.hand(seat) for seat in (A, B, C)] == ["3 9", "", ""]
    assert (board.over, board.points) == ("one-left", (12, 0, 0))


@rule("CO-145", "CO-R63")
def test_in_round_5_a_10_may_be_played_under_tyler() -> None:
    board = lay("8 10 9", "9", "3", trick="5", active="tyler", characters=STACK, advanced=True, round=5)
    assert board.playable(A) == "9 10"
    for number, on in ((4, True), (5, False)):
        board = lay(
            "8 10 9", "9", "3", trick="5", active="tyler", characters=STACK, advanced=on, round=number
        )
        assert board.playable(A) == "9"


@rule("CO-R63")
def test_every_10_is_allowed_also_after_the_effect_but_not_a_blocked_one() -> None:
    board = lay("10 3", "10 9", "3 1", active="tyler", characters=STACK, advanced=True, round=5)
    board.play(A, 10)
    board.table.trick = []
    board.passes(B, C)
    assert board.hand(A) == "9 10"
    assert board.may(A, Play("10"))
    board = lay("10 3", "9", "3 1", active="tyler", characters=STACK, advanced=True, round=5, thing=10)
    assert board.refusal(A, Play("10")) == "CO-073"


@rule("CO-145")
def test_the_exemption_is_for_tyler_alone() -> None:
    board = lay("10 3", "9", "3 1", trick="10", active="bianca", characters=STACK, advanced=True, round=5)
    assert board.playable(A) == "3"


@rule("CO-R70", "CO-R58", "CO-R59")
@pytest.mark.parametrize("keeps", [False, True])
def test_rounds_without_a_clock_end_too(keeps: bool) -> None:
    for seed in range(8):
        board = start(2, seed=seed, advanced=True, clear_keeps_active=keeps)
        for _ in range(4000):
            if board.match.result is not None:
                break
            decision = board.match.decisions()[0]
            keeping = (Play("7"), Play("4"), Play("5"), Treat(decision.seat))
            keepers = [move for move in decision.moves if move in keeping]
            takes = [move for move in decision.moves if isinstance(move, Take) and move.card in "457"]
            board.do(decision.seat, (keepers or takes or decision.moves)[0])
        assert board.match.result is not None
