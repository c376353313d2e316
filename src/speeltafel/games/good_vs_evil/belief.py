"""What the others' behaviour says about a world: where somebody would hide a Kitten, and who would have said Nope."""

from typing import Final

from speeltafel.engine import EVERYONE, UNKNOWN
from speeltafel.games.good_vs_evil.material import NOPE
from speeltafel.games.good_vs_evil.outlook import hidden_here
from speeltafel.games.good_vs_evil.state import DREW, GAINED, HID_KITTEN, LOST, SHUFFLED, Table

SILENCE: Final = 0.7
"""How likely somebody who holds a Nope lets a card of theirs be taken."""
LEAST: Final = 0.02


def plausibility(world: Table, seat: int) -> float:
    """How likely the others would have done what was seen of them, were this the world."""
    return max(LEAST, hiding(world, seat) * silence(world, seat))


def hiding(world: Table, seat: int) -> float:
    """Kittens lie where people hide them: near the top. 1 is a place like any other."""
    likely = 1.0
    size = len(world.pile)
    facts = world.facts
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number]
        verb = fact[0]
        if verb == SHUFFLED:
            break
        if verb == DREW:
            size += 1
        elif verb == HID_KITTEN and fact[1] != seat and fact[2] != UNKNOWN:
            likely *= chosen(fact[2], size) * size
    return likely


def chosen(place: int, size: int) -> float:
    """How likely somebody hides a Kitten at this place of a pile."""
    passed = 1.0
    for above in range(place):
        passed *= 1.0 - hidden_here(above, size)
    return passed * hidden_here(place, size)


def silence(world: Table, seat: int) -> float:
    """Whoever let cards be taken is less likely to have held a Nope then; what was drawn later tells nothing."""
    likely = 1.0
    for other in world.living:
        if other != seat and world.hands[other][NOPE]:
            cards = sum(world.hands[other])
            for drawn in robberies(world, other):
                held = max(0.0, 1.0 - drawn / cards)
                likely *= 1.0 - held * (1.0 - SILENCE)
    return likely


def robberies(world: Table, victim: int) -> list[int]:
    """For every card that was taken from a player: how many cards came to them since."""
    found: list[int] = []
    came = 0
    facts = world.facts
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number]
        if fact[0] == SHUFFLED or fact[1] != victim:
            continue
        if fact[0] in (DREW, GAINED):
            came += 1
        elif fact[0] == LOST and fact[3] != EVERYONE:
            found.append(came)
    return found
