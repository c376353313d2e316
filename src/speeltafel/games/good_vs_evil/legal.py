"""What may be played now: the one list that buttons, bots and the server share."""

from functools import lru_cache

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil import moves
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    FAVOR,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    LAST_CAT,
    NOPE,
    RAISING_HECK,
    REVEAL,
    SHUFFLE,
    TARGETED_ATTACK,
)
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

WITHOUT_TARGET = (ATTACK, RAISING_HECK, REVEAL, SHUFFLE)


def legal_plays(table: Table, seat: int) -> list[Move]:
    """GE-031 to GE-038: draw, or one play of the hand with its target, listed once per set of kinds."""
    hand = table.hands[seat]
    found: list[Move] = [moves.DRAW]
    found.extend([moves.play(kind, False) for kind in WITHOUT_TARGET if hand[kind]])
    if hand[ARMAGEDDON] and table.godcat == ON_MAT:
        found.append(moves.play(ARMAGEDDON, False))
    if hand[TARGETED_ATTACK]:
        found.extend([moves.play_on(TARGETED_ATTACK, other, False) for other in table.others(seat)])
    victims = table.with_cards(seat)
    if hand[FAVOR]:
        found.extend([moves.play_on(FAVOR, victim, False) for victim in victims])
    if hand[GODCAT]:
        add_godcat_plays(table, seat, victims, found)
    if victims:
        add_combinations(tuple(hand), table.options.special_combos, victims, found)
    return found


def add_godcat_plays(table: Table, seat: int, victims: list[int], found: list[Move]) -> None:
    """GE-082 to GE-085, GE-R18: any action card but Armageddon, which needs both cats on the mat."""
    found.extend([moves.play(kind, True) for kind in WITHOUT_TARGET])
    found.extend([moves.play_on(TARGETED_ATTACK, other, True) for other in table.others(seat)])
    found.extend([moves.play_on(FAVOR, victim, True) for victim in victims])


def add_combinations(hand: tuple[int, ...], special: bool, victims: list[int], found: list[Move]) -> None:
    """GE-131, GE-142, GE-144 with every victim."""
    pairs, triples = combinations(hand, special)
    for first, second in pairs:
        found.extend([moves.pair(first, second, victim) for victim in victims])
    for kinds in triples:
        for victim in victims:
            found.extend(moves.triples(kinds, victim))


@lru_cache(maxsize=1 << 16)
def combinations(
    hand: tuple[int, ...], special: bool
) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]:
    """The pairs and triples of a hand by kind (GE-R19, GE-R26, GE-R27)."""
    pairs: list[tuple[int, int]] = []
    triples: list[tuple[int, int, int]] = []
    for kind in range(DEFUSE if special else FIRST_CAT, GODCAT):
        for group in groups(hand, kind):
            if len(group) == 2:
                pairs.append((group[0], group[1]))
            elif special:
                triples.append((group[0], group[1], group[2]))
    return pairs, triples


def groups(hand: tuple[int, ...], kind: int) -> list[tuple[int, ...]]:
    """Sets of two and three that count as this kind, led by at least one true copy; wild cards fill in."""
    ferals = hand[FERAL_CAT] if FIRST_CAT <= kind <= LAST_CAT else 0
    godcats = hand[GODCAT] if kind != NOPE else 0
    found: list[tuple[int, ...]] = []
    for size in (2, 3):
        for godcat in range(godcats + 1):
            for feral in range(ferals + 1):
                copies = size - godcat - feral
                if 1 <= copies <= hand[kind]:
                    found.append((kind,) * copies + (FERAL_CAT,) * feral + (GODCAT,) * godcat)
    return found
