"""The sequence of play, in the order of the rulebook."""

from speeltafel.games.creatures_and_outcasts.flow.all_pass import AllPass
from speeltafel.games.creatures_and_outcasts.flow.countdown import Countdown, GetReady
from speeltafel.games.creatures_and_outcasts.flow.effects import (
    BlockNumber,
    GiveTop,
    MoveWednesday,
    Swap,
    TakeFromClosed,
)
from speeltafel.games.creatures_and_outcasts.flow.plays import Consequences, PlayAgain
from speeltafel.games.creatures_and_outcasts.flow.rounds import Race, Rounds
from speeltafel.games.creatures_and_outcasts.flow.turns import Turns

PROCEDURES = (
    Rounds,
    GetReady,
    Countdown,
    Race,
    Turns,
    Consequences,
    PlayAgain,
    Swap,
    TakeFromClosed,
    GiveTop,
    BlockNumber,
    MoveWednesday,
    AllPass,
)

__all__ = [
    "PROCEDURES",
    "AllPass",
    "BlockNumber",
    "Consequences",
    "Countdown",
    "GetReady",
    "GiveTop",
    "MoveWednesday",
    "PlayAgain",
    "Race",
    "Rounds",
    "Swap",
    "TakeFromClosed",
    "Turns",
]
