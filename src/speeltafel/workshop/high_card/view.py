"""What a seat may know, and worlds that it cannot tell from the real one."""

import msgspec
from speeltafel.engine import Chance, Now, ask_again, clone
from speeltafel.engine import View as BaseView

from speeltafel.workshop.high_card.table import CARDS, NOT_YET, Round, Table


class PlayerView(msgspec.Struct, frozen=True):
    """One player as others see them. Whether they laid a card already is not shown: it would tell who hesitates."""

    seat: int
    cards: int
    points: int


class View(BaseView, frozen=True):
    """The table through one seat's eyes."""

    seat: int | None
    hand: list[int]
    my_card: int | None
    players: list[PlayerView]
    played: list[list[int]]
    deck: int


def view(table: Table, seat: int | None) -> View:
    """HC-006: everybody sees what was turned over, and nobody else's hand.

    A view is a picture of one moment: it shares no list with the table, which goes on changing.
    """
    left = table.options.rounds - len(table.played)
    return View(
        seat=seat,
        hand=[] if seat is None else list(table.hands[seat]),
        my_card=my_card(table, seat),
        players=[PlayerView(other, left, table.points[other]) for other in range(table.seats)],
        played=[list(laid) for laid in table.played],
        deck=len(table.deck),
    )


def my_card(table: Table, seat: int | None) -> int | None:
    """The card I laid face down in this round."""
    frame = table.frames[-1] if table.frames else None
    if seat is None or not isinstance(frame, Round):
        return None
    return frame.laid[seat] or None


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal all that this seat has not seen once more.

    The true hidden cards are not read, not even their order: equal knowledge and equal chance give equal worlds.
    """
    world = clone(table)
    forget_laid_cards(world, seat)
    unseen = unseen_cards(table, seat)
    chance.shuffle(unseen)
    left = table.options.rounds - len(table.played)
    for other in range(table.seats):
        if other != seat:
            world.hands[other] = sorted(unseen.pop() for _ in range(left))
    world.deck = unseen
    if world.frames:
        ask_again(world, Now(chance))
    return world


def forget_laid_cards(world: Table, seat: int) -> None:
    """Who else has laid a card is hidden: they get it back and are asked again, by the number they were asked with."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, Round):
        for other in range(world.seats):
            if other != seat and frame.laid[other] != NOT_YET:
                frame.laid[other] = NOT_YET
                world.asked[other] -= 1


def unseen_cards(table: Table, seat: int) -> list[int]:
    """Every card that this seat has neither held nor seen turned over, in an order that tells nothing."""
    mine = my_card(table, seat)
    seen = [*table.hands[seat], *(card for laid in table.played for card in laid)]
    unseen = CARDS[:]
    for card in seen if mine is None else [*seen, mine]:
        unseen.remove(card)
    return unseen
