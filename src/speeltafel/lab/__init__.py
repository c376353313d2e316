"""Games by the thousand: simulation and what it shows."""

from speeltafel.lab.driver import play_out
from speeltafel.lab.duel import Duel, duel
from speeltafel.lab.rates import Rate, rate
from speeltafel.lab.simulation import Summary, simulate

__all__ = ["Duel", "Rate", "Summary", "duel", "play_out", "rate", "simulate"]
