"""The statistics of Good vs Evil: who began, what went through whose hands, who survived what."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from speeltafel.engine import Event, Ledger
from speeltafel.engine.ledger import place
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.material import DECK_KINDS, KITTEN, NAMES, NOPE, material

PLAYABLE: Final = tuple(kind for kind in range(DECK_KINDS) if kind != KITTEN)


class GoodVsEvilLedger(Ledger):
    """Place is counted from the start player, who is drawn by lot."""

    traits: ClassVar = ("place",)
    counted: ClassVar = ("turns", "cards", "nopes", "survived", "thefts")
    compared: ClassVar = ("quick", "special_combos", "attack_carry")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.first = 0
        self.duellist = 0

    def note(self, event: Event) -> None:
        self.note_turn(event)
        match event:
            case events.Began(seat=seat):
                self.first = seat
            case events.Dealt(seat=seat, hand=cards) if cards is not None:
                self.drew(seat, cards)
            case events.Drew(seat=seat, card=card) | events.HeckKept(seat=seat, card=card) if (
                card is not None
            ):
                self.drew(seat, [card])
            case events.Gave(target=seat, card=card) if card is not None:
                self.drew(seat, [card])
            case _:
                self.note_play(event)
                self.note_occasion(event)

    def note_turn(self, event: Event) -> None:
        """Every turn that somebody lived to see, and what was taken from others in it."""
        match event:
            case (
                events.Began(seat=seat)
                | events.TurnBegan(seat=seat)
                | events.TurnsLeft(seat=seat)
                | events.MustTake(seat=seat)
            ):
                self.count(seat, "turns")
            case events.Named(seat=seat, found=True) | events.Gave(target=seat, stolen=True):
                self.count(seat, "thefts")

    def note_play(self, event: Event) -> None:
        match event:
            case events.Played(seat=seat, cards=cards):
                self.played(seat, cards)
                self.count(seat, "cards", len(cards))
            case events.Noped(seat=seat):
                self.played(seat, [NAMES[NOPE]])
                self.count(seat, "cards")
                self.count(seat, "nopes")
            case events.Saved(seat=seat, card=card, danger=danger):
                self.played(seat, [card])
                self.count(seat, "survived", int(danger == NAMES[KITTEN]))
            case events.Exploded(seat=seat, cards=cards):
                self.held(seat, [card for card in cards if card != NAMES[KITTEN]])

    def note_occasion(self, event: Event) -> None:
        match event:
            case events.Saved(seat=seat, danger=danger):
                self.occasion("danger", danger, True, seat)
            case events.Exploded(seat=seat, danger=danger):
                self.occasion("danger", danger, False, seat)
            case events.WentAhead(seat=seat, effect=effect):
                self.occasion("action", effect, True, seat)
            case events.Stopped(seat=seat, effect=effect):
                self.occasion("action", effect, False, seat)
            case events.DuelBegan(seat=seat):
                self.duellist = seat
            case events.DuelRevealed(blessed=blessed):
                self.occasion("duel", "armageddon", blessed == self.duellist, self.duellist)

    def close(self, table: Any) -> None:
        for seat in table.living:
            for kind, count in enumerate(table.hands[seat]):
                self.held(seat, [NAMES[kind]] * count)

    def seat_traits(self, table: Any) -> list[tuple[str, ...]]:
        return [(place(seat, self.first, self.seats),) for seat in range(self.seats)]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        return [NAMES[kind] for kind in PLAYABLE if material().counts[kind]]
