"""Horla and the Black Hood: somebody else drives the cart."""

from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import Now, Procedure, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE
from speeltafel.games.spookhuis.flow.morale import change_morale
from speeltafel.games.spookhuis.flow.piles import lift_curse
from speeltafel.games.spookhuis.flow.trial import throw_die
from speeltafel.games.spookhuis.moves import DECLINE, SHED, Shed
from speeltafel.games.spookhuis.state import Table

BLINDED: Final = 2
"""SH-163: up to this roll the neighbour drives."""
RELIEF: Final = 2
"""SH-164: morale for throwing the Black Hood off."""


@dataclass
class Hooded(Procedure):
    """SH-163, SH-164, SH-R55: the roll before each ride."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (roll_under_hood, ask_to_shed)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Shed):
            lift_curse(table, seat, "black_hood", now)
            change_morale(table, seat, RELIEF, "black_hood", now)


def roll_under_hood(table: Table, hooded: Hooded, now: Now) -> None:
    """SH-163: on 1 or 2 the right-hand neighbour drives."""
    roll = throw_die(table, hooded.seat, "black_hood", now)
    if roll <= BLINDED:
        hand_over_reins(table, hooded.seat, now)
    if roll != BALANCE.die_faces:
        hooded.finish()


def ask_to_shed(table: Table, hooded: Hooded, now: Now) -> None:
    """SH-164, SH-R55: on a 10 the owner may throw it off."""
    table.ask(hooded.seat, "shed", [DECLINE, SHED], "SH-164", "turn")


def hand_over_reins(table: Table, seat: int, now: Now) -> None:
    """SH-162, SH-163, SH-R54: the right-hand neighbour, Ghost or not, drives this ride."""
    table.driver = table.right_of(seat)
    if now.listening:
        now.emit(events.Driven(seat=seat, driver=table.driver))
