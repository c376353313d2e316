"""How the game may end, at a glance over the whole table: a search asks this in possible worlds, where all lies open."""

from typing import Final

from speeltafel.engine import Climb
from speeltafel.games.hydes_attack.cards import strength
from speeltafel.games.hydes_attack.outlook import Outlook, share_with
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.state import Table, is_open, losses
from speeltafel.games.hydes_attack.weights import SEASONED

ORDINARY: Final = 2.6
"""The strength of a card on average."""
HELD: Final = 0.5
"""How much of a hand card's strength comes on top: it would hardly ever be the weakest that is played."""
SAVED_SIX: Final = 3.0
"""How much more a 6 brings than the card that would be played instead."""


def judge(table: Table) -> list[float] | None:
    """What the game is worth to everybody; None except when a round begins, so that all moves are judged at the same time."""
    if not is_quiet(table):
        return None
    return [Outlook(table, points_with_reserve(table), table.seats, SEASONED).share] * table.seats


def points_with_reserve(table: Table) -> list[float]:
    """What lies in every location, and its part of what the players hold back."""
    stock = reserve(table) / sum([is_open(table, location) for location in table.ring])
    return [
        stock + sum([card_worth(table, location, card) for card in pile])
        for location, pile in enumerate(table.piles)
    ]


def reserve(table: Table) -> float:
    """What the players hold back, beyond what they are expected to bring anyway: 6s, and hands better than most."""
    held = sum([strength(card) - ORDINARY for hand in table.hands for card in hand])
    return HELD * held + SAVED_SIX * table.sixes


def is_quiet(table: Table) -> bool:
    """Whether the first player of a round is about to move."""
    return table.turn == table.first and not table.tokens and table.open[0].kind == "move"


LEVELS: Final = ("beginner", "expert", "nightmare")
RANKS: Final = ("beginner", "intermediate", "mastered")


def climb(table: Table) -> Climb | None:
    """Three ranks on every level: whoever wins at a harder one climbed higher, whatever the rank."""
    result, level = table.result, table.options.level
    if result is None:
        return None
    mark = f"value-{level}"
    if not result.winners:
        return Climb(0, (mark, "result-hyde"))
    height = 1 + len(RANKS) * LEVELS.index(level) + RANKS.index(result.reason)
    return Climb(height, (mark, f"value-{result.reason}"))


def payoff(table: Table) -> list[float]:
    """HA-102 to HA-104: a better rank is worth more."""
    return [share_with(losses(table))] * table.seats
