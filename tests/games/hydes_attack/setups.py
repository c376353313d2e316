"""What the kit needs to know of The Hyde's Attack."""

from collections import Counter

from speeltafel.engine import Decision, Move
from speeltafel.games.hydes_attack import cards
from speeltafel.games.hydes_attack.cards import (
    EMPTY,
    EVERYBODY,
    SIX,
    from_thing,
    kind,
    name,
    owner,
    strength,
    together,
)
from speeltafel.games.hydes_attack.flow import Attack, DiscardOne, HandThing, Setup
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    LOCATION_NAMES,
    Discard,
    Play,
    PlayOnes,
    PlaySix,
    SendThing,
)
from speeltafel.games.hydes_attack.state import NOWHERE, Table
from speeltafel.games.hydes_attack.view import View, view

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


def contradictions(table: Table, seat: int) -> list[str]:
    """What this seat was shown, counted or told and that is not so."""
    seen = view(table, seat)
    found = [
        *wrong_marks(table),
        *wrong_counts(table),
        *wrong_hands(table, seen, seat),
        *wrong_piles(table, seen),
    ]
    if seen.thing_card not in (None, table.thing != EMPTY and name(table.thing)):
        found.append(f"Thing holds {table.thing}, not {seen.thing_card}")
    if seen.discarded and seen.discarded != tuple(map(name, table.discard)):
        found.append("the discard pile is another one")
    return found


def wrong_marks(table: Table) -> list[str]:
    """Public marks of cards that cannot be: who played a card knows it, several at once are 1s, a 6 is known to all."""
    found = []
    for card in [card for pile in table.piles for card in pile]:
        if together(card) and strength(card) != 1:
            found.append(f"{name(card)} was played as a 1")
        if kind(card) == SIX and card & EVERYBODY != EVERYBODY:
            found.append("a 6 that somebody does not know")
        if owner(card) >= table.seats or not cards.knows(card, owner(card)):
            found.append(f"{name(card)} in a pile, unknown to who played it")
        if from_thing(card) and kind(card) == SIX:
            found.append("a 6 came from Thing")
    if table.thing != EMPTY and not cards.knows(table.thing, table.holder):
        found.append("Thing's card is unknown to its holder")
    if table.options.open_discard and any(card & EVERYBODY != EVERYBODY for card in table.discard):
        found.append("a card of the open discard pile is hidden")
    return found


def wrong_counts(table: Table) -> list[str]:
    """Everybody can count: the deck is known card by card, and there are two 6 cards."""
    wanted = Counter(f"card {card}" for card in (*MATERIAL.deck, *[SIX] * MATERIAL.sixes))
    found = {key: count for key, count in material(table).items() if key.startswith("card") and count}
    return [] if found == wanted else ["the cards are not those of the box"]


def wrong_hands(table: Table, seen: View, seat: int) -> list[str]:
    """What the seat, or everybody, is sure of in a hand and that is not there."""
    found = []
    for player, hand in enumerate(table.hands):
        for known in (table.known[seat], table.known[-1]):
            sure = Counter(card for whose, card in known if whose == player)
            found += [f"{name(card)} is not in hand {player}" for card in sure - Counter(hand)]
        shown = Counter(seen.players[player].cards)
        found += [f"{card} is shown in hand {player}" for card in shown - Counter(map(name, hand))]
    missing = Counter(entry for entry in table.known[-1] if entry[0] != seat) - Counter(table.known[seat])
    return found + [f"everybody but seat {seat} knows {entry}" for entry in missing]


def wrong_piles(table: Table, seen: View) -> list[str]:
    """Cards in piles that are shown as something else."""
    found = []
    for place in seen.locations:
        pile = table.piles[LOCATION[place.location]]
        for card, laid in zip(pile, place.pile, strict=True):
            if laid.card not in (None, name(card)) or laid.strength not in (None, strength(card)):
                found.append(f"{name(card)} in {place.location} is shown as {laid}")
    return found


def unoffered(table: Table) -> list[str]:
    """What waits for somebody and is not asked, nor will be by a frame."""
    if table.result is not None:
        return []
    frames = {(type(frame), getattr(frame, "seat", None)) for frame in table.frames}
    busy = {seat for kind_, seat in frames if kind_ in (DiscardOne, HandThing)}
    found = [
        f"seat {seat} holds {len(hand)} cards and is not asked"
        for seat, hand in enumerate(table.hands)
        if len(hand) > MATERIAL.hand_size and seat not in busy
    ]
    if (table.striking != NOWHERE or table.revealed) and (Attack, None) not in frames:
        found.append("an attack that nobody carries out")
    if len(table.outcasts) < table.seats and (Setup, None) not in frames:
        found.append("an outcast is missing")
    if not table.open:
        found.append("nobody is asked")
    return found


def knows(table: Table, seat: int | None) -> object:
    """Every card that a seat saw, whether or not the screen reminds it (HA-R37)."""
    zones = [*table.piles, table.discard, [] if table.thing == EMPTY else [table.thing]]
    known = sorted(table.known[-1 if seat is None else seat])
    return known, [
        [kind(card) if seat is not None and cards.knows(card, seat) else None for card in zone]
        for zone in zones
    ]
