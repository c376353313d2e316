"""Games by the thousand: simulation and what it shows."""

from speeltafel.lab.driver import play_out
from speeltafel.lab.duel import Duel, duel
from speeltafel.lab.plan import Plan, make_plan
from speeltafel.lab.rates import Rate, rate
from speeltafel.lab.simulation import run, simulate
from speeltafel.lab.store import read_tables
from speeltafel.lab.tally import Summary

__all__ = [
    "Duel",
    "Plan",
    "Rate",
    "Summary",
    "duel",
    "make_plan",
    "play_out",
    "rate",
    "read_tables",
    "run",
    "simulate",
]
