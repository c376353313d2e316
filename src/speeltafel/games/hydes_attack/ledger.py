"""The statistics of The Hyde's Attack: outcasts, power cards, and which targets were saved where."""

from collections.abc import Iterable
from typing import Any, ClassVar

from speeltafel.engine import Event, Ledger
from speeltafel.engine.ledger import place
from speeltafel.games.hydes_attack import events
from speeltafel.games.hydes_attack.cards import name
from speeltafel.games.hydes_attack.material import MATERIAL


class HydesAttackLedger(Ledger):
    """Place is counted from the first player; all win or lose together, so outcasts are those at the table."""

    traits: ClassVar = ("outcast", "place")
    counted: ClassVar = ("laid", "strength")
    compared: ClassVar = ("level", "outcasts", "signals")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.attack = 0

    def note(self, event: Event) -> None:
        self.note_laid(event)
        match event:
            case events.Attacked(number=number):
                self.attack = number
            case events.TargetSaved() | events.TargetWounded():
                self.note_target(event)
            case events.SixPlayed(seat=seat):
                self.played(seat, ["six"])
            case events.Dealt(seat=seat, cards=cards) | events.Drew(seat=seat, cards=cards) if cards:
                self.drew(seat, cards)
            case events.OnesPlayed(seat=seat, cards=cards) if cards:
                self.played(seat, cards)
            case events.Played(seat=seat, card=card) | events.ThingPlayed(seat=seat, card=card) if card:
                self.played(seat, [card])
            case events.TookFromThing(seat=seat, card=card) | events.DrewForThing(seat=seat, card=card) if (
                card
            ):
                self.drew(seat, [card])

    def note_laid(self, event: Event) -> None:
        match event:
            case events.OnesPlayed(seat=seat, count=count):
                self.count(seat, "laid", count)
            case events.Played(seat=seat) | events.ThingPlayed(seat=seat) | events.SixPlayed(seat=seat):
                self.count(seat, "laid")
            case events.Revealed(seats=seats, counts=counts):
                for seat, strength in zip(seats, counts, strict=True):
                    self.count(seat, "strength", strength)

    def note_target(self, event: events.TargetSaved | events.TargetWounded) -> None:
        saved = isinstance(event, events.TargetSaved)
        self.occasion("location", event.location, saved)
        self.occasion("target", event.target, saved)
        self.occasion("attack", str(self.attack), saved)

    def close(self, table: Any) -> None:
        for seat, hand in enumerate(table.hands):
            self.held(seat, map(name, hand))

    def seat_traits(self, table: Any) -> list[tuple[str, ...]]:
        names = MATERIAL.outcast_names
        return [
            (names[outcast], place(seat, table.first, self.seats))
            for seat, outcast in enumerate(table.outcasts)
        ]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        return MATERIAL.card_names
