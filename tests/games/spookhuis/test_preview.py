"""What the screen lights up before a player chooses a way out of a tile."""

import speeltafel
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import GO, STEER
from tests.games.spookhuis.layout import table_of


def test_the_ways_out_of_a_tile_together_lead_wherever_the_cart_can_go() -> None:
    match = speeltafel.start("spookhuis", seats=3, seed=1)
    seat = table_of(match).active
    match.play(seat, GO)
    view = match.view(seat)
    ways = [GAME.preview(view, seat, move) for move in STEER]
    everywhere = {stop for stops in ways for stop in stops}
    assert everywhere == set(GAME.preview(view, seat, GO))
    assert any(set(stops) != everywhere for stops in ways), "each way out has stops of its own"


def test_whoever_drives_sees_the_ways_of_the_cart_that_rides() -> None:
    match = speeltafel.start("spookhuis", seats=3, seed=1)
    seat = table_of(match).active
    match.play(seat, GO)
    driver = (seat + 1) % 3
    assert GAME.preview(match.view(driver), driver, STEER[0]) == GAME.preview(
        match.view(seat), seat, STEER[0]
    )
