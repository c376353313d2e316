"""What a player reckons with at a glance: how dangerous the top of the pile is, and who could survive a Kitten.

Everything here comes from facts that the player saw. It is asked by the thousand, so it reads facts backwards and stops
as soon as the answer is known.
"""

from typing import Final

from speeltafel.engine import sees
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.material import DEFUSE, GODCAT, KITTEN
from speeltafel.games.good_vs_evil.state import (
    DREW,
    FELL,
    GAINED,
    HID_KITTEN,
    LACKED,
    LOST,
    RAISED_BOTTOM,
    REVEALED,
    SHUFFLED,
    Table,
)

NEAR: Final = [0.4, 0.2, 0.12, 0.08]
"""How likely a Kitten was hidden at the top, the second place, …; the rest of the pile shares what is left."""
RAISED: Final = 0.7
"""How likely a card that somebody put on top is a Kitten."""
DRAWN_DEFUSE: Final = 0.08
"""How likely a card that nobody saw is a Defuse."""


def kittens_left(table: Table) -> int:
    """Kittens in the pile, which everybody can count."""
    left = table.kittens
    for danger in table.dangers:
        if danger == KITTEN:
            left -= 1
    frames = table.frames
    return left - 1 if frames and isinstance(frames[-1], MeetKitten) else left


def danger(table: Table, seat: int) -> float:
    """The chance that the top card is a Kitten, as this seat sees it: 0 and 1 when it knows the card."""
    size = len(table.pile)
    kittens = kittens_left(table)
    if not kittens or not size:
        return 0.0
    above = 0
    """Cards that were drawn since: where the present top lay at the time of a fact."""
    safe = 1.0
    """The chance that none of the hidden or raised cards seen so far is the present top."""
    loose = 0
    """Kittens whose place somebody chose; they are not among the others."""
    facts = table.facts
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number]
        verb = fact[0]
        if verb == DREW:
            above += 1
        elif verb == REVEALED:
            if above < len(fact) - 1:
                return 1.0 if fact[above + 1] == KITTEN else 1.0 - safe
        elif verb == HID_KITTEN:
            if fact[1] == seat:
                if fact[2] == above:
                    return 1.0
                if fact[2] < above:
                    above -= 1
                else:
                    loose += 1
            else:
                safe *= 1.0 - hidden_here(above, size)
                loose += 1
        elif verb == RAISED_BOTTOM:
            if above == 0:
                if sees(fact[3], seat):
                    return 1.0 if fact[2] == KITTEN else 1.0 - safe
                return 1.0 - safe * (1.0 - RAISED)
            above -= 1
        elif verb == SHUFFLED:
            break
    others = kittens - loose
    rest = others / max(1, size - loose) if others > 0 else 0.0
    return 1.0 - safe * (1.0 - rest)


def hidden_here(place: int, size: int) -> float:
    """How likely a Kitten that somebody hid lies at this place, when it was not met above it."""
    near = len(NEAR)
    if place >= near:
        return 1.0 / max(1, size)
    passed = 0.0
    for number in range(place):
        passed += NEAR[number]
    return NEAR[place] / (1.0 - passed)


def defuses(table: Table, seat: int, other: int) -> float:
    """How many Defuses this seat expects in another hand: 1 or more when it is certain, less when it is a guess."""
    known = 0
    guess = 0.0
    for fact in table.facts:
        verb = fact[0]
        if verb in (SHUFFLED, REVEALED) or fact[1] != other:
            continue
        if verb in (GAINED, DREW):
            if not sees(fact[3], seat):
                guess += DRAWN_DEFUSE
            elif fact[2] == DEFUSE:
                known += 1
        elif verb == LOST:
            if not sees(fact[3], seat):
                if known:
                    known -= 1
                    guess += 0.7
            elif fact[2] == DEFUSE:
                if known:
                    known -= 1
                else:
                    guess = max(0.0, guess - 1.0)
        elif (verb == LACKED and fact[2] == DEFUSE) or verb == FELL:
            known = 0
            guess = 0.0
    return known + min(0.9, guess)


def shield(table: Table, seat: int, other: int) -> float:
    """What would save another player from a Kitten, as this seat sees it."""
    return defuses(table, seat, other) + (1.0 if table.hands[other][GODCAT] else 0.0)
