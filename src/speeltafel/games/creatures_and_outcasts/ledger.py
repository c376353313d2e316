"""The statistics of Creatures & Outcasts: who opened, what was played and left over, how rounds ended."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from speeltafel.engine import Event, Ledger
from speeltafel.engine.ledger import place
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.material import material

REASONS: Final = ("one-left", "wednesday-came", "hyde", "stalemate")
"""How a round can end (CO-050)."""


class CreaturesLedger(Ledger):
    """Place is counted from who opened the first round."""

    traits: ClassVar = ("place",)
    counted: ClassVar = ("cards", "passes", "sets", "firsts", "empty")
    one_of: ClassVar = frozenset({"ending"})
    compared: ClassVar = ("advanced", "teams", "all_pass", "closed_transfer")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.first: int | None = None
        self.opener = 0
        self.leader = 0
        self.turned: list[tuple[str, int]] = []
        """The characters of this round, each with who led when it turned up."""

    def note(self, event: Event) -> None:
        match event:
            case events.RoundBegan():
                self.turned = []
            case events.Passed(seat=seat):
                self.count(seat, "passes")
            case events.RaceWon(seat=seat) | events.NobodyRaced(seat=seat):
                self.opener = self.leader = seat
                self.first = seat if self.first is None else self.first
                self.count(seat, "firsts", int(isinstance(event, events.RaceWon)))
            case events.CharacterTurned(character=character):
                self.turned.append((character, self.leader))
            case events.RoundEnded():
                self.note_round(event)
            case _:
                self.note_cards(event)

    def note_cards(self, event: Event) -> None:
        match event:
            case events.Dealt(seat=seat, cards=cards):
                self.drew(seat, cards)
            case events.Drew(seat=seat, card=card) | events.Took(seat=seat, card=card) if card is not None:
                self.drew(seat, [card])
            case events.Swapped(seat=seat, card=card) | events.Gave(player=seat, card=card) if (
                card is not None
            ):
                self.drew(seat, [card])
            case (
                events.Played(seat=seat, card=card, count=count)
                | events.SetLaid(seat=seat, card=card, count=count)
            ):
                self.leader = seat
                self.played(seat, [card] * count)
                self.count(seat, "cards", count)
                self.count(seat, "sets", int(isinstance(event, events.SetLaid)))

    def note_round(self, ended: events.RoundEnded) -> None:
        """Who opened it, or led when a character turned up, did best or not; how it ended; what was left in the hands."""
        best = min(ended.points)
        self.occasion("opening", str(ended.round), ended.points[self.opener] == best, self.opener)
        for reason in REASONS:
            self.occasion("ending", reason, reason == ended.reason)
        for character, leader in self.turned:
            self.occasion("character", character, ended.points[leader] == best, leader)
        for seat, hand in enumerate(ended.hands):
            self.held(seat, hand)
            self.count(seat, "empty", int(not hand))

    def seat_traits(self, table: Any) -> list[tuple[str, ...]]:
        return [(place(seat, self.first or 0, self.seats),) for seat in range(self.seats)]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        return map(str, material().outcasts)
