"""The vector of a view of Good vs Evil without the view in between: three times as fast, for programs that learn.

It covers the moments that come often; in a duel, without a memory aid and at the end the view is made. The kit compares
both at every step: no cell may differ.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from speeltafel.games.good_vs_evil.flow.deeds import RaisingHeck
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import NO_ONE, PAIR, TRIPLE, Action
from speeltafel.games.good_vs_evil.knowledge import Memory
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    DECK_KINDS,
    HAND_KINDS,
    KITTEN,
    NOPE,
    material,
)
from speeltafel.games.good_vs_evil.seeing import remembered, view
from speeltafel.games.good_vs_evil.state import NOTHING, ON_MAT, Table

REMEMBERED: Final = 4096
EFFECT: Final = {PAIR: NOPE - ARMAGEDDON, TRIPLE: NOPE - ARMAGEDDON + 1}
"""Where the effects of sets stand, after those of single cards."""
PILE: Final = 60
MOST_CARDS: Final = 30
MOST_LAID: Final = 3
OWED: Final = 20
KINDS: Final = ("turn", "nope", "give", "pick", "heck", "save", "insert", "duel-deal", "duel-choice")
SIGHTINGS: Final = 12
"""Cards of the pile whose place is told, from the top."""

Write = Callable[[Any], "array[float]"]


class Counted(dict[tuple[int, ...], "array[float]"]):
    """Cells for numbers of cards by kind: most hands were met before."""

    def __init__(self, kinds: int, most: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.one = 1 / most

    def __missing__(self, counts: tuple[int, ...]) -> "array[float]":
        if len(self) >= REMEMBERED:
            self.clear()
        cells = self[counts] = array("f", [count * self.one for count in counts[: self.kinds]])
        return cells


class Pile:
    """Cells for the cards of a pile that only grows: counting them anew took a tenth of the time of a step."""

    def __init__(self, cards: list[int], most: int) -> None:
        self.cards = cards
        self.counts = [0] * DECK_KINDS
        self.cells = array("f", bytes(4 * DECK_KINDS))
        self.one = 1 / most
        self.counted = 0

    def counted_up(self) -> "array[float]":
        """With what came since the last time."""
        for number in range(self.counted, len(self.cards)):
            card = self.cards[number]
            self.counts[card] += 1
            self.cells[card] = self.counts[card] * self.one
        self.counted = len(self.cards)
        return self.cells


class Quick:
    """Writes the vectors of a table of so many seats."""

    def __init__(self, names: Sequence[str], seats: int, slowly: Write) -> None:
        most = max(material().counts)
        self.slowly = slowly
        self.blank = array("f", bytes(4 * len(names)))
        self.near = [[(other - me) % seats for other in range(seats)] for me in range(seats)]
        self.most = most
        self.hands, self.known = Counted(HAND_KINDS, most), Counted(DECK_KINDS, most)
        self.piles: dict[int, Pile] = {}
        at = {name: number for number, name in enumerate(names)}
        self.players = [at[f"players+{distance}.alive"] for distance in range(seats)]
        self.pile, self.turn, self.owed = at["pile"], at["turn:+0"], at["owed"]
        self.action, self.seen = at["action?"], at["seen[0].card:exploding_kitten"]
        self.asked = [at[f"waiting+{distance}.kind:turn"] for distance in range(seats)]
        self.stopped, self.danger = at["action.stopped"], at["danger:+0"]
        self.bottom = at["looking_at:exploding_kitten"]
        self.seats = seats
        self.kittens = 1 / material().counts[KITTEN]

    def __call__(self, table: Table, seat: int) -> "array[float]":
        """The vector of what this seat sees."""
        top = table.frames[-1] if table.frames else None
        memory = remembered(table, seat)
        if top is None or memory is None or type(top) is Armageddon:
            return self.slowly(view(table, seat))
        return self.written(table, seat, top, memory)

    def written(self, table: Table, seat: int, top: Any, memory: Memory) -> "array[float]":
        """The vector, outside a duel."""
        cells, near = self.blank[:], self.near[seat]
        cells[:HAND_KINDS] = self.hands[tuple(table.hands[seat])]
        for other in table.living:
            self.write_player(cells, self.players[near[other]], table, other, memory)
        self.write_table(cells, table, near)
        self.write_seen(cells, memory)
        if type(top) is Action:
            self.write_action(cells, top, near)
            for other in top.called:
                cells[self.asked[near[other]] + 1] = 1.0
            return cells
        for decision in table.open:
            cells[self.asked[near[decision.seat]] + KINDS.index(decision.kind)] = 1.0
        if type(top) is MeetKitten:
            cells[self.danger + near[top.seat]] = 1.0
            cells[self.pile + 1] = (table.kittens - table.dangers.count(KITTEN) - 1) * self.kittens
        elif type(top) is RaisingHeck and top.seat == seat:
            cells[self.bottom + table.pile[0]] = 1.0
        return cells

    def write_player(self, cells: Any, start: int, table: Table, other: int, memory: Memory) -> None:
        """A living player."""
        cells[start] = 1.0
        cells[start + 1] = sum(table.hands[other]) * (1 / MOST_CARDS)
        if table.godcat == other:
            cells[start + 2] = 1.0
        known = memory.at_least[other]
        if known != NOTHING and other != memory.seat:
            cells[start + 3 : start + 3 + DECK_KINDS] = self.known[tuple(known)]
        for kind in memory.lacking[other]:
            cells[start + 3 + DECK_KINDS + kind] = 1.0
        if other in table.leaving:
            cells[start + 3 + DECK_KINDS + HAND_KINDS] = 1.0

    def write_table(self, cells: Any, table: Table, near: list[int]) -> None:
        """Piles, mat and turn."""
        pile = self.pile
        cells[pile] = len(table.pile) * (1 / PILE)
        cells[pile + 1] = (table.kittens - table.dangers.count(KITTEN)) * self.kittens
        if table.discard:
            cells[pile + 2 : pile + 2 + DECK_KINDS] = self.discarded(table.discard)
        if table.godcat == ON_MAT:
            cells[pile + 2 + DECK_KINDS] = cells[pile + 3 + DECK_KINDS] = 1.0
        elif table.godcat >= 0:
            cells[pile + 3 + DECK_KINDS] = 1.0
        cells[self.turn + near[table.turn]] = 1.0
        cells[self.owed] = table.owed * (1 / OWED) if table.owed < OWED else 1.0
        if table.under_attack:
            cells[self.owed + 1] = 1.0

    def discarded(self, cards: list[int]) -> "array[float]":
        """The cells of the discard pile."""
        pile = self.piles.get(id(cards))
        if pile is None or pile.cards is not cards:
            if len(self.piles) >= REMEMBERED:
                self.piles.clear()
            pile = self.piles[id(cards)] = Pile(cards, self.most)
        return pile.counted_up()

    def write_seen(self, cells: Any, memory: Memory) -> None:
        """What is known of the pile."""
        start = self.seen
        for sighting in memory.picture.sightings()[:SIGHTINGS]:
            cells[start + sighting.card] = 1.0
            cells[start + DECK_KINDS] = sighting.earliest * (1 / PILE)
            cells[start + DECK_KINDS + 1] = sighting.latest * (1 / PILE)
            start += DECK_KINDS + 2

    def write_action(self, cells: Any, action: Action, near: list[int]) -> None:
        """The play on the stack."""
        start, seats = self.action, self.seats
        cells[start] = cells[start + 1 + near[action.seat]] = 1.0
        start += 1 + seats
        for card in set(action.cards):
            cells[start + card] = action.cards.count(card) * (1 / MOST_LAID)
        start += HAND_KINDS
        cells[start + EFFECT.get(action.effect, action.effect - ARMAGEDDON)] = 1.0
        start += NOPE - ARMAGEDDON + 2
        if action.target != NO_ONE:
            cells[start + near[action.target]] = 1.0
        start += seats
        if action.named != NO_ONE:
            cells[start + action.named - 1] = 1.0
        start += HAND_KINDS - 1
        for noper in action.nopers:
            cells[start + near[noper]] = 1.0
            start += seats
        if action.stopped():
            cells[self.stopped] = 1.0
