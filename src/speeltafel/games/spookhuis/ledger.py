"""The statistics of Gevangen in het Spookhuis: who began, who became a Ghost, cards, tests, ambushes and locks."""

from collections.abc import Iterable
from typing import Any, ClassVar

from speeltafel.engine import Event, Ledger
from speeltafel.engine.ledger import place
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import HORRORS, ITEMS


class SpookhuisLedger(Ledger):
    """Place is counted from the first player; the fate is what somebody is at the end."""

    traits: ClassVar = ("place", "fate")
    counted: ClassVar = ("keys", "tiles", "horrors", "morale", "terror")
    compared: ClassVar = ("board", "always_horror", "terror_end", "ambush")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.first = 0
        self.horror = ""
        """The horror whose test is coming."""

    def note(self, event: Event) -> None:
        self.note_night(event)
        match event:
            case events.First(seat=seat):
                self.first = seat
            case events.Dealt(seat=seat, cards=cards) | events.Refilled(seat=seat, cards=cards) if cards:
                self.drew(seat, cards)
            case events.Surplus(heir=seat, cards=cards) if cards:
                self.drew(seat, cards)
            case events.Drew(seat=seat, card=card) if card:
                self.drew(seat, [card])
            case events.Stole(seat=seat, card=card, zone=zone) if card and zone != "keys":
                self.drew(seat, [card])
            case events.Used(seat=seat, item=item) | events.Warded(seat=seat, item=item):
                self.played(seat, [item])
            case _:
                self.note_horror(event)
                self.note_occasion(event)

    def note_night(self, event: Event) -> None:
        """What somebody went through."""
        match event:
            case events.KeyTaken(seat=seat):
                self.count(seat, "keys")
            case events.Rode(seat=seat, path=path):
                self.count(seat, "tiles", len(path))
            case events.Frightened(seat=seat):
                self.count(seat, "horrors")
            case events.MoraleChanged(seat=seat, change=change):
                self.count(seat, "morale", max(0, -change))
            case events.Scored(seat=seat):
                self.count(seat, "terror")

    def note_horror(self, event: Event) -> None:
        """A horror has no effect on its own: how often its test is passed is what it is worth."""
        match event:
            case events.Frightened(card=card, by=by):
                self.horror = card
                if by is not None:
                    self.played(by, [card])
            case events.Rolled(seat=seat, cause="horror", passed=passed) if self.horror:
                self.occasion("horror", self.horror, passed, seat)
                self.horror = ""

    def note_occasion(self, event: Event) -> None:
        match event:
            case events.Rolled(seat=seat, cause=cause, passed=passed):
                self.occasion("test", cause, passed, seat)
            case events.AmbushOver(seat=seat, success=success):
                self.occasion("ambush", "ambush", success, seat)
            case events.CrackFailed(seat=seat):
                self.occasion("locks", "code", False, seat)
            case events.Escaped(seat=seat):
                self.occasion("locks", "code", True, seat)

    def close(self, table: Any) -> None:
        for seat, player in enumerate(table.players):
            self.held(seat, player.items() + player.horrors() + player.open_items())

    def seat_traits(self, table: Any) -> list[tuple[str, ...]]:
        return [
            (place(seat, self.first, self.seats), "ghost" if player.ghost else "living")
            for seat, player in enumerate(table.players)
        ]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        return [*HORRORS, *ITEMS]
