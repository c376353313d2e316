"""What the seats of a table of Good vs Evil see, in cells that stay from one moment to the next.

Every fact is read once for all seats that ever looked, and only the cells that it changes are written.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from speeltafel.engine import UNKNOWN
from speeltafel.games.good_vs_evil.knowledge import Memory
from speeltafel.games.good_vs_evil.material import DECK_KINDS, HAND_KINDS, KITTEN, material
from speeltafel.games.good_vs_evil.state import (
    DREW,
    GAINED,
    HID_KITTEN,
    KEPT_BOTTOM,
    LOOKED_BELOW,
    LOST,
    NOTHING,
    ON_MAT,
    RAISED_BOTTOM,
    REVEALED,
    SHUFFLED,
    Fact,
    Table,
)

OF_THE_PILE: Final = frozenset(
    {DREW, KEPT_BOTTOM, RAISED_BOTTOM, LOOKED_BELOW, HID_KITTEN, REVEALED, SHUFFLED}
)
"""Facts that can change what is known of the pile."""
PILE: Final = 60
MOST_CARDS: Final = 30
SIGHTINGS: Final = 12
"""Cards of the pile whose place is told, from the top."""
SIGHTING: Final = DECK_KINDS + 2
GODCAT_HERE, KNOWN = 2, 3
LACKING: Final = KNOWN + DECK_KINDS
LEAVING: Final = LACKING + HAND_KINDS
"""Where things stand in the cells of a player."""


class Plan:
    """Where everything stands in the vectors of one seat; what is about a player is listed by seat."""

    def __init__(self, names: Sequence[str], seats: int, me: int) -> None:
        at = {name: number for number, name in enumerate(names)}
        near = [(other - me) % seats for other in range(seats)]
        self.blank = array("f", bytes(4 * len(names)))
        self.players = [at[f"players+{distance}.alive"] for distance in near]
        self.sizes = [at[f"players+{distance}.cards"] for distance in near]
        self.turn = [at[f"turn:+{distance}"] for distance in near]
        self.asked = [at[f"waiting+{distance}.kind:turn"] for distance in near]
        self.nope_asked = [at[f"waiting+{distance}.kind:nope"] for distance in near]
        self.danger = [at[f"danger:+{distance}"] for distance in near]
        self.author = [at[f"action.seat:+{distance}"] for distance in near]
        self.target = [at[f"action.target:+{distance}"] for distance in near]
        self.first_nope = [at[f"action.nopes[0]:+{distance}"] for distance in near]
        self.duelist = [at[f"duel.seat:+{distance}"] for distance in near]
        self.opponent = [at[f"duel.opponent:+{distance}"] for distance in near]
        self.pile, self.discard, self.mat, self.owed = (
            at["pile"],
            at["pile"] + 2,
            at["mat:godcat"],
            at["owed"],
        )
        self.action, self.stopped = at["action?"], at["action.stopped"]
        self.laid, self.effect = at["action.cards:exploding_kitten"], at["action.effect:armageddon"]
        self.named = at["action.named:defuse"]
        self.duel, self.dealt = at["duel?"], at["duel.opponent_card:godcat"]
        self.seen, self.bottom = at["seen[0].card:exploding_kitten"], at["looking_at:exploding_kitten"]
        self.seats = seats


class Sheet(Memory):
    """The memory of a living seat that writes what it learns into cells."""

    def __init__(self, plan: Plan, table: Table, seat: int) -> None:
        self.plan = plan
        self.cells = plan.blank[:]
        self.players = plan.players
        self.me = seat
        self.bit = 1 << seat
        self.one = 1 / max(material().counts)
        self.sighted = 0
        self.pile_is_new = True
        self.blind = False
        """Whether nothing at all is known of the pile."""
        super().__init__(table, seat)
        for kind, count in enumerate(table.hands[seat]):
            self.cells[kind] = count * self.one
        for other in table.living:
            self.cells[plan.players[other]] = 1.0

    def learn(self, fact: Fact) -> None:
        if fact[0] in OF_THE_PILE:
            self.pile_is_new = True
            self.blind = False
        super().learn(fact)

    def gains(self, holder: int, card: int) -> None:
        if card == UNKNOWN:
            self.may_hold_all(holder)
            return
        if holder != self.me:
            self.knows(holder, card, 1)
        if card in self.lacking[holder]:
            self.lacking[holder].discard(card)
            self.cells[self.players[holder] + LACKING + card] = 0.0

    def knows(self, holder: int, card: int, more: int) -> None:
        """One more or one less of a card that is certainly there; what the seat holds itself is in its hand."""
        known = self.at_least[holder]
        known[card] += more
        if card < DECK_KINDS:
            self.cells[self.players[holder] + KNOWN + card] = known[card] * self.one

    def may_hold_all(self, holder: int) -> None:
        """A card came that was not seen: nothing is certainly lacking any more."""
        start = self.players[holder] + LACKING
        for kind in self.lacking[holder]:
            self.cells[start + kind] = 0.0
        self.lacking[holder].clear()

    def loses(self, holder: int, card: int) -> None:
        known = self.at_least[holder]
        if card == UNKNOWN and known != NOTHING:
            super().loses(holder, card)
            start, one = self.players[holder] + KNOWN, self.one
            known = self.at_least[holder]
            self.cells[start : start + DECK_KINDS] = array("f", [count * one for count in known[:DECK_KINDS]])
        elif card != UNKNOWN and known[card]:
            self.knows(holder, card, -1)

    def lacks(self, holder: int, kind: int) -> None:
        super().lacks(holder, kind)
        start = self.players[holder]
        self.cells[start + LACKING + kind] = 1.0
        if kind < DECK_KINDS:
            self.cells[start + KNOWN + kind] = 0.0

    def falls(self, holder: int) -> None:
        super().falls(holder)
        start = self.players[holder]
        self.cells[start : start + LEAVING + 1] = self.plan.blank[: LEAVING + 1]

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
        self.blind = not sightings and not self.picture.floaters


class Sheets:
    """The sheets of all seats of one table that ever looked."""

    def __init__(self, plans: list[Plan], table: Table) -> None:
        self.plans = plans
        self.facts = table.facts
        self.learned = len(table.facts)
        self.all: list[Sheet] = []
        self.of: list[Sheet | None] = [None] * table.seats
        self.one = 1 / max(material().counts)
        self.sizes = [sum(hand) for hand in table.hands]
        self.counts = [0] * DECK_KINDS
        self.discarded = 0
        self.godcat = ON_MAT

    def at(self, table: Table, seat: int) -> Sheet:
        """A seat's sheet, with all that is new on it."""
        if self.learned != len(self.facts):
            self.catch_up(table)
        sheet = self.of[seat] or self.begin(table, seat)
        if sheet.pile_is_new:
            sheet.write_seen()
        return sheet

    def begin(self, table: Table, seat: int) -> Sheet:
        """A seat looks for the first time: everything that everybody sees is written once more."""
        sheet = self.of[seat] = Sheet(self.plans[seat], table, seat)
        self.all.append(sheet)
        self.counts, self.discarded, self.godcat = [0] * DECK_KINDS, 0, ON_MAT
        self.write_open(table)
        return sheet

    def catch_up(self, table: Table) -> None:
        """Read what happened since the last look. What happens most often has a way of its own."""
        facts, hands = self.facts, table.hands
        for number in range(self.learned, len(facts)):
            fact = facts[number]
            verb = fact[0]
            if verb == LOST:
                self.loses(fact, hands)
            elif verb == DREW and fact[2] != KITTEN:
                self.draws(fact, hands)
            elif verb == GAINED:
                self.gains(fact, hands)
            else:
                for sheet in self.all:
                    sheet.learn(fact)
                if verb == KEPT_BOTTOM and fact[2] != KITTEN:
                    self.holds(fact[1], fact[2], 1, hands)
        self.learned = len(facts)
        self.write_open(table)

    def loses(self, fact: Fact, hands: list[list[int]]) -> None:
        """A card leaves a hand, openly or seen by some."""
        holder, card, to = fact[1], fact[2], fact[3]
        for sheet in self.all:
            if to & sheet.bit:
                if sheet.at_least[holder][card]:
                    sheet.loses(holder, card)
            elif sheet.at_least[holder] != NOTHING:
                sheet.loses(holder, UNKNOWN)
        self.holds(holder, card, -1, hands)

    def gains(self, fact: Fact, hands: list[list[int]]) -> None:
        """A card comes into a hand, openly or seen by some."""
        holder, card, to = fact[1], fact[2], fact[3]
        for sheet in self.all:
            if to & sheet.bit:
                sheet.gains(holder, card)
            elif sheet.lacking[holder]:
                sheet.may_hold_all(holder)
        self.holds(holder, card, 1, hands)

    def draws(self, fact: Fact, hands: list[list[int]]) -> None:
        """The top card goes into a hand: who knows nothing of the pile need not think about it."""
        holder, card = fact[1], fact[2]
        for sheet in self.all:
            own = holder == sheet.me
            if not sheet.blind:
                sheet.pile_is_new = True
                sheet.draws(holder, card if own else UNKNOWN, top=True)
                continue
            del sheet.picture.cards[0]
            if own:
                sheet.gains(holder, card)
            elif sheet.lacking[holder]:
                sheet.may_hold_all(holder)
        self.holds(holder, card, 1, hands)

    def holds(self, holder: int, card: int, more: int, hands: list[list[int]]) -> None:
        """The holder sees this card in their hand, everybody how many cards there are."""
        own = self.of[holder]
        if own is not None:
            own.cells[card] = hands[holder][card] * self.one
        self.sizes[holder] += more

    def write_open(self, table: Table) -> None:
        """The discard pile, which only grows, and who holds Godcat."""
        discard, counts = table.discard, self.counts
        if self.discarded != len(discard):
            start = self.plans[0].discard
            for number in range(self.discarded, len(discard)):
                card = discard[number]
                counts[card] += 1
                for sheet in self.all:
                    sheet.cells[start + card] = counts[card] * self.one
            self.discarded = len(discard)
        if self.godcat != table.godcat:
            self.write_godcat(self.godcat, 0.0)
            self.write_godcat(table.godcat, 1.0)
            self.godcat = table.godcat

    def write_godcat(self, holder: int, here: float) -> None:
        if holder >= 0:
            for sheet in self.all:
                sheet.cells[sheet.players[holder] + GODCAT_HERE] = here
