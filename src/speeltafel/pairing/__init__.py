"""Who meets whom, who sits where and who stands first, for the laboratory and for the club.

Knows no game and no server. Players are whatever can be a key; everything follows from what is given and from a seed.
"""

from speeltafel.pairing.challenge import Attempt, TeamRow, deal_secret, opens, ranking
from speeltafel.pairing.circuits import meeting_round, table_robin
from speeltafel.pairing.knockout import Stage, draw, going_on, stages
from speeltafel.pairing.league import Fixture, Window, calendar, everybody, league, turned
from speeltafel.pairing.pairs import round_robin, seatings
from speeltafel.pairing.points import WIN, Result, points
from speeltafel.pairing.rounds import Round, Seed, meetings, rests, seats_taken
from speeltafel.pairing.seats import seated
from speeltafel.pairing.series import BEST_OF, Decided, decided, seats_of_game
from speeltafel.pairing.sizes import table_sizes
from speeltafel.pairing.standings import Row, standings
from speeltafel.pairing.swiss import swiss_round
from speeltafel.pairing.ties import ORDER

__all__ = [
    "BEST_OF",
    "ORDER",
    "WIN",
    "Attempt",
    "Decided",
    "Fixture",
    "Result",
    "Round",
    "Row",
    "Seed",
    "Stage",
    "TeamRow",
    "Window",
    "calendar",
    "deal_secret",
    "decided",
    "draw",
    "everybody",
    "going_on",
    "league",
    "meeting_round",
    "meetings",
    "opens",
    "points",
    "ranking",
    "rests",
    "round_robin",
    "seated",
    "seatings",
    "seats_of_game",
    "seats_taken",
    "stages",
    "standings",
    "swiss_round",
    "table_robin",
    "table_sizes",
    "turned",
]
