"""Tests against morale, and how players frighten each other."""

import pytest

from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.cards import HORRORS, ITEMS, PROTECTORS
from speeltafel.games.spookhuis.events import Frightened, Refilled, Rolled, TieRolled, Warded
from speeltafel.games.spookhuis.flow.trial import throw_die
from speeltafel.games.spookhuis.moves import GO, ROLL, SPARE, TAKE_KEY, Frighten, use
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, Night, corridor, dead_end


def struck(card: str, morale: int = 9, *hand: str, **options: bool) -> Night:
    """Player 0 stands at a dead end and is struck by this card of player 1."""
    night = dead_end(**options)
    night.morale(0, morale)
    night.morale(1, 1)
    night.hand(0, *hand)
    night.hand(1, card, HARMLESS)
    night.begin().ride()
    night.play(Frighten(card))
    assert night.asked() == (0, "test")
    return night


@rule("SH-079", "SH-080", "SH-081", "SH-089")
@pytest.mark.parametrize(("roll", "passed", "morale"), [(4, True, 4), (6, False, 3), (10, False, 3)])
def test_a_test_is_one_roll_against_morale(roll: int, passed: bool, morale: int) -> None:
    night = struck("hyacinth", 5)
    night.dice(roll)
    events = night.play(ROLL)
    assert night.happened(events, Rolled)[0].passed is passed
    assert night.player(0).morale == morale


@rule("SH-R01", "SH-079")
def test_an_equal_roll_succeeds_unless_the_table_says_otherwise() -> None:
    night = struck("ambrosio", 5)
    night.dice(5)
    assert night.happened(night.play(ROLL), Rolled)[0].passed
    night = struck("ambrosio", 5, equal_roll_succeeds=False)
    night.dice(5)
    assert not night.happened(night.play(ROLL), Rolled)[0].passed


@rule("SH-R02")
def test_the_die_has_ten_faces() -> None:
    night = struck("ambrosio")
    rolls = {throw_die(night.table, 0, "first", night.match.now) for _ in range(300)}
    assert rolls == set(range(1, 11))


BOX: dict[str, dict[tuple[int, int], str]] = {
    "villains": {(-1, -2): "hyacinth vathek montoni bloom hyde herman seaton", (-1, 0): "vanderhusen"},
    "aliens": {
        (-1, -2): "strikers_head martian rubber_wall sepulcrum willows",
        (0, -1): "horla",
        (-1, -1): "black_hood",
    },
    "spirits": {
        (1, -1): "spirit skulls corpse canterville",
        (-1, -2): "skeleton rickshaw water_spirit who_knows",
        (0, -1): "klara ghost_train",
        (-1, -1): "hand",
    },
    "nightmares": {
        (0, -1): "ambrosio groeselgem elf_king blubber merdardus raven rat_catcher hairbottle spider "
        "cursed_house tell_tale_heart shapeshifter"
    },
    "undead": {
        (-1, -3): "frankenstein ghoul golem aurelie kobold melmoth mummy venus werewolf zombie",
        (-1, -1): "dracula invisible",
        (-1, -2): "wendigo",
    },
}
"""The horrors as the cards print them: category, then success and failure."""
VALUES = [
    (category, card, *values)
    for category, kinds in BOX.items()
    for values, cards in kinds.items()
    for card in cards.split()
]


@rule("SH-081", "SH-160")
@pytest.mark.parametrize(("category", "card", "success", "failure"), VALUES)
def test_every_horror_has_its_category_and_its_values(
    category: str, card: str, success: int, failure: int
) -> None:
    assert HORRORS[card].category == category
    night = struck(card, 6)
    night.dice(6)
    night.play(ROLL)
    assert night.player(0).morale == 6 + success
    night = struck(card, 6)
    night.dice(7)
    night.play(ROLL)
    assert night.player(0).morale == 6 + failure
    if not HORRORS[card].special:
        assert night.table.horror_discard == [card]


@rule("SH-160")
def test_the_box_of_horrors() -> None:
    assert len(HORRORS) == 51
    assert sorted(HORRORS) == sorted(card for _, card, _, _ in VALUES)
    special = {card.id: card.special for card in HORRORS.values() if card.special}
    passed = dict.fromkeys(("rickshaw", "wendigo"), "success")
    failed = [
        "vanderhusen",
        "horla",
        "black_hood",
        "hand",
        "klara",
        "ghost_train",
        "dracula",
        "invisible",
        "werewolf",
    ]
    assert special == passed | dict.fromkeys(failed, "failure")


@rule("SH-083", "SH-R38")
def test_morale_does_not_rise_above_9() -> None:
    night = struck("spirit", 9)
    night.dice(1)
    night.play(ROLL)
    assert night.player(0).morale == 9


@rule("SH-084", "SH-085", "SH-R31")
def test_the_lowest_of_the_others_may_frighten_with_one_card_or_pass() -> None:
    night = dead_end(seats=4)
    for seat, morale in enumerate((1, 5, 3, 8)):
        night.morale(seat, morale)
    night.begin().ride()
    assert night.asked() == (2, "frighten")
    assert night.moves() == [SPARE, Frighten(HARMLESS)]
    night.play(SPARE)
    assert night.asked() == (1, "rotate")
    assert night.player(0).morale == 1


@rule("SH-084", "SH-R02")
@pytest.mark.parametrize(("roll", "frightener"), [(1, 1), (5, 1), (6, 2), (10, 2)])
def test_the_die_decides_a_tie_before_everybodys_eyes(roll: int, frightener: int) -> None:
    night = dead_end()
    night.dice(roll)
    events = night.begin().ride()
    assert night.asked() == (frightener, "frighten")
    tie = night.happened(events, TieRolled)
    assert [(event.tied, event.roll, event.seat) for event in tie] == [((1, 2), roll, frightener)]
    assert night.match.view(None).roll == roll


@rule("SH-084", "SH-R02")
def test_faces_that_cannot_be_shared_out_are_thrown_again() -> None:
    night = dead_end(seats=4)
    night.dice(10, 9)
    events = night.begin().ride()
    tie = night.happened(events, TieRolled)
    assert [(event.roll, event.seat) for event in tie] == [(10, None), (9, 3)]
    assert night.asked() == (3, "frighten")


@rule("SH-084")
def test_the_lowest_alone_needs_no_die() -> None:
    night = dead_end()
    night.morale(2, 8)
    events = night.begin().ride()
    assert night.asked() == (2, "frighten")
    assert night.happened(events, TieRolled) == []


@rule("SH-085")
def test_the_fright_comes_before_the_ambush() -> None:
    night = dead_end()
    night.cart(2, 1, 0, 3)
    night.begin().ride()
    assert night.asked()[1] == "frighten"
    night.play(SPARE)
    assert night.asked() == (0, "ambush")


@rule("SH-R30")
def test_a_ghost_is_the_frightener_and_scores_nothing_by_cards() -> None:
    night = dead_end()
    night.ghost(2)
    night.hand(2, "golem", HARMLESS)
    night.morale(1, 1)
    night.begin().ride()
    assert night.asked() == (2, "frighten")
    night.dice(10)
    night.play(Frighten("golem"), ROLL)
    assert night.player(0).morale == 6
    assert night.player(2).terror == 0


@rule("SH-086", "SH-R32")
def test_whoever_plays_the_last_horror_takes_three_new_ones_before_the_test() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(1, "raven", "cross")
    night.begin().ride()
    events = night.play(Frighten("raven"))
    assert night.happened(events, Refilled)[0].count == 3
    assert night.asked() == (0, "test")
    assert len(night.cards(1)) == 4


@rule("SH-R32")
def test_whoever_is_asked_and_holds_none_draws_three_first() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(1, "cross")
    events = night.begin().ride()
    assert night.happened(events, Refilled)[0].seat == 1
    assert len(night.moves()) == 4


@rule("SH-R33")
def test_an_empty_pile_is_made_again_from_its_discard_pile() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(1)
    night.table.horrors.clear()
    night.table.horror_discard[:] = ["golem", "mummy"]
    night.begin().ride()
    assert sorted(night.cards(1)) == ["golem", "mummy"]
    assert night.table.horror_discard == []


@rule("SH-R33", "SH-R34")
def test_without_any_horror_nobody_is_frightened_and_the_key_may_be_taken() -> None:
    night = corridor()
    night.table.horrors.clear()
    for seat in range(3):
        night.hand(seat)
    night.begin().ride()
    assert night.asked() == (0, "take-key")
    assert TAKE_KEY in night.moves()


@rule("SH-087", "SH-088", "SH-111", "SH-R73")
def test_a_fitting_item_wards_off_without_test_and_stays() -> None:
    night = struck("ambrosio", 5, "cross")
    assert night.moves() == [ROLL, use("cross")]
    events = night.play(use("cross"))
    assert night.happened(events, Warded)[0].item == "cross"
    assert night.player(0).morale == 5
    assert night.cards(0) == ["cross"]
    assert night.table.horror_discard == ["ambrosio"]


@rule("SH-147", "SH-150", "SH-153", "SH-154", "SH-155", "SH-158")
def test_which_item_stops_which_horror() -> None:
    by_item = {item: {h for h in HORRORS if item in PROTECTORS[h]} for item in ITEMS}
    for item, category in (
        ("cross", "nightmares"),
        ("umbrella", "aliens"),
        ("parchment", "spirits"),
        ("mirror", "villains"),
    ):
        assert by_item[item] == {h.id for h in HORRORS.values() if h.category == category}
    assert by_item["garlic"] == {"dracula", "werewolf"}
    assert by_item["pistol"] == set(HORRORS)
    assert by_item["book"] == set()


@rule("SH-147", "SH-150", "SH-153", "SH-154", "SH-155")
@pytest.mark.parametrize(
    ("item", "card"),
    [
        ("cross", "raven"),
        ("umbrella", "martian"),
        ("parchment", "canterville"),
        ("mirror", "bloom"),
        ("garlic", "dracula"),
    ],
)
def test_a_lasting_item_is_shown_and_returns_to_the_hand(item: str, card: str) -> None:
    night = struck(card, 5, item)
    night.play(use(item))
    assert night.cards(0) == [item]
    assert night.match.view(2).players[0].known == [item]
    assert night.player(0).morale == 5
    assert night.table.horror_discard == [card]


@rule("SH-158", "SH-110", "SH-R51")
def test_the_pistol_is_spent_on_a_card() -> None:
    night = struck("werewolf", 5, "pistol")
    night.play(use("pistol"))
    assert night.cards(0) == []
    assert night.table.item_discard == ["pistol"]
    assert night.table.horror_discard == ["werewolf"]


@rule("SH-114", "SH-143")
def test_the_book_may_be_played_before_the_die_falls() -> None:
    night = struck("ambrosio", 5, "book")
    night.play(use("book"))
    assert night.asked() == (0, "test")
    night.dice(8)
    night.play(ROLL)
    assert night.player(0).morale == 8


@rule("SH-098")
def test_in_a_key_room_the_left_neighbour_must_frighten() -> None:
    night = corridor()
    night.morale(2, 1)
    night.begin().ride()
    assert night.asked() == (1, "key-room")
    assert night.moves() == [Frighten(HARMLESS)]


@rule("SH-R34")
def test_a_ghost_to_the_left_frightens_too() -> None:
    night = corridor()
    night.ghost(1)
    night.begin().ride()
    assert night.asked() == (1, "key-room")


@rule("SH-082", "SH-R84")
def test_the_dial_comes_first_and_a_ghost_has_no_special_action() -> None:
    night = struck("werewolf", 2)
    night.dice(10)
    night.play(ROLL)
    assert night.player(0).ghost
    assert night.player(0).laid == []
    assert night.table.horror_discard == ["werewolf"]


@rule("SH-R84", "SH-055")
def test_a_wendigo_that_makes_a_ghost_is_not_passed_on() -> None:
    night = struck("wendigo", 1)
    night.dice(1)
    night.play(ROLL)
    assert night.player(0).ghost
    assert night.asked() == (1, "rotate")
    assert night.table.horror_discard == ["wendigo"]


@rule("SH-R35")
def test_a_used_horror_goes_to_the_horror_discard_pile() -> None:
    night = struck("golem")
    events = night.play(ROLL)
    assert night.table.horror_discard == ["golem"]
    assert night.table.horror == ""
    assert not night.happened(events, Frightened)
    assert night.asked() == (1, "rotate")
    assert GO in night.moves()
    assert night.cell(0) == cell_at(1, 0)


@rule("SH-117", "SH-R53")
def test_nobody_is_frightened_in_the_gatehouse() -> None:
    night = struck("rickshaw", 5)
    night.cart(2, 0, 0, 2)
    night.dice(1)
    night.play(ROLL)
    assert night.asked() == (1, "rotate")


@rule("SH-088", "SH-089")
def test_what_was_warded_off_does_not_ward_off_the_next_horror() -> None:
    night = struck("ambrosio", 9, "cross")
    night.play(use("cross"))
    night.cart(0, 0, 0, 0)
    del night.table.frames[1:]
    night.table.frames[0].at = 0
    night.table.withdraw()
    night.hand(1, "golem", HARMLESS)
    night.begin().ride()
    night.dice(10)
    night.play(Frighten("golem"), ROLL)
    assert night.player(0).morale == 9 - 3
