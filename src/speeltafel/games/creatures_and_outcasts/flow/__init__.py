"""The sequence of play, in the order of the rulebook."""

from speeltafel.games.creatures_and_outcasts.flow.all_pass import AllPass
from speeltafel.games.creatures_and_outcasts.flow.effects import (
    BlockNumber,
    GiveTop,
    MoveWednesday,
    Swap,
    TakeFromClosed,
)
from speeltafel.games.creatures_and_outcasts.flow.plays import Consequences, PlayAgain
from speeltafel.games.creatures_and_outcasts.flow.rounds import Race, Round, WholeGame
from speeltafel.games.creatures_and_outcasts.flow.turns import Turns

PROCEDURES = (
    WholeGame,
    Round,
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
    "GiveTop",
    "MoveWednesday",
    "PlayAgain",
    "Race",
    "Round",
    "Swap",
    "TakeFromClosed",
    "Turns",
    "WholeGame",
]
