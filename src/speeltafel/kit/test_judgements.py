"""What a game says of everybody's chances: at any table it is a share of what there is to win, and nothing is touched.

And instinct, which every judgement is reached by, looks only at what its seat knows.
"""

from typing import Any

import pytest

from speeltafel.engine import ASKED, Game, Match, QuickChance, clone
from speeltafel.kit.playing import fork, moments, start
from speeltafel.kit.setups import CASES, KITS, Options, name

Case = tuple[str, int, Options]
OFTEN = 12
"""Steps between two looks, besides every moment at which a kind of question is new."""
SLIGHTLY = 1e-9

cases = pytest.mark.parametrize("case", CASES, ids=name)
one_of_each = pytest.mark.parametrize(
    "case", [kit.cases()[len(kit.cases()) // 2] for kit in KITS.values()], ids=name
)


@cases
def test_chances_are_shares_of_one_win(case: Case) -> None:
    match = start(case, 61, events=False, record=False)
    for _ in moments(match, 61, every=OFTEN):
        before = clone(match.table)
        for shares in (match.game.judge(match.table), match.game.forecast(match.table)):
            assert shares is None or is_share(match.game, match.table, shares)
        assert match.table == before
    assert is_share(match.game, match.table, match.game.won(match.table))


def is_share(game: Game, table: Any, shares: list[float]) -> bool:
    """Nobody has less than nothing, and all sides together no more than one win; who wins together has the same."""
    sides = list(game.together(table).values()) or [(seat,) for seat in range(table.seats)]
    equal = all(shares[seat] == shares[side[0]] for side in sides for seat in side)
    total = sum(shares[side[0]] for side in sides)
    return len(shares) == table.seats and min(shares) >= 0.0 and total <= 1.0 + SLIGHTLY and equal


@one_of_each
def test_a_forecast_comes_within_the_usual_patience(case: Case) -> None:
    """Whoever plays on by instinct is told the chances after a few moves, or the game is over."""
    match = start(case, 62, events=False, record=False)
    if match.game.forecast(match.table) is None and not has_judgement(match.game):
        pytest.skip("this game has no judgement")
    for number in moments(match, 62, every=5 * OFTEN):
        assert foreseen(fork(match, match.table, number)), f"step {number}"


def has_judgement(game: Game) -> bool:
    return type(game).judge is not Game.judge or type(game).forecast is not Game.forecast


def foreseen(match: Match) -> bool:
    for _ in range(400):
        if match.result is not None or match.game.forecast(match.table) is not None:
            return True
        decision = next(decision for decision in match.decisions() if decision.waits == ASKED)
        match.play(
            decision.seat, match.game.instinct(match.table, decision, match.now.chance) or decision.moves[0]
        )
    return False


@one_of_each
def test_instinct_says_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    match = start(case, 63, events=False, record=False)
    game = match.game
    for number in moments(match, 63, every=OFTEN):
        for decision in match.decisions():
            world = game.sample_world(match.table, decision.seat, QuickChance(f"twin/{number}"))
            twin = world.decision(decision.seat)
            assert twin is not None
            first, second = (
                game.instinct(table, one, QuickChance(f"luck/{number}"))
                for table, one in ((match.table, decision), (world, twin))
            )
            assert first == second, f"step {number}: seat {decision.seat} at {decision.kind}"
