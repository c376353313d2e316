"""The search, on the example game and on small games of its own."""

from collections.abc import Sequence
from typing import Any

import pytest

import speeltafel
from speeltafel.bots import SearchPlayer, make_player
from speeltafel.bots.search import DeliberatePlayer, Node, Search
from speeltafel.bots.search.belief import resampled
from speeltafel.bots.search.tree import Edge
from speeltafel.engine import BadSetup, Decision, Effort, Move, Proposer, QuickChance, Worlds
from speeltafel.lab import simulate
from speeltafel.workshop.high_card.moves import Lay

speeltafel.register("high-card", "speeltafel.workshop.high_card")
GAMES = 100
FAIR = 1 / 2


def searched(match: Any, seat: int, iterations: int = 300) -> list[Any]:
    """The moves by trust."""
    player = SearchPlayer(match.game.bot("normal", 1), 1, Effort(iterations, worlds=50))
    return player.weigh(Worlds(match.game, match.table, seat), match.decision(seat))


def test_without_any_instinct_it_beats_random_players() -> None:
    summary = simulate("high-card", GAMES, ["search:100", "random"], options={"rounds": 6}, seed=1)
    assert summary.bots["search:100"].low > FAIR


def test_it_keeps_its_best_card_for_the_round_that_counts_most() -> None:
    match = speeltafel.position("high-card", hands=["1 10", "5 5"])
    assert searched(match, 0)[0].move == Lay(1)


def test_nobody_answers_what_is_still_hidden() -> None:
    """The other seat learns one answer for all that I may have laid face down: it has one node in this round."""
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    search = Search(
        Worlds(match.game, match.table, 0), match.decision(0), Effort(100, worlds=1), QuickChance(1)
    )
    search.run()
    most = max(node.visits for node in search.nodes.values())
    assert most >= search.iterations - 2


def test_every_iteration_counts_once() -> None:
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    edges = searched(match, 0, iterations=120)
    assert sum(edge.visits for edge in edges) == 120
    assert all(0 <= edge.mean() <= 1 for edge in edges)


class Hesitant(Proposer):
    """Cannot choose between some cards, and is asked only where nothing is to be weighed."""

    def __init__(self, *cards: int) -> None:
        self.moves = [Lay(card) for card in cards]

    def propose(self, worlds: Worlds, decision: Decision) -> Sequence[Move]:
        return self.moves

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        return decision.moves[0]


@pytest.mark.parametrize(
    ("proposed", "chosen"),
    [((10, 5, 1), 1), ((10, 5), 5), ((10,), 10), ((), 1)],
)
def test_of_what_a_planner_proposes_the_best_is_found_and_nothing_else(
    proposed: tuple[int, ...], chosen: int
) -> None:
    """The lowest card first is best here; but nobody lays what was not proposed."""
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    decision = match.decision(0)
    assert decision is not None
    player = DeliberatePlayer(Hesitant(*proposed), 1, Effort(120, worlds=40))
    assert player.think(Worlds(match.game, match.table, 0), decision) == Lay(chosen)


def test_the_better_half_of_the_proposals_is_compared_ever_longer() -> None:
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    decision = match.decision(0)
    assert decision is not None
    search = Search(Worlds(match.game, match.table, 0), decision, Effort(120, worlds=40), QuickChance(1))
    edges = search.weigh([Lay(10), Lay(5), Lay(1)]).ranked(0.0)
    assert len(edges[0].shares) > len(edges[-1].shares) > 0
    assert sum(len(edge.shares) for edge in edges) <= 120


def test_what_is_clear_is_decided_early() -> None:
    """The ten against a one in the last round: no world speaks for the one, so hardly anything is spent on it."""
    match = speeltafel.position("high-card", hands=["1 10", "5 5"])
    decision = match.decision(0)
    assert decision is not None
    search = Search(Worlds(match.game, match.table, 0), decision, Effort(3000, worlds=50), QuickChance(1))
    assert search.run().ranked(0.0)[0].move == Lay(1)
    assert search.iterations < 300


@pytest.mark.parametrize(
    ("mine", "theirs", "behind"),
    [
        ([0.0] * 32, [1.0] * 32, True),
        ([0.5] * 32, [0.5] * 32, False),
        ([1.0, 0.0] * 16, [0.0, 1.0] * 16, False),
        ([0.5] * 16, [0.55] * 16, False),
        ([0.5] * 200, [0.55] * 200, True),
    ],
)
def test_behind_is_only_what_luck_does_not_explain(
    mine: list[float], theirs: list[float], behind: bool
) -> None:
    """A small advantage that was always there still has to last: the rare world that speaks against it may be to come."""
    edges = [Edge(Lay(1)), Edge(Lay(10))]
    for edge, shares in zip(edges, (mine, theirs), strict=True):
        edge.shares += shares
    lead = edges[1].standing(1, 0.0) - edges[0].standing(1, 0.0)
    assert edges[0].is_behind(edges[1], lead) == behind
    assert not edges[1].is_behind(edges[0], -lead)


def test_the_same_seed_gives_the_same_thoughts() -> None:
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    first, second = ([(edge.move, edge.visits, edge.total) for edge in searched(match, 0)] for _ in range(2))
    assert first == second


def test_a_move_that_is_not_possible_in_a_world_is_not_chosen_there() -> None:
    node, moves = Node(), [Lay(card) for card in (1, 2, 3)]
    for move in moves:
        node.propose(move)
    assert node.select([moves[1]], 1.0, always=False).move == moves[1]
    assert [edge.available for edge in node.edges.values()] == [0, 1, 0]


def test_a_long_list_opens_slowly_and_begins_with_what_instinct_proposes() -> None:
    node, chance = Node(), QuickChance(1)
    moves: list[Move] = [Lay(card) for card in range(100)]
    widths = []
    for _ in range(100):
        node.propose(moves[7])
        node.widen(moves, chance)
        widths.append(len(node.edges))
        node.learn(node.select(moves, 1.0, always=True), 0.5)
    assert widths[0] == 1
    assert 4 <= widths[-1] <= 10
    assert node.ranked(0.5)[0].move == moves[7]


def test_worlds_come_as_often_as_they_are_likely() -> None:
    worlds = resampled(
        [*"a" * 100, *"b" * 100, *"c" * 100], [0.0] * 100 + [1.0] * 100 + [3.0] * 100, QuickChance(1)
    )
    assert len(worlds) == 300
    assert worlds.count("a") == 0
    assert worlds.count("b") == pytest.approx(75, abs=2)


def test_time_can_end_a_search() -> None:
    match = speeltafel.position("high-card", hands=["1 5 10", "2 6 9"])
    effort = Effort(1000, worlds=1, seconds=1e-9)
    search = Search(Worlds(match.game, match.table, 0), match.decision(0), effort, QuickChance(1))
    search.run()
    assert search.iterations < 1000


def test_a_race_has_no_search() -> None:
    with pytest.raises(BadSetup, match="race against the clock"):
        make_player(speeltafel.load("rush-out"), "search:100", 1)
