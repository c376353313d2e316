"""A short way to lay a table for a test.

The Gatehouse lies turned over with ramps to the east (A), north-west (B) and south-west (C). Carts start on quiet
places of their own, hands hold one harmless horror, and dice fall as the test says.
"""

from typing import Any

import speeltafel
from speeltafel.engine import ASKED, Chance, Event, Match, Move, QuickChance
from speeltafel.engine.flow import run
from speeltafel.games.spookhuis.board import FREE, TILES, cell_at
from speeltafel.games.spookhuis.flow.turn import Rounds
from speeltafel.games.spookhuis.layout import give_keys, hold, lay_code
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.moves import GO
from speeltafel.games.spookhuis.state import Player, Table

HARMLESS = "raven"
E, NE, NW, W, SW, SE = range(6)


class Loaded(Chance):
    """Dice fall as told; other outcomes too, then as they like."""

    def __init__(self) -> None:
        self.rolls: list[int] = []
        self.picks: list[int] = []
        self.rest = QuickChance(1)

    def below(self, n: int) -> int:
        if n == 10 and self.rolls:
            return self.rolls.pop(0) - 1
        return self.picks.pop(0) if n != 10 and self.picks else self.rest.below(n)


class Night:
    """One night in the haunted house."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.chance = Loaded()
        players: list[dict[str, Any]] = [{} for _ in range(seats)]
        self.match: Match = speeltafel.position(
            "spookhuis", options=options, chance=self.chance, players=players
        )
        self.table.withdraw()
        self.table.frames[:] = [Rounds()]
        for seat in range(seats):
            self.hand(seat, HARMLESS)

    @property
    def table(self) -> Table:
        table = self.match.table
        assert isinstance(table, Table)
        return table

    # Laying

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def cart(self, seat: int, q: int, r: int, exit: int = FREE) -> None:
        """Put a cart on a tile, facing an exit."""
        self.player(seat).cell, self.player(seat).exit = cell_at(q, r), exit

    def lay(self, q: int, r: int, face: str) -> None:
        """Lay any drawing anywhere, as in "S0": code and rotation."""
        tile = next(number for number, tile in enumerate(TILES) if tile.code == face[0])
        self.table.board[cell_at(q, r)] = tile * 6 + int(face[1])

    def track(self, *faces: str, row: int = 0, start: int = 1) -> None:
        """Lay tiles next to each other from west to east."""
        for step, face in enumerate(faces):
            self.lay(start + step, row, face)

    def hand(self, seat: int, *cards: str) -> None:
        hold(self.table, seat, cards)

    def keys(self, seat: int, *kinds: int) -> None:
        self.player(seat).keys = []
        give_keys(self.table, seat, " ".join(map(str, kinds)))

    def code(self, *kinds: int) -> None:
        lay_code(self.table, " ".join(map(str, kinds)))

    def rooms(self, *kinds: int) -> None:
        self.table.rooms[:] = kinds

    def morale(self, seat: int, morale: int) -> None:
        self.player(seat).morale = morale

    def ghost(self, seat: int, terror: int = 0) -> None:
        player = self.player(seat)
        player.ghost, player.morale, player.terror = True, 0, terror

    def laid(self, seat: int, card: str, gained: int = 0, markers: int = 0) -> None:
        self.player(seat).laid.append(Laid(card, gained, markers))

    def dice(self, *rolls: int) -> None:
        self.chance.rolls += rolls

    def picks(self, *outcomes: int) -> None:
        self.chance.picks += outcomes

    # Playing

    def begin(self, active: int = 0) -> "Night":
        """The turn of this player begins."""
        self.table.active = active
        self.match.now.events = []
        run(self.table, self.match.now)
        self.match.offer([])
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        decision = self.waiting()
        return decision.seat, decision.kind

    def waiting(self) -> Any:
        return next(decision for decision in self.match.decisions() if decision.waits == ASKED)

    def moves(self) -> list[Move]:
        return list(self.waiting().moves)

    def play(self, *moves: Move) -> list[Event]:
        """Let whoever is asked play these moves, one after the other."""
        events: list[Event] = []
        for move in moves:
            events += self.match.play(self.waiting().seat, move)
        return events

    def ride(self, *moves: Move) -> list[Event]:
        """Leave the tiles as they lie, then play these moves."""
        return self.play(GO, *moves)

    def happened(self, events: list[Event], kind: type[Any]) -> list[Any]:
        return [event for event in events if isinstance(event, kind)]

    def shown(self, seat: int, events: list[Event]) -> list[Any]:
        """Events as this seat may know them."""
        return self.match.seen_by(seat, events)

    def cell(self, seat: int) -> int:
        return self.player(seat).cell

    def cards(self, seat: int) -> list[str]:
        return [held.card for held in self.player(seat).hand]

    def key_kinds(self, seat: int) -> list[str]:
        return [key.card for key in self.player(seat).keys]

    def open_cards(self, seat: int) -> list[str]:
        return [laid.card for laid in self.player(seat).laid]


def table_of(match: Match) -> Table:
    """The table of a match that a test did not lay itself."""
    table = match.table
    assert isinstance(table, Table)
    return table


def corridor(**options: Any) -> Night:
    """Player 0 on ramp A; straight rails lead east to Key Room A, where keys of kind 1 lie."""
    night = Night(**options)
    night.cart(0, 0, 0, E)
    night.track("S0", "S0", "K3")
    night.rooms(1, 2, 3, 4, 5, 6)
    return night


def dead_end(**options: Any) -> Night:
    """Player 0 on ramp A; the rails end on the tile after the first."""
    night = Night(**options)
    night.cart(0, 0, 0, E)
    night.track("S0", "S1", "K3")
    return night
