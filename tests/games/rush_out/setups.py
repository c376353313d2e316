"""Rush Out!'s side of the kit."""

from collections import Counter

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.state import Table

SHORT: dict[str, object] = {"race_seconds": 25, "start_seconds": 5, "market_seconds": 15}
"""Random players end few races by themselves: the clock does it early."""

SETUPS: list[dict[str, object]] = [
    SHORT | {"scenario": "training_1", "lone_hero": True},
    SHORT | {"scenario": "training_2", "handicap": True, "auto_place": True, "wizard": 0},
    SHORT | {"scenario": "scenario_1", "tumble_ms": 300},
    SHORT | {"scenario": "scenario_2", "choice_seconds": 1},
    SHORT | {"scenario": "scenario_3", "hands_on": True, "characters": "chosen"},
    SHORT | {"scenario": "scenario_4", "talk": "everyone"},
    SHORT | {"scenario": "scenario_5", "lone_hero": True},
    SHORT | {"scenario": "scenario_6", "sixth_confusion": 3, "flag_breaches": True, "wizard": 3},
]

SEATS = {
    "training_1": (2,),
    "training_2": (3,),
    "scenario_1": (4,),
    "scenario_2": (5,),
    "scenario_3": (4,),
    "scenario_4": (3,),
    "scenario_5": (2,),
    "scenario_6": (3, 5),
}


def allowed(options: dict[str, object], seats: int) -> bool:
    """Each setup at few numbers of seats; bots play all of them in test_time.py."""
    return seats in SEATS[str(options["scenario"])]


def material(table: Table) -> Counter[str]:
    """Every card of both decks, wherever it is, and every die."""
    cards = Counter(table.trial_pile + table.spell_pile + table.discard + table.unseen)
    if not table.round:
        cards.update(table.trial_deck + table.spell_deck)
    decks = {*table.trial_deck, *table.spell_deck}
    cards.update(card for card in table.spots if card in decks)
    cards.update(card for purse in table.purse.values() for card in purse)
    cards.update(card for player in table.players for card in player.experience)
    cards.update(offer.card for offer in table.offered)
    cards.update(table.equipment + table.scrolls + table.owned_scrolls)
    cards.update(item for player in table.players for item in player.equipment)
    cards.update(table.left_out)
    on_slots = [code for spot in table.spots.values() for code in spot.hero + spot.wizard if code >= 0]
    assert (
        len(on_slots)
        == len(set(on_slots))
        == sum(lies >= 0 for player in table.players for lies in player.lies)
    )
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """Nothing that a player does is hidden."""
    return move
