"""Another world that a seat cannot tell from the real one.

Only what the seat knows goes into it: the cards it cannot place are put in order before they are dealt anew, and the
others know of each other's hands what everybody knows. So equal knowledge and equal chance give equal worlds.
"""

from typing import Final

from speeltafel.engine import Chance, Decision, Move, Now, ask_again, clone
from speeltafel.games.hydes_attack.cards import EMPTY, kind, knows, owner, strength, together, with_kind
from speeltafel.games.hydes_attack.hands import known_cards
from speeltafel.games.hydes_attack.moves import Discard, Play, PlayOnes, PlaySix, SendThing
from speeltafel.games.hydes_attack.powers import WORTH
from speeltafel.games.hydes_attack.state import Table

CHOICES: Final = 3
"""Cards of which one is laid down."""
CARELESS: Final = 12
"""Once in so many times it is just any of them."""


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal the cards this seat does not know anew: 1s to the places of 1s, then hands and what was laid from them, then the rest."""
    world = clone(table)
    unseen = unseen_cards(world, seat)
    chance.shuffle(unseen)
    ones = [card for card in unseen if strength(card) == 1]
    for pile in world.piles:
        deal_ones(pile, seat, ones, unseen)
    hands = deal_hands(world, seat, unseen)
    for location, pile in enumerate(world.piles):
        deal_laid(pile, WORTH[location][world.targets[location]], seat, unseen, hands, chance)
    for place, card in enumerate(world.discard):
        if not knows(card, seat):
            world.discard[place] = with_kind(card, unseen.pop())
    if world.thing != EMPTY and not knows(world.thing, seat):
        world.thing = with_kind(world.thing, unseen.pop())
    for player, held in hands.items():
        world.hands[player] = known_cards(world, player, seat) + held
        world.known[player] = [(owner, card) for owner, card in world.known[-1] if owner != player]
    world.deck = unseen
    if world.frames:
        ask_again(world, Now(chance))
    return world


def unseen_cards(table: Table, seat: int) -> list[int]:
    """The kinds of all cards this seat cannot place, in an order that tells nothing."""
    zones = [*table.piles, table.discard, [] if table.thing == EMPTY else [table.thing]]
    unseen = [kind(card) for zone in zones for card in zone if not knows(card, seat)] + table.deck
    for player, hand in enumerate(table.hands):
        if player != seat:
            unseen += hand
    for _, card in table.known[seat]:
        unseen.remove(card)
    unseen.sort()
    return unseen


def deal_ones(pile: list[int], seat: int, ones: list[int], unseen: list[int]) -> None:
    """HA-R36: cards that were played together are 1s."""
    for place, card in enumerate(pile):
        if together(card) and not knows(card, seat):
            one = ones.pop()
            unseen.remove(one)
            pile[place] = with_kind(card, one)


def deal_hands(table: Table, seat: int, unseen: list[int]) -> dict[int, list[int]]:
    """What the others hold beside the cards that this seat is sure of."""
    held = {
        player: len(hand) - len(known_cards(table, player, seat))
        for player, hand in enumerate(table.hands)
        if player != seat
    }
    return {player: [unseen.pop() for _ in range(count)] for player, count in held.items()}


def deal_laid(
    pile: list[int],
    row: tuple[int, ...],
    seat: int,
    unseen: list[int],
    hands: dict[int, list[int]],
    chance: Chance,
) -> None:
    """Nobody lays down just any card: people go where their best ones count, and what counts less stays in the hand."""
    for place, card in enumerate(pile):
        if not knows(card, seat) and not together(card):
            held = hands.get(owner(card))
            if held is not None and chance.below(CARELESS):
                other = chance.below(len(unseen))
                if row[unseen[other]] > row[unseen[-1]]:
                    unseen[other], unseen[-1] = unseen[-1], unseen[other]
                for other in range(min(CHOICES - 1, len(held))):
                    if row[held[other]] > row[unseen[-1]]:
                        unseen[-1], held[other] = held[other], unseen[-1]
            pile[place] = with_kind(card, unseen.pop())


def seen_as(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """A move as another seat sees it: cards are played face down, and Thing shows its card to one player."""
    match move:
        case Play():
            return "play", move.location
        case PlayOnes():
            return "ones", len(move.cards), move.thing, move.location
        case PlaySix() if not table.options.open_discard:
            return "six", move.location
        case Discard() if not table.options.open_discard:
            return "discard"
        case SendThing() if viewer != move.player:
            return "thing", move.card is None, move.player
    return move
