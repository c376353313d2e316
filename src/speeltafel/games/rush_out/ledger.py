"""The statistics of Rush Out!: wizard and heroes, and which trials and spells were completed."""

from collections.abc import Iterable
from typing import Any, ClassVar

from speeltafel.engine import Event, Ledger
from speeltafel.games.rush_out import events
from speeltafel.games.rush_out.material import material, scenarios
from speeltafel.games.rush_out.state import WIZARD, seat_of, team_of


class RushOutLedger(Ledger):
    """A card that turns up is drawn by its team; who completes it plays it."""

    traits: ClassVar = ("role", "character")
    counted: ClassVar = ("rolls", "placed", "cards", "blows")
    compared: ClassVar = ("scenario", "handicap")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turned_up: list[tuple[str, str]] = []
        """Team and card, handed out when the game is over and teams are known."""

    def note(self, event: Event) -> None:
        match event:
            case events.CardTurnedUp(card=card, team=team):
                self.turned_up.append((team, card))
            case events.CardCompleted(card=card, seats=seats, team=team):
                self.note_completed(card, seats, team)
            case events.DiceThrown(seat=seat):
                self.count(seat, "rolls")
            case events.DicePlaced(seat=seat, dice=dice):
                self.count(seat, "placed", len(dice))
            case events.DiceRemoved(dice=dice):
                for seat in {seat_of(code) for code in dice}:
                    self.count(seat, "blows")
            case events.HeroWounded(seat=seat) | events.CardLaid(seat=seat):
                self.count(seat, "blows")

    def note_completed(self, card: str, seats: Iterable[int], team: str) -> None:
        """Cards that both can complete: if the heroes do, it went ill for the wizard."""
        for seat in seats:
            self.played(seat, [card])
            self.count(seat, "cards")
        both = material().cards[card]
        if both.wizard and both.hero:
            self.occasion("spell", card, team == WIZARD)

    def close(self, table: Any) -> None:
        teams = [team_of(table, seat) for seat in range(self.seats)]
        for team, card in self.turned_up:
            for seat in range(self.seats):
                if teams[seat] == team:
                    self.drew(seat, [card])
        for seat, team in enumerate(teams):
            self.held(seat, table.spells if team == WIZARD else table.trials)

    def seat_traits(self, table: Any) -> list[tuple[str, ...]]:
        return [
            ("wizard", "wizard") if seat == table.wizard else ("hero", table.players[seat].hero)
            for seat in range(self.seats)
        ]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        """The trials and spells of a scenario that are used with so many players."""
        scenario = scenarios()[options.scenario]
        kinds = {*scenario.trials, *scenario.spells}
        return [
            card.id
            for card in material().cards.values()
            if card.kind in kinds and card.players <= max(3, seats)
        ]
