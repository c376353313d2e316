"""Worlds that a seat cannot tell from the real one, dealt anew from what it has not seen.

A world is made from what the seat knows and from chance, from nothing else: what is hidden is gathered, put in an order
of its own and dealt again. What others know beyond their own cards and what all saw is forgotten.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from speeltafel.engine import ASKED, Chance, Decision, Now, Offers, ask_again, clone
from speeltafel.games.spookhuis.cards import IS_HORROR, IS_ITEM
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS
from speeltafel.games.spookhuis.flow.horrors.losses import Losing, at_stake
from speeltafel.games.spookhuis.flow.items import Filing, can_file, fileable
from speeltafel.games.spookhuis.flow.piles import HORROR_PILE, ITEM_PILE, MEETING_PILE, pile_of
from speeltafel.games.spookhuis.lying import Held, Kin, kin_of
from speeltafel.games.spookhuis.state import Table

TRIES: Final = 2000
"""A deal in which somebody could not answer is dealt again; nearly all fit at once."""

Offering = Callable[[Table], Offers]
T = TypeVar("T")


def sample_world(table: Table, seat: int, chance: Chance, offers: Offering) -> Table:
    """Another table with the same views, events and questions for this seat."""
    world = clone(table)
    forget_numbers(world, seat)
    unknown = Unknown(world, seat)
    for _ in range(TRIES):
        unknown.deal(chance)
        if all(can_answer(world, decision) for decision in world.open):
            break
    if world.frames:
        choose_filed_key(world, seat, chance)
        ask_again(world, Now(FORBIDDEN), offers)
    return world


def forget_numbers(world: Table, seat: int) -> None:
    """How often others were asked or offered something depends on what they hold."""
    world.open[:] = [decision for decision in world.open if decision.seat == seat or decision.waits == ASKED]
    for other in range(world.seats) if world.asked else ():
        if other != seat:
            world.asked[other] = int(world.decision(other) is not None)


def can_answer(world: Table, decision: Decision) -> bool:
    """Whoever is asked for a card holds one."""
    player, kind = world.players[decision.seat], decision.kind
    if kind in ("frighten", "key-room"):
        return bool(player.horrors())
    if kind in ("file-give", "file-take"):
        return can_file(world, player)
    frame = world.frames[-1]
    return not isinstance(frame, Losing) or bool(at_stake(player, frame.what))


class NoChance(Chance):
    """Asking again must not need luck."""

    def below(self, n: int) -> int:
        raise ArithmeticError("a question needs no luck")


FORBIDDEN: Final = NoChance()


def choose_filed_key(world: Table, seat: int, chance: Chance) -> None:
    """SH-145: which key somebody else is about to hand over is not told before it is back in its room."""
    for frame in world.frames:
        if isinstance(frame, Filing) and frame.key and frame.seat != seat:
            kinds = world.players[frame.seat].kinds()
            frame.key = chance.pick([kind for kind in kinds if fileable(world, kind)])


class Place:
    """A place with a card that the seat cannot see."""

    def __init__(self, cards: list[Held], at: int, eyes: int) -> None:
        """`eyes`: who can."""
        self.cards = cards
        self.at = at
        self.eyes = eyes
        self.pool = cards[at].pool
        self.sort = cards[at].sort

    def put(self, token: "Token", card: str) -> None:
        """Lay a card here."""
        seen = token.seen | self.eyes
        self.cards[self.at] = Held(card, seen, self.eyes, self.pool, token.kin[1], self.sort)


class Token:
    """A card of a pool as far as the seat knows it: by its face, or only by its sort and its shuffle."""

    def __init__(self, held: Held, seat: int, everybody: int) -> None:
        met = held.seen >> seat & 1
        self.face = held.card if met else ""
        self.kin = kin_of(held)
        self.seen = memory(held, seat, everybody) if met else 0


def memory(held: Held, seat: int, everybody: int) -> int:
    """Who has seen a card that this seat has seen: all, or for all it knows nobody else."""
    return everybody if held.seen == everybody else 1 << seat


class Unknown:
    """What a seat does not know, and every deal of it that it cannot tell from the real one."""

    def __init__(self, world: Table, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.everybody = world.everybody()
        self.fixed: list[tuple[Place, Token]] = []
        """Places outside pools: what sort of card lies there is public."""
        self.places: dict[int, list[Place]] = {}
        """Places of each pool, those first of which more is known."""
        self.tokens: dict[int, list[Token]] = {}
        self.faces: dict[Kin, list[str]] = {}
        """Cards that the seat has never seen, in hands and piles."""
        self.gather_hands()
        self.gather_keys()
        self.gather_piles()
        self.gather_code()

    # Gathering

    def gather_hands(self) -> None:
        """Nobody but its owner knows the order of a hand: first what the seat knows, then what it does not."""
        world = self.world
        for other, player in enumerate(world.players):
            if other != self.seat:
                player.hand.sort(key=self.rank)
            self.gather(player.hand, 1 << other)
        if world.aside:
            giver, heir = world.active, world.left_of(world.active)
            if self.seat not in (giver, heir):
                world.aside.sort(key=self.rank)
            self.gather(world.aside, 1 << giver | 1 << heir)

    def rank(self, held: Held) -> tuple[bool, str, int, str, Kin]:
        if held.sure >> self.seat & 1:
            return False, held.card, 0, "", ("", 0)
        return True, "", held.pool, held.sort, ("", 0) if held.pool else kin_of(held)

    def gather(self, hand: list[Held], eyes: int) -> None:
        """The cards of a hand that the seat is not sure of."""
        for at, held in enumerate(hand):
            if held.sure >> self.seat & 1:
                hand[at] = self.plain(held)
                continue
            place, token = Place(hand, at, eyes), Token(held, self.seat, self.everybody)
            if not token.face:
                self.faces.setdefault(token.kin, []).append(held.card)
            if held.pool:
                self.places.setdefault(held.pool, []).append(place)
                self.tokens.setdefault(held.pool, []).append(token)
            else:
                self.fixed.append((place, token))

    def plain(self, held: Held) -> Held:
        """A card that the seat is sure of, without what others may remember of it."""
        seen = held.sure | memory(held, self.seat, self.everybody)
        return Held(held.card, seen, held.sure, held.pool, held.epoch, held.sort)

    def gather_keys(self) -> None:
        """SH-R46: keys keep their places, and all have seen every key that was ever taken."""
        for other, player in enumerate(self.world.players):
            self.gather(player.keys, 1 << other)
        for places in self.places.values():
            places.sort(key=lambda place: not place.sort)
        for tokens in self.tokens.values():
            tokens.sort(key=lambda token: (token.kin, token.face))

    def gather_piles(self) -> None:
        world = self.world
        horrors, items, _ = world.epochs
        self.faces.setdefault(("horror", horrors), []).extend(world.horrors)
        self.faces.setdefault(("item", items), []).extend(card for card in world.items if card in IS_ITEM)
        for which, epoch in zip((ITEM_PILE, MEETING_PILE), world.strays, strict=True):
            strays = [card for card in pile_of(world, which) if card in IS_HORROR]
            self.faces.setdefault(("horror", epoch), []).extend(strays)
        for faces in self.faces.values():
            faces.sort()

    def gather_code(self) -> None:
        """SH-R65: what the seat has seen and lost sight of is in the box, or in a slot that was changed."""
        code, seat = self.world.code, self.seat
        hidden = [at for at, held in enumerate(code) if not held.sure >> seat & 1]
        self.lost = sorted(
            (code[at].card, memory(code[at], seat, self.everybody))
            for at in hidden
            if code[at].seen >> seat & 1
        )
        self.never = sorted(code[at].card for at in hidden if not code[at].seen >> seat & 1)
        self.changed = [at for at in hidden if code[at].pool == BOX]
        self.hidden = hidden
        for at in range(len(code)):
            if at not in hidden:
                code[at] = self.plain(code[at])

    # Dealing

    def deal(self, chance: Chance) -> None:
        """Put everything that is hidden somewhere, in a way that fits."""
        faces = {kin: shuffled(cards, chance) for kin, cards in sorted(self.faces.items())}
        for place, token in self.fixed:
            place.put(token, token.face or faces[token.kin].pop())
        for pool in sorted(self.places):
            tokens = shuffled(self.tokens[pool], chance)
            for place in self.places[pool]:
                token = draw_fitting(tokens, place.sort)
                place.put(token, token.face or faces[token.kin].pop())
        self.deal_piles(faces, chance)
        self.deal_code(chance)

    def deal_piles(self, faces: dict[Kin, list[str]], chance: Chance) -> None:
        """What is left lies in the piles; strays first, because horrors of their shuffle may be in the pile too."""
        world = self.world
        items, meetings = world.strays
        hidden = [[faces["horror", epoch].pop()] if epoch >= 0 else [] for epoch in (items, meetings)]
        persons = sorted(card for card in world.meetings if card not in IS_HORROR)
        world.horrors[:] = faces["horror", world.epochs[HORROR_PILE]]
        world.items[:] = shuffled([*faces["item", world.epochs[ITEM_PILE]], *hidden[0]], chance)
        world.meetings[:] = shuffled([*persons, *hidden[1]], chance)

    def deal_code(self, chance: Chance) -> None:
        """First what must lie where something was changed, then the rest."""
        lost_at = shuffled(self.changed, chance)[: len(self.lost)]
        for at, (card, seen) in zip(lost_at, self.lost, strict=True):
            self.lay_code(at, card, seen)
        rest = [at for at in self.hidden if at not in lost_at]
        for at, card in zip(rest, shuffled(self.never, chance), strict=True):
            self.lay_code(at, card, 0)

    def lay_code(self, at: int, card: str, seen: int) -> None:
        """SH-119, SH-157: all saw who looked at this slot."""
        eyes = self.world.code[at].sure if at < SLOTS else 0
        self.world.code[at] = Held(card, seen | eyes, eyes, self.world.code[at].pool)


def shuffled(cards: list[T], chance: Chance) -> list[T]:
    """The same in a random order."""
    copy = cards[:]
    chance.shuffle(copy)
    return copy


def draw_fitting(tokens: list[Token], sort: str) -> Token:
    """The next card of a pool that can lie at a place of which this is known."""
    for at, token in enumerate(tokens):
        if not sort or token.kin[0] == sort:
            return tokens.pop(at)
    raise AssertionError("a pool lacks a card that all know to be there")


def slots_known(table: Table, seat: int | None) -> list[str]:
    """The code cards in slots 1 to 3 as far as this seat (None: the public) knows them."""
    bit = table.seats if seat is None else seat
    return [held.card if held.sure >> bit & 1 else "" for held in table.code[:SLOTS]]
