"""What a seat knows, replayed from the facts that it saw."""

from speeltafel.engine import EVERYONE, UNKNOWN, Picture, sees
from speeltafel.games.good_vs_evil.material import GODCAT, HAND_KINDS, KITTEN
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

REMEMBERED = 4096
"""Memories kept for the next view of the same table."""


class Memory:
    """One seat's picture of the pile and of the other hands (None: a spectator's)."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.picture = Picture(table.start_size)
        self.at_least = [[0] * HAND_KINDS for _ in range(table.seats)]
        """By hand and kind: how many copies are certainly there."""
        self.lacking: list[set[int]] = [set() for _ in range(table.seats)]
        """Kinds that are certainly not there."""
        self.drawn: list[int] = []
        """Every card that left the pile, as far as it is known."""
        self.facts = table.facts
        self.learned = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Learn what happened since the last time."""
        facts, learn = self.facts, self.learn
        for number in range(self.learned, len(facts)):
            learn(facts[number])
        self.learned = len(facts)

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
            self.lacks(fact[1], fact[2])
        elif verb == FELL:
            self.falls(fact[1])
        else:
            self.picture.shuffle()

    def shown(self, card: int, to: int) -> int:
        """The card, if this seat saw it."""
        return card if to == EVERYONE or sees(to, self.seat) else UNKNOWN

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

    def lacks(self, holder: int, kind: int) -> None:
        self.lacking[holder].add(kind)
        self.at_least[holder][kind] = 0

    def falls(self, holder: int) -> None:
        self.at_least[holder] = [0] * HAND_KINDS

    def draws(self, holder: int, card: int, top: bool) -> None:
        """A Kitten would have been shown (GE-045)."""
        take = self.picture.take_top if top else self.picture.take_bottom
        card = take(card, never=KITTEN)
        self.drawn.append(card)
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
