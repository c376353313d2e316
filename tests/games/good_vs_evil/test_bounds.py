"""Every game ends, within bounds that can be worked out beforehand."""

import random

import pytest

from speeltafel.engine import Match, Move
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.material import KITTEN
from speeltafel.games.good_vs_evil.moves import DRAW, uses_godcat
from speeltafel.games.good_vs_evil.state import Table
from speeltafel.kit.playing import choose, do, start
from speeltafel.kit.rules import rule

TURN_ENDS = {2: 48, 3: 43, 4: 38, 5: 31}
QUICK_TURN_ENDS = {2: 38, 3: 35, 4: 32, 5: 28}
MOST_OWED = 14
MOST_NOPES = 5
PLAYS = 52
GODCAT_PLAYS = 3
GAMES = 25


class Watch:
    """Follows one game and counts what must stay within its bounds."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.turn_ends = self.plays = self.godcats = self.owed = self.nopes = 0
        self.before = self.mark()

    @property
    def table(self) -> Table:
        assert isinstance(self.match.table, Table)
        return self.match.table

    def mark(self) -> tuple[int, int, int]:
        return self.table.turn, self.table.owed, len(self.table.living)

    def step(self, kind: str, move: Move | None) -> None:
        self.owed = max(self.owed, self.table.owed)
        top = self.table.frames[-1]
        if isinstance(top, Action):
            self.nopes = max(self.nopes, len(top.nopers))
        if kind == "turn" and self.mark() != self.before:
            self.turn_ends += 1
            self.before = self.mark()
        if kind == "turn" and move is not None and move != DRAW:
            self.plays += 1
            self.godcats += uses_godcat(move)


def watch(seats: int, quick: bool, seed: int, eager: bool) -> Watch:
    """Play one game; eager players draw only when they must."""
    match = start(("good-vs-evil", seats, {"quick": quick}), seed, events=False, record=False)
    watched, chooser = Watch(match), random.Random(seed)
    while match.result is None:
        decision, move = choose(match, chooser)
        assert decision is not None
        if eager and decision.kind == "turn" and len(decision.moves) > 1:
            move = chooser.choice(decision.moves[1:])
        watched.step(decision.kind, move)
        do(match, decision, move)
    watched.turn_ends += 1
    return watched


@rule("GE-R52")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("eager", [False, True])
def test_turns_plays_owed_turns_and_nopes_stay_within_their_bounds(
    seats: int, quick: bool, eager: bool
) -> None:
    bound = (QUICK_TURN_ENDS if quick else TURN_ENDS)[seats]
    for seed in range(GAMES):
        watched = watch(seats, quick, seed, eager)
        assert watched.turn_ends <= bound
        assert watched.owed <= MOST_OWED
        assert watched.nopes <= MOST_NOPES
        assert watched.plays <= PLAYS
        assert watched.godcats <= GODCAT_PLAYS


@rule("GE-R52")
@pytest.mark.parametrize(
    ("seats", "quick"), [(seats, quick) for seats in TURN_ENDS for quick in (False, True)]
)
def test_the_bound_is_what_the_cards_allow(seats: int, quick: bool) -> None:
    """Non-Kitten cards in the pile, savers, deaths, attacks, Armageddons, Hecks and Godcat plays each end a turn once."""
    table = start(("good-vs-evil", seats, {"quick": quick}), 1).table
    assert isinstance(table, Table)
    plain = len(table.pile) - table.pile.count(KITTEN)
    attacks, armageddons, hecks = 4, 3, 2
    most = plain + table.defuses + (seats - 1) + attacks + armageddons + hecks + GODCAT_PLAYS
    assert most == (QUICK_TURN_ENDS if quick else TURN_ENDS)[seats]


@rule("GE-044", "GE-R17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("quick", [False, True])
def test_the_pile_always_holds_enough_kittens(seats: int, quick: bool) -> None:
    for seed in range(GAMES):
        match = start(("good-vs-evil", seats, {"quick": quick}), seed, events=False, record=False)
        for kittens, living in kittens_and_living(match, seed):
            assert kittens >= living - 1 >= 1


def kittens_and_living(match: Match, seed: int) -> list[tuple[int, int]]:
    """At every turn of a game: Kittens in the pile, and players alive."""
    chooser, found = random.Random(seed), []
    while match.result is None:
        decision, move = choose(match, chooser)
        assert decision is not None
        if decision.kind == "turn":
            assert isinstance(match.table, Table)
            found.append((match.table.pile.count(KITTEN), len(match.table.living)))
        do(match, decision, move)
    return found
