"""A match in the hands of somebody who programs with it."""

import pytest

import speeltafel
from speeltafel.engine import Match, QuickChance, ScriptedChance


def position() -> Match:
    return speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer")


def play_out(match: Match) -> Match:
    while match.result is None:
        decision = match.decisions()[0]
        match.play(decision.seat, decision.moves[0])
    return match


def test_a_fork_goes_its_own_way() -> None:
    match = position()
    before = match.game.snapshot(match.table)
    fork = play_out(match.fork())
    assert fork.result is not None
    assert match.game.snapshot(match.table) == before
    assert play_out(match).result == fork.result


def test_equal_seeds_give_equal_forks_and_the_game_keeps_its_own_chance() -> None:
    match = speeltafel.start("creatures-and-outcasts", 3, seed=4)
    alone = play_out(speeltafel.start("creatures-and-outcasts", 3, seed=4))
    first, second, other = (play_out(match.fork(seed)) for seed in (1, 1, 2))
    assert first.game.snapshot(first.table) == second.game.snapshot(second.table)
    assert first.game.snapshot(first.table) != other.game.snapshot(other.table)
    play_out(match)
    assert match.game.snapshot(match.table) == alone.game.snapshot(alone.table)


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_a_fork_asks_what_is_asked_now_in_the_same_words(slug: str) -> None:
    match = speeltafel.start(slug, speeltafel.load(slug).seat_counts[-1], seed=3)
    fork = match.fork()
    assert fork.decisions() == match.decisions()
    assert (fork.time, fork.names, fork.options) == (match.time, match.names, match.options)
    assert fork.record is None


def test_a_fork_can_go_on_from_a_world_that_a_seat_thinks_possible() -> None:
    match = speeltafel.start("good-vs-evil", 3, seed=4)
    world = match.game.sample_world(match.table, 0, QuickChance(1))
    fork = match.fork_at(world, ScriptedChance())
    assert fork.view(0) == match.view(0)
    assert fork.view(1) != match.view(1)


def test_decisions_that_are_handed_out_can_be_spoiled() -> None:
    match = position()
    match.decisions()[0].moves.clear()
    match.decisions().clear()
    match.decision(0).moves.clear()
    assert len(match.decision(0).moves) == 2


def test_a_match_a_decision_and_a_view_print_what_matters() -> None:
    match = position()
    assert repr(match) == "<Match of good-vs-evil, 2 players: seat 0 is asked turn>"
    many = speeltafel.start("good-vs-evil", 5, seed=1).decisions()[0]
    assert repr(many).count("Play(") + repr(many).count("Draw(") <= 4
    assert repr(many).endswith(", …>") == (len(many.moves) > 4)
    view = repr(match.view(0))
    assert "hand=['shuffle']" in view
    assert "=None" not in "".join(line for line in view.splitlines() if "[" not in line)
    assert "over, won by seat 0 (" in repr(play_out(match)) or "over, won by seat 1 (" in repr(match)


def test_a_game_that_waits_for_the_clock_says_so() -> None:
    match = speeltafel.start("creatures-and-outcasts", 3, seed=1, people=3)
    assert repr(match).endswith(": waits for the clock>")
