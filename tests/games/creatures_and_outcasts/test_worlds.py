"""Worlds that a seat imagines: possible for everybody, and the same for all tables that look the same."""

from typing import Any

import msgspec
import pytest

from speeltafel.engine import EVERYONE, Match, Move, QuickChance
from speeltafel.games.creatures_and_outcasts import GAME
from speeltafel.games.creatures_and_outcasts.flow import Swap
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    PASS,
    SILENT,
    Block,
    PlaceWednesday,
    SwapWith,
    Take,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.kit.playing import fork, moments, steps
from speeltafel.kit.playing import start as begin
from speeltafel.kit.rules import rule
from speeltafel.kit.test_secrets import hidden_twin, known
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay, start
from tests.games.creatures_and_outcasts.setups import SETUPS, contradictions, face

STACK = "ajax wednesday yoko"


def imagine(table: Any, seat: int, label: object = 1) -> Table:
    return GAME.sample_world(table, seat, QuickChance(str(label)))


def sampled(table: Any, seat: int) -> bytes:
    return GAME.snapshot(imagine(table, seat))


def whole_box(board: Board) -> Board:
    """Only a whole box can be dealt anew: other cards lie at the bottom of the closed pile, other characters are gone."""
    table = board.table
    left = list(material().deck)
    thing = [table.thing] if table.thing != EMPTY else []
    for card in [*thing, *table.trick, *table.closed, *(card for hand in table.hands for card in hand)]:
        left.remove(card)
    table.closed[:0] = left
    present = {table.active, *table.characters}
    table.used = [name for name in material().characters if name not in present]
    verb, eyes, _, characters = table.facts[0]
    table.facts[0] = (verb, eyes, len(table.closed), characters)
    return board


@rule("CO-R09")
@pytest.mark.parametrize("kind", ["arrival", "commit"])
def test_whether_others_have_answered_the_race_makes_no_difference(kind: str) -> None:
    quiet, answered = (start(3, 5, race=kind) for _ in range(2))
    answered.do(B, SILENT)
    assert sampled(quiet.table, A) == sampled(answered.table, A)
    number = quiet.decision(B).number
    again = imagine(answered.table, A).decision(B)
    assert again is not None
    assert again.number == number


@rule("CO-R10")
def test_whether_others_have_claimed_makes_no_difference() -> None:
    boards = [start(3, 5, race="commit") for _ in range(2)]
    claimer = next(decision for decision in boards[0].match.decisions() if CLAIM in decision.moves).seat
    for board, move in zip(boards, (CLAIM, SILENT), strict=True):
        board.do(claimer, move)
    other = (claimer + 1) % 3
    assert sampled(boards[0].table, other) == sampled(boards[1].table, other)
    assert sampled(boards[0].table, claimer) != sampled(boards[1].table, claimer)


@rule("CO-104", "CO-R31")
def test_in_a_strangers_world_both_partners_know_the_card_that_was_taken() -> None:
    board = whole_box(lay("4 9", "3 5 8", "6 6", trick="1"))
    board.do(A, board.moves(A)[0])
    board.do(A, SwapWith(B))
    for label in range(20):
        world = imagine(board.table, C, label)
        swap = world.frames[-1]
        assert isinstance(swap, Swap)
        assert [contradictions(world, seat) for seat in (A, B, C)] == [[], [], []]
        assert {GAME.view(world, seat).taken for seat in (A, B)} == {str(swap.taken)}
        assert GAME.view(world, C).taken is None
        for partner in (A, B):
            assert known(GAME, imagine(world, partner), partner) == known(GAME, world, partner)


@rule("CO-R22", "CO-R48")
@pytest.mark.parametrize("move", [Take, Block, PlaceWednesday])
def test_in_a_strangers_world_whoever_looks_remembers_what_lies_there(move: type[Move]) -> None:
    board = looking(move)
    world = imagine(board.table, B)
    assert contradictions(world, A) == []
    assert known(GAME, imagine(world, A, "deeper"), A) == known(GAME, world, A)


def looking(move: type[Move]) -> Board:
    """A looks through the closed pile for Siren or Thing, or at the characters."""
    if move is Take:
        board = whole_box(lay("7 9", "3 5", trick="1", characters=STACK))
        board.play(A, 7)
    elif move is Block:
        board = whole_box(lay("7 9", "3 5", trick="1", characters="thing wednesday"))
        board.passes(A, B)
    else:
        board = whole_box(lay("6 6 6 9", "3 5", trick="1", characters=STACK))
        board.lay_set(A, 6)
    assert isinstance(board.moves(A)[0], move)
    return board


@rule("CO-112", "CO-R24")
def test_in_every_world_siren_has_a_card_to_take() -> None:
    """Nobody would be asked if the one closed card were blocked."""
    board = whole_box(lay("7 9", "3 5", "6", trick="1", thing=8))
    board.table.hands[B] = sorted(board.table.hands[B] + board.table.closed[1:])
    del board.table.closed[1:]
    board.table.facts[0] = (board.table.facts[0][0], EVERYONE, 1, 1)
    assert board.table.closed != [8]
    board.play(A, 7)
    for label in range(60):
        decision = imagine(board.table, C, label).decision(A)
        assert decision is not None
        assert decision.moves


@rule("CO-143")
def test_a_hand_that_others_passed_on_unseen_claims_nothing() -> None:
    """In the world of C, A gave a hand away and does not know which: A then knows no card of it, and no false one."""
    board = whole_box(lay("10 3 5", "4 8", "6 6", active="tyler", characters=STACK, round=5, advanced=True))
    board.play(A, 10)
    world = imagine(board.table, C)
    assert GAME.view(world, A).memory.held[C] == []
    assert [contradictions(world, seat) for seat in (A, B, C)] == [[], [], []]
    assert known(GAME, imagine(world, A), A) == known(GAME, world, A)


@rule("CO-R50")
def test_after_the_game_the_hands_of_every_world_are_those_that_were_shown() -> None:
    match = begin(("creatures-and-outcasts", 3, {}), 3, record=False)
    for _ in steps(match, 3):
        pass
    assert isinstance(match.table, Table)
    assert [imagine(match.table, seat).hands for seat in range(3)] == [match.table.hands] * 3


@rule("CO-022")
def test_while_the_table_counts_down_there_is_nothing_to_know() -> None:
    board = start(3, people=3)
    assert GAME.view(board.table, A).countdown == 3
    assert sampled(board.table, A) == GAME.snapshot(board.table)
    assert [contradictions(board.table, seat) for seat in (A, B, C)] == [[], [], []]


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_a_hidden_choice_does_not_change_the_worlds_of_others(options: dict[str, Any]) -> None:
    match = begin(("creatures-and-outcasts", 6, options), 8, events=False, record=False)
    compared = 0
    for number, (decision, move) in enumerate(steps(match, 8)):
        if decision is None or move is None or number > 250:
            continue
        for viewer in {(decision.seat + 1) % 6, (decision.seat + 4) % 6}:
            twin = hidden_twin(match.table, decision, move, viewer, face)
            if twin is not None:
                compared += 1
                tables = [after(match, decision.seat, one, number) for one in (move, twin)]
                assert sampled(tables[0], viewer) == sampled(tables[1], viewer), (number, move, twin)
    assert compared > 10


def after(match: Match, seat: int, move: Move, number: int) -> Any:
    """The table after this move."""
    run = fork(match, match.table, number)
    run.play(seat, move, run.time)
    return run.table


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_others_can_imagine_worlds_inside_a_world(options: dict[str, Any]) -> None:
    match = begin(("creatures-and-outcasts", 4 if options.get("teams") != 3 else 6, options), 9, events=False)
    for number in moments(match, 9, every=11):
        seats = match.table.seats
        world = imagine(match.table, number % seats, number)
        assert contradictions(world, None) == []
        for seat in range(seats):
            inner = imagine(world, seat, number)
            assert msgspec.to_builtins(GAME.view(inner, seat)) == msgspec.to_builtins(GAME.view(world, seat))
            assert contradictions(inner, (seat + 1) % seats) == []


def test_passing_is_no_secret() -> None:
    """A counterpart: what everybody sees does change the worlds."""
    boards = [whole_box(lay("4 9", "3 5 8", "6 6", trick="1")) for _ in range(2)]
    boards[0].do(A, PASS)
    boards[1].play(A, 9)
    assert sampled(boards[0].table, C) != sampled(boards[1].table, C)
