"""Advice in words, for a terminal; a browser puts the same fields into the same sentences."""

from collections.abc import Sequence

from speeltafel.bots.search.leave import LEAVE
from speeltafel.coach.advice import Advised
from speeltafel.engine import Reason
from speeltafel.texts import Texts


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
    return " " + texts.say("coach-chance", share=round(100 * one.share), error=max(1, round(200 * one.error)))


def reason(texts: Texts, why: Reason, names: Sequence[str]) -> str:
    """One sentence."""
    return texts.say(f"reason-{why.text}", **texts.arguments(why.fields, names))
