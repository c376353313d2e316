"""Local actions in Key Rooms, Meeting Room and Item Room, and the encounters."""

import pytest

from speeltafel.games.spookhuis.board import GATE
from speeltafel.games.spookhuis.cards import ENCOUNTERS, ITEMS
from speeltafel.games.spookhuis.events import Drew, Encountered, KeyTaken, Reshuffled, Thrown
from speeltafel.games.spookhuis.flow.rooms import draw_card
from speeltafel.games.spookhuis.moves import DECLINE, DRAW, GO, ROLL, TAKE_KEY, Frighten, use
from speeltafel.games.spookhuis.state import NOBODY
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, E, Night, corridor


def in_key_room() -> Night:
    """Player 0 has survived the fright in Key Room A."""
    night = corridor()
    night.dice(1)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    return night


@rule("SH-099", "SH-100", "SH-R46", "SH-R68")
def test_after_the_fright_a_key_may_be_taken_face_down() -> None:
    night = in_key_room()
    assert night.moves() == [TAKE_KEY, DECLINE]
    events = night.play(TAKE_KEY)
    assert night.happened(events, KeyTaken)[0].key == "key_1"
    assert night.key_kinds(0) == ["key_1"]
    assert night.table.stock[1] == 4
    assert night.match.view(1).players[0].keys == ["key_1"]


@rule("SH-R68")
def test_a_key_need_not_be_taken() -> None:
    night = in_key_room()
    night.play(DECLINE)
    assert night.key_kinds(0) == []


@rule("SH-099")
def test_a_ghost_takes_no_key() -> None:
    night = corridor()
    night.morale(0, 1)
    night.hand(1, "golem")
    night.dice(10)
    night.begin().ride()
    night.play(Frighten("golem"), ROLL)
    assert night.player(0).ghost
    assert night.key_kinds(0) == []
    assert night.asked() == (1, "rotate")


@rule("SH-R33")
def test_an_empty_key_pile_gives_no_key() -> None:
    night = corridor()
    night.table.stock[1] = 0
    night.dice(1)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    assert night.asked() == (1, "rotate")


def visiting(room: str) -> Night:
    """Player 0 rides into the Meeting Room or the Item Room."""
    night = corridor()
    night.lay(3, 0, f"{room}1")
    night.table.strays[:] = [NOBODY, NOBODY]
    night.table.items[:] = ["cross", "mirror"]
    night.table.meetings[:] = ["faust", "crowley"]
    night.begin().ride()
    return night


@rule("SH-101", "SH-102", "SH-R68", "SH-187")
def test_in_the_meeting_room_the_top_card_is_played_open() -> None:
    night = visiting("M")
    night.morale(0, 3)
    assert night.asked() == (0, "draw-meeting")
    assert night.moves() == [DRAW, DECLINE]
    events = night.play(DRAW)
    assert night.happened(events, Encountered)[0].card == "crowley"
    assert night.player(0).morale == 8
    assert night.open_cards(0) == ["crowley"]
    assert night.asked() == (1, "rotate")


@rule("SH-107", "SH-109")
def test_in_the_item_room_the_card_goes_into_the_hand_unseen() -> None:
    night = visiting("I")
    assert night.asked() == (0, "draw-item")
    events = night.play(DRAW)
    assert night.cards(0) == [HARMLESS, "mirror"]
    drew = night.happened(events, Drew)
    assert night.shown(1, drew)[0].card is None
    assert night.shown(0, drew)[0].card == "mirror"
    assert night.asked() == (0, "end-turn"), "a new item: who knows what it is for"
    night.play(GO)
    assert night.asked() == (1, "rotate")


@rule("SH-103", "SH-108", "SH-087", "SH-R35", "SH-R53")
@pytest.mark.parametrize(("room", "pile"), [("M", "meetings"), ("I", "items")])
def test_a_horror_in_another_pile_strikes_and_leaves_it_for_good(room: str, pile: str) -> None:
    night = visiting(room)
    night.hand(0, "mirror")
    getattr(night.table, pile).append("bloom")
    night.play(DRAW)
    assert night.asked() == (0, "test")
    assert night.moves() == [ROLL, use("mirror")]
    night.dice(10)
    night.play(ROLL)
    assert night.player(0).morale == 7
    assert night.table.horror_discard == ["bloom"]
    assert "bloom" not in getattr(night.table, pile)


@rule("SH-104", "SH-109")
def test_one_card_a_visit() -> None:
    night = visiting("I")
    night.table.items.append("bloom")
    night.dice(1)
    night.play(DRAW, ROLL)
    assert night.asked() == (1, "rotate")
    assert len(night.table.items) == 2


@rule("SH-105", "SH-109", "SH-R33")
@pytest.mark.parametrize("room", ["M", "I"])
def test_an_empty_pile_is_shuffled_anew(room: str) -> None:
    night = visiting(room)
    table = night.table
    table.items.clear()
    table.meetings.clear()
    table.item_discard[:] = ["cross"]
    table.meeting_discard[:] = ["lovecraft"]
    events = night.play(DRAW)
    assert night.happened(events, Reshuffled)
    assert table.item_discard == [] or room == "M"
    assert table.meeting_discard in ([], ["lovecraft"])


@rule("SH-R33")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    night = corridor()
    night.lay(3, 0, "I1")
    night.table.items.clear()
    night.table.item_discard.clear()
    night.begin().ride()
    assert night.asked() == (1, "rotate")


@rule("SH-R68")
def test_nobody_has_to_draw() -> None:
    night = visiting("I")
    night.play(DECLINE)
    assert night.cards(0) == [HARMLESS]


# Encounters


@rule("SH-187", "SH-188", "SH-189", "SH-190")
@pytest.mark.parametrize(
    ("cards", "bonuses"),
    [
        (("crowley", "lovecraft"), [5] * 10),
        (("pym", "silence", "theodore"), [3, 3, 3, 2, 2, 1, 1, 1, 0, 0]),
        (("jekyll", "faust", "schlemihl"), [2] * 6 + [0] * 4),
        (("monk", "levi"), [2] * 5 + [1] * 5),
    ],
)
def test_what_an_encounter_gives(cards: tuple[str, ...], bonuses: list[int]) -> None:
    for card in cards:
        assert [ENCOUNTERS[card].bonus(roll) for roll in range(1, 11)] == bonuses


@rule("SH-187", "SH-188")
def test_fixed_encounters_need_no_roll() -> None:
    night = visiting("M")
    night.morale(0, 2)
    assert not night.happened(night.play(DRAW), Thrown)
    night = visiting("M")
    night.morale(0, 2)
    night.table.meetings.append("pym")
    night.dice(4)
    assert night.happened(night.play(DRAW), Thrown)[0].roll == 4
    assert night.player(0).morale == 4


@rule("SH-106", "SH-R37", "SH-R38")
def test_an_encounter_remembers_what_it_really_gave() -> None:
    night = visiting("M")
    night.morale(0, 7)
    night.play(DRAW)
    assert night.player(0).morale == 9
    assert night.player(0).laid[0].gained == 2


@rule("SH-R37")
def test_an_encounter_that_gave_nothing_is_discarded() -> None:
    night = visiting("M")
    night.table.meetings.append("faust")
    night.morale(0, 5)
    night.dice(8)
    night.play(DRAW)
    assert night.player(0).laid == []
    assert night.table.meeting_discard == ["faust"]


@rule("SH-R37", "SH-128")
def test_encounters_do_not_count_for_the_limit() -> None:
    night = visiting("M")
    night.hand(0, *["raven", "spider", "golem", "mummy", "ghoul"])
    night.morale(0, 4)
    night.play(DRAW)
    assert night.asked() == (1, "rotate")
    assert night.open_cards(0) == ["crowley"]


@rule("SH-138", "SH-R76", "SH-R35")
def test_always_a_chance_puts_a_new_horror_into_the_pile() -> None:
    night = corridor(always_horror=True)
    table = night.table
    table.items[:] = ["cross", "bloom"]
    table.horrors[:] = ["golem"]
    draw_card(table, 0, 1, night.match.now)
    assert table.horror == "bloom"
    assert sorted(table.items) == ["cross", "golem"]
    assert table.strays[0] == 0


@rule("SH-R76")
def test_always_a_chance_with_an_empty_horror_pile() -> None:
    night = corridor(always_horror=True)
    table = night.table
    table.items[:] = ["cross", "bloom"]
    table.horrors.clear()
    table.horror_discard[:] = ["mummy"]
    draw_card(table, 0, 1, night.match.now)
    assert sorted(table.items) == ["cross", "mummy"]
    table.items[:] = ["cross", "zombie"]
    table.horror_discard.clear()
    draw_card(table, 0, 1, night.match.now)
    assert table.items == ["cross"]
    assert table.strays[0] == NOBODY


def test_without_the_option_the_pile_stays_without_horror() -> None:
    night = corridor()
    night.table.items[:] = ["cross", "bloom"]
    draw_card(night.table, 0, 1, night.match.now)
    assert night.table.items == ["cross"]
    assert len(ITEMS) == 15


@rule("SH-044", "SH-118")
def test_on_a_ramp_without_a_key_nothing_happens() -> None:
    night = corridor()
    night.cart(0, 2, 0, 3)
    night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (GATE, E)
    assert night.asked() == (1, "rotate")
