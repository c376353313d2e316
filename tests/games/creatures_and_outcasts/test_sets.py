"""Sets: three 6s and four 10s."""

from speeltafel.games.creatures_and_outcasts.events import LookedAtCharacters, SetLaid, WednesdayMoved
from speeltafel.games.creatures_and_outcasts.moves import LaySet, PlaceWednesday, Play, PlayPair
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay

STACK = "tyler wednesday ajax weems"


def psychic(place: int) -> Board:
    board = lay("6 6 6 9", "3 5", "4 8", trick="2", characters=STACK)
    board.lay_set(A, 6)
    board.do(A, PlaceWednesday(place))
    return board


@rule("CO-122", "CO-123", "CO-R05")
def test_a_set_is_shown_and_goes_to_the_closed_pile_instead_of_a_play() -> None:
    board = lay("6 6 6 9", "3 5", "4 8", trick="2", closed="1", characters=STACK)
    board.lay_set(A, 6)
    assert (board.hand(A), board.closed, board.trick) == ("9", "6 6 6 1", "2")
    shown = board.told(SetLaid, C)[0]
    assert (shown.seat, shown.card, shown.count) == (A, "6", 3)
    board.do(A, PlaceWednesday(0))
    assert board.asked() == [(B, "turn")]
    assert board.trick == "2"


@rule("CO-122")
def test_a_set_needs_the_own_turn() -> None:
    board = lay("3 5", "6 6 6 9", "4 8", trick="2", characters=STACK)
    assert board.match.game.why_not(board.table, B, LaySet("6")) == "CO-122"
    board.passes(A)
    assert board.may(B, LaySet("6"))


@rule("CO-R08")
def test_a_set_may_be_laid_on_an_empty_pile_and_on_a_13() -> None:
    assert lay("6 6 6 9", "3 5").may(A, LaySet("6"))
    assert lay("10 10 10 10", "3 5", trick="13").may(A, LaySet("10"))


@rule("CO-124")
def test_the_cards_of_a_set_may_be_played_one_by_one_without_effect() -> None:
    board = lay("6 6 6 9", "3 7", "4 8", trick="2", characters=STACK)
    assert board.may(A, Play("6"))
    board.play(A, 6)
    assert (board.hand(A), board.trick, board.asked()) == ("6 6 9", "2 6", [(B, "turn")])
    assert board.stack == STACK


@rule("CO-124")
def test_under_enid_they_may_be_played_in_pairs() -> None:
    board = lay("6 6 6 9", "3 7", "4 8", trick="2", active="enid", characters=STACK)
    assert board.may(A, PlayPair("6"))
    assert board.may(A, LaySet("6"))


@rule("CO-125")
def test_only_three_6s_and_four_10s_are_sets() -> None:
    board = lay("1 1 1 1 6 6 6 9 9 9 9 10 10 10 10", "3 5")
    assert [move for move in board.moves(A) if isinstance(move, LaySet)] == [LaySet("6"), LaySet("10")]
    board = lay("6 6 10 10 10", "3 5")
    assert [move for move in board.moves(A) if isinstance(move, LaySet)] == []


@rule("CO-126", "CO-127")
def test_wednesday_goes_to_any_place_and_the_others_keep_their_order() -> None:
    assert psychic(0).stack == "wednesday tyler ajax weems"
    assert psychic(1).stack == "tyler wednesday ajax weems"
    assert psychic(2).stack == "tyler ajax wednesday weems"
    assert psychic(3).stack == "tyler ajax weems wednesday"


@rule("CO-126")
def test_on_top_she_turns_up_at_the_next_all_pass() -> None:
    board = psychic(0)
    board.all_pass()
    assert board.over == "wednesday-came"


@rule("CO-126")
def test_there_are_as_many_places_as_cards() -> None:
    board = lay("6 6 6 9", "3 5", characters=STACK)
    board.lay_set(A, 6)
    assert board.moves(A) == [PlaceWednesday(place) for place in range(4)]
    assert board.refusal(A, PlaceWednesday(4)) == "CO-126"


@rule("CO-R48")
def test_only_that_player_sees_the_stack_and_the_place() -> None:
    board = lay("6 6 6 9", "3 5", "4 8", characters=STACK)
    board.lay_set(A, 6)
    assert board.view(A).looking_at_characters == STACK.split()
    assert board.view(B).looking_at_characters is None
    board.do(A, PlaceWednesday(2))
    assert board.told(LookedAtCharacters, B)[0].characters is None
    assert board.told(WednesdayMoved, A)[0].place == 2
    assert board.told(WednesdayMoved, B)[0].place is None
    known = {seen.character: (seen.earliest, seen.latest) for seen in board.view(A).memory.characters}
    assert known == {"tyler": (0, 0), "ajax": (1, 1), "wednesday": (2, 2), "weems": (3, 3)}
    assert psychic(0).view(B) == psychic(3).view(B)


@rule("CO-R48")
def test_who_looked_before_keeps_the_order_of_the_others_but_loses_wednesday() -> None:
    board = lay("6 6 6 5", "9 9 8", "3 4", characters=STACK, active="enid", advanced=True, round=4)
    board.lay_set(A, 6)
    board.do(A, PlaceWednesday(3))
    board.pair(B, 9)
    board.do(B, PlaceWednesday(1))
    known = {seen.character: (seen.earliest, seen.latest) for seen in board.view(A).memory.characters}
    assert known == {"tyler": (0, 1), "ajax": (1, 2), "weems": (2, 3), "wednesday": (0, 3)}
    assert board.view(B).memory.characters[1].character == "wednesday"


@rule("CO-R45")
def test_without_wednesday_in_the_stack_the_player_only_looks() -> None:
    board = lay("6 6 6 9", "3 5", "4 8", trick="2", characters="tyler ajax")
    board.lay_set(A, 6)
    assert board.asked() == [(B, "turn")]
    assert board.told(LookedAtCharacters, A)[0].characters == ["tyler", "ajax"]
    board = lay("6 6 6 9", "3 5", "4 8", trick="2", characters="")
    board.lay_set(A, 6)
    assert board.asked() == [(B, "turn")]


@rule("CO-R46")
def test_of_four_6s_three_go_and_one_stays() -> None:
    board = lay("6 6 6 6 9", "3 5", characters=STACK)
    board.lay_set(A, 6)
    assert (board.hand(A), board.closed) == ("6 9", "6 6 6")


@rule("CO-128", "CO-129")
def test_four_10s_end_the_round_and_the_rest_of_the_hand_counts() -> None:
    board = lay("2 10 10 10 10", "3 5", "4", characters=STACK)
    board.lay_set(A, 10)
    assert (board.over, board.points) == ("hyde", (2, 8, 4))
