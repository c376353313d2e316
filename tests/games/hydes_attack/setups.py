"""What the kit needs to know of The Hyde's Attack."""

from collections import Counter

from speeltafel.engine import Decision, Move
from speeltafel.games.hydes_attack.cards import EMPTY, kind
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES, Discard, Play, PlayOnes, PlaySix, SendThing
from speeltafel.games.hydes_attack.state import Table

SETUPS: list[dict[str, object]] = [
    {},
    {"outcasts": "random", "level": "expert"},
    {"outcasts": "random", "open_discard": False},
    {"outcasts": "random", "memory_aid": False, "level": "nightmare", "first_player": 2},
    {"signals": "after_play", "outcasts": "random", "outcast_1": "ajax", "outcast_2": "wednesday"},
]


def material(table: Table) -> Counter[str]:
    """All power cards by kind, the 6 cards, the tokens and the pawns."""
    zones = [*table.hands, *table.piles, table.deck, table.discard, table.revealed]
    found = Counter(f"card {kind(card)}" for zone in zones for card in zone)
    if table.thing != EMPTY:
        found[f"card {kind(table.thing)}"] += 1
    found["card 30"] += table.sixes + table.box
    attacked = sum(fate > 0 for fate in table.fates)
    striking = table.striking >= 0 and table.fates[table.striking] == 0
    found["token"] = len(table.bag) + len(table.tokens) + attacked + striking
    found["pawn"] = len(table.pawns)
    return found


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """A move as another seat sees it: cards are played face down, and Thing shows its card to one player."""
    match move:
        case Play() | PlayOnes() if turned_up_at_once(table, decision.seat, move.location):
            return move
        case Play():
            return ("play", move.location)
        case PlayOnes():
            return ("ones", len(move.cards), move.thing, move.location)
        case PlaySix() if not table.options.open_discard:
            return ("six", move.location)
        case Discard() if not table.options.open_discard:
            return "discard"
        case SendThing() if viewer != move.player:
            return ("thing", move.card is None, move.player)
    return move


def turned_up_at_once(table: Table, seat: int, location: str) -> bool:
    """Whether the attack on this place follows the play of the last player."""
    last = seat == (table.first - 1) % table.seats
    return last and [LOCATION_NAMES[place] for place in table.bag] == [location]
