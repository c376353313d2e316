"""A cycle: everybody takes a turn, then a token comes out of the bag."""

from dataclasses import dataclass

from speeltafel.engine import Now, Procedure, Step
from speeltafel.games.hydes_attack.events import HydeSeen
from speeltafel.games.hydes_attack.flow.attack import Attack
from speeltafel.games.hydes_attack.flow.turn import TakeTurn
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES
from speeltafel.games.hydes_attack.state import Table


@dataclass
class Cycle(Procedure):
    """HA-028; it goes round until an attack ends the game."""

    turns: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (take_turns, draw_token, go_round)


def take_turns(table: Table, cycle: Cycle, now: Now) -> None:
    """HA-022, HA-091: clockwise, always from the first player."""
    if cycle.turns < table.seats:
        table.turn = (table.first + cycle.turns) % table.seats
        cycle.turns += 1
        table.turns += 1
        table.idle[table.turn] += 1
        cycle.repeat()
        table.push(TakeTurn(seat=table.turn))


def draw_token(table: Table, cycle: Cycle, now: Now) -> None:
    """HA-070, HA-R32: any of the tokens; the last one of the bag is an attack (HA-074)."""
    location = table.bag.pop(now.chance.below(len(table.bag)))
    if not table.bag:
        table.push(Attack(location=location))
        return
    table.tokens.append(location)
    if now.listening:
        now.emit(HydeSeen(location=LOCATION_NAMES[location], left=len(table.bag)))


def go_round(table: Table, cycle: Cycle, now: Now) -> None:
    """The next cycle."""
    cycle.turns = 0
    cycle.at = 0
