"""Whether the lamp helps hangs on the own cart, wherever the others stand."""

from speeltafel.games.spookhuis import traffic
from speeltafel.games.spookhuis.flow.rotate import lamp_helps
from speeltafel.games.spookhuis.state import Table
from speeltafel.kit.playing import start, steps
from speeltafel.kit.rules import rule


@rule("SH-R16", "SH-R61")
def test_a_cart_that_can_ride_may_light_the_lamp_whatever_its_neighbour_can_do() -> None:
    alone = 0
    for seed in range(3):
        match = start(("spookhuis", 4, {}), seed, events=False, record=False)
        table = match.table
        assert isinstance(table, Table)
        for _ in steps(match, seed):
            lit = traffic.teleporters_lit(table)
            ways = [bool(traffic.ways_out(table, seat, lit)) for seat in range(4)]
            for seat in range(4):
                assert lamp_helps(table, seat) or not ways[seat]
                alone += ways[seat] and not ways[(seat + 1) % 4]
    assert alone, "no cart could ride while its neighbour could not"
