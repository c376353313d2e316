"""The rules of a trick: questions that the active character, the round effect and Thing answer, in that order."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from speeltafel.engine import Question
from speeltafel.games.creatures_and_outcasts.material import material

EMPTY: Final = -1
"""No card: the top of an empty play pile, no blocked number, no exempt card."""

EXEMPT: Final = "exempt-card"
BLOCKED: Final = "blocked-number"

allows: Question[bool] = Question(lambda number, exempt, blocked: True)
"""Whether a number may be played at all (CO-035)."""

beats: Question[bool] = Question(lambda number, top: number > top)
"""Whether a number may lie on the last one (CO-032, CO-033, CO-034)."""

cards_per_play: Question[int] = Question(lambda: 1)
"""How many equal cards make one play (CO-031)."""

turn_step: Question[int] = Question(lambda: 1)
"""From which seat to which the turn goes: 1 is clockwise (CO-036)."""

draws_on_pass: Question[bool] = Question(lambda: False)
"""Whether a pass costs a card from the closed pile."""


@allows.under("odd-only")
def _tyler(answer: bool, number: int, exempt: int, blocked: int) -> bool:
    """CO-080, CO-081"""
    return answer and number % 2 == 1


@allows.under(EXEMPT)
def _round_exemption(answer: bool, number: int, exempt: int, blocked: int) -> bool:
    """CO-145, CO-R63"""
    return answer or number == exempt


@allows.under(BLOCKED)
def _thing(answer: bool, number: int, exempt: int, blocked: int) -> bool:
    """CO-073"""
    return answer and number != blocked


@beats.under("descending")
def _bianca(answer: bool, number: int, top: int) -> bool:
    """CO-089, CO-090"""
    return number < top


@beats.under("skip-one")
def _ajax(answer: bool, number: int, top: int) -> bool:
    """CO-091, CO-R15"""
    return number >= top + 2


@beats.under("equal-allowed")
def _weems(answer: bool, number: int, top: int) -> bool:
    """CO-093"""
    return answer or number == top


@cards_per_play.under("pairs-only")
def _enid(answer: int) -> int:
    """CO-085"""
    return 2


@turn_step.under("counter-clockwise")
def _yoko(answer: int) -> int:
    """CO-083"""
    return -1


@draws_on_pass.under("draw-on-pass")
def _eugene(answer: bool) -> bool:
    """CO-095"""
    return True


@dataclass(frozen=True)
class TrickRules:
    """All answers for one trick, worked out once."""

    effects: tuple[str, ...]
    exempt: int
    blocked: int
    size: int
    step: int
    draws: bool
    playable: dict[int, frozenset[int]]
    """For each number on top (or `EMPTY`), the numbers that may follow."""
    upward: bool
    """Any single higher card will do, unless its number is blocked."""


@cache
def rules_of_trick(character: str, exempt: int, blocked: int) -> TrickRules:
    """The rules while this character is active, with this exempt number and this blocked number."""
    effects = effects_of(character, exempt, blocked)
    numbers = tuple(material().outcasts)
    allowed = [number for number in numbers if allows(effects, number, exempt, blocked)]
    playable = {top: frozenset(n for n in allowed if beats(effects, n, top)) for top in numbers}
    playable[EMPTY] = frozenset(allowed)
    higher = [number for number in numbers if number != blocked]
    return TrickRules(
        effects=effects,
        exempt=exempt,
        blocked=blocked,
        size=cards_per_play(effects),
        step=turn_step(effects),
        draws=draws_on_pass(effects),
        playable=playable,
        upward=cards_per_play(effects) == 1
        and all(number in playable[top] for number in higher for top in numbers if number > top),
    )


def effects_of(character: str, exempt: int, blocked: int) -> tuple[str, ...]:
    """What is in force, in the order in which it has its say."""
    effects = [material().rule_of[character]] if character else []
    if exempt != EMPTY:
        effects.append(EXEMPT)
    if blocked != EMPTY:
        effects.append(BLOCKED)
    return tuple(effects)
