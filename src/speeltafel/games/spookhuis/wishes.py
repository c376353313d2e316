"""What a player of Gevangen in het Spookhuis wants, as far as a view tells: which rooms, which keys, what to fear."""

from typing import Final

from speeltafel.games.spookhuis.board import CELLS, GATE, distance
from speeltafel.games.spookhuis.cards import HORRORS, KEYS
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM
from speeltafel.games.spookhuis.view import PlayerView, View

ESCAPE: Final = 100.0
USELESS: Final = -1.0
"""A room that brings nothing: better to stand before one that does."""
NEAR: Final = 0.72
"""How much of a room's worth is left for each tile of distance."""
NEARNESS: Final[list[list[float]]] = [
    [NEAR ** distance(cell, other) for other in range(CELLS)] for cell in range(CELLS)
]


def chance_to_pass(morale: int) -> float:
    """The chance of a test at this morale."""
    return min(10, max(0, morale)) / 10


def expected_loss(card: str, morale: int) -> float:
    """What a horror costs on average."""
    horror, passes = HORRORS[card], chance_to_pass(morale)
    curse = 1.0 if horror.special == "failure" else 0.0
    return -passes * horror.success - (1 - passes) * (horror.failure - curse)


class Wishes:
    """The worth of every place for one seat."""

    def __init__(self, view: View, seat: int, key: str = "") -> None:
        """With `key`: as if the seat had this key as well."""
        self.view = view
        self.me: PlayerView = view.players[seat]
        self.keys = [*self.me.keys, key] if key else list(self.me.keys)
        self.known = [slot.card for slot in view.slots]
        self.unknown = self.known.count("")
        known = {card for card in self.known if card}
        self.candidates = [key for key in KEYS if key not in known and key not in view.box]
        if len(self.candidates) == 1 and self.unknown == 1:
            self.known[self.known.index("")] = self.candidates[0]
            self.unknown = 0
        self.needed = [card for card in self.known if card and card not in self.keys]
        self.rooms = self.room_values()
        self.worth: dict[int, float] = {}
        """Places already weighed, by cell and kind of stop."""

    def ready(self) -> bool:
        """The code is known and the keys for it are there."""
        return self.unknown == 0 and not self.needed

    def fear(self) -> float:
        """What it costs to be frightened now, more when there is little morale left."""
        morale = self.me.morale
        loss = 0.5 * chance_to_pass(morale) + 2.0 * (1 - chance_to_pass(morale))
        return loss * (1.0 if morale >= 6 else 1.8 if morale >= 4 else 4.0)

    def key_value(self, key: str, left: int) -> float:
        """The worth of a key of this kind."""
        if not left:
            return USELESS
        if key in self.needed:
            return 14.0
        if not self.keys:
            return 9.0 if key in self.candidates else 7.0
        if self.unknown and key in self.candidates and key not in self.keys:
            return 6.0
        return USELESS

    def gate_value(self) -> float:
        """The worth of a ramp: escape, or a look at the code."""
        if self.ready():
            return ESCAPE
        if self.keys and self.unknown:
            return 11.0
        return USELESS

    def meeting_value(self) -> float:
        """The worth of the Meeting Room: morale, which is always welcome when it is low."""
        lack = 9 - self.me.morale
        return min(lack, 2) * 1.6 + (5.0 if self.me.morale <= 4 else 0.0) - 0.5

    def item_value(self) -> float:
        """The worth of the Item Room."""
        return 3.0 if self.me.cards < 5 else 1.0

    def room_values(self) -> dict[int, float]:
        """The worth of every room, by cell."""
        values = {room.cell: self.key_value(room.key, room.count) - self.fear() for room in self.view.rooms}
        values[GATE] = self.gate_value()
        for tile in self.view.tiles:
            if tile.kind == "meeting_room":
                values[tile.cell] = self.meeting_value()
            elif tile.kind == "item_room":
                values[tile.cell] = self.item_value()
        return values

    def value(self, stop: int) -> float:
        """The worth of ending a ride here."""
        place = stop // 24 * 4 + stop % 4
        worth = self.worth.get(place)
        if worth is None:
            worth = self.worth[place] = self.weigh(stop // 24, stop % 4)
        return worth

    def weigh(self, cell: int, kind: int) -> float:
        """The worth of a place, by the kind of stop there."""
        return self.here(cell, kind) + (0.2 if kind == IN_ROOM else 0.35) * self.outlook(cell)

    def here(self, cell: int, kind: int) -> float:
        """What the stop itself brings."""
        if kind == IN_ROOM:
            return self.rooms[cell]
        return (-1.3 * self.fear() if kind == DEAD_END else -0.1) - self.company(cell)

    def key_at(self, cell: int) -> str:
        """The key that a visit to this room brings."""
        return next((room.key for room in self.view.rooms if room.cell == cell and room.count), "")

    def outlook(self, cell: int) -> float:
        """What lies near a cell."""
        near = NEARNESS[cell]
        return max(worth * near[room] for room, worth in self.rooms.items() if room != cell)

    def company(self, cell: int) -> float:
        """Ghosts on a tile frighten."""
        failing = 1 - chance_to_pass(self.me.morale)
        return 1.5 * failing * any(p.ghost and p.cell == cell for p in self.view.players)

    def best(self, stops: list[int]) -> float:
        """The worth of the best of these stops."""
        return max((self.value(stop) for stop in stops), default=-5.0)


def prey_value(view: View, path: tuple[int, ...]) -> float:
    """What a Ghost can hope for on this path: failing tests of the living."""
    return sum(
        1 - chance_to_pass(p.morale) + (0.5 if p.morale == 1 else 0.0)
        for p in view.players
        if not p.ghost and p.cell in path and p.cell != GATE
    )


def hunting_ground(view: View, cell: int) -> float:
    """How near a cell is to living players, the frightened ones most."""
    worth = [(11 - p.morale) * NEARNESS[cell][p.cell] for p in view.players if not p.ghost and p.cell != GATE]
    return 0.02 * max(worth, default=0.0)
