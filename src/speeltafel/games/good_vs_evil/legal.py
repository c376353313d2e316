"""What may be played now: the one list that buttons, bots and the server share."""

from functools import cache
from typing import Final

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    FAVOR,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    LAST_CAT,
    MOST_SEATS,
    NAMES,
    NOPE,
    RAISING_HECK,
    REVEAL,
    SHUFFLE,
    TARGETED_ATTACK,
)
from speeltafel.games.good_vs_evil.moves import DRAW, NAMEABLE, Pair, Play, PlayOn, Triple
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

# Ready-made moves, by kind or target. As finals of this module they cost a compiled build no look-up.
WITHOUT_TARGET: Final = [ATTACK, RAISING_HECK, REVEAL, SHUFFLE]
PLAY: Final = [Play(name) for name in NAMES]
ATTACK_ON: Final = [PlayOn(NAMES[TARGETED_ATTACK], seat) for seat in range(MOST_SEATS)]
FAVOR_FROM: Final = [PlayOn(NAMES[FAVOR], seat) for seat in range(MOST_SEATS)]
GODCAT_AS: Final = [Play(NAMES[kind], godcat=True) for kind in WITHOUT_TARGET]
GODCAT_ATTACK_ON: Final = [PlayOn(NAMES[TARGETED_ATTACK], seat, godcat=True) for seat in range(MOST_SEATS)]
GODCAT_FAVOR_FROM: Final = [PlayOn(NAMES[FAVOR], seat, godcat=True) for seat in range(MOST_SEATS)]


def legal_plays(table: Table, seat: int) -> list[Move]:
    """GE-031 to GE-038: draw, or one play of the hand with its target, listed once per set of kinds."""
    hand = table.hands[seat]
    victims = table.with_cards(seat)
    found: list[Move] = [DRAW]
    found.extend([PLAY[kind] for kind in WITHOUT_TARGET if hand[kind]])
    if hand[ARMAGEDDON] and table.godcat == ON_MAT:
        found.append(PLAY[ARMAGEDDON])
    if hand[TARGETED_ATTACK]:
        found.extend([ATTACK_ON[other] for other in table.others(seat)])
    if hand[FAVOR]:
        found.extend([FAVOR_FROM[victim] for victim in victims])
    if hand[GODCAT]:
        add_godcat_plays(table, seat, victims, found)
    if victims:
        add_combinations(hand, table.options.special_combos, victims, found)
    return found


def add_godcat_plays(table: Table, seat: int, victims: list[int], found: list[Move]) -> None:
    """GE-082 to GE-085, GE-R18: any action card but Armageddon, which needs both cats on the mat."""
    found.extend(GODCAT_AS)
    found.extend([GODCAT_ATTACK_ON[other] for other in table.others(seat)])
    found.extend([GODCAT_FAVOR_FROM[victim] for victim in victims])


def add_combinations(hand: list[int], special: bool, victims: list[int], found: list[Move]) -> None:
    """GE-131, GE-142, GE-144 with every victim; wild cards fill in (GE-R19, GE-R26, GE-R27)."""
    for kind in range(DEFUSE if special else FIRST_CAT, GODCAT):
        copies = hand[kind]
        if not copies:
            continue
        ferals = hand[FERAL_CAT] if FIRST_CAT <= kind <= LAST_CAT else 0
        godcats = hand[GODCAT] if kind != NOPE else 0
        if copies + ferals + godcats > 1:
            ready = combinations(kind, copies, ferals, godcats, special)
            for victim in victims:
                found.extend(ready[victim])


@cache
def combinations(kind: int, copies: int, ferals: int, godcats: int, special: bool) -> list[list[Move]]:
    """By victim: every pair of a kind, and every triple with every card that it may name."""
    found: list[list[Move]] = []
    for victim in range(MOST_SEATS):
        against: list[Move] = [Pair(cards, victim) for cards in groups(2, kind, copies, ferals, godcats)]
        for cards in groups(3, kind, copies, ferals, godcats) if special else []:
            against.extend([Triple(cards, victim, named) for named in NAMEABLE])
        found.append(against)
    return found


def groups(size: int, kind: int, copies: int, ferals: int, godcats: int) -> list[tuple[str, ...]]:
    """The sets of this size that count as this kind, led by at least one true copy."""
    found: list[tuple[str, ...]] = []
    for godcat in range(godcats + 1):
        for feral in range(ferals + 1):
            true = size - godcat - feral
            if 1 <= true <= copies:
                found.append((NAMES[kind],) * true + (NAMES[FERAL_CAT],) * feral + (NAMES[GODCAT],) * godcat)
    return found
