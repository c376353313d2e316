"""The vector of a view of Good vs Evil without the view in between, for programs that learn.

Most of what a seat sees at one decision it saw at the last one: each seat has a sheet, and only what changed since then is
written anew. Without a memory aid, for those who are out and at the end the view is made. The kit compares both at every step: no cell may differ.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from speeltafel.engine import UNKNOWN
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
from speeltafel.games.good_vs_evil.seeing import view
from speeltafel.games.good_vs_evil.state import (
    DREW,
    HID_KITTEN,
    KEPT_BOTTOM,
    LOOKED_BELOW,
    NOTHING,
    ON_MAT,
    RAISED_BOTTOM,
    REVEALED,
    SHUFFLED,
    Table,
)

SHEETS: Final = 1024
"""Sheets that are kept for the next look at the same table."""
OF_THE_PILE: Final = frozenset(
    {DREW, KEPT_BOTTOM, RAISED_BOTTOM, LOOKED_BELOW, HID_KITTEN, REVEALED, SHUFFLED}
)
"""Facts that can change what is known of the pile."""
EFFECT: Final = {PAIR: NOPE - ARMAGEDDON, TRIPLE: NOPE - ARMAGEDDON + 1}
"""Where the effects of sets stand, after those of single cards."""
PILE: Final = 60
MOST_CARDS: Final = 30
MOST_LAID: Final = 3
OWED: Final = 20
KINDS: Final = ("turn", "nope", "give", "pick", "heck", "save", "insert", "duel-deal", "duel-choice")
KIND_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
SIGHTINGS: Final = 12
"""Cards of the pile whose place is told, from the top."""
SIGHTING: Final = DECK_KINDS + 2
KNOWN: Final = 3
LACKING: Final = KNOWN + DECK_KINDS
LEAVING: Final = LACKING + HAND_KINDS
"""Where things stand in the cells of a player."""

Write = Callable[[Any], "array[float]"]


class Plan:
    """Where everything stands in the vectors of a table of so many seats."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        at = {name: number for number, name in enumerate(names)}
        self.blank = array("f", bytes(4 * len(names)))
        self.seats = seats
        self.near = [[(other - me) % seats for other in range(seats)] for me in range(seats)]
        self.players = [at[f"players+{distance}.alive"] for distance in range(seats)]
        self.player = self.blank[: 4 + DECK_KINDS + HAND_KINDS]
        self.pile, self.turn, self.owed = at["pile"], at["turn:+0"], at["owed"]
        self.action, self.seen = at["action?"], at["seen[0].card:exploding_kitten"]
        self.asked = [at[f"waiting+{distance}.kind:turn"] for distance in range(seats)]
        self.stopped, self.danger = at["action.stopped"], at["danger:+0"]
        self.duel = at["duel?"]
        self.bottom = at["looking_at:exploding_kitten"]
        self.one = 1 / max(material().counts)
        self.kitten = 1 / material().counts[KITTEN]


class Sheet(Memory):
    """The memory of a living seat that writes what it learns into cells, which stay from one moment to the next."""

    def __init__(self, plan: Plan, table: Table, seat: int) -> None:
        self.plan = plan
        self.cells = plan.blank[:]
        near = plan.near[seat]
        self.starts = [plan.players[near[other]] for other in range(plan.seats)]
        """By seat: where its player stands."""
        self.hand = [0] * HAND_KINDS
        self.sizes = [0] * plan.seats
        self.counts = [0] * DECK_KINDS
        self.discarded = 0
        self.sighted = 0
        self.pile_is_new = True
        self.godcat = ON_MAT
        self.me = seat
        super().__init__(table, seat)
        self.write_all(table)

    def write_all(self, table: Table) -> None:
        """What does not come from facts, at the first look."""
        self.hand = table.hands[self.me][:]
        for kind, count in enumerate(self.hand):
            self.cells[kind] = count * self.plan.one
        for other in table.living:
            start = self.starts[other]
            self.cells[start] = 1.0
            self.sizes[other] = sum(table.hands[other])
            self.cells[start + 1] = self.sizes[other] * (1 / MOST_CARDS)
        self.write_table(table)

    def catch_up(self) -> None:
        facts = self.facts
        for number in range(self.learned, len(facts)):
            fact = facts[number]
            if fact[0] in OF_THE_PILE:
                self.pile_is_new = True
            self.learn(fact)
        self.learned = len(facts)

    def gains(self, holder: int, card: int) -> None:
        cells, start = self.cells, self.starts[holder]
        size = self.sizes[holder] = self.sizes[holder] + 1
        cells[start + 1] = size * (1 / MOST_CARDS)
        if holder == self.me:
            self.hand[card] += 1
            cells[card] = self.hand[card] * self.plan.one
        lacking = self.lacking[holder]
        if card == UNKNOWN:
            if lacking:
                for kind in lacking:
                    cells[start + LACKING + kind] = 0.0
                lacking.clear()
            return
        known = self.at_least[holder]
        known[card] += 1
        if card < DECK_KINDS and holder != self.me:
            cells[start + KNOWN + card] = known[card] * self.plan.one
        if card in lacking:
            lacking.discard(card)
            cells[start + LACKING + card] = 0.0

    def loses(self, holder: int, card: int) -> None:
        cells, start = self.cells, self.starts[holder]
        size = self.sizes[holder] = self.sizes[holder] - 1
        cells[start + 1] = size * (1 / MOST_CARDS)
        if holder == self.me:
            self.hand[card] -= 1
            cells[card] = self.hand[card] * self.plan.one
        known = self.at_least[holder]
        if card != UNKNOWN:
            if known[card]:
                known[card] -= 1
                if card < DECK_KINDS and holder != self.me:
                    cells[start + KNOWN + card] = known[card] * self.plan.one
        elif known != NOTHING:
            super().loses(holder, card)
            for kind in range(DECK_KINDS):
                cells[start + KNOWN + kind] = self.at_least[holder][kind] * self.plan.one

    def lacks(self, holder: int, kind: int) -> None:
        super().lacks(holder, kind)
        start = self.starts[holder]
        self.cells[start + LACKING + kind] = 1.0
        if kind < DECK_KINDS:
            self.cells[start + KNOWN + kind] = 0.0

    def falls(self, holder: int) -> None:
        super().falls(holder)
        start = self.starts[holder]
        self.cells[start : start + len(self.plan.player)] = self.plan.player

    def write_table(self, table: Table) -> None:
        """The piles, and who holds Godcat."""
        cells, start = self.cells, self.plan.pile
        if self.pile_is_new:
            self.write_seen()
        if self.discarded != len(table.discard):
            self.write_discard(table.discard)
        cells[start] = len(table.pile) * (1 / PILE)
        cells[start + 1] = (table.kittens - table.dangers.count(KITTEN)) * self.plan.kitten
        if self.godcat != table.godcat:
            if self.godcat >= 0:
                cells[self.starts[self.godcat] + 2] = 0.0
            if table.godcat >= 0:
                cells[self.starts[table.godcat] + 2] = 1.0
            self.godcat = table.godcat

    def write_seen(self) -> None:
        """What is known of the pile."""
        cells, start = self.cells, self.plan.seen
        self.pile_is_new = False
        if self.sighted:
            end = start + self.sighted * SIGHTING
            cells[start:end] = self.plan.blank[start:end]
        sightings = self.picture.sightings()[:SIGHTINGS]
        for sighting in sightings:
            cells[start + sighting.card] = 1.0
            cells[start + DECK_KINDS] = sighting.earliest * (1 / PILE)
            cells[start + DECK_KINDS + 1] = sighting.latest * (1 / PILE)
            start += SIGHTING
        self.sighted = len(sightings)

    def write_discard(self, discard: list[int]) -> None:
        """The discard pile only grows."""
        cells, counts, start = self.cells, self.counts, self.plan.pile + 2
        for card in discard[self.discarded :]:
            counts[card] += 1
            cells[start + card] = counts[card] * self.plan.one
        self.discarded = len(discard)


class Quick:
    """Writes the vectors of a table of so many seats."""

    def __init__(self, names: Sequence[str], seats: int, slowly: Write) -> None:
        self.slowly = slowly
        self.plan = Plan(names, seats)
        self.sheets: dict[tuple[int, int], Sheet] = {}

    def __call__(self, table: Table, seat: int) -> "array[float]":
        """The vector of what this seat sees."""
        top = table.frames[-1] if table.frames else None
        if top is None or seat not in table.living or not table.options.memory_aid:
            return self.slowly(view(table, seat))
        cells = self.sheet(table, seat).cells[:]
        self.write_moment(cells, table, seat, top)
        return cells

    def sheet(self, table: Table, seat: int) -> Sheet:
        """The seat's sheet, with what is new on it."""
        facts = table.facts
        key = (id(facts), seat)
        sheet = self.sheets.get(key)
        if sheet is None or sheet.facts is not facts:
            if len(self.sheets) >= SHEETS:
                del self.sheets[next(iter(self.sheets))]
            sheet = self.sheets[key] = Sheet(self.plan, table, seat)
        elif sheet.learned != len(facts):
            sheet.catch_up()
            sheet.write_table(table)
        return sheet

    def write_moment(self, cells: Any, table: Table, seat: int, top: Any) -> None:
        """Mat and turn, and what is going on."""
        plan = self.plan
        near = plan.near[seat]
        mat = plan.pile + 2 + DECK_KINDS
        if table.godcat == ON_MAT:
            cells[mat] = cells[mat + 1] = 1.0
        elif table.godcat >= 0:
            cells[mat + 1] = 1.0
        cells[plan.turn + near[table.turn]] = 1.0
        cells[plan.owed] = table.owed * (1 / OWED) if table.owed < OWED else 1.0
        if table.under_attack:
            cells[plan.owed + 1] = 1.0
        for other in table.leaving:
            if other in table.living:
                cells[plan.players[near[other]] + LEAVING] = 1.0
        asked = plan.asked
        if type(top) is Action:
            self.write_action(cells, top, near)
            for other in top.called:
                cells[asked[near[other]] + 1] = 1.0
            return
        for decision in table.open:
            cells[asked[near[decision.seat]] + KIND_NUMBER[decision.kind]] = 1.0
        if type(top) is Armageddon:
            self.write_duel(cells, top, seat)
        elif type(top) is MeetKitten:
            cells[plan.danger + near[top.seat]] = 1.0
            cells[plan.pile + 1] = (table.kittens - table.dangers.count(KITTEN) - 1) * plan.kitten
        elif type(top) is RaisingHeck and top.seat == seat:
            cells[plan.bottom + table.pile[0]] = 1.0

    def write_duel(self, cells: Any, duel: Armageddon, seat: int) -> None:
        """GE-068: only the one who dealt knows which card lies where."""
        start, seats, near = self.plan.duel, self.plan.seats, self.plan.near[seat]
        cells[start] = cells[start + 1 + near[duel.seat]] = 1.0
        if duel.opponent != NO_ONE:
            cells[start + 1 + seats + near[duel.opponent]] = 1.0
            if seat == duel.seat:
                cells[start + 1 + 2 * seats + (not duel.opponent_blessed)] = 1.0

    def write_action(self, cells: Any, action: Action, near: list[int]) -> None:
        """The play on the stack."""
        plan = self.plan
        start, seats = plan.action, plan.seats
        cells[start] = cells[start + 1 + near[action.seat]] = 1.0
        start += 1 + seats
        cards = action.cards
        if len(cards) == 1:
            cells[start + cards[0]] = 1 / MOST_LAID
        else:
            for card in cards:
                cells[start + card] = cards.count(card) * (1 / MOST_LAID)
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
            cells[plan.stopped] = 1.0
