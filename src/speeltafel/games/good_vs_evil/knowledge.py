"""What a seat knows, replayed from the facts that it saw, and worlds that it cannot tell from the real one."""

from speeltafel.engine import UNKNOWN, Chance, Now, Picture, ask_again, clone, sees
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.material import DECK_KINDS, DEFUSE, GODCAT, HAND_KINDS, KITTEN, material
from speeltafel.games.good_vs_evil.state import (
    DREW,
    FELL,
    GAINED,
    HID_KITTEN,
    KEPT_BOTTOM,
    LACKED,
    LOOKED_BELOW,
    LOST,
    RAISED_BOTTOM,
    REVEALED,
    Fact,
    Table,
)

TRIES = 200
REMEMBERED = 4096
"""Memories kept for the next view of the same table."""
CARD_FACTS = (GAINED, LOST, DREW, KEPT_BOTTOM, RAISED_BOTTOM, LOOKED_BELOW)


class Memory:
    """One seat's picture of the pile and of the other hands (None: a spectator's)."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.picture = Picture(table.start_size)
        self.at_least = [[0] * HAND_KINDS for _ in range(table.seats)]
        """By hand and kind: how many copies are certainly there."""
        self.lacking: list[set[int]] = [set() for _ in range(table.seats)]
        """Kinds that are certainly not there."""
        self.facts = table.facts
        self.learned = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Learn what happened since the last time."""
        for number in range(self.learned, len(self.facts)):
            self.learn(self.facts[number])
        self.learned = len(self.facts)

    def learn(self, fact: Fact) -> None:
        """One more thing that happened, as far as this seat saw it."""
        verb = fact[0]
        if verb == GAINED:
            self.gains(fact[1], self.shown(fact[2], fact[3]))
        elif verb == LOST:
            self.loses(fact[1], self.shown(fact[2], fact[3]))
        elif verb == DREW:
            self.draws(fact[1], self.shown(fact[2], fact[3]), top=True)
        elif verb == KEPT_BOTTOM:
            self.draws(fact[1], self.shown(fact[2], fact[3]), top=False)
        elif verb == RAISED_BOTTOM:
            self.picture.put_on_top(self.picture.take_bottom(self.shown(fact[2], fact[3])))
        elif verb == LOOKED_BELOW:
            self.picture.put_at_bottom(self.picture.take_bottom(self.shown(fact[2], fact[3])))
        elif verb == HID_KITTEN:
            self.hides(fact[1], fact[2])
        elif verb == REVEALED:
            self.picture.look(fact[1:])
        elif verb == LACKED:
            self.lacking[fact[1]].add(fact[2])
            self.at_least[fact[1]][fact[2]] = 0
        elif verb == FELL:
            self.at_least[fact[1]] = [0] * HAND_KINDS
        else:
            self.picture.shuffle()

    def shown(self, card: int, to: int) -> int:
        """The card, if this seat saw it."""
        return card if sees(to, self.seat) else UNKNOWN

    def gains(self, holder: int, card: int) -> None:
        if card == UNKNOWN:
            self.lacking[holder].clear()
        else:
            self.at_least[holder][card] += 1
            self.lacking[holder].discard(card)

    def loses(self, holder: int, card: int) -> None:
        """A card that left unseen may be any of those I know (GE-R54)."""
        known = self.at_least[holder]
        if card != UNKNOWN:
            known[card] = max(0, known[card] - 1)
        else:
            self.at_least[holder] = [
                max(0, count - 1) if kind != GODCAT else count for kind, count in enumerate(known)
            ]

    def draws(self, holder: int, card: int, top: bool) -> None:
        """A Kitten would have been shown (GE-045)."""
        take = self.picture.take_top if top else self.picture.take_bottom
        card = take(card, never=KITTEN)
        if card != KITTEN:
            self.gains(holder, card)

    def hides(self, holder: int, place: int) -> None:
        if holder == self.seat and place != UNKNOWN:
            self.picture.put_at(place, KITTEN)
        else:
            self.picture.put_somewhere(KITTEN)


MEMORIES: dict[tuple[int, int], Memory] = {}


def memory_of(table: Table, seat: int | None) -> Memory:
    """The memory of a seat, going on from the last view of the same table: facts are only ever added.

    Learning everything anew took 65 % of the time of a view.
    """
    key = (id(table.facts), -1 if seat is None else seat)
    memory = MEMORIES.get(key)
    if memory is None or memory.facts is not table.facts:
        if len(MEMORIES) >= REMEMBERED:
            MEMORIES.clear()
        memory = MEMORIES[key] = Memory(table, seat)
    else:
        memory.catch_up()
    return memory


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal what this seat does not know once more, in a way that fits all it saw; the true cards are not read."""
    memory = Memory(table, seat)
    world = clone(table)
    world.facts = [scrubbed(fact, seat) for fact in table.facts]
    for _ in range(TRIES):
        if deal_unseen(world, memory, unseen_cards(table, seat), chance):
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
    for card in table.discard:
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
    world.removed = rest
    return True


def fill_hand(world: Table, memory: Memory, holder: int, size: int, rest: list[int]) -> bool:
    """What the seat knows of a hand, then cards it could hold."""
    hand = [*memory.at_least[holder][:GODCAT], world.hands[holder][GODCAT]]
    for _ in range(size - sum(hand)):
        fitting = [i for i, card in enumerate(rest) if card not in memory.lacking[holder]]
        if not fitting:
            return False
        hand[rest.pop(fitting[-1])] += 1
    world.hands[holder] = hand
    return True


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
