"""What the kit needs to know of Gevangen in het Spookhuis."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from speeltafel.engine import Decision, Move
from speeltafel.games.spookhuis.cards import IS_HORROR, IS_ITEM, KEY_NAMES
from speeltafel.games.spookhuis.flow.ambush import Robbery
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS, Cracking
from speeltafel.games.spookhuis.flow.fright import Fright
from speeltafel.games.spookhuis.flow.limit import CheckLimit
from speeltafel.games.spookhuis.flow.piles import HORROR_PILE, ITEM_PILE, MEETING_PILE
from speeltafel.games.spookhuis.flow.rotate import RotateTile
from speeltafel.games.spookhuis.flow.secrets import is_plain
from speeltafel.games.spookhuis.flow.turn import Turn
from speeltafel.games.spookhuis.lying import kin_of, sort_of
from speeltafel.games.spookhuis.moves import SetAside, StealKey
from speeltafel.games.spookhuis.view import view

SETUPS: list[dict[str, Any]] = [
    {},
    {"board": "random", "always_horror": True, "code": "symbol"},
    {"board": "players", "terror_end": True, "code": "colour", "first_player": "haircut"},
    {"turn_round_when_blocked": True, "ghost_wall_into_key_rooms": True, "ambush": "classic"},
    {"equal_roll_succeeds": False, "dawn": 12},
]


def material(table: Any) -> Counter[str]:
    """All cards, keys and tiles."""
    counted: Counter[str] = Counter(f"tile {min(pose // 6, 36)}" for pose in table.board)
    piles = (table.horrors, table.items, table.meetings)
    for pile in (*piles, table.horror_discard, table.item_discard, table.meeting_discard, table.tried):
        counted.update(pile)
    for player in table.players:
        counted.update(held.card for held in (*player.hand, *player.keys))
        counted.update(laid.card for laid in player.laid)
    counted.update(held.card for held in (*table.aside, *table.code))
    for kind, count in enumerate(table.stock):
        counted[KEY_NAMES[kind]] += count
    if table.horror:
        counted[table.horror] += 1
    return counted


def face(table: Any, decision: Decision, move: Move, viewer: int) -> object:
    """A card set aside and a stolen key are known to two players only; a Ghost discards the items it gets."""
    if isinstance(move, SetAside) and table.players[decision.seat].has(move.card):
        heir = table.left_of(decision.seat)
        shown = table.players[heir].ghost and move.card in IS_ITEM
        return move if viewer == heir or shown else "a hand card"
    if isinstance(move, StealKey):
        robbery = next(frame for frame in reversed(table.frames) if isinstance(frame, Robbery))
        hidden = not is_plain(table, table.players[robbery.victim].keys)
        return "a key" if hidden and viewer != robbery.victim else move
    return move


# What seats know --------------------------------------------------------------------------------------


def contradictions(table: Any, seat: int) -> list[str]:
    """Everything that this seat saw, deduced or counted and that is not so."""
    return [*false_sights(table, seat), *false_marks(table), *false_counts(table, seat)]


def false_sights(table: Any, seat: int) -> Iterator[str]:
    """Cards that the seat's view names where others lie."""
    seen = view(table, seat)
    if seen.hand != [held.card for held in table.players[seat].hand]:
        yield f"{seat} does not see its own hand"
    for other, (player, shown) in enumerate(zip(table.players, seen.players, strict=True)):
        surplus = Counter(shown.known) - Counter(held.card for held in player.hand)
        if surplus or shown.cards != len(player.hand):
            yield f"{seat} is wrong about the hand of {other}: {surplus}"
        if any(known and known != key.card for known, key in zip(shown.keys, player.keys, strict=True)):
            yield f"{seat} is wrong about a key of {other}"
    for slot, held in zip(seen.slots, table.code[:SLOTS], strict=True):
        if slot.card and slot.card != held.card:
            yield f"{seat} is wrong about a slot"
    away = {held.card for held in table.code if held.pool == BOX}
    if not away.issuperset(seen.box):
        yield f"{seat} is wrong about the box"


def false_marks(table: Any) -> Iterator[str]:
    """What is noted on cards for everybody: their sort, their owner's eyes, the shuffle they came from."""
    for owner, hand in hands(table):
        for held in hand:
            if held.sort and sort_of(held.card) != held.sort:
                yield f"all take {held.card} of {owner} for a {held.sort}"
            if held.sure & ~held.seen or not held.sure >> owner & 1:
                yield f"{held.card} of {owner} is known by heart, but was never seen"
            if held.epoch > table.epochs[ITEM_PILE if held.card in IS_ITEM else HORROR_PILE]:
                yield f"{held.card} comes from a shuffle that has not been"
        if owner < table.seats and table.players[owner].ghost and any(h.card in IS_ITEM for h in hand):
            yield f"the Ghost {owner} holds an item"


def false_counts(table: Any, seat: int) -> Iterator[str]:
    """Horrors that hide in other piles, and cards that have to be somewhere out of sight."""
    piles = view(table, seat).piles
    for which, pile in ((ITEM_PILE, table.items), (MEETING_PILE, table.meetings)):
        if sum(card in IS_HORROR for card in pile) != piles[which].stray:
            yield f"{seat} is wrong about a horror in pile {which}"
    if any(card not in IS_HORROR for card in table.horrors):
        yield "something else than a horror lies among the horrors"
    if sorted(held.card for held in table.code) != KEY_NAMES[1:]:
        yield "a code card is there twice"


def hands(table: Any) -> list[tuple[int, list[Any]]]:
    """Hands, keys and cards set aside, each with somebody who sees them."""
    found = [(owner, cards) for owner, p in enumerate(table.players) for cards in (p.hand, p.keys)]
    return [*found, (table.active, table.aside)]


def knows(table: Any, seat: int | None) -> object:
    """What follows from all that was seen, and no view shows: which cards may lie where, and what they can be."""
    bit = table.seats if seat is None else seat
    places = [
        (number, held.pool, held.sort, "" if held.pool and not held.sure >> bit & 1 else note(held, bit))
        for number, (_, hand) in enumerate(hands(table))
        for held in hand
    ]
    tokens = [(held.pool, note(held, bit)) for _, hand in hands(table) for held in hand if held.pool]
    return sorted(places, key=str), sorted(tokens, key=str)


def note(held: Any, bit: int) -> object:
    """A card by its face if it was seen, else by its sort and shuffle."""
    return held.card if held.seen >> bit & 1 else kin_of(held)


def unoffered(table: Any) -> list[str]:
    """Cards and keys in the middle of something, without the frame that will settle it."""
    kinds = {type(frame) for frame in table.frames}
    waiting = {
        "a horror that strikes": (table.horror, Fright),
        "keys that were tried": (table.tried or table.open_slots, Cracking),
        "cards set aside": (table.aside, CheckLimit),
        "a rotation": (table.phase == 1 and table.rotations and not placed(table), RotateTile),
        "a ride": (table.phase == 2, Turn),
    }
    over = table.result is not None
    return [what for what, (there, frame) in waiting.items() if there and not over and frame not in kinds]


def placed(table: Any) -> bool:
    return any(isinstance(frame, Turn) and frame.placed for frame in table.frames)
