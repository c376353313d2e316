"""What the others' behaviour says about a world."""

from speeltafel.engine import EVERYONE, QuickChance
from speeltafel.games.good_vs_evil.belief import plausibility
from speeltafel.games.good_vs_evil.material import DEFUSE, FAVOR, KITTEN, NOPE
from speeltafel.games.good_vs_evil.moves import DRAW, TO_TOP, Insert, Play
from speeltafel.games.good_vs_evil.state import GAINED, Table
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


def likely(worlds: list[tuple[Table, float]], seat: int, kind: int) -> tuple[float, float]:
    """How many worlds have a card of this kind in that hand: of all, and by their likelihood."""
    there = [(world.hands[seat][kind] > 0, weight) for world, weight in worlds]
    return (
        sum(has for has, _ in there) / len(there),
        sum(weight for has, weight in there if has) / sum(weight for _, weight in there),
    )


def test_what_somebody_raised_from_the_bottom_is_most_likely_a_kitten() -> None:
    board = lay("heck horse", "attack troll", "mer nope", pile="mer knight troll horse knight feral kitten")
    board.do(A, Play("raising_heck"))
    board.play(A, TO_TOP)
    before, after = shares(believed(board, B), 0)
    assert before < 0.3
    assert after > 0.6


def test_who_raised_it_knows_it() -> None:
    board = lay("heck horse", "attack troll", "mer nope", pile="mer knight troll horse knight feral kitten")
    board.do(A, Play("raising_heck"))
    board.play(A, TO_TOP)
    assert shares(believed(board, A), 0) == (1.0, 1.0)


def test_who_had_a_turn_hardly_holds_a_favor_or_two_cats_that_go_together() -> None:
    board = lay(
        "attack nope knight", "favor troll horse", "mer nope", pile="mer kitten favor favor horse horse troll"
    )
    board.play(A, DRAW)
    worlds = believed(board, C)
    before, after = likely(worlds, A, FAVOR)
    assert after < 0.8 * before
    assert likely(worlds, B, FAVOR)[0] > 0


def test_nothing_is_concluded_of_who_had_no_turn_yet() -> None:
    board = lay(
        "attack nope", "favor troll horse", "mer nope", pile="mer kitten favor favor horse horse troll"
    )
    assert {weight for _, weight in believed(board, A)} == {1.0}


def test_who_lost_a_card_unseen_most_likely_still_has_the_defuse() -> None:
    """A stole from B, who was seen with a Defuse: C does not know which of the five cards it was."""
    board = lay(
        "horse horse",
        "defuse troll mer knight attack",
        "mer feral",
        pile="mer kitten knight kitten defuse troll",
    )
    board.table.facts.append((GAINED, B, DEFUSE, EVERYONE))
    board.do(A, pair("horse horse", B))
    board.play(A, board.moves(A)[0])
    before, after = likely(believed(board, C), B, DEFUSE)
    assert before < 0.7
    assert after > 1.2 * before
