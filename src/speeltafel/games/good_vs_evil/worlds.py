"""Worlds that a seat cannot tell from the real one."""

from speeltafel.engine import UNKNOWN, Chance, Now, ask_again, clone, sees
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.knowledge import Memory
from speeltafel.games.good_vs_evil.material import DECK_KINDS, DEFUSE, GODCAT, KITTEN, material
from speeltafel.games.good_vs_evil.state import (
    DREW,
    GAINED,
    HID_KITTEN,
    KEPT_BOTTOM,
    LOOKED_BELOW,
    LOST,
    RAISED_BOTTOM,
    REVEALED,
    SHUFFLED,
    Fact,
    Table,
)

TRIES = 200
STORIES = 4
CARD_FACTS = (GAINED, LOST, DREW, KEPT_BOTTOM, RAISED_BOTTOM, LOOKED_BELOW)
PILE_FACTS = (DREW, KEPT_BOTTOM, RAISED_BOTTOM, LOOKED_BELOW, HID_KITTEN, REVEALED)


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal what this seat does not know once more, in a way that fits all it saw; the true cards are not read."""
    memory = Memory(table, seat)
    world = clone(table)
    facts = [scrubbed(fact, seat) for fact in table.facts]
    for _ in range(TRIES):
        if deal_unseen(world, memory, unseen_cards(table, seat), chance):
            world.facts = retold(facts, world.pile, memory.drawn, chance)
            forget_answers(world, seat)
            hide_duel(world, seat, chance)
            if world.frames:
                ask_again(world, Now(chance))
            return world
    raise AssertionError("no deal fits what this seat saw")


def scrubbed(fact: Fact, seat: int) -> Fact:
    """The fact without what this seat did not see."""
    if fact[0] == HID_KITTEN:
        return fact if fact[1] == seat else (HID_KITTEN, fact[1], UNKNOWN)
    if fact[0] in CARD_FACTS and not sees(fact[3], seat):
        return (fact[0], fact[1], UNKNOWN, fact[3])
    return fact


def unseen_cards(table: Table, seat: int) -> list[int]:
    """Every card of the deck that is neither in this seat's hand nor open on the table, as counts by kind."""
    counts = material().counts[:]
    counts[KITTEN] = table.kittens
    counts[DEFUSE] = table.defuses
    for card in table.discard if table.result is None else table.discard + table.removed:
        counts[card] -= 1
    for kind in range(DECK_KINDS):
        counts[kind] -= table.hands[seat][kind]
    if any(isinstance(frame, MeetKitten) for frame in table.frames):
        counts[KITTEN] -= 1
    return counts


def deal_unseen(world: Table, memory: Memory, counts: list[int], chance: Chance) -> bool:
    """Fill hands, pile and removed cards; False when the random order broke something this seat knows."""
    others = [other for other in world.living if other != memory.seat]
    for other in others:
        for kind in range(DECK_KINDS):
            counts[kind] -= memory.at_least[other][kind]
    for card in memory.picture.known():
        counts[card] -= 1
    kittens = [KITTEN] * counts[KITTEN]
    rest = [kind for kind in range(1, DECK_KINDS) for _ in range(counts[kind])]
    chance.shuffle(rest)
    sizes = {other: sum(world.hands[other]) for other in others}
    for other in others:
        if not fill_hand(world, memory, other, sizes[other], rest):
            return False
    unseen = kittens + [rest.pop() for _ in range(memory.picture.unknown() - len(kittens))]
    chance.shuffle(unseen)
    world.pile = memory.picture.sample(unseen, chance)[::-1]
    if world.result is None:
        world.removed = rest
    return True


def fill_hand(world: Table, memory: Memory, holder: int, size: int, rest: list[int]) -> bool:
    """What the seat knows of a hand, then cards it could hold."""
    hand = [*memory.at_least[holder][:GODCAT], world.hands[holder][GODCAT]]
    lacking = memory.lacking[holder]
    for _ in range(size - sum(hand)):
        place = len(rest) - 1
        while place >= 0 and rest[place] in lacking:
            place -= 1
        if place < 0:
            return False
        hand[rest.pop(place)] += 1
    world.hands[holder] = hand
    return True


def retold(facts: list[Fact], pile: list[int], drawn: list[int], chance: Chance) -> list[Fact]:
    """The facts with what the others saw of the pile, as it must have been in a world with this pile.

    Where no such story is found, the others know only what this seat saw too.
    """
    for _ in range(STORIES):
        told = told_backwards(facts, pile[:], drawn[:], chance)
        if told is not None:
            return told
    return facts


def told_backwards(facts: list[Fact], pile: list[int], drawn: list[int], chance: Chance) -> list[Fact] | None:
    """One story that ends with this pile, back to the last shuffle at most; None when it went wrong."""
    told = facts[:]
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number]
        if fact[0] == SHUFFLED:
            break
        if fact[0] in PILE_FACTS:
            whole = undone(fact, pile, drawn, chance)
            if whole is None:
                return None
            told[number] = whole
    return told


def undone(fact: Fact, pile: list[int], drawn: list[int], chance: Chance) -> Fact | None:
    """Make the pile as it was before; the whole fact, or None when it cannot have happened with this pile."""
    verb = fact[0]
    if verb == DREW:
        pile.append(drawn.pop())
    elif verb == KEPT_BOTTOM:
        pile.insert(0, drawn.pop())
    elif verb == HID_KITTEN:
        return taken_out(fact, pile, chance)
    elif verb == REVEALED:
        return fact if pile[: -len(fact) : -1] == list(fact[1:]) else None
    else:
        if verb == RAISED_BOTTOM:
            pile.insert(0, pile.pop())
        return (verb, fact[1], pile[0], fact[3]) if fact[2] in (UNKNOWN, pile[0]) else None
    return fact


def taken_out(fact: Fact, pile: list[int], chance: Chance) -> Fact | None:
    """The Kitten that was hidden comes out again: the one at that place, or any."""
    place = fact[2]
    hidden = [number for number, card in enumerate(pile) if card == KITTEN]
    if place != UNKNOWN:
        hidden = [number for number in hidden if number == len(pile) - 1 - place]
    if not hidden:
        return None
    number = chance.pick(hidden)
    del pile[number]
    return (HID_KITTEN, fact[1], len(pile) - number)


def hide_duel(world: Table, seat: int, chance: Chance) -> None:
    """GE-068: which card lies where in a duel is known only to the one who dealt."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, Armageddon) and frame.seat != seat:
        frame.opponent_blessed = chance.below(2) == 0


def forget_answers(world: Table, seat: int) -> None:
    """In a window nobody else's hidden answer is kept: they are asked again, with the hands of this world."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, Action):
        frame.silent = [other for other in frame.silent if other == seat or other in world.leaving]
        frame.reactions = [reaction for reaction in frame.reactions if reaction[0] == seat]
