"""Legal moves. Everything else asks here."""

from speeltafel.engine import Move
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    DISCARD_BLOCKED,
    PASS,
    block,
    give,
    lay_set,
    play,
    take,
)
from speeltafel.games.creatures_and_outcasts.state import Table


def turn_moves(table: Table, seat: int) -> list[Move]:
    """CO-031, CO-039, CO-075, CO-122"""
    hand = table.hands[seat]
    moves = plays(table, seat)
    for kind in material().sets:
        if hand.count(kind.number) >= kind.set_size:
            moves.append(lay_set(kind.number))
    if hand[0] == table.thing == hand[-1]:
        moves.append(DISCARD_BLOCKED)
    moves.append(PASS)
    return moves


def plays(table: Table, seat: int) -> list[Move]:
    """CO-032, CO-035, CO-085: every number that may be played now, lowest first."""
    rules = table.trick_rules()
    playable = rules.playable[table.top]
    hand = table.hands[seat]
    size = rules.size
    moves = []
    before = -1
    for place, card in enumerate(hand):
        if card != before:
            before = card
            if card in playable and (size == 1 or (place + 1 < len(hand) and hand[place + 1] == card)):
                moves.append(play(card, size))
    return moves


def swap_partners(table: Table, seat: int) -> list[int]:
    """CO-107, CO-R30: other players with cards, if you still have one to give."""
    if not table.hands[seat]:
        return []
    return [other for other in table.with_cards() if other != seat]


def give_moves(hand: list[int], taken: int) -> list[Move]:
    """CO-105, CO-R31: any card but the very one just taken."""
    rest = list(hand)
    rest.remove(taken)
    return [give(card) for card in dict.fromkeys(rest)]


def take_moves(table: Table) -> list[Move]:
    """CO-109, CO-112: any place of the closed pile whose number is not blocked, top first."""
    return [take(place, card) for place, card in enumerate(reversed(table.closed)) if card != table.thing]


def block_moves(table: Table) -> list[Move]:
    """CO-070, CO-R37"""
    return [block(place, card) for place, card in enumerate(reversed(table.closed))]


def treat_guests(table: Table, seat: int) -> list[int]:
    """CO-114, CO-116, CO-R26"""
    return [player for player in range(table.seats) if player != seat or table.options.vampire_self]
