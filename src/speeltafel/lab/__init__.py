"""Games by the thousand: simulation and what it shows."""

from speeltafel.lab.driver import play_out
from speeltafel.lab.simulation import Summary, simulate

__all__ = ["Summary", "play_out", "simulate"]
