"""What a seat knows comes from what it saw, and is true."""

from collections import Counter

from speeltafel.engine import UNKNOWN, QuickChance, ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import RoundEnded, TrickOver
from speeltafel.games.creatures_and_outcasts.flow import Swap
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.games.creatures_and_outcasts.knowledge import Memory
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    Block,
    DiscardBlocked,
    Give,
    PlaceWednesday,
    Play,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay


@rule("CO-R67")
def test_everybody_sees_what_lies_open_on_the_table() -> None:
    board = lay(
        "5 6", "", "3 4", trick="1 2", closed="8 9", active="yoko", thing=10, characters="tyler wednesday"
    )
    for viewer in (None, A, B, C):
        view = board.view(viewer)
        assert [player.cards for player in view.players] == [2, 0, 2]
        assert (view.closed, view.characters, view.trick) == (2, 2, ["1", "2"])
        assert (view.active, view.blocked, view.totals) == ("yoko", "10", [0, 0, 0])
        assert view.characters_left == ["wednesday", "tyler"]
        assert (view.turn, view.last_player, view.round) == (A, A, 1)


@rule("CO-R67")
def test_a_spectator_sees_no_hand() -> None:
    board = lay("5 6", "9", "3 4")
    assert board.view(None).hand == []
    assert board.view(A).hand == ["5", "6"]


@rule("CO-R68")
def test_the_log_forgets_a_trick_that_is_over_unless_the_table_switches_it_off() -> None:
    for forget in (True, False):
        board = lay("5 6", "9", "3", trick="2", characters="tyler wednesday", memory_log=forget)
        board.all_pass()
        assert board.told(TrickOver)[0].forget is forget
        assert board.view(A).memory_log is forget


@rule("CO-R68")
def test_who_remembers_knows_the_tricks_that_were_laid_down() -> None:
    board = lay("5 6", "9", "3", trick="2 4", closed="8", characters="tyler wednesday")
    board.all_pass()
    assert board.view(B).memory.closed == ["2", "4", None]


@rule("CO-R04", "CO-R68")
def test_who_remembers_the_top_card_knows_what_is_drawn() -> None:
    board = lay("5 9", "9 8", "3", trick="2 4", closed="8", characters="yoko wednesday")
    board.all_pass()
    board.passes(A, C)
    board.play(B, 8)
    board.do(B, Treat(C))
    assert board.view(A).memory.held[C] == ["2"]


@rule("CO-R25")
def test_after_a_hidden_take_places_are_certain_only_where_all_explanations_agree() -> None:
    board = lay("7 9", "6 6 6 9", "3 4", closed="8 1", characters="tyler wednesday", turn=B)
    board.lay_set(B, 6)
    board.do(B, board.moves(B)[0])
    assert board.view(C).memory.closed == ["6", "6", "6", None, None]
    board.passes(C)
    board.play(A, 7)
    board.do(A, Take(3, "8"))
    assert board.view(C).memory.closed == ["6", "6", None, None]
    assert board.view(A).memory.closed == ["6", "6", "6", "1"]


@rule("CO-112", "CO-R25")
def test_a_blocked_number_cannot_have_been_taken() -> None:
    board = lay("7 9", "3 3", "4 6", closed="8 1", thing=3, turn=B)
    board.do(B, DiscardBlocked())
    board.passes(C)
    board.play(A, 7)
    board.do(A, Take(2, "8"))
    assert board.view(C).memory.closed == ["3", "3", None]


@rule("CO-102")
def test_an_unseen_card_ends_what_is_known_about_a_stuck_hand() -> None:
    board = lay("0 1 2", "3 8", "4 9", trick="1", closed="10 5")
    board.play(A, 2)
    assert "10" in board.view(C).memory.lacking[A]
    board.play(B, 8)
    board.do(B, Treat(A))
    assert board.view(C).memory.lacking[A] == []


@rule("CO-102")
def test_a_card_that_all_saw_ends_it_for_that_number_only() -> None:
    board = lay("0 1 2", "6 6 6 3", "8 9", trick="1", closed="5")
    board.play(A, 2)
    board.lay_set(B, 6)
    board.do(B, PlaceWednesday(0))
    board.play(C, 8)
    board.do(C, Treat(A))
    known = board.view(C).memory
    assert known.held[A] == ["6"]
    assert "6" not in known.lacking[A]
    assert {"3", "10"} <= set(known.lacking[A])


@rule("CO-102", "CO-143")
def test_what_a_hand_lacks_goes_with_the_hand() -> None:
    board = lay("0 2", "3 10", "4 9", characters="tyler wednesday", round=5, advanced=True)
    board.play(A, 2)
    board.passes(B, C, A)
    board.passes(A)
    board.play(B, 10)
    assert board.hand(C) == "0"
    assert "9" in board.view(B).memory.lacking[C]
    assert board.view(B).memory.lacking[A] == []


@rule("CO-102", "CO-R18")
def test_who_has_no_pair_on_2s_may_still_hold_any_card() -> None:
    board = lay("2 2 9", "3 8", "4", active="enid")
    board.pair(A, 2)
    assert board.turn == B
    assert board.view(B).memory.lacking[A] == []


@rule("CO-R34")
def test_the_place_from_which_thing_took_its_card_is_known_to_the_chooser_only() -> None:
    board = lay("5 9", "9 8", "3", trick="2 4", closed="8 4", characters="thing wednesday")
    board.all_pass()
    board.do(A, Block(1, "4"))
    assert board.view(A).memory.closed == ["2", "8", "4"]
    assert board.view(B).memory.closed == ["2", None, None]


def test_a_card_that_leaves_a_hand_unseen_may_be_any_known_one() -> None:
    board = lay("4 9 10", "3", "5 4 8", trick="1", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("9"))
    assert board.view(A).memory.held[B] == ["9"]
    board.table.trick = []
    board.passes(B)
    board.play(C, 4)
    board.do(C, SwapWith(B))
    assert board.view(A).memory.held[B] == []
    assert board.view(A).memory.held[C] == []


def test_a_known_card_is_forgotten_when_it_is_played() -> None:
    board = lay("4 10 3", "2 9", "5 4 8", trick="1", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("10"))
    assert board.view(A).memory.held[B] == ["10"]
    board.play(B, 10)
    assert board.view(A).memory.held[B] == []


@rule("CO-143")
def test_who_gives_a_hand_away_knows_it() -> None:
    board = lay("10 5", "9 3", "1", active="tyler", advanced=True, round=5)
    board.play(A, 10)
    assert board.view(A).memory.held[C] == ["5"]
    assert board.view(B).memory.held[A] == ["3", "9"]
    assert board.view(B).memory.held[C] == []


def check_truth(table: Table, seat: int | None) -> None:
    """Whatever a seat believes to know is so."""
    memory = Memory(table, seat)
    for other in range(table.seats):
        if other != seat:
            assert memory.known[other] <= Counter(table.hands[other])
            assert not memory.lacking[other] & set(table.hands[other])
    truth = table.closed[::-1]
    assert len(memory.closed) == len(truth)
    assert all(seen in (UNKNOWN, card) for seen, card in zip(memory.closed.cards, truth, strict=True))
    stack = table.characters[::-1]
    assert len(memory.characters) == len(stack)
    for sighting in memory.characters.sightings():
        place = stack.index(material().characters[sighting.card])
        assert sighting.earliest <= place <= sighting.latest


def test_a_sampled_world_has_the_same_cards_and_keeps_what_the_seat_knows() -> None:
    board = lay("4 9 10", "3", "5 4 8", trick="1", closed="8 2", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("9"))
    for seed in range(20):
        world = GAME.sample_world(board.table, A, QuickChance(seed))
        assert world.hands[A] == [3, 10]
        assert world.hands[B] == [9]
        assert len(world.hands[C]) == 3
        check_truth(world, A)


def test_in_a_sampled_world_who_must_play_a_second_card_has_one() -> None:
    board = lay("2 2 9 9", "3", "5 4 8", active="enid")
    board.pair(A, 2)
    for seed in range(30):
        world = GAME.sample_world(board.table, B, QuickChance(seed))
        decision = world.decision(A)
        assert decision is not None
        assert decision.moves
        assert decision.kind == "second-card"


def test_in_a_sampled_world_a_swap_that_others_cannot_see_is_dealt_anew() -> None:
    board = lay("4 9 10", "3 5 7", "6 8", trick="1", chance=ScriptedChance(1))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    taken = set()
    for seed in range(20):
        world = GAME.sample_world(board.table, C, QuickChance(seed))
        swap = world.frames[-1]
        assert isinstance(swap, Swap)
        assert swap.taken in world.hands[A]
        taken.add(swap.taken)
    assert len(taken) > 3
    for partner in (A, B):
        swap = GAME.sample_world(board.table, partner, QuickChance(1)).frames[-1]
        assert isinstance(swap, Swap)
        assert swap.taken == 5


def test_in_a_sampled_world_a_stuck_hand_stays_stuck() -> None:
    board = lay("0 1 2 2", "3 5", "4 9", trick="1")
    board.play(A, 2)
    for seed in range(20):
        world = GAME.sample_world(board.table, C, QuickChance(seed))
        assert max(world.hands[A]) <= 2


def test_in_a_sampled_world_hidden_answers_of_the_race_are_asked_again() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True, race="commit")
    board.do(A, board.moves(A)[0])
    world = GAME.sample_world(board.table, B, QuickChance(3))
    assert [decision.seat for decision in world.open] == [A, B, C]
    mine = GAME.sample_world(board.table, A, QuickChance(3))
    assert [decision.seat for decision in mine.open] == [B, C]


def test_hidden_facts_do_not_travel_into_a_sampled_world() -> None:
    board = lay("7 9", "3 5", "4 8", "6", trick="1", closed="8 2 10")
    board.play(A, 7)
    board.do(A, Take(1, "2"))
    world = GAME.sample_world(board.table, D, QuickChance(1))
    assert Memory(world, A).closed.cards == [UNKNOWN] * 2
    assert Memory(board.table, A).closed.cards == [8, 10]


@rule("CO-R50")
def test_after_the_round_every_hand_is_known() -> None:
    board = lay("5", "9 10", "", trick="2")
    board.do(A, Play("5"))
    assert board.told(RoundEnded, C)[0].hands == [[], ["9", "10"], []]
