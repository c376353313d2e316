"""What the screen lights up before a player chooses: where a ride can end, and whom it meets on the way."""

import random

import pytest

import speeltafel
from speeltafel.engine import ASKED, Decision, Match, Move
from speeltafel.games.spookhuis.board import FREE, cell_at
from speeltafel.games.spookhuis.courses import Stop, Way, preview
from speeltafel.games.spookhuis.events import Stopped
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import GO, SPARE, STEER, Rotate, Steer, Teleport, Use
from tests.games.spookhuis.layout import NE, SE, E, Night, corridor, table_of

ALONE = (Way((), -1),)
RIDES = ("depart", "branch", "teleport")
Place = tuple[int, int, str]


def place(stop: Stop) -> Place:
    return stop.cell, stop.exit, stop.kind


def asked(match: Match) -> Decision:
    return next(decision for decision in match.decisions() if decision.waits == ASKED)


def ends(match: Match, seat: int, move: Move) -> list[Stop]:
    return preview(match.view(seat), seat, move)


def test_the_preview_names_exactly_the_stops_that_rides_reach() -> None:
    night = corridor()
    night.begin()
    assert ends(night.match, 0, GO) == [Stop(cell_at(3, 0), FREE, "room", 3, ALONE)]
    assert ends(night.match, 0, Rotate(cell_at(2, 0), 1)) == [Stop(cell_at(1, 0), E, "dead_end", 1, ALONE)]
    night.cart(1, 3, 0)
    assert ends(night.match, 0, GO) == [Stop(cell_at(2, 0), E, "before_room", 2, ALONE)]
    assert ends(night.match, 0, SPARE) == []


def test_the_ways_out_of_a_tile_together_lead_wherever_the_cart_can_go() -> None:
    match = speeltafel.start("spookhuis", seats=3, seed=1)
    seat = table_of(match).active
    match.play(seat, GO)
    view = match.view(seat)
    ways = [{place(stop) for stop in GAME.preview(view, seat, move)} for move in STEER]
    everywhere = set().union(*ways)
    assert everywhere == {place(stop) for stop in GAME.preview(view, seat, GO)}
    assert any(stops != everywhere for stops in ways), "each way out has stops of its own"


def test_whoever_drives_sees_the_ways_of_the_cart_that_rides() -> None:
    match = speeltafel.start("spookhuis", seats=3, seed=1)
    seat = table_of(match).active
    match.play(seat, GO)
    driver = (seat + 1) % 3
    assert GAME.preview(match.view(driver), driver, STEER[0]) == GAME.preview(
        match.view(seat), seat, STEER[0]
    )


def test_every_choice_of_a_ride_leads_where_the_preview_says() -> None:
    rides = 0
    for seed in range(6):
        match, whim = started(seed), random.Random(seed)
        expected: set[Place] = set()
        while match.result is None:
            decision = asked(match)
            move = whim.choice([m for m in decision.moves if not isinstance(m, Use)])
            if decision.kind == "rotate" or (decision.kind in RIDES and not table_of(match).lamp):
                expected = {place(stop) for stop in ends(match, decision.seat, move)}
            for event in match.play(decision.seat, move):
                if isinstance(event, Stopped):
                    if expected and event.reason in ("dead_end", "before_room", "room"):
                        exit = table_of(match).players[event.seat].exit
                        assert (event.cell, exit, event.reason) in expected
                        rides += 1
                    expected = set()
    assert rides > 200


def test_whatever_is_lit_up_can_be_reached_choice_by_choice() -> None:
    """Also by teleporter: a stop that was named is still there after every choice that names it."""
    by_teleporter = 0
    for seed in range(8):
        match, whim = started(seed), random.Random(seed)
        for _ in range(40):
            goal: Place | None = None
            while goal is None and match.result is None:
                decision = asked(match)
                if decision.kind == "rotate" and GO in decision.moves:
                    goal = whim.choice([place(stop) for stop in ends(match, decision.seat, GO)] or [None])
                moves = [m for m in decision.moves if not isinstance(m, Use)]
                match.play(decision.seat, GO if goal else whim.choice(moves))
            if goal:
                by_teleporter += ridden(match, goal, whim)
    assert by_teleporter > 20


def started(seed: int) -> Match:
    board = "random" if seed % 2 else "fixed"
    return speeltafel.start("spookhuis", 4, {"board": board}, seed=seed, record=False)


def ridden(match: Match, goal: Place, whim: random.Random) -> bool:
    """Make any choices that lead to this stop; whether a teleporter was among them."""
    table = table_of(match)
    rider, teleported, stops = table.active, False, list[Stopped]()
    while match.result is None and not stops and (decision := asked(match)).kind in RIDES:
        seat = decision.seat
        leading = [m for m in decision.moves if goal in {place(stop) for stop in ends(match, seat, m)}]
        assert leading, "every choice that named it keeps it within reach"
        move = whim.choice(leading)
        teleported = teleported or isinstance(move, Teleport)
        stops = [event for event in match.play(seat, move) if isinstance(event, Stopped)]
    assert all((stop.seat, stop.cell, stop.reason) == (rider, goal[0], goal[2]) for stop in stops)
    return teleported


# What is met on the way ------------------------------------------------------------------------------


def two_ways() -> Night:
    """Player 0 on ramp A; a fork leads round both sides of a diamond to Key Room A."""
    night = Night()
    night.cart(0, 0, 0, E)
    night.track("Y3", "Y0", "K3")
    night.lay(2, -1, "T4")
    night.lay(1, 1, "T1")
    night.cart(2, 0, 2)
    return night


def room_a(stops: list[Stop]) -> Stop:
    return next(stop for stop in stops if stop.kind == "room")


def test_two_ways_to_a_room_on_which_nobody_is_met_are_one() -> None:
    night = two_ways()
    night.begin()
    night.ride()
    assert night.moves() == [STEER[NE], STEER[SE]]
    for move in night.moves():
        assert room_a(ends(night.match, 0, move)) == Stop(cell_at(3, 0), FREE, "room", 4, ALONE)


def test_ways_differ_by_the_ghosts_on_them() -> None:
    """SH-072, SH-R25"""
    night = two_ways()
    night.cart(1, 2, -1)
    night.begin()
    assert room_a(ends(night.match, 0, GO)).ways == ALONE, "the living pass each other in peace"
    night.ghost(1)
    assert set(room_a(ends(night.match, 0, GO)).ways) == {Way((1,), -1), *ALONE}
    night.ride()
    met, free = (room_a(ends(night.match, 0, move)).ways for move in night.moves())
    assert (met, free) == ((Way((1,), -1),), ALONE)


def test_ways_differ_by_the_curses_on_them() -> None:
    """SH-174, SH-181, SH-R48: whoever of the two holds the card."""
    night = two_ways()
    night.cart(1, 2, -1)
    night.laid(0, "werewolf")
    night.begin()
    assert set(room_a(ends(night.match, 0, GO)).ways) == {Way((1,), -1), *ALONE}


def test_the_last_to_leave_the_gatehouse_chooses_its_side() -> None:
    """SH-032: how the Gatehouse is turned over is part of the way, for the last cart only."""
    match = speeltafel.start("spookhuis", seats=3, seed=1)
    table = table_of(match)
    sides = {way.side for stop in ends(match, table.active, GO) for way in stop.ways}
    assert sides == {-1}
    for player in table.players[:2]:
        player.cell = cell_at(0, 2)
    table.active = 2
    sides = {way.side for stop in ends(match, 2, GO) for way in stop.ways}
    assert sides == set(range(6))


def test_a_teleporter_is_a_choice_of_its_own() -> None:
    night = corridor()
    night.lay(3, -1, "S0")
    night.cart(0, 3, -1, E)
    night.begin()
    everywhere = {place(stop) for stop in ends(night.match, 0, GO)}
    night.ride()
    assert night.asked() == (0, "teleport")
    found = [{place(stop) for stop in ends(night.match, 0, move)} for move in night.moves()]
    assert set().union(*found) == everywhere
    assert any(stops != everywhere for stops in found), "each teleporter has stops of its own"
    assert all(found)


@pytest.mark.parametrize("number", [-(2**63), -7, -1, 37, 222, 2**63 - 1])
def test_numbers_that_are_on_no_board_lead_nowhere(number: int) -> None:
    night = corridor()
    night.begin()
    for move in (Rotate(number, 1), Steer(number), Teleport(number, 0), Teleport(0, number)):
        assert ends(night.match, 0, move) == []
    assert ends(night.match, 0, Rotate(cell_at(-1, -1), number))
