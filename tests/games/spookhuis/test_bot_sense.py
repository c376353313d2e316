"""Exams: positions from games that were watched, in which a person would laugh at the wrong move."""

from collections.abc import Callable

import msgspec
import pytest

from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.moves import (
    CRACK,
    GO,
    ROLL,
    Ambush,
    Frighten,
    HandIn,
    Look,
    PickRoom,
    Rotate,
    SetAside,
    StealKey,
    Steer,
    Unlock,
    use,
)
from speeltafel.kit.exams import LEVELS, Exam, laughed_at, no_choice, none_of, one_of
from speeltafel.lab.driver import moments
from tests.games.spookhuis.layout import HARMLESS, NE, SW, E, Night, W, corridor, dead_end
from tools.mixed import mixed


def looked(night: Night, *slots: int, seat: int = 0) -> Night:
    """This player has seen these slots."""
    for slot in slots:
        night.table.code[slot] = msgspec.structs.replace(
            night.table.code[slot], seen=1 << seat, sure=1 << seat
        )
    return night


def knows_all(night: Night) -> Night:
    night.code(1, 2, 3)
    return looked(night, 0, 1, 2)


def crowded_tile() -> Night:
    """Two others stand where the ride of player 0 ends; only player 2 has the key that is missing."""
    night = knows_all(dead_end())
    night.keys(0, 1, 2)
    night.cart(1, 1, 0, W)
    night.cart(2, 1, 0, W)
    night.keys(1, 5)
    night.keys(2, 5, 3)
    night.morale(0, 5)
    night.hand(1, HARMLESS)
    return night


def whom_to_rob() -> Night:
    night = crowded_tile()
    night.begin().ride()
    night.play(night.moves()[0])
    return night


def what_to_steal() -> Night:
    night = whom_to_rob()
    night.dice(10)
    night.play(Ambush(2), ROLL)
    return night


def fork_before_gate_and_key(*keys: int) -> Night:
    """Player 0 comes from the east; the switch leads on to ramp A, or to Key Room E with keys of kind 2."""
    night = knows_all(corridor())
    night.keys(0, *keys)
    night.rooms(1, 5, 3, 4, 2, 6)
    for q, r, face in ((2, 0, "S0"), (1, 0, "L0"), (0, 1, "S1"), (-1, 2, "S1"), (-2, 3, "W1")):
        night.lay(q, r, face)
    night.cart(1, -2, 0)
    night.cart(2, -2, 0)
    night.cart(0, 2, 0, W)
    night.begin().ride()
    return night


def at_gate(*keys: int) -> Night:
    night = corridor()
    night.code(1, 2, 3)
    night.cart(0, 2, 0, W)
    night.keys(0, *keys)
    return night


def home() -> Night:
    night = knows_all(at_gate(1, 2, 3, 5))
    night.begin().ride()
    return night


def first_lock() -> Night:
    night = home()
    night.play(CRACK)
    return night


def one_look_left() -> Night:
    night = looked(at_gate(1), 0, 2)
    night.begin().ride()
    return night


def struck(card: str, *hand: str, morale: int = 9) -> Callable[[], Night]:
    def lay() -> Night:
        night = dead_end()
        night.morale(1, 1)
        night.hand(0, *hand, HARMLESS)
        night.hand(1, card)
        night.morale(0, morale)
        night.begin().ride()
        night.play(Frighten(card))
        return night

    return lay


def nearly_out() -> Night:
    """Player 0, with everything it takes, ended before player 1, who has the lowest morale."""
    night = dead_end()
    night.morale(1, 1)
    night.keys(0, 1, 2, 3)
    night.hand(1, "raven", "golem", "bloom")
    night.begin().ride()
    return night


def useless_key_room() -> Night:
    """The rails lead to Key Room A, whose key nobody needs; a turn of the first tile leads to the ones that are."""
    night = knows_all(corridor())
    night.keys(0, 2)
    night.rooms(5, 1, 3, 4, 2, 6)
    night.begin()
    return night


def way_home() -> Night:
    night = knows_all(at_gate(1, 2, 3))
    night.begin()
    return night


def on_the_way(move: object) -> bool:
    """Nothing is changed about the rails home."""
    return move == GO or (isinstance(move, Rotate) and move.cell not in (cell_at(1, 0), cell_at(2, 0)))


def too_many_cards() -> Night:
    night = dead_end()
    night.hand(0, "pistol", "cross", "raven", "spider", "rat_catcher", "elf_king")
    night.begin().ride()
    night.play(night.moves()[0])
    return night


def a_key_to_lose() -> Night:
    night = knows_all(dead_end())
    night.keys(0, 1, 2, 6)
    night.morale(0, 5)
    night.morale(1, 1)
    night.hand(1, "vanderhusen")
    night.dice(10)
    night.begin().ride()
    night.play(Frighten("vanderhusen"), ROLL)
    return night


def filing(given: bool) -> Callable[[], Night]:
    def lay() -> Night:
        night = knows_all(corridor())
        night.keys(0, 1, 2, 6)
        night.hand(0, "file", HARMLESS)
        night.begin()
        night.play(use("file"))
        if given:
            night.play(HandIn("key_6"))
        return night

    return lay


def spectacles() -> Night:
    night = corridor()
    night.code(1, 2, 3)
    night.hand(0, "lorgnette", HARMLESS)
    looked(night, 0, 1)
    night.begin()
    night.play(use("lorgnette"))
    return night


def hunting() -> Night:
    """A Ghost on a Ghost Circle: to one side a player who is nearly out of their mind, to the other nobody."""
    night = corridor()
    night.lay(2, 0, "O1")
    night.lay(3, -1, "S1")
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 3, -1, W)
    night.morale(1, 2)
    night.begin()
    return night


EXAMS = {
    "the one who has the key": Exam(
        whom_to_rob, 0, one_of(Ambush(2)), "only player 2 has the key that is missing"
    ),
    "the key that is missing": Exam(what_to_steal, 0, one_of(StealKey(1)), "key 3 is missing, not key 5"),
    "no way back to the gate": Exam(
        lambda: fork_before_gate_and_key(1, 3),
        0,
        one_of(Steer(SW)),
        "the code is known and a key is missing: there is nothing to do in the Gatehouse",
    ),
    "home": Exam(
        lambda: fork_before_gate_and_key(1, 2, 3), 0, one_of(Steer(W)), "all keys are there: to the gate"
    ),
    "useless key": Exam(
        useless_key_room, 0, none_of(GO), "key 5 fits no lock, and others are to be had elsewhere"
    ),
    "go home": Exam(
        way_home, 0, on_the_way, "the rails lead to the gate as they lie, and all keys are there"
    ),
    "open it": Exam(home, 0, one_of(CRACK), "the code is known and the keys are there"),
    "keys that fit": Exam(
        first_lock,
        0,
        one_of(Unlock("key_1", 0), Unlock("key_2", 1), Unlock("key_3", 2)),
        "everything is known: no key needs to be tried where it does not fit",
    ),
    "the unseen slot": Exam(one_look_left, 0, one_of(Look(1)), "the other two slots are known"),
    "umbrella": Exam(struck("martian", "umbrella"), 0, one_of(use("umbrella")), "it wards off, and stays"),
    "silver bullets": Exam(
        struck("raven", "pistol"), 0, one_of(ROLL), "the Raven costs at most 1: the Pistol is for worse"
    ),
    "last bullet": Exam(
        struck("golem", "pistol", morale=3), 0, one_of(use("pistol")), "a failed test is the end"
    ),
    "nearly out": Exam(
        nearly_out, 1, one_of(Frighten("golem")), "with three keys a player escapes next: the worst horror"
    ),
    "keep the pistol": Exam(
        too_many_cards,
        0,
        none_of(SetAside("pistol"), SetAside("cross")),
        "horrors come for nothing, items do not",
    ),
    "the spare key": Exam(a_key_to_lose, 0, one_of(HandIn("key_6")), "key 6 fits no lock"),
    "file the spare key": Exam(filing(False), 0, one_of(HandIn("key_6")), "key 6 fits no lock"),
    "for the one that fits": Exam(filing(True), 0, one_of(PickRoom(2)), "key 3 lies in room C"),
    "the third slot": Exam(spectacles, 0, one_of(Look(2)), "the other two are known"),
    "prey": Exam(hunting, 0, one_of(Steer(NE)), "the frightened player is one ride away"),
}


@pytest.mark.parametrize("name", EXAMS)
def test_every_exam_has_right_and_wrong_answers(name: str) -> None:
    assert not no_choice(EXAMS[name])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", EXAMS)
def test_no_bot_is_laughed_at(name: str, level: str) -> None:
    assert laughed_at(EXAMS[name], level) == []


def test_who_rides_in_circles_for_a_whole_night_turns_a_tile_for_a_change() -> None:
    """Three novices and a normal bot whose carts went round the same rooms for ninety rounds, each steering the others away."""
    match, players = mixed("spookhuis", "calibrate/3001/176")
    for _ in moments(match, players):
        assert match.table.round < 90, "nobody ever tries anything else"
    assert match.result is not None
    assert match.result.winners
