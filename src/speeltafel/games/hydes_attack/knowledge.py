"""Another world that a seat cannot tell from the real one."""

from speeltafel.engine import Chance, Now, ask_again, clone
from speeltafel.games.hydes_attack.cards import EMPTY, kind, knows, strength, together, with_kind
from speeltafel.games.hydes_attack.state import Table


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal the cards this seat does not know anew: 1s to the places of 1s first, the rest anywhere."""
    world = clone(table)
    unseen = unseen_cards(world, seat)
    chance.shuffle(unseen)
    ones = [card for card in unseen if strength(card) == 1]
    for pile in world.piles:
        deal_ones(pile, seat, ones, unseen)
    for zone in (*world.hands, *world.piles, world.discard):
        deal_rest(zone, seat, unseen)
    if world.thing != EMPTY and not knows(world.thing, seat):
        world.thing = with_kind(world.thing, unseen.pop())
    world.deck = unseen
    if world.frames:
        ask_again(world, Now(chance))
    return world


def unseen_cards(table: Table, seat: int) -> list[int]:
    """The kinds of all cards this seat cannot place."""
    zones = [*table.hands, *table.piles, table.discard, [] if table.thing == EMPTY else [table.thing]]
    hidden = [kind(card) for zone in zones for card in zone if not knows(card, seat)]
    return hidden + table.deck


def deal_ones(pile: list[int], seat: int, ones: list[int], unseen: list[int]) -> None:
    """HA-R36: cards that were played together are 1s."""
    for place, card in enumerate(pile):
        if together(card) and not knows(card, seat):
            one = ones.pop()
            unseen.remove(one)
            pile[place] = with_kind(card, one)


def deal_rest(zone: list[int], seat: int, unseen: list[int]) -> None:
    for place, card in enumerate(zone):
        if not knows(card, seat) and not together(card):
            zone[place] = with_kind(card, unseen.pop())
