"""Rules that change rules: what locations, targets and outcasts do, as questions with modifiers."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from speeltafel.engine import Move, Question
from speeltafel.games.hydes_attack.cards import CARD_NAMES, EMPTY, STRENGTHS, SYMBOLS, kind, name, strength
from speeltafel.games.hydes_attack.hands import hand_kinds
from speeltafel.games.hydes_attack.material import (
    LOCATIONS,
    MATERIAL,
    NEVERMORE,
    OUTER,
    Location,
    Outcast,
    Target,
)
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES, PLAY, PLAY_SIX, PLAY_THING, PlayOnes
from speeltafel.games.hydes_attack.state import Table, is_open

may_stay: Question[bool] = Question(lambda: True)
"""HA-032: whether a pawn may stay in its location. Effects: the location."""

counts: Question[bool] = Question(lambda symbol, strength: True)
"""HA-079: whether a card counts in a location. Effects: the location."""

worth: Question[int] = Question(lambda symbol, strength: strength)
"""HA-081: what a card that counts is worth. Effects: the target."""

points: Question[int] = Question(lambda total: total)
"""HA-115: the total of an attack, once the cards are counted. Effects: the outcasts whose pawns are there."""

draw_limit: Question[int] = Question(lambda: MATERIAL.hand_size)
"""HA-054: up to how many cards a player draws. Effects: the outcast."""

sixes: Question[int] = Question(lambda: 0)
"""HA-015: how many 6 cards a player starts with. Effects: the outcast."""

may_swap: Question[bool] = Question(lambda: False)
"""HA-106: whether a player is asked for a swap at an attack. Effects: the outcast."""


@Question
def places(table: Table, seat: int) -> list[int]:
    """HA-040, HA-042, HA-R11: where a player may play a card. Effects: the outcast."""
    here = table.pawns[seat]
    return [here] if is_open(table, here) else []


@Question
def plays(table: Table, seat: int, place: int) -> list[Move]:
    """HA-040, HA-043: what a player may play in one place, by kind. Effects: the outcast."""
    shelf = PLAY[place]
    moves: list[Move] = [shelf[card] for card in hand_kinds(table, seat)]
    if table.holder == seat and table.thing != EMPTY:
        moves.append(PLAY_THING[place])
    return moves


# Locations


def location_powers(location: Location) -> None:
    """HA-036, HA-138 to HA-143: a location looks at the printed face of a card (HA-R05)."""
    if location.must_leave:
        may_stay.under(location.id)(lambda answer: False)
    if location.bars_strength or location.bars_symbol:
        counts.under(location.id)(barring(location))


def barring(location: Location) -> Callable[[bool, str, int], bool]:
    def not_barred(answer: bool, symbol: str, strength: int) -> bool:
        return answer and strength not in location.bars_strength and symbol not in location.bars_symbol

    return not_barred


# Targets


def target_power(target: Target) -> None:
    """HA-145 to HA-149"""

    def changed(answer: int, symbol: str, strength: int) -> int:
        return target.strength_becomes.get(strength, answer + target.symbol_plus.get(symbol, 0))

    worth.under(target.id)(changed)


for place in MATERIAL.locations:
    location_powers(place)
for saved in MATERIAL.targets:
    target_power(saved)


# Outcasts


def outcast(id: str) -> Outcast:
    """The numbers and switches of an outcast."""
    return next(outcast for outcast in MATERIAL.outcasts if outcast.id == id)


@may_swap.under("wednesday")
def wednesday_swaps(answer: bool) -> bool:
    """HA-106"""
    return True


@points.under("enid")
def enid_adds(answer: int, total: int) -> int:
    """HA-114"""
    return answer + outcast("enid").adds


@sixes.under("bianca")
def bianca_starts(answer: int) -> int:
    """HA-014"""
    return MATERIAL.sixes


@plays.under("bianca")
def bianca_plays(answer: list[Move], table: Table, seat: int, place: int) -> list[Move]:
    """HA-117, HA-R21"""
    if not table.sixes:
        return answer
    return answer + [PLAY_SIX[place][card] for card in hand_kinds(table, seat)]


@plays.under("ajax")
def ajax_plays(answer: list[Move], table: Table, seat: int, place: int) -> list[Move]:
    """HA-125, HA-128, HA-R19, HA-R20: every choice of two or more 1s, by kind."""
    ones = sorted([name(card) for card in table.hands[seat] if strength(card) == 1])
    held = table.holder == seat and table.thing != EMPTY and strength(table.thing) == 1
    where = LOCATION_NAMES[place]
    found: list[Move] = [PlayOnes(some, False, where) for some in choices(ones, 2)]
    if held:
        found += [PlayOnes(some, True, where) for some in choices(ones, 1)]
    return answer + found


def choices(cards: list[str], least: int) -> list[tuple[str, ...]]:
    """Every different choice of at least so many of these cards."""
    sizes = range(least, len(cards) + 1)
    return list(dict.fromkeys([some for size in sizes for some in combinations(cards, size)]))


@places.under("eugene")
def eugene_reaches(answer: list[int], table: Table, seat: int) -> list[int]:
    """HA-129, HA-131, HA-R18"""
    here = table.pawns[seat]
    if here == NEVERMORE and not outcast("eugene").plays_from_nevermore:
        return answer
    return answer + [place for place in neighbours(table.ring)[here] if is_open(table, place)]


@draw_limit.under("yoko")
def yoko_draws(answer: int) -> int:
    """HA-133"""
    return outcast("yoko").draw_to


# What follows from them


EFFECTS: Final = tuple((name,) for name in MATERIAL.outcast_names)


def effects(table: Table, seat: int) -> tuple[str, ...]:
    """The effects that work on a player: the own outcast."""
    return EFFECTS[table.outcasts[seat]]


@cache
def neighbours(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """HA-033, HA-034: what is adjacent to each location."""
    around: list[tuple[int, ...]] = [()] * LOCATIONS
    around[NEVERMORE] = ring
    for place, location in enumerate(ring):
        around[location] = (NEVERMORE, ring[place - 1], ring[(place + 1) % OUTER])
    return tuple(around)


def value(location: str, target: str, card: int) -> int:
    """HA-151: first the location decides whether a card counts, then the target what it is worth (HA-R06)."""
    if not counts((location,), SYMBOLS[card], STRENGTHS[card]):
        return 0
    return worth((target,), SYMBOLS[card], STRENGTHS[card])


WORTH: Final = tuple(
    tuple(
        tuple(value(place.id, target.id, card) for card in range(len(CARD_NAMES)))
        for target in MATERIAL.targets
    )
    for place in MATERIAL.locations
)
"""The answers for every location, target and kind of card."""


def card_worth(table: Table, location: int, card: int) -> int:
    """HA-047: what this card counts here."""
    return WORTH[location][table.targets[location]][kind(card)]


def total(table: Table, location: int, cards: list[int]) -> int:
    """HA-R31: the cards with location and target, then what outcasts add."""
    counted = sum([card_worth(table, location, card) for card in cards])
    present = [
        MATERIAL.outcast_names[table.outcasts[seat]]
        for seat, pawn in enumerate(table.pawns)
        if pawn == location
    ]
    return points(present, counted)
