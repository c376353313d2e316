"""Advice in words, for a terminal; a browser puts the same fields into the same sentences."""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots.search.leave import LEAVE
from speeltafel.coach.advice import Advised
from speeltafel.engine import Reason
from speeltafel.texts import Texts

CLOSE: Final = 5
STEP: Final = 5
"""With a larger doubt than `CLOSE` chances are told in steps of this."""


def told(texts: Texts, advice: Sequence[Advised], names: Sequence[str], kind: str = "") -> list[str]:
    """A line for every move, and below it why."""
    lines = []
    for one in advice:
        move = texts.say("coach-leave") if one.move is LEAVE else texts.move(one.move, names, kind)
        lines.append(f" • {move}{chance(texts, one)}")
        lines += [f"   {reason(texts, why, names)}" for why in one.reasons]
    return lines


def chance(texts: Texts, one: Advised) -> str:
    """How likely this wins, give or take two standard errors."""
    if one.share is None:
        return ""
    error = max(1, round(200 * one.error))
    return " " + texts.say("coach-chance", share=rounded(100 * one.share, error), error=error)


def rounded(share: float, error: int) -> int:
    """As exactly as it is known: digits that are luck would jump from one decision to the next.

    >>> rounded(22.4, error=4), rounded(22.4, error=12), rounded(1.2, error=9)
    (22, 20, 1)
    """
    near = round(share) if error <= CLOSE else STEP * round(share / STEP)
    return near if 0 < near < 100 else round(share)


def reason(texts: Texts, why: Reason, names: Sequence[str]) -> str:
    """One sentence."""
    return texts.say(f"reason-{why.text}", **texts.arguments(why.fields, names))
