"""How the game may end, from what is believed to lie where, and what more points somewhere would change in that.

Instinct, the talking bot and the judgement look at the table this way; they differ only in what they know of the piles.
"""

import math
from typing import Final

from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL, OUTER
from speeltafel.games.hydes_attack.state import Table, attack_number, is_open, losses
from speeltafel.games.hydes_attack.weights import Weights

SHARES: Final[tuple[float, ...]] = (1.0, 0.9, 0.7, 0.0)
"""What a game is worth with so many lost targets: mastered, intermediate, beginner, lost."""
TURNS: Final[tuple[float, ...]] = (0.0, 1.0, 1.5, 11 / 6, 25 / 12, 137 / 60)
"""How many turns of each player a place gets in the last so many cycles of a round, if it is the one attacked.

In the last cycle everybody knows where to play, in the one before it is one of two places, and so on.
"""


class Outlook:
    """The attacks to come, the next one first. A place is held if its points and the help still to come are enough."""

    def __init__(self, table: Table, points: list[float], turns: int, weights: Weights) -> None:
        """`points` are those in every location; so many `turns` of this cycle are still to come."""
        self.points = points
        self.bag = table.bag
        self.open = [location for location in range(LOCATIONS) if is_open(table, location)]
        self.patience = weights.patience
        self.attacks = OUTER + 1 - attack_number(table)
        self.lack: list[float] = []
        """For every attack, what is needed beyond the help that can be expected."""
        self.steep: list[float] = []
        self.look_ahead(table, turns, weights)
        self.held: list[list[float]] = [[] for _ in range(LOCATIONS)]
        """For every open location, the chance to hold it if it is attacked next, after that, and so on."""
        for location in self.open:
            self.held[location] = self.chances(location)
        self.struck = [self.strikes(location) for location in range(LOCATIONS)]
        self.slopes: list[float] = []
        """What it is worth to hold an attack, against losing a target."""
        self.share = self.expect(losses(table))

    def look_ahead(self, table: Table, turns: int, weights: Weights) -> None:
        """How much help comes until each attack, and how sure that is."""
        seats, cycles = table.seats, len(self.bag)
        needs = MATERIAL.levels[table.options.level].need[seats]
        first = attack_number(table)
        soon = turns / cycles + seats * TURNS[cycles - 1]
        self.lack.append(needs[first - 1] - weights.help_now * soon)
        self.steep.append(0.5 / (weights.doubt * math.sqrt(seats) + weights.doubt_of_turns * math.sqrt(soon)))
        spread = weights.help_this_round * (turns + seats * (cycles - 1)) / len(self.open)
        for attack in range(first + 1, OUTER + 1):
            between = weights.help_between * (attack - first - 1)
            then = weights.help_then * TURNS[OUTER + 1 - attack]
            self.lack.append(needs[attack - 1] - spread - seats * (between + then))
            self.steep.append(0.5 / (weights.doubt_later * math.sqrt(seats)))

    def chances(self, location: int) -> list[float]:
        """The chance to hold a location if it is attacked next, after that, and so on."""
        have = self.points[location]
        found: list[float] = []
        for attack in range(self.attacks):
            far = (have - self.lack[attack]) * self.steep[attack]
            found.append(0.5 + 0.5 * far / math.sqrt(1.0 + far * far))
        return found

    def strikes(self, location: int) -> tuple[float, float]:
        """How likely a location is the one attacked next, and at each attack after that."""
        if location not in self.open:
            return 0.0, 0.0
        now = 1.0 / len(self.bag) if location in self.bag else 0.0
        others = len(self.open) - 1
        return now, (1.0 - now) / others if others else 0.0

    def expect(self, lost: int) -> float:
        """What the game is worth, with so many targets lost; on the way, what holding each attack is worth."""
        chances = [self.chance(attack) for attack in range(self.attacks)]
        after = [
            SHARES[count] if count < len(SHARES) else 0.0 for count in range(lost, lost + self.attacks + 1)
        ]
        ahead = [after]
        for chance in reversed(chances):
            after = [
                chance * after[more] + (1.0 - chance) * after[more + 1] for more in range(len(after) - 1)
            ]
            ahead.append(after)
        self.slopes = slopes(chances, ahead[::-1])
        return after[0]

    def chance(self, attack: int) -> float:
        """How likely this attack is held, wherever it strikes."""
        later = 1 if attack else 0
        found = 0.0
        for location in self.open:
            found += self.struck[location][later] * self.held[location][attack]
        return found

    def gain(self, location: int, more: float) -> float:
        """What so many points more in a location are worth, as a share of the game."""
        now, later = self.struck[location]
        have, held = self.points[location] + more, self.held[location]
        lack, steep, slopes = self.lack, self.steep, self.slopes
        found, struck = 0.0, now
        for attack in range(len(held)):
            far = (have - lack[attack]) * steep[attack]
            better = 0.5 + 0.5 * far / math.sqrt(1.0 + far * far)
            found += struck * slopes[attack] * (better - held[attack])
            struck = later
        return found + self.patience * more * (1.0 - now)


def share_with(lost: int) -> float:
    """What a game is worth that ends with so many lost targets."""
    return SHARES[lost] if lost < len(SHARES) else 0.0


def slopes(chances: list[float], ahead: list[list[float]]) -> list[float]:
    """What it is worth to hold each attack: `ahead` is the worth of the game before it, by targets lost until then."""
    found: list[float] = []
    likely = [1.0]
    for attack, chance in enumerate(chances):
        after = ahead[attack + 1]
        found.append(sum([likely[lost] * (after[lost] - after[lost + 1]) for lost in range(len(likely))]))
        held = [chance * share for share in likely]
        likely = [
            (held[lost] if lost < len(held) else 0.0) + ((1.0 - chance) * likely[lost - 1] if lost else 0.0)
            for lost in range(len(likely) + 1)
        ]
    return found
