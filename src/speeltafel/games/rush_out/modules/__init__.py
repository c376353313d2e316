"""The modules that trainings and scenarios are made of, one file each."""

from speeltafel.games.rush_out.modules import (
    coins,
    confrontation,
    confusion,
    curses,
    dissipation,
    doom,
    dragon,
    equipment,
    experience,
    scrolls,
    summons,
)

__all__ = [
    "coins",
    "confrontation",
    "confusion",
    "curses",
    "dissipation",
    "doom",
    "dragon",
    "equipment",
    "experience",
    "scrolls",
    "summons",
]
