"""What the others' behaviour says about a world: where somebody would hide a Kitten, what they would have used or kept, and
who would have said Nope."""

from typing import Final

from speeltafel.engine import EVERYONE, UNKNOWN, sees
from speeltafel.games.good_vs_evil.instinct import can_combine
from speeltafel.games.good_vs_evil.material import DEFUSE, FAVOR, KITTEN, NOPE
from speeltafel.games.good_vs_evil.outlook import defuses, hidden_here
from speeltafel.games.good_vs_evil.state import (
    DREW,
    GAINED,
    HID_KITTEN,
    LOST,
    RAISED_BOTTOM,
    SHUFFLED,
    Table,
)

SILENCE: Final = 0.7
"""How likely somebody who holds a Nope lets a card of theirs be taken."""
THRIFT: Final = 0.25
"""How likely somebody keeps a Favor or two cats that go together through a turn."""
PERHAPS: Final = 0.65
"""Expected Defuses from here on mean that one was there before a card left unseen."""
LOST_DEFUSE: Final = 0.2
"""How likely that card was the Defuse, against its being another one."""
WASTE: Final = 0.05
"""How likely somebody lays a card on top that is no Kitten, against one that is."""
LEAST: Final = 0.02


def plausibility(world: Table, seat: int) -> float:
    """How likely the others would have done what was seen of them, were this the world."""
    return max(LEAST, hiding(world, seat) * silence(world, seat) * thrift(world, seat) * guarded(world, seat))


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
        elif verb == RAISED_BOTTOM and not sees(fact[3], seat) and fact[2] not in (KITTEN, UNKNOWN):
            likely *= WASTE
    return likely


def chosen(place: int, size: int) -> float:
    """How likely somebody hides a Kitten at this place of a pile."""
    passed = 1.0
    for above in range(place):
        passed *= 1.0 - hidden_here(above, size)
    return passed * hidden_here(place, size)


def guarded(world: Table, seat: int) -> float:
    """Whoever had a Defuse and lost some card unseen still has it, most likely: it was one of many, or not given away."""
    likely = 1.0
    for other in world.living:
        if other != seat and not world.hands[other][DEFUSE] and PERHAPS < defuses(world, seat, other) < 1.0:
            likely *= LOST_DEFUSE
    return likely


def thrift(world: Table, seat: int) -> float:
    """Whoever had a turn would have used a Favor and two cats: those in hand most likely came since."""
    likely = 1.0
    for other in world.living:
        if other == seat:
            continue
        hand = world.hands[other]
        favors, combined = hand[FAVOR], can_combine(hand)
        if not favors and not combined:
            continue
        came = since_turn(world, other)
        if came:
            new = min(1.0, came / sum(hand))
            for _ in range(favors):
                likely *= new + (1.0 - new) * THRIFT
            if combined:
                either = min(1.0, 2 * new)
                likely *= either + (1.0 - either) * THRIFT
    return likely


def since_turn(world: Table, player: int) -> int:
    """How many cards came to a player since the end of the last turn, the one drawn then included; 0 before the first."""
    came = 0
    facts = world.facts
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number]
        if fact[0] == GAINED and fact[1] == player:
            came += 1
        elif fact[0] == DREW and fact[1] == player:
            return came + 1
    return 0


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
