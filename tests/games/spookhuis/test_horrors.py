"""The eleven horrors with a special action."""

import pytest

from speeltafel.engine import QuickChance
from speeltafel.games.spookhuis.board import FREE, GATE, KEY_ROOMS, cell_at
from speeltafel.games.spookhuis.events import CurseMet, Driven, Placed, Thrown
from speeltafel.games.spookhuis.moves import (
    DECLINE,
    GO,
    ROLL,
    SHED,
    SPARE,
    Frighten,
    HandIn,
    Look,
    PassOn,
    Rotate,
    Steer,
    use,
)
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, NW, SW, E, Night, W, corridor, dead_end


def struck(card: str, *, roll: int, morale: int = 9, hand: tuple[str, ...] = (), seats: int = 3) -> Night:
    """Player 0 is struck by a card of player 1 at a dead end and rolls."""
    night = dead_end(seats=seats)
    night.morale(0, morale)
    night.morale(1, 1)
    night.hand(0, *hand)
    night.hand(1, card, HARMLESS)
    night.dice(roll)
    night.begin().ride()
    return night


def strike(night: Night) -> None:
    card = next(move for move in night.moves() if isinstance(move, Frighten))
    night.play(card, ROLL)


# Vanderhusen and the Hand


@rule("SH-161", "SH-R60")
def test_vanderhusen_takes_a_key_of_choice_and_no_morale() -> None:
    night = struck("vanderhusen", roll=10)
    night.keys(0, 2, 4)
    night.table.stock[2] = night.table.stock[4] = 4
    strike(night)
    assert night.asked() == (0, "hand-in")
    assert night.moves() == [HandIn("key_2"), HandIn("key_4")]
    night.play(HandIn("key_4"))
    assert night.player(0).morale == 9
    assert night.key_kinds(0) == ["key_2"]
    assert night.table.stock[4] == 5


@rule("SH-R60")
def test_vanderhusen_without_a_key_and_the_hand_without_an_item_do_nothing() -> None:
    night = struck("vanderhusen", roll=10)
    strike(night)
    assert night.asked() == (1, "rotate")
    assert night.player(0).morale == 9
    night = struck("hand", roll=10)
    strike(night)
    assert night.asked() == (1, "rotate")
    assert night.player(0).morale == 8


@rule("SH-165", "SH-R60")
def test_the_hand_takes_an_item_of_choice_open_ones_included() -> None:
    night = struck("hand", roll=10, hand=("cross", "raven"))
    strike(night)
    assert night.asked() == (0, "hand-in")
    night.play(HandIn("cross"))
    assert night.cards(0) == ["raven"]
    night = struck("hand", roll=10, hand=("cross", "raven"))
    night.laid(0, "gin", 2, 3)
    strike(night)
    assert night.moves() == [HandIn("cross"), HandIn("gin")]
    night.play(HandIn("gin"))
    assert night.player(0).morale == 9 - 1 - 2
    assert night.table.item_discard == ["gin"]


# Horla and the Black Hood


@rule("SH-162", "SH-R47", "SH-R54", "SH-R59")
def test_under_horla_the_right_neighbour_drives_the_next_ride() -> None:
    night = struck("horla", roll=10)
    strike(night)
    assert night.player(0).steered
    assert night.player(0).morale == 8
    night = corridor()
    night.lay(2, 0, "L3")
    night.player(0).steered = True
    night.ghost(2)
    night.begin()
    assert night.asked() == (0, "rotate")
    events = night.ride()
    assert night.happened(events, Driven)[0].driver == 2
    assert night.asked() == (2, "branch")
    night.play(Steer(E))
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (1, "key-room")
    assert not night.player(0).steered


@rule("SH-163", "SH-R54", "SH-R55")
@pytest.mark.parametrize(("roll", "driver"), [(1, 2), (2, 2), (3, 0)])
def test_under_the_black_hood_the_die_says_who_drives(roll: int, driver: int) -> None:
    night = corridor()
    night.lay(2, 0, "L3")
    night.laid(0, "black_hood")
    night.dice(roll)
    night.begin()
    events = night.ride()
    assert night.happened(events, Thrown)[0].roll == roll
    assert night.asked() == (driver, "branch")


@rule("SH-163", "SH-R35", "SH-R55")
def test_the_black_hood_stays_and_does_not_count_for_the_limit() -> None:
    night = struck("black_hood", roll=10, hand=("raven", "spider", "golem", "mummy", "ghoul"))
    strike(night)
    assert night.open_cards(0) == ["black_hood"]
    assert night.table.horror_discard == []
    assert night.asked() == (1, "rotate")


@rule("SH-164", "SH-R55")
def test_on_a_10_the_black_hood_may_be_thrown_off() -> None:
    night = corridor()
    night.laid(0, "black_hood")
    night.morale(0, 5)
    night.dice(10)
    night.begin().ride()
    assert night.asked() == (0, "shed")
    assert night.moves() == [DECLINE, SHED]
    night.play(SHED)
    assert night.player(0).morale == 7
    assert night.open_cards(0) == []
    assert night.table.horror_discard == ["black_hood"]


@rule("SH-R55")
def test_who_lets_time_run_out_on_a_10_keeps_the_black_hood_or_not() -> None:
    night = dead_end()
    night.laid(0, "black_hood")
    night.dice(10)
    night.begin().ride()
    assert night.asked() == (0, "shed")
    timeout = night.match.game.timeout
    found = {timeout(night.table, night.waiting(), QuickChance(luck)) for luck in range(20)}
    assert found == {DECLINE, SHED}


@rule("SH-164", "SH-R55")
def test_the_black_hood_may_be_kept_and_asks_nothing_of_a_cart_that_stays() -> None:
    night = corridor()
    night.laid(0, "black_hood")
    night.dice(10)
    night.begin().ride()
    night.play(DECLINE)
    assert night.open_cards(0) == ["black_hood"]
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.laid(0, "black_hood")
    night.player(0).derailed = True
    night.begin()
    assert not night.happened(night.ride(), Thrown)


# Klara and the Invisible One


@rule("SH-166", "SH-177", "SH-R47", "SH-R59")
@pytest.mark.parametrize("card", ["klara", "invisible"])
def test_a_placement_waits_for_the_next_own_turn(card: str) -> None:
    night = struck(card, roll=10)
    strike(night)
    assert night.player(0).placements == [card]
    assert night.cell(0) == cell_at(1, 0)
    assert night.match.view(2).players[0].placements == [card]


@rule("SH-166", "SH-167", "SH-R58")
@pytest.mark.parametrize(("rolls", "ramp"), [((3,), E), ((4,), NW), ((10, 9), SW)])
def test_klara_puts_the_cart_on_the_ramp_the_die_names(rolls: tuple[int, ...], ramp: int) -> None:
    night = corridor()
    night.cart(0, -1, -1)
    night.keys(0, 1)
    night.player(0).placements = ["klara"]
    night.dice(*rolls)
    night.begin()
    assert (night.cell(0), night.player(0).exit) == (GATE, ramp)
    assert night.asked() == (0, "gatehouse")
    night.play(Look(0))
    assert night.asked() == (1, "rotate")


@rule("SH-R56")
def test_klara_rolls_again_for_an_occupied_ramp_and_not_for_a_single_one() -> None:
    night = corridor()
    night.cart(0, -1, -1)
    night.cart(1, 0, 0, E)
    night.player(0).placements = ["klara"]
    night.dice(1, 2, 8)
    night.begin()
    assert night.player(0).exit == SW
    night = corridor()
    night.cart(0, -1, -1)
    night.cart(1, 0, 0, E)
    night.cart(2, 0, 0, SW)
    night.player(0).placements = ["klara"]
    night.begin()
    assert night.player(0).exit == NW
    assert not night.happened(night.match.now.events or [], Thrown)


@rule("SH-168", "SH-R56")
def test_with_no_ramp_free_klara_puts_the_cart_before_the_right_neighbours_ramp() -> None:
    night = corridor(seats=4)
    night.cart(0, -1, -1)
    for seat, ramp in ((1, E), (2, SW), (3, NW)):
        night.cart(seat, 0, 0, ramp)
    night.lay(0, -1, "S2")
    night.player(0).placements = ["klara"]
    night.begin()
    assert (night.cell(0), night.player(0).exit) == (cell_at(0, -1), 5)
    assert night.asked() == (1, "rotate")
    night = corridor(seats=4)
    night.cart(0, -1, -1)
    for seat, ramp in ((1, E), (2, SW), (3, NW)):
        night.cart(seat, 0, 0, ramp)
    night.lay(0, -1, "S0")
    night.player(0).placements = ["klara"]
    night.begin()
    assert night.player(0).exit == FREE


def test_before_the_gatehouse_has_turned_klara_simply_puts_the_cart_there() -> None:
    night = corridor()
    night.table.board[GATE] = 36 * 6
    night.cart(0, -1, -1)
    night.cart(1, 0, 0, FREE)
    night.player(0).placements = ["klara"]
    night.begin()
    assert (night.cell(0), night.player(0).exit) == (GATE, FREE)


@rule("SH-177", "SH-R57", "SH-R58")
def test_the_invisible_one_puts_the_cart_in_the_nearest_free_key_room() -> None:
    night = corridor()
    night.cart(0, 2, 0, E)
    night.player(0).placements = ["invisible"]
    events = (night.begin().match.now.events or [])[:]
    assert night.cell(0) == KEY_ROOMS[0]
    assert night.happened(events, Placed)[0].card == "invisible"
    assert night.asked() == (1, "key-room")


@rule("SH-178", "SH-R57")
@pytest.mark.parametrize(("roll", "room"), [(7, 1), (6, 5)])
def test_of_two_equally_near_rooms_odd_is_the_earlier_letter(roll: int, room: int) -> None:
    night = corridor()
    night.cart(0, 3, 0)
    night.player(0).placements = ["invisible"]
    night.dice(roll)
    night.begin()
    assert night.cell(0) == KEY_ROOMS[room]


@rule("SH-177", "SH-R57")
def test_an_occupied_room_is_passed_over_but_a_ghost_does_not_count() -> None:
    night = corridor()
    night.cart(0, 2, 0, E)
    night.cart(1, 3, 0)
    night.player(0).placements = ["invisible"]
    night.dice(1)
    night.begin()
    assert night.cell(0) != KEY_ROOMS[0]
    night = corridor()
    night.cart(0, 2, 0, E)
    night.ghost(1)
    night.cart(1, 3, 0)
    night.player(0).placements = ["invisible"]
    night.begin()
    assert night.cell(0) == KEY_ROOMS[0]


@rule("SH-R57", "SH-R02")
def test_among_more_than_two_the_draw_is_even() -> None:
    night = corridor()
    night.cart(0, 0, 0, E)
    night.player(0).placements = ["invisible"]
    night.picks(4)
    night.begin()
    assert night.cell(0) == KEY_ROOMS[4]


@rule("SH-R58", "SH-078")
def test_after_a_placement_a_ghost_in_the_key_room_scares_first() -> None:
    night = corridor()
    night.cart(0, 2, 0, E)
    night.ghost(2)
    night.cart(2, 3, 0)
    night.player(0).placements = ["invisible"]
    night.begin()
    assert night.asked() == (0, "test")
    night.dice(1)
    night.play(ROLL)
    assert night.asked() == (1, "key-room")


@rule("SH-179", "SH-R59")
def test_placements_happen_one_a_turn_and_then_all_is_normal() -> None:
    night = corridor()
    night.cart(0, 2, 0, E)
    night.player(0).placements = ["klara", "invisible"]
    night.dice(1)
    night.begin()
    assert night.cell(0) == GATE
    assert night.player(0).placements == ["invisible"]
    night.player(0).placements.clear()
    night.table.active = 0
    del night.table.frames[1:]
    night.table.frames[0].at = 0
    night.table.withdraw()
    night.begin()
    assert night.asked() == (0, "rotate")


# Rickshaw and Wendigo


@rule("SH-169", "SH-170", "SH-171", "SH-R53")
def test_the_rickshaw_may_be_passed_on_once_but_not_back() -> None:
    night = struck("rickshaw", roll=1, seats=4)
    strike(night)
    assert night.asked() == (0, "pass-on")
    assert night.moves() == [DECLINE, PassOn(2), PassOn(3)]
    night.dice(1)
    night.play(PassOn(2))
    assert night.asked() == (2, "test")
    night.play(ROLL)
    assert night.player(2).morale == 8
    assert night.asked() == (1, "rotate")
    assert night.table.horror_discard == ["rickshaw"]


@rule("SH-170", "SH-186", "SH-R53")
@pytest.mark.parametrize("card", ["rickshaw", "wendigo"])
def test_it_may_also_be_let_go(card: str) -> None:
    night = struck(card, roll=1)
    strike(night)
    night.play(DECLINE)
    assert night.table.horror_discard == [card]
    assert night.asked() == (1, "rotate")


@rule("SH-171", "SH-184", "SH-185", "SH-186", "SH-R53")
def test_the_wendigo_goes_on_until_a_test_fails_or_nobody_is_left() -> None:
    night = struck("wendigo", roll=1, seats=5)
    strike(night)
    night.dice(1, 1)
    night.play(PassOn(3), ROLL)
    assert night.asked() == (3, "pass-on")
    assert night.moves() == [DECLINE, PassOn(1), PassOn(2), PassOn(4)]
    night.play(PassOn(4), ROLL)
    assert night.moves() == [DECLINE, PassOn(1), PassOn(2)]
    night.dice(10)
    night.play(PassOn(2), ROLL)
    assert night.player(2).morale == 7
    assert night.table.horror_discard == ["wendigo"]
    assert night.asked() == (1, "rotate")


@rule("SH-186", "SH-171")
def test_without_a_victim_the_wendigo_is_discarded() -> None:
    night = struck("wendigo", roll=1)
    night.ghost(2)
    strike(night)
    assert night.table.horror_discard == ["wendigo"]


@rule("SH-R53", "SH-087")
def test_a_victim_out_of_turn_has_all_its_items() -> None:
    night = struck("rickshaw", roll=1)
    night.hand(2, "parchment", "book")
    strike(night)
    night.play(PassOn(2))
    assert night.moves() == [ROLL, use("parchment"), use("book")]


# The Ghost Train


@rule("SH-172", "SH-R47")
def test_the_ghost_train_works_in_the_next_own_turn() -> None:
    night = struck("ghost_train", roll=10)
    strike(night)
    assert night.player(0).derailed
    assert night.player(0).morale == 8
    assert not night.table.derailed


@rule("SH-172", "SH-R59")
def test_the_ghost_train_passes_after_one_turn() -> None:
    night = corridor()
    night.player(0).derailed = True
    night.begin()
    assert night.table.derailed
    assert not any(isinstance(move, Rotate) for move in night.moves())
    assert not night.match.view(0).lit
    assert not night.player(0).derailed, "the turn after this one is normal again"


# Dracula and the Werewolf


@rule("SH-173", "SH-R35", "SH-R47")
def test_dracula_stays_and_costs_1_at_the_start_of_each_own_turn() -> None:
    night = struck("dracula", roll=10)
    strike(night)
    assert night.open_cards(0) == ["dracula"]
    assert night.player(0).morale == 8
    night = corridor()
    night.laid(0, "dracula")
    night.hand(0)
    night.begin()
    assert night.player(0).morale == 8
    assert night.asked() == (0, "rotate")


def meeting(curse: str, *, holder: int, roll: int) -> Night:
    """Player 0 rides past player 2; one of them is cursed."""
    night = corridor()
    night.laid(holder, curse)
    night.morale(0, 5)
    night.morale(2, 5)
    night.hand(0)
    night.cart(2, 1, 0, W)
    night.dice(roll)
    night.begin().ride()
    assert night.asked() == (2 if holder == 0 else 0, "meet")
    night.play(ROLL)
    return night


@rule("SH-174", "SH-R48", "SH-R50")
@pytest.mark.parametrize("holder", [0, 2])
def test_dracula_passes_to_whoever_fails(holder: int) -> None:
    night = meeting("dracula", holder=holder, roll=6)
    met = 2 - holder
    assert night.open_cards(met) == ["dracula"]
    assert night.open_cards(holder) == []
    loss = 1 if holder == 0 else 0
    assert night.player(holder).morale == 5 - loss + 3
    assert night.player(met).morale == 5


@rule("SH-175")
def test_dracula_is_gone_when_the_met_player_passes() -> None:
    night = meeting("dracula", holder=2, roll=5)
    assert night.open_cards(0) == night.open_cards(2) == []
    assert night.table.horror_discard == ["dracula"]
    assert night.player(2).morale == 5


@rule("SH-180")
def test_the_werewolf_stays_after_a_failed_test() -> None:
    night = struck("werewolf", roll=10)
    strike(night)
    assert night.open_cards(0) == ["werewolf"]
    assert night.player(0).morale == 6


@rule("SH-181", "SH-182", "SH-R48")
@pytest.mark.parametrize("holder", [0, 2])
def test_the_werewolf_gains_1_and_bites(holder: int) -> None:
    night = meeting("werewolf", holder=holder, roll=6)
    met = 2 - holder
    assert night.open_cards(met) == ["werewolf"]
    assert (night.player(holder).morale, night.player(met).morale) == (6, 2)
    night = meeting("werewolf", holder=holder, roll=1)
    assert night.open_cards(met) == night.open_cards(holder) == []
    assert (night.player(holder).morale, night.player(met).morale) == (6, 4)
    assert night.table.horror_discard == ["werewolf"]


@rule("SH-183", "SH-R52")
def test_against_garlic_the_werewolf_gets_nothing() -> None:
    night = corridor()
    night.laid(0, "werewolf")
    night.morale(0, 5)
    night.hand(2, "garlic")
    night.cart(2, 1, 0, W)
    night.begin().ride()
    night.play(use("garlic"))
    assert night.player(0).morale == 5
    assert night.open_cards(0) == ["werewolf"]


@rule("SH-R84")
def test_a_bite_that_makes_a_ghost_ends_the_curse() -> None:
    night = corridor()
    night.laid(2, "werewolf")
    night.morale(0, 2)
    night.cart(2, 1, 0, W)
    night.dice(9)
    night.begin().ride()
    night.play(ROLL)
    assert night.player(0).ghost
    assert night.table.horror_discard == ["werewolf"]


@rule("SH-R48")
def test_nobody_is_met_in_the_gatehouse_or_behind_closed_doors() -> None:
    night = corridor()
    night.laid(0, "dracula")
    night.hand(0)
    night.cart(0, 2, 0, W)
    night.cart(2, 0, 0, NW)
    events = night.begin().ride()
    assert not night.happened(events, CurseMet)


@rule("SH-R49", "SH-R27")
def test_meetings_go_in_path_order_and_a_card_that_moved_works_no_more() -> None:
    night = corridor(seats=4)
    night.laid(0, "werewolf")
    night.hand(0)
    night.cart(3, 1, 0, W)
    night.cart(2, 2, 0, W)
    night.dice(10)
    night.begin().ride()
    assert night.asked() == (3, "meet")
    night.play(ROLL)
    assert night.open_cards(3) == ["werewolf"]
    assert night.asked() == (1, "key-room")


@rule("SH-R49")
def test_a_card_that_stayed_meets_the_next_one_too() -> None:
    night = corridor(seats=4)
    night.laid(0, "werewolf")
    night.hand(0)
    night.hand(3, "garlic")
    night.cart(3, 1, 0, W)
    night.cart(2, 2, 0, W)
    night.begin().ride()
    night.play(use("garlic"))
    assert night.asked() == (2, "meet")


@rule("SH-R27")
def test_scares_come_before_meetings() -> None:
    night = corridor(seats=4)
    night.laid(2, "dracula")
    night.cart(2, 1, 0, W)
    night.ghost(3)
    night.cart(3, 2, 0, W)
    night.dice(1, 1)
    night.begin().ride()
    assert night.asked() == (0, "test")
    night.play(ROLL)
    assert night.asked() == (0, "meet")


@rule("SH-R40")
def test_a_failed_meeting_costs_the_book() -> None:
    night = corridor()
    night.laid(2, "dracula")
    night.laid(0, "book", 3)
    night.morale(0, 6)
    night.cart(2, 1, 0, W)
    night.dice(9)
    night.begin().ride()
    night.play(ROLL)
    assert night.player(0).morale == 3
    assert night.open_cards(0) == ["dracula"]


def test_a_pass_of_the_frightener_ends_the_matter() -> None:
    night = struck("golem", roll=1)
    night.play(SPARE)
    assert night.asked() == (1, "rotate")
    assert GO in night.moves()
