"""What the others' behaviour says about a world."""

from speeltafel.engine import QuickChance
from speeltafel.games.good_vs_evil.belief import plausibility
from speeltafel.games.good_vs_evil.material import KITTEN, NOPE
from speeltafel.games.good_vs_evil.moves import DRAW, Insert
from speeltafel.games.good_vs_evil.state import Table
from tests.games.good_vs_evil.layout import A, B, Board, C, lay, pair

WORLDS = 200


def believed(board: Board, seat: int) -> list[tuple[Table, float]]:
    """Worlds that this seat thinks possible, and how likely it finds each."""
    worlds = [board.match.game.sample_world(board.table, seat, QuickChance(n)) for n in range(WORLDS)]
    found = [(world, plausibility(world, seat)) for world in worlds if isinstance(world, Table)]
    assert len(found) == WORLDS
    return found


def shares(worlds: list[tuple[Table, float]], number: int) -> tuple[float, float]:
    """How many worlds have a Kitten so deep: of all, and by their likelihood."""
    there = [world.pile[-1 - number] == KITTEN for world, _ in worlds]
    total = sum(weight for _, weight in worlds)
    return sum(there) / len(there), sum(
        w for (_, w), is_there in zip(worlds, there, strict=True) if is_there
    ) / total


def hidden() -> Board:
    board = lay(
        "defuse horse", "attack troll", "mer nope", pile="kitten mer knight troll horse knight feral kitten"
    )
    board.play(A, DRAW)
    board.play(A, Insert(3))
    return board


def test_a_kitten_that_somebody_hid_is_suspected_near_the_top() -> None:
    worlds = believed(hidden(), B)
    before, after = shares(worlds, 0)
    assert after > 1.3 * before
    before, after = shares(worlds, 5)
    assert after < before


def test_who_hid_it_suspects_nothing() -> None:
    assert {weight for _, weight in believed(hidden(), A)} == {1.0}


def test_who_let_a_card_be_stolen_hardly_holds_a_nope() -> None:
    board = lay("horse horse", "nope troll mer knight", "mer feral", pile="mer kitten knight kitten troll")
    board.do(A, pair("horse horse", B))
    board.play(A, next(move for move in board.moves(A)))
    weights = {
        bool(world.hands[B][NOPE]): weight for world, weight in believed(board, C) if not world.hands[A][NOPE]
    }
    assert weights[True] < weights[False]
