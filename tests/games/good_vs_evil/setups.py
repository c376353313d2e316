"""Good vs Evil's side of the kit."""

from collections import Counter

from speeltafel.engine import Decision, Move
from speeltafel.games.good_vs_evil.flow.deeds import Favor
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.material import KITTEN
from speeltafel.games.good_vs_evil.moves import Duel, Give, Insert
from speeltafel.games.good_vs_evil.state import Table

SETUPS: list[dict[str, object]] = [
    {},
    {"quick": True, "nope_race": "arrival"},
    {"special_combos": False, "attack_carry": "fresh"},
    {"nope_race": "commit", "poll_author": True, "start_player": "seat-2"},
    {"memory_aid": False},
]


def material(table: Table) -> Counter[int]:
    """Every card, wherever it lies; Godcat is counted by its holder."""
    cards = Counter(table.pile + table.discard + table.removed)
    for hand in table.hands:
        cards.update({kind: count for kind, count in enumerate(hand[:15]) if count})
    cards[KITTEN] += sum(isinstance(frame, MeetKitten) for frame in table.frames)
    assert sum(hand[15] for hand in table.hands) == (table.godcat >= 0)
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """The move as another seat may see it."""
    if isinstance(move, Insert):
        return "insert"
    if isinstance(move, Give) and move.card != "godcat":
        favor = table.frames[-1]
        assert isinstance(favor, Favor)
        return move if viewer == favor.taker else "give"
    if isinstance(move, Duel):
        return ("duel", move.opponent)
    return move
