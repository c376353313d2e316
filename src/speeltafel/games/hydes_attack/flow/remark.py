"""A remark after a play, at a table that makes it a question of its own."""

from dataclasses import dataclass

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.hydes_attack.events import Said
from speeltafel.games.hydes_attack.moves import LOCATION, SILENCE, Remark
from speeltafel.games.hydes_attack.signals import REMARKS, SIGNAL
from speeltafel.games.hydes_attack.state import Table, is_open


@dataclass
class GiveSignal(Procedure):
    """HA-053, HA-R40: one remark or none. It is written down, and nothing else on the table changes."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_remark,)

    def answer(self, table: Table, seat: int, move: Move, now: Now) -> None:
        if isinstance(move, Remark):
            table.said.append((seat, SIGNAL[move]))
            if now.listening:
                now.emit(Said(seat=seat, phrase=move.phrase, location=move.location))


def ask_for_remark(table: Table, frame: GiveSignal, now: Now) -> None:
    """About a location that can still be attacked, or about Thing."""
    table.ask(frame.seat, "signal", [SILENCE, *remarks(table)], "HA-053", "turn")


def remarks(table: Table) -> list[Move]:
    """What can be said now."""
    return [
        remark for remark in REMARKS if remark.location is None or is_open(table, LOCATION[remark.location])
    ]
