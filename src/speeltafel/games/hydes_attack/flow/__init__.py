"""The sequence of play, in the order of the rulebook."""

from speeltafel.games.hydes_attack.flow.attack import Attack
from speeltafel.games.hydes_attack.flow.cycle import Cycle
from speeltafel.games.hydes_attack.flow.remark import GiveSignal
from speeltafel.games.hydes_attack.flow.setup import Setup, lay_table
from speeltafel.games.hydes_attack.flow.thing import HandThing
from speeltafel.games.hydes_attack.flow.turn import DiscardOne, TakeTurn

__all__ = ["Attack", "Cycle", "DiscardOne", "GiveSignal", "HandThing", "Setup", "TakeTurn", "lay_table"]
