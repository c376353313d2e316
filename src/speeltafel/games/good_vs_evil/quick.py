"""The vector of a view of Good vs Evil without the view in between, for programs that learn.

Most of what a seat sees at one decision it saw at the last one: that is on its sheet (`sheets.py`), and only what belongs to this
moment is written on a copy of it. Without a memory aid and for those who are out the view is made. The kit
compares both at every step: no cell may differ.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from speeltafel.games.good_vs_evil.flow.deeds import RaisingHeck
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import NO_ONE, PAIR, TRIPLE, Action
from speeltafel.games.good_vs_evil.material import ARMAGEDDON, DEFUSE, KITTEN, NOPE, material
from speeltafel.games.good_vs_evil.seeing import view
from speeltafel.games.good_vs_evil.sheets import LEAVING, MOST_CARDS, PILE, Plan, Sheets
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

TABLES: Final = 256
"""Tables whose sheets are kept for the next look."""
EFFECT: Final = {PAIR: NOPE - ARMAGEDDON, TRIPLE: NOPE - ARMAGEDDON + 1} | {
    kind: kind - ARMAGEDDON for kind in range(ARMAGEDDON, NOPE)
}
"""Where effects stand: those of single cards, then those of sets."""
MOST_LAID: Final = 3
OWED: Final = 20
KINDS: Final = ("turn", "nope", "give", "pick", "heck", "save", "insert", "duel-deal", "duel-choice")
KIND_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}

Write = Callable[[Any], "array[float]"]


class Quick:
    """Writes the vectors of a table of so many seats."""

    def __init__(self, names: Sequence[str], seats: int, slowly: Write) -> None:
        self.slowly = slowly
        self.plans = [Plan(names, seats, seat) for seat in range(seats)]
        self.tables: dict[int, Sheets] = {}
        self.kitten = 1 / material().counts[KITTEN]

    def __call__(self, table: Table, seat: int) -> "array[float]":
        """The vector of what this seat sees."""
        if seat not in table.living or not table.options.memory_aid:
            return self.slowly(view(table, seat))
        facts = table.facts
        sheets = self.tables.get(id(facts))
        if sheets is None or sheets.facts is not facts:
            sheets = self.keep(table)
        cells = sheets.at(table, seat).cells[:]
        plan, sizes = self.plans[seat], sheets.sizes
        for other in table.living:
            cells[plan.sizes[other]] = sizes[other] * (1 / MOST_CARDS)
        self.write_moment(cells, plan, table, seat)
        return cells

    def keep(self, table: Table) -> Sheets:
        """Sheets for a table that is new here."""
        if len(self.tables) >= TABLES:
            del self.tables[next(iter(self.tables))]
        sheets = self.tables[id(table.facts)] = Sheets(self.plans, table)
        return sheets

    def write_moment(self, cells: Any, plan: Plan, table: Table, seat: int) -> None:
        """The piles, mat and turn, and what is going on."""
        top: Any = table.frames[-1] if table.frames else None
        kittens = table.kittens - table.dangers.count(KITTEN)
        cells[plan.pile] = len(table.pile) * (1 / PILE)
        if table.godcat == ON_MAT:
            cells[plan.mat] = cells[plan.mat + 1] = 1.0
        elif table.godcat >= 0:
            cells[plan.mat + 1] = 1.0
        cells[plan.turn[table.turn]] = 1.0
        cells[plan.owed] = table.owed * (1 / OWED) if table.owed < OWED else 1.0
        if table.under_attack:
            cells[plan.owed + 1] = 1.0
        for other in table.leaving:
            if other in table.living:
                cells[plan.players[other] + LEAVING] = 1.0
        kind = type(top)
        if kind is Action:
            self.write_action(cells, plan, top)
        else:
            for decision in table.open:
                cells[plan.asked[decision.seat] + KIND_NUMBER[decision.kind]] = 1.0
            if kind is MeetKitten:
                cells[plan.danger[top.seat]] = 1.0
                kittens -= 1
            elif kind is Armageddon:
                self.write_duel(cells, plan, top, seat)
            elif kind is RaisingHeck and top.seat == seat:
                cells[plan.bottom + table.pile[0]] = 1.0
        cells[plan.pile + 1] = kittens * self.kitten

    def write_duel(self, cells: Any, plan: Plan, duel: Armageddon, seat: int) -> None:
        """GE-068: only the one who dealt knows which card lies where."""
        cells[plan.duel] = cells[plan.duelist[duel.seat]] = 1.0
        if duel.opponent != NO_ONE:
            cells[plan.opponent[duel.opponent]] = 1.0
            if seat == duel.seat:
                cells[plan.dealt + (not duel.opponent_blessed)] = 1.0

    def write_action(self, cells: Any, plan: Plan, action: Action) -> None:
        """The play on the stack, and who may still Nope it."""
        cells[plan.action] = cells[plan.author[action.seat]] = 1.0
        cells[plan.effect + EFFECT[action.effect]] = 1.0
        cards = action.cards
        if len(cards) == 1:
            cells[plan.laid + cards[0]] = 1 / MOST_LAID
        else:
            for card in cards:
                cells[plan.laid + card] = cards.count(card) * (1 / MOST_LAID)
        if action.target != NO_ONE:
            cells[plan.target[action.target]] = 1.0
            if action.named != NO_ONE:
                cells[plan.named + action.named - DEFUSE] = 1.0
        if action.nopers:
            for number, noper in enumerate(action.nopers):
                cells[plan.first_nope[noper] + number * plan.seats] = 1.0
            if action.stopped():
                cells[plan.stopped] = 1.0
        for other in action.called:
            cells[plan.nope_asked[other]] = 1.0
