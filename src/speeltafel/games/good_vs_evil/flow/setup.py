"""Laying the table, in the seven steps of the rulebook."""

from speeltafel.engine import EVERYONE, Now, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.cards import gain
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.material import DECK_KINDS, DEFUSE, HAND_KINDS, KITTEN, NAMES, material
from speeltafel.games.good_vs_evil.options import Options
from speeltafel.games.good_vs_evil.state import Table


def set_up(options: Options, seats: int, now: Now) -> Table:
    """GE-009 to GE-030"""
    table = Table(seats=seats, options=options, living=list(range(seats)))
    table.hands = [[0] * HAND_KINDS for _ in range(seats)]
    deck = deck_without_kittens_and_defuses()
    give_defuses(table, deck)
    now.chance.shuffle(deck)
    deal(table, deck)
    if options.quick:
        take_out_a_third(table, deck)
    add_kittens(table, deck)
    now.chance.shuffle(deck)
    table.pile = deck
    table.start_size = len(deck)
    table.turn = start_player(options, seats, now)
    if now.listening:
        tell_setup(table, now)
    table.push(Turns())
    return table


def deck_without_kittens_and_defuses() -> list[int]:
    """GE-010, GE-011"""
    counts = material().counts
    return [kind for kind in range(DECK_KINDS) if kind not in (KITTEN, DEFUSE) for _ in range(counts[kind])]


def give_defuses(table: Table, deck: list[int]) -> None:
    """GE-011 to GE-015: one each, a few into the deck before the deal, the others out of the game."""
    deal_data = material().deal
    for seat in range(table.seats):
        for _ in range(deal_data.given_defuses):
            gain(table, seat, DEFUSE, EVERYONE)
    given = table.seats * deal_data.given_defuses
    extra = min(deal_data.extra_defuses, material().counts[DEFUSE] - given)
    deck.extend([DEFUSE] * extra)
    table.defuses = given + extra


def deal(table: Table, deck: list[int]) -> None:
    """GE-016, GE-017"""
    for seat in range(table.seats):
        for _ in range(material().deal.hand):
            table.hands[seat][deck.pop()] += 1


def take_out_a_third(table: Table, deck: list[int]) -> None:
    """GE-027, GE-R28: a random third of what was not dealt, to the nearest card; nobody knows which."""
    share = material().deal.quick_share
    third = (2 * len(deck) + share) // (2 * share)
    table.removed = [deck.pop() for _ in range(third)]


def add_kittens(table: Table, deck: list[int]) -> None:
    """GE-019, GE-020, GE-028"""
    table.kittens = table.seats - material().deal.spare_kittens
    deck.extend([KITTEN] * table.kittens)


def start_player(options: Options, seats: int, now: Now) -> int:
    """GE-025, GE-R29"""
    if options.start_player == "random":
        return now.chance.below(seats)
    return int(options.start_player.removeprefix("seat-")) - 1


def tell_setup(table: Table, now: Now) -> None:
    """Announce the deal."""
    for seat, hand in enumerate(table.hands):
        cards = [NAMES[kind] for kind, count in enumerate(hand) for _ in range(count)]
        now.emit(events.Dealt(seat=seat, hand=cards, to=only(seat)))
    now.emit(events.Began(seat=table.turn, pile=len(table.pile), kittens=table.kittens))
