"""The ambush: two rolls about the attacker's morale, and what can be stolen."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.spookhuis.events import FoundNothing, Rolled, Stole
from speeltafel.games.spookhuis.moves import (
    DECLINE,
    ROLL,
    SPARE,
    STEAL_HAND,
    Ambush,
    StealItem,
    StealKey,
    use,
)
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import Night, W, corridor, dead_end


def robbery(morale: int = 5, **options: str) -> Night:
    """Player 0 arrives at a dead end where player 2 stands with keys, a Book and two items."""
    night = dead_end(**options)
    night.morale(0, morale)
    night.morale(1, 1)
    night.cart(2, 1, 0, W)
    night.keys(2, 3, 4)
    night.hand(2, "raven", "cross", "mirror")
    night.laid(2, "book", 3)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "ambush")
    return night


@rule("SH-090", "SH-091", "SH-R44")
def test_an_ambush_needs_somebody_at_the_dead_end_and_is_optional() -> None:
    night = robbery()
    assert night.moves() == [DECLINE, Ambush(2)]
    night.play(DECLINE)
    assert night.asked() == (1, "rotate")
    night = dead_end()
    night.morale(1, 1)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (1, "rotate")


@rule("SH-097", "SH-R07")
def test_no_ambush_before_a_room_or_in_the_gatehouse() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.cart(2, 0, 0, 2)
    night.keys(0, 1)
    night.begin().ride()
    assert night.asked() == (0, "gatehouse")
    with pytest.raises(IllegalMove) as refused:
        night.play(Ambush(2))
    assert refused.value.rule == "SH-097"


@rule("SH-R44")
def test_ghosts_cannot_be_ambushed() -> None:
    night = dead_end()
    night.ghost(2)
    night.cart(2, 1, 0, W)
    night.dice(1)
    night.begin().ride()
    night.play(ROLL, SPARE)
    assert night.asked() == (1, "rotate")


@rule("SH-092", "SH-093", "SH-095", "SH-096", "SH-R41")
def test_the_victim_rolls_against_the_attackers_morale_then_the_attacker_does() -> None:
    night = robbery(5)
    night.dice(6, 5)
    events = night.play(Ambush(2), ROLL)
    assert night.happened(events, Rolled)[0].thrower == 2
    assert night.happened(events, Rolled)[0].seat == 0
    assert night.player(0).morale == 4
    events = night.play(StealKey(0), ROLL)
    assert night.happened(events, Rolled)[0].thrower == 0
    assert night.player(0).morale == 3


@rule("SH-092", "SH-095", "SH-R41")
def test_a_failed_ambush_steals_nothing_but_the_second_roll_follows() -> None:
    night = robbery(5)
    night.dice(5, 6)
    night.play(Ambush(2), ROLL)
    assert night.asked() == (0, "test")
    night.play(ROLL)
    assert night.player(0).morale == 4
    assert len(night.player(2).keys) == 2


@rule("SH-R41")
def test_in_the_classic_ambush_attacker_and_victim_test_themselves() -> None:
    night = robbery(5, ambush="classic")
    night.morale(2, 4)
    night.dice(6, 5)
    events = night.play(Ambush(2), ROLL)
    assert night.happened(events, Rolled)[0].thrower == 0
    night.play(StealItem("book"))
    assert night.asked() == (2, "test")
    night.play(ROLL)
    assert night.player(0).morale == 4
    assert night.player(2).ghost


@rule("SH-R42")
def test_an_attacker_who_falls_to_0_steals_nothing() -> None:
    night = robbery(1)
    night.dice(9)
    night.play(Ambush(2), ROLL)
    assert night.player(0).ghost
    assert len(night.player(2).keys) == 2
    assert night.asked() == (1, "rotate")


@rule("SH-R40")
def test_an_ambush_roll_above_morale_costs_the_attackers_book_too() -> None:
    night = robbery(8)
    night.laid(0, "book", 3)
    night.dice(9)
    night.play(Ambush(2), ROLL)
    assert night.player(0).morale == 4
    assert "book" in night.table.item_discard


@rule("SH-094", "SH-R43")
def test_what_can_be_stolen() -> None:
    night = robbery()
    night.dice(10)
    night.play(Ambush(2), ROLL)
    assert night.moves() == [StealItem("book"), StealKey(0), StealKey(1), STEAL_HAND]


@rule("SH-094", "SH-116", "SH-R43")
def test_a_stolen_open_item_goes_to_the_hand_and_its_points_are_lost() -> None:
    night = robbery()
    night.dice(10, 1)
    night.play(Ambush(2), ROLL, StealItem("book"), ROLL)
    assert "book" in night.cards(0)
    assert night.player(2).morale == 6
    assert night.player(2).laid == []


@rule("SH-116", "SH-R78")
def test_a_stolen_book_can_make_its_owner_a_ghost() -> None:
    night = robbery()
    night.morale(2, 2)
    night.dice(10, 1)
    night.play(Ambush(2), ROLL, StealItem("book"))
    assert night.player(2).ghost
    assert night.player(2).keys == []
    assert night.asked() == (0, "test")


@rule("SH-094", "SH-R43")
def test_from_the_hand_comes_a_random_item_never_a_horror() -> None:
    night = robbery()
    night.dice(10, 1)
    night.picks(1)
    events = night.play(Ambush(2), ROLL, STEAL_HAND)
    assert night.happened(events, Stole)[0].card == "mirror"
    assert night.cards(2) == ["raven", "cross"]
    assert "mirror" in night.cards(0)


@rule("SH-R43")
def test_without_an_item_in_hand_the_attacker_chooses_again() -> None:
    night = robbery()
    night.hand(2, "raven")
    night.dice(10)
    night.play(Ambush(2), ROLL)
    assert STEAL_HAND in night.moves()
    events = night.play(STEAL_HAND)
    assert night.happened(events, FoundNothing)
    assert night.moves() == [StealItem("book"), StealKey(0), StealKey(1)]


@rule("SH-R43")
def test_from_a_player_with_nothing_nothing_is_stolen() -> None:
    night = robbery()
    night.hand(2)
    night.keys(2)
    night.player(2).laid.clear()
    night.dice(10)
    night.play(Ambush(2), ROLL)
    assert night.asked() == (0, "test")


@rule("SH-R43", "SH-R46")
def test_only_thief_and_victim_know_which_key_moved() -> None:
    night = robbery()
    night.dice(10)
    night.play(Ambush(2), ROLL)
    assert night.match.view(1).players[2].keys == ["key_3", "key_4"]
    events = night.play(StealKey(0))
    seen = {seat: night.shown(seat, night.happened(events, Stole))[0].card for seat in (0, 1, 2)}
    assert seen == {0: "key_3", 1: None, 2: "key_3"}
    assert night.match.view(0).players[0].keys == ["key_3"]
    assert night.match.view(2).players[0].keys == ["key_3"]
    assert night.match.view(1).players[0].keys == [""]
    assert night.match.view(1).players[2].keys == [""]


@rule("SH-113")
def test_the_attacker_may_play_an_item_before_the_roll() -> None:
    night = robbery(4)
    night.hand(0, "gin")
    night.play(Ambush(2))
    assert use("gin") in night.moves()
