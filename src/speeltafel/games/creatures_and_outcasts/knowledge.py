"""What a seat knows, replayed from the facts that it saw, and worlds that it cannot tell from the real one."""

from collections import Counter
from collections.abc import Callable

from speeltafel.engine import UNKNOWN, Picture, sees
from speeltafel.games.creatures_and_outcasts.facts import (
    CLOSED,
    DEALT,
    DREW,
    LAID,
    LOOKED,
    MOVED,
    PASSED,
    PASSED_ON,
    PLACED,
    SAW_CHARACTERS,
    SHIFTED,
    SHUFFLED,
    STUCK,
    TAKEN,
    TURNED,
    Fact,
    redact,
)
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table


class Memory:
    """One seat's picture of the closed pile, the character stack and the other hands (None: a spectator's)."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.closed = Picture(0)
        self.characters = Picture(0)
        self.known: list[Counter[int]] = [Counter() for _ in range(table.seats)]
        """By hand: cards that are certainly there."""
        self.lacking: list[set[int]] = [set() for _ in range(table.seats)]
        """By hand: numbers that are certainly not there."""
        self.passes: list[list[int]] = [[] for _ in range(table.seats)]
        """By seat: what it passed on since it last got a card."""
        self.passed_on: list[Counter[int]] = []
        for fact in table.facts:
            LESSONS[fact[0]](self, redact(fact, seat))
        if table.hands_are_open:
            self.known = [Counter(hand) for hand in table.hands]

    def dealt(self, fact: Fact) -> None:
        self.closed = Picture(fact[2])
        self.characters = Picture(fact[3])

    def laid(self, fact: Fact) -> None:
        """Cards that I know are the first to go: there may be others, but I cannot be sure of them."""
        for _ in range(fact[4]):
            self.loses(fact[2], fact[3])

    def closed_over(self, fact: Fact) -> None:
        for card in fact[2:]:
            self.closed.put_on_top(card)

    def drew(self, fact: Fact) -> None:
        """Whoever remembers the top card knows what was drawn."""
        self.gains(fact[2], self.closed.take_top(fact[3]))

    def moved(self, fact: Fact) -> None:
        self.loses(fact[2], fact[4])
        self.gains(fact[3], fact[4])

    def saw(self, fact: Fact) -> bool:
        """Whether I know what is secret of this; in a world that somebody else imagines I may have seen it and not know it."""
        return sees(fact[1], self.seat) and UNKNOWN not in fact[2:]

    def looked(self, fact: Fact) -> None:
        if self.saw(fact):
            self.closed.look_through(fact[2:])

    def taken(self, fact: Fact) -> None:
        """CO-R25, CO-R34: only the one who looked knows the place."""
        _, _, taker, never, card, place, _ = fact
        if place == UNKNOWN:
            self.closed.take_somewhere(card, never)
        else:
            self.closed.take_from(place)
        if taker != NOBODY:
            self.gains(taker, card)

    def stuck(self, fact: Fact) -> None:
        """CO-102: who cannot play on a 2 shows what is not in the hand."""
        self.lacking[fact[2]].update(fact[3:])

    def passed(self, fact: Fact) -> None:
        """CO-039: everybody sees it, and what lay on top."""
        self.passes[fact[2]].append(fact[3])

    def passes_on(self, fact: Fact) -> None:
        """CO-143: the giver knows the hand that the right neighbour gets."""
        self.passed_on.append(Counter(fact[3:]) if self.saw(fact) else self.known[fact[2]])

    def shifted(self, fact: Fact) -> None:
        self.known = self.passed_on[1:] + self.passed_on[:1]
        self.passed_on = []
        self.lacking = self.lacking[1:] + self.lacking[:1]
        self.passes = self.passes[1:] + self.passes[:1]

    def turned(self, fact: Fact) -> None:
        self.characters.take_top(fact[2])

    def shuffled(self, fact: Fact) -> None:
        self.characters = Picture(fact[2])

    def saw_characters(self, fact: Fact) -> None:
        if self.saw(fact):
            self.characters.look_through(fact[2:])

    def placed(self, fact: Fact) -> None:
        """CO-R48: the others lose her from sight, but keep the order of the rest. In a sampled world so may the player."""
        _, to, character, place = fact
        if sees(to, self.seat) and character in self.characters.cards:
            self.characters.take_from(self.characters.cards.index(character))
        else:
            self.characters.take_somewhere(character)
        if sees(to, self.seat) and place != UNKNOWN:
            self.characters.put_at(place, character)
        else:
            self.characters.put_somewhere(character)

    def gains(self, holder: int, card: int) -> None:
        self.passes[holder].clear()
        if card == UNKNOWN:
            self.lacking[holder].clear()
        else:
            self.known[holder][card] += 1
            self.lacking[holder].discard(card)

    def loses(self, holder: int, card: int) -> None:
        """A card that left unseen may be any of those I know: one less of each is certain."""
        held = self.known[holder]
        for number in [card] if card != UNKNOWN else list(held):
            held[number] -= 1
            if held[number] <= 0:
                del held[number]


LESSONS: dict[int, Callable[[Memory, Fact], None]] = {
    DEALT: Memory.dealt,
    LAID: Memory.laid,
    CLOSED: Memory.closed_over,
    DREW: Memory.drew,
    MOVED: Memory.moved,
    LOOKED: Memory.looked,
    TAKEN: Memory.taken,
    STUCK: Memory.stuck,
    PASSED: Memory.passed,
    PASSED_ON: Memory.passes_on,
    SHIFTED: Memory.shifted,
    TURNED: Memory.turned,
    SHUFFLED: Memory.shuffled,
    SAW_CHARACTERS: Memory.saw_characters,
    PLACED: Memory.placed,
}
