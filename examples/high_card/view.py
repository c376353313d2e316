"""What a seat may know, and worlds that it cannot tell from the real one."""

import msgspec

from examples.high_card.table import CARDS, NOT_YET, Round, Table
from speeltafel.engine import Chance, Now, ask_again, clone


class PlayerView(msgspec.Struct, frozen=True):
    """One player as others see them. Whether they laid a card already is not shown: it would tell who hesitates."""

    seat: int
    cards: int
    points: int


class View(msgspec.Struct, frozen=True):
    """The table through one seat's eyes."""

    seat: int | None
    hand: list[int]
    my_card: int | None
    players: list[PlayerView]
    played: list[list[int]]
    deck: int


def view(table: Table, seat: int | None) -> View:
    """HC-006: everybody sees what was turned over, and nobody else's hand."""
    left = table.options.rounds - len(table.played)
    return View(
        seat=seat,
        hand=[] if seat is None else table.hands[seat],
        my_card=my_card(table, seat),
        players=[PlayerView(other, left, table.points[other]) for other in range(table.seats)],
        played=table.played,
        deck=len(table.deck),
    )


def my_card(table: Table, seat: int | None) -> int | None:
    """The card I laid face down in this round."""
    frame = table.frames[-1] if table.frames else None
    if seat is None or not isinstance(frame, Round):
        return None
    return frame.laid[seat] or None


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal all that this seat has not seen once more. Face-down cards of others are asked for again."""
    world = clone(table)
    frame = world.frames[-1] if world.frames else None
    mine = NOT_YET
    if isinstance(frame, Round):
        mine = frame.laid[seat]
        frame.laid = [mine if other == seat else NOT_YET for other in range(table.seats)]
    unseen = CARDS[:]
    for card in [
        *table.hands[seat],
        *([mine] if mine else []),
        *(card for laid in table.played for card in laid),
    ]:
        unseen.remove(card)
    chance.shuffle(unseen)
    left = table.options.rounds - len(table.played)
    for other in range(table.seats):
        if other != seat:
            world.hands[other] = sorted(unseen.pop() for _ in range(left))
    world.deck = unseen
    if world.frames:
        ask_again(world, Now(chance))
    return world
