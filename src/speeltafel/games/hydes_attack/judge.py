"""How the game may end, at a glance over the whole table: a search asks this in possible worlds, where all lies open."""

from speeltafel.games.hydes_attack.outlook import Outlook, share_with
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.state import Table, losses
from speeltafel.games.hydes_attack.weights import SEASONED


def judge(table: Table) -> list[float] | None:
    """What the game is worth to everybody; None except when a cycle begins, so that all moves are judged at the same time."""
    if not is_quiet(table):
        return None
    points = [
        float(sum([card_worth(table, location, card) for card in pile]))
        for location, pile in enumerate(table.piles)
    ]
    return [Outlook(table, points, table.seats, SEASONED).share] * table.seats


def is_quiet(table: Table) -> bool:
    """Whether the first player is about to move."""
    return table.turn == table.first and len(table.open) == 1 and table.open[0].kind == "move"


def payoff(table: Table) -> list[float]:
    """HA-102 to HA-104: a better rank is worth more."""
    return [share_with(losses(table))] * table.seats
