"""Skill as people read it: points, with a newcomer at a thousand."""

from typing import Final

from speeltafel.server.rating.skill import COMPARABLE, SURE, Skill

POINTS: Final = 40
DEVIATIONS: Final = 2
"""On either side, which holds 95 %."""


def points(skill: Skill) -> int:
    """
    >>> points(Skill(25.0, 8.3))
    1000
    """
    return round(POINTS * skill.mu)


def margin(skill: Skill) -> int:
    """How far the true points may be from these."""
    return round(POINTS * DEVIATIONS * skill.sigma)


def certain(skill: Skill) -> float:
    """What somebody is at least worth, as far as we know: the order of a leaderboard."""
    return skill.mu - DEVIATIONS * skill.sigma


def is_comparable(skill: Skill) -> bool:
    """Whether it can be said which bots somebody plays about like: before that all of them would fit."""
    return skill.sigma <= COMPARABLE


def is_sure(skill: Skill) -> bool:
    """Whether the margin need not be told any more."""
    return skill.sigma <= SURE
