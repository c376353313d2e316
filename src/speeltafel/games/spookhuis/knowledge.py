"""Worlds that a seat cannot tell from the real one, dealt anew from what it has not seen."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine import INTERRUPT, Chance, Now, Offers, ask_again, clone
from speeltafel.games.spookhuis.cards import IS_HORROR, IS_ITEM
from speeltafel.games.spookhuis.flow.code import SLOTS
from speeltafel.games.spookhuis.flow.items import Filing
from speeltafel.games.spookhuis.flow.piles import HORROR_PILE, ITEM_PILE, MEETING_PILE, pile_of
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.state import Table

TRIES: Final = 20

Offering = Callable[[Table], Offers]


def sample_world(table: Table, seat: int, chance: Chance, offers: Offering) -> Table:
    """Another table with the same views, events and questions for this seat."""
    for tries in range(TRIES):
        world = clone(table)
        deal_anew(world, seat, chance, mingle=tries < TRIES - 1)
        if not world.frames or (is_possible(world) and asks_the_same(world, table, seat, offers)):
            return world
    raise AssertionError("no deal fits what this seat saw")


def asks_the_same(world: Table, table: Table, seat: int, offers: Offering) -> bool:
    """Open the questions again; the seats asked and the own question must stay as they are."""
    ask_again(world, Now(FORBIDDEN), offers)
    asked = [(d.seat, d.kind) for d in world.open if d.waits != INTERRUPT]
    return asked == [(d.seat, d.kind) for d in table.open if d.waits != INTERRUPT] and all(
        decision.moves for decision in world.open
    )


class NoChance(Chance):
    """Asking again must not need luck."""

    def below(self, n: int) -> int:
        raise ArithmeticError("a question needs no luck")


FORBIDDEN: Final = NoChance()


def is_possible(world: Table) -> bool:
    """A key that its owner is about to hand over must be there."""
    return all(
        frame.key in world.players[frame.seat].kinds()
        for frame in world.frames
        if isinstance(frame, Filing) and frame.key
    )


def deal_anew(world: Table, seat: int, chance: Chance, mingle: bool) -> None:
    """Cards of a pool change places, cards never seen change faces, and no pile keeps its order."""
    hands = [player.hand for player in world.players] + [world.aside]
    keys = [player.keys for player in world.players]
    if mingle:
        for group in (hands, keys):
            shuffle_pools(group, seat, chance)
    shuffle_pools([world.code], seat, chance)
    redeal_horrors(world, hands, seat, chance)
    redeal_items(world, hands, seat, chance)
    redeal_faces([(world.code, place) for place in hidden_places(world.code, seat)], [], chance)
    for which in (HORROR_PILE, ITEM_PILE, MEETING_PILE):
        chance.shuffle(pile_of(world, which))


Place = tuple[list[Held], int]


def shuffle_pools(hands: list[list[Held]], seat: int, chance: Chance) -> None:
    """Cards whose exact place this seat does not know change places within their pool."""
    pools: dict[int, list[Place]] = {}
    for hand in hands:
        for place, held in enumerate(hand):
            if held.pool and not held.sure >> seat & 1:
                pools.setdefault(held.pool, []).append((hand, place))
    for places in pools.values():
        faces = [hand[place] for hand, place in places]
        chance.shuffle(faces)
        for (hand, place), face in zip(places, faces, strict=True):
            old = hand[place]
            seen = (old.seen & ~(1 << seat)) | (face.seen & (1 << seat))
            hand[place] = Held(face.card, seen, old.sure, old.pool, face.epoch)


def hidden_places(hand: list[Held], seat: int) -> list[int]:
    """Where a card lies that this seat has never seen."""
    return [place for place, held in enumerate(hand) if not held.seen >> seat & 1]


def redeal_horrors(world: Table, hands: list[list[Held]], seat: int, chance: Chance) -> None:
    """Horrors of one shuffle are alike: in hands, in the pile, and the one that hides in another pile."""
    for epoch in range(world.epochs[HORROR_PILE] + 1):
        piles = [world.horrors] if epoch == world.epochs[HORROR_PILE] else []
        piles += [pile_of(world, which + 1) for which, stray in enumerate(world.strays) if stray == epoch]
        places = unseen_in_hands(hands, seat, IS_HORROR, epoch)
        redeal_faces(
            places, [(pile, n) for pile in piles for n, c in enumerate(pile) if c in IS_HORROR], chance
        )


def redeal_items(world: Table, hands: list[list[Held]], seat: int, chance: Chance) -> None:
    """Items of one shuffle are alike, in hands and in the pile."""
    for epoch in range(world.epochs[ITEM_PILE] + 1):
        pile = world.items if epoch == world.epochs[ITEM_PILE] else []
        places = unseen_in_hands(hands, seat, IS_ITEM, epoch)
        redeal_faces(places, [(pile, n) for n, card in enumerate(pile) if card in IS_ITEM], chance)


def unseen_in_hands(hands: list[list[Held]], seat: int, sort: frozenset[str], epoch: int) -> list[Place]:
    """Cards of one sort and one shuffle that this seat has never seen."""
    return [
        (hand, place)
        for hand in hands
        for place in hidden_places(hand, seat)
        if hand[place].card in sort and hand[place].epoch == epoch
    ]


def redeal_faces(places: list[Place], in_piles: list[tuple[list[str], int]], chance: Chance) -> None:
    """Give these places each other's cards."""
    faces = [hand[place].card for hand, place in places] + [pile[place] for pile, place in in_piles]
    chance.shuffle(faces)
    for hand, place in places:
        old = hand[place]
        hand[place] = Held(faces.pop(), old.seen, old.sure, old.pool, old.epoch)
    for pile, place in in_piles:
        pile[place] = faces.pop()


def slots_known(table: Table, seat: int | None) -> list[str]:
    """The code cards in slots 1 to 3 as far as this seat (None: the public) knows them."""
    bit = table.seats if seat is None else seat
    return [held.card if held.sure >> bit & 1 else "" for held in table.code[:SLOTS]]
