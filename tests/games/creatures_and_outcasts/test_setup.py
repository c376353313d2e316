"""What is in the box, and how a round is set up."""

from collections import Counter

import pytest

from speeltafel.engine import BadSetup, ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import Dealt, Played, RoundBegan
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import SILENT
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, Board, lay, start

CHARACTERS = {"wednesday", "thing", "tyler", "yoko", "enid", "bianca", "ajax", "weems", "eugene"}


@rule("CO-005", "CO-R14")
def test_the_deck_has_one_0_one_13_and_four_of_each_number_between() -> None:
    deck = Counter(material().deck)
    assert deck == {0: 1, 13: 1} | dict.fromkeys(range(1, 11), 4)
    assert (deck.total(), sum(material().deck)) == (42, 233)


@rule("CO-006")
def test_there_are_nine_different_characters() -> None:
    assert len(material().characters) == 9
    assert set(material().characters) == CHARACTERS


@rule("CO-004")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        start(seats)


@rule("CO-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_play(seats: int) -> None:
    assert len(start(seats).table.hands) == seats


def dealt(board: Board) -> tuple[set[int], int]:
    return {len(hand) for hand in board.table.hands}, len(board.table.closed)


@rule("CO-015", "CO-020")
def test_two_players_get_10_cards_and_22_are_left() -> None:
    assert dealt(start(2)) == ({10}, 22)


@rule("CO-016", "CO-020")
def test_three_players_get_10_cards_and_12_are_left() -> None:
    assert dealt(start(3)) == ({10}, 12)


@rule("CO-017", "CO-020")
def test_four_players_get_10_cards_and_2_are_left() -> None:
    assert dealt(start(4)) == ({10}, 2)


@rule("CO-018", "CO-020")
def test_five_players_get_8_cards_and_2_are_left() -> None:
    assert dealt(start(5)) == ({8}, 2)


@rule("CO-019", "CO-021")
def test_six_players_get_7_cards_and_the_closed_pile_starts_empty() -> None:
    assert dealt(start(6)) == ({7}, 0)


@rule("CO-009", "CO-020", "CO-048")
def test_nobody_sees_the_cards_that_were_not_dealt() -> None:
    board = start(3)
    for viewer in (None, 0, 1, 2):
        assert board.view(viewer).closed == 12
        assert board.view(viewer).memory.closed == [None] * 12
        assert board.view(viewer).looking_at is None


@rule("CO-022")
def test_everybody_sees_the_own_hand_when_all_cards_are_dealt_and_no_other() -> None:
    board = start(4)
    for viewer in range(4):
        (mine,) = board.told(Dealt, viewer)
        assert (mine.seat, len(mine.cards)) == (viewer, 10)
        assert board.view(viewer).hand == mine.cards
        assert board.view(viewer).memory.held == [[], [], [], []]
    assert board.told(Dealt, None) == []
    assert [type(event) for event in board.log] == [RoundBegan, Dealt, Dealt, Dealt, Dealt]


@rule("CO-012", "CO-013")
def test_characters_and_outcasts_are_shuffled_apart() -> None:
    orders, deals = set(), set()
    for seed in range(5):
        table = start(4, seed=seed).table
        assert set(table.characters) == CHARACTERS
        assert len(table.characters) == 9
        assert all(isinstance(card, int) for card in table.closed)
        orders.add(tuple(table.characters))
        deals.add(tuple(map(tuple, table.hands)))
    assert len(orders) == len(deals) == 5


@rule("CO-012")
def test_the_characters_are_shuffled_before_and_without_the_outcasts() -> None:
    chance = ScriptedChance()
    start(4, chance=chance)
    assert chance.asked == [4, *range(9, 1, -1), *range(42, 1, -1)]


@rule("CO-013")
def test_the_stack_lies_face_down() -> None:
    view = start(4).view(A)
    assert view.characters == 9
    assert view.memory.characters == []
    assert set(view.characters_left) == CHARACTERS
    assert view.characters_left == list(material().characters)


@rule("CO-014")
def test_a_round_starts_without_an_active_character() -> None:
    board = start(4)
    assert (board.view(A).active, board.view(A).used) == (None, [])
    board = lay("5", "6", "7", characters="tyler wednesday")
    assert board.view(A).active is None
    board.all_pass()
    assert board.view(A).active == "tyler"


@rule("CO-023")
def test_thing_blocks_nothing_before_its_character_turns_up() -> None:
    board = lay("0 1 2 3 4 5 6 7 8 9 10 13", "3")
    assert board.table.thing == EMPTY
    assert board.view(A).blocked is None
    assert board.playable(A) == "0 1 2 3 4 5 6 7 8 9 10 13"


@rule("CO-008")
def test_the_play_pile_lies_open_for_all() -> None:
    board = lay("5", "9 9", "3", trick="2 4")
    board.play(A, 5)
    assert board.trick == "2 4 5"
    for viewer in (None, 0, 1, 2):
        assert board.view(viewer).trick == ["2", "4", "5"]
        assert board.told(Played, viewer)[-1].card == "5"


@rule("CO-010", "CO-011")
def test_round_effects_exist_in_the_advanced_variant_only() -> None:
    assert start(4).view(A).round_effect is None
    effect = start(4, advanced=True).view(A).round_effect
    assert effect is not None
    assert (effect.card, effect.character, effect.effect, effect.done) == (
        "4",
        "weems",
        "clear-characters",
        False,
    )


@rule("CO-010")
def test_in_the_base_game_the_trigger_sets_nothing_off() -> None:
    board = lay("4 9", "9 9", "3", active="weems", characters="tyler wednesday")
    board.play(A, 4)
    assert board.stack == "tyler wednesday"


@rule("CO-R12")
def test_the_youngest_is_a_seat_that_the_table_names() -> None:
    assert start(4, youngest="seat-3").table.youngest == 2
    with pytest.raises(BadSetup, match="youngest is seat-5"):
        start(4, youngest="seat-5")


@rule("CO-R12")
def test_otherwise_lots_decide_and_the_choice_holds_for_the_whole_game() -> None:
    assert {start(4, seed=seed).table.youngest for seed in range(30)} == {0, 1, 2, 3}
    board = start(2, seed=3)
    youngest = board.table.youngest
    while board.table.round < 3:
        seat = board.match.decisions()[0].seat
        board.do(seat, SILENT) if board.decision(seat).kind == "race" else board.passes(seat)
    assert board.table.youngest == youngest


@rule("CO-007")
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_card_has_a_line_of_help_in_both_languages(language: str) -> None:
    from speeltafel.texts import Texts

    texts = Texts(GAME, language)
    for kind in [*map(str, material().outcasts), *material().characters]:
        assert texts.card_text(kind)
        assert texts.card(kind) != kind or kind in ("0", "13")
