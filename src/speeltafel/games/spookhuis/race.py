"""The race for the gate: how many turns a player still needs, as far as somebody who knows this much can tell."""

import math
from typing import Final

from speeltafel.engine import Chance
from speeltafel.games.spookhuis.board import (
    CELLS,
    CENTROIDS,
    FREE,
    GATE,
    ITEM_TILE,
    KEY_ROOMS,
    MEETING_TILE,
    distance,
)
from speeltafel.games.spookhuis.cards import KEYS, number_of
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS
from speeltafel.games.spookhuis.net import Net
from speeltafel.games.spookhuis.rails import DOOR, GATE_DOORS, door_of
from speeltafel.games.spookhuis.state import Player, Table

LIKELY: Final = 0.6
"""How often a room that can be reached now can still be reached when the others have turned tiles."""
DETOURS: Final = 1.25
"""Turns for each room that is still to be visited, where nothing is known of the way."""
LOST: Final = 0.6
"""Turns that it costs to stand where nothing useful is in reach, and more for every tile of distance."""
FAR: Final = 0.12
ITEM: Final = 0.3
"""Turns that an item is worth."""
COMFORT: Final = 1.6
"""Morale that an encounter brings."""
BRAVE: Final = 2
"""With less morale nobody tries a key on a lock that may be another's."""
ENOUGH: Final = 3
"""Keys that an attempt takes."""
NEVER: Final = 99.0
BITS: Final = tuple(bin(number).count("1") for number in range(128))
PLACES: Final = (
    *((cell, FREE, 1 << cell) for cell in (*KEY_ROOMS, *CENTROIDS)),
    *((GATE, edge, DOOR[GATE * 6 + edge]) for edge in range(6)),
)
"""Where a ride can end in a room: cell, heading and bit."""


class Guess:
    """What a viewer knows of the house, and a guess at the rest: which card is in which slot, which key in which room."""

    def __init__(self, table: Table, viewer: int, chance: Chance) -> None:
        self.viewer = viewer
        self.look_round(table)
        known = 0
        for held in table.code:
            if held.sure >> viewer & 1 or (held.pool == BOX and held.seen >> viewer & 1):
                known |= 1 << number_of(held.card)
        self.open = ALL_KINDS & ~known
        """Kinds that may be in any slot of which the viewer knows nothing."""
        guesses = [kind for kind in range(1, len(KEYS) + 1) if self.open >> kind & 1]
        chance.shuffle(guesses)
        self.slots = [
            1 << (number_of(held.card) if held.sure >> viewer & 1 else guesses.pop())
            for held in table.code[:SLOTS]
        ]

    def look_round(self, table: Table) -> None:
        """What lies open: the keys in their rooms, and where the other rooms are."""
        self.lying = [0] * CELLS
        """By cell: the key to be had there, as a bit."""
        for room, kind in enumerate(table.rooms):
            if table.stock[kind]:
                self.lying[KEY_ROOMS[room]] = 1 << kind
        self.there = 0
        for bits in self.lying:
            self.there |= bits
        self.item_room = self.meeting_room = GATE
        for cell in CENTROIDS:
            tile = table.board[cell] // 6
            if tile == ITEM_TILE:
                self.item_room = cell
            elif tile == MEETING_TILE:
                self.meeting_room = cell
        self.asides = 1 << self.item_room | 1 << self.meeting_room

    def runner(self, table: Table, seat: int) -> "Runner":
        """How far a player is."""
        player: Player = table.players[seat]
        keys = known = 0
        for key in player.keys:
            if key.sure >> self.viewer & 1:
                keys |= 1 << number_of(key.card)
        for slot in range(SLOTS):
            if table.code[slot].sure >> seat & 1:
                known |= 1 << slot
        if seat == self.viewer and BITS[known] == SLOTS - 1 and BITS[self.open >> 1] == 1:
            known = 7
        return Runner(self, known, keys, len(player.keys), float(player.morale), 0.0)


class Truth(Guess):
    """The house as it is, of which every player knows a part: for somebody who looks on and sees all cards."""

    def __init__(self, table: Table) -> None:
        self.look_round(table)
        self.slots = [1 << number_of(held.card) for held in table.code[:SLOTS]]

    def runner(self, table: Table, seat: int) -> "Runner":
        player: Player = table.players[seat]
        keys = known = 0
        for key in player.keys:
            keys |= 1 << number_of(key.card)
        for slot in range(SLOTS):
            if table.code[slot].sure >> seat & 1:
                known |= 1 << slot
        return Runner(self, known, keys, len(player.keys), float(player.morale), 0.0)


ALL_KINDS: Final = sum(1 << kind.kind for kind in KEYS.values())


class Runner:
    """One player on the way: what is known and held, and what is left of the morale."""

    def __init__(self, guess: Guess, known: int, keys: int, count: int, morale: float, gained: float) -> None:
        self.guess = guess
        self.known = known
        self.keys = keys
        self.count = count
        self.morale = morale
        self.gained = gained
        slots = guess.slots
        needs = 0
        for slot in range(SLOTS):
            if known >> slot & 1:
                needs |= slots[slot]
        self.code = needs
        """The kinds that the player knows to be needed."""
        self.needs = needs & ~keys
        self.unknown = SLOTS - BITS[known]
        self.guesses = ALL_KINDS & ~needs
        self.fitting = BITS[(keys & self.guesses) >> 1]
        """Keys that may fit a lock of which nothing is known."""

    def ready(self) -> bool:
        return self.unknown == 0 and self.needs == 0

    def may_gamble(self) -> bool:
        """One lock is unknown, and there is a key that may fit it."""
        return (
            self.unknown == 1
            and self.needs == 0
            and self.count >= ENOUGH
            and self.fitting > 0
            and self.morale >= BRAVE
        )

    def turns_at_least(self) -> float:
        """Rooms that are left to visit, if every visit is a turn."""
        lack = 1.0 - self.fitting / max(1, BITS[self.guesses >> 1])
        if self.may_gamble():
            return 1.0 + 2.0 * lack
        missing = BITS[self.needs >> 1] + 1.5 * BITS[(self.needs & ~self.guess.there) >> 1]
        return missing + self.unknown * (1.0 + lack) + 1.0 + (0.0 if self.count else 0.5)

    def danger(self) -> float:
        """Turns that the fear of becoming a Ghost is worth."""
        visits = BITS[self.needs >> 1] + 0.7 * self.unknown
        left = self.morale - visits * fright(self.morale) * 0.9
        return 5.0 / (1.0 + math.exp(1.3 * (left - 0.8)))

    def useful(self) -> int:
        """The rooms that bring this player on."""
        bits = GATE_DOORS if self.count and (self.unknown or not self.needs) else 0
        wanted = (
            ALL_KINDS if not self.count else self.needs | (self.guesses & ~self.keys if self.unknown else 0)
        )
        lying = self.guess.lying
        for cell in KEY_ROOMS:
            if lying[cell] & wanted:
                bits |= 1 << cell
        return bits

    def waiting(self, cell: int, within: int) -> float:
        """Turns to go, if these rooms are within reach: a rough guess."""
        guess = DETOURS * self.turns_at_least() + self.danger() - self.gained
        useful = self.useful()
        if within & useful:
            return guess
        return guess + LOST + FAR * nearest(cell, useful)

    def visits(self, cell: int) -> "Runner | None":
        """After a visit to this room; None after an escape."""
        guess = self.guess
        if cell == GATE:
            return self.at_gate()
        lying = guess.lying[cell]
        morale = self.morale
        if cell in KEY_ROOMS:
            morale -= fright(morale)
            if lying:
                return Runner(guess, self.known, self.keys | lying, self.count + 1, morale, self.gained)
        elif cell == guess.item_room:
            return Runner(guess, self.known, self.keys, self.count, morale, self.gained + ITEM)
        elif cell == guess.meeting_room:
            morale = min(9.0, morale + COMFORT)
        return Runner(guess, self.known, self.keys, self.count, morale, self.gained)

    def shaken(self, loss: float) -> "Runner":
        """The same, with less morale."""
        return Runner(self.guess, self.known, self.keys, self.count, self.morale - loss, self.gained)

    def at_gate(self) -> "Runner | None":
        """An attempt, or a look at the next slot."""
        if self.ready():
            return None
        if not self.unknown or not self.count:
            return self
        slot = 0
        while self.known >> slot & 1:
            slot += 1
        keys, count, morale = self.keys, self.count, self.morale
        if self.may_gamble():
            if self.guess.slots[slot] & keys and self.fitting == 1:
                return None
            if self.fitting == 1:
                keys &= self.code
                count -= 1
                morale -= 1.0
        return Runner(self.guess, self.known | 1 << slot, keys, count, morale, self.gained)


def fright(morale: float) -> float:
    """What a horror costs on average."""
    passes = max(0.0, min(9.0, morale)) / 10
    return 0.7 * passes + 2.0 * (1.0 - passes)


def nearest(cell: int, rooms: int) -> int:
    """Tiles to the nearest of these rooms."""
    least = 7
    for there, _, bit in PLACES:
        if rooms & bit:
            least = min(least, APART[cell][there])
    return least


APART: Final = [[distance(cell, other) for other in range(CELLS)] for cell in range(CELLS)]


def turns_to_go(runner: Runner, net: Net, cell: int, within: int, depth: int) -> float:
    """Expected turns until the escape, if these rooms are within reach now.

    What can be reached now may be out of reach when the turn comes, so that it is good to have several ways.
    """
    stays = runner.waiting(cell, 0)
    values = []
    wanted = within & (runner.useful() | runner.guess.asides)
    for there, exit, bit in PLACES:
        if wanted & bit:
            later = runner.visits(there)
            if later is None:
                values.append(0.0)
                continue
            onward = net.rooms_from(there, exit) & ~door_of(there, exit)
            if depth > 1:
                values.append(turns_to_go(later, net, there, onward, depth - 1))
            else:
                values.append(later.waiting(there, onward))
    values.sort()
    expected, left = 1.0, 1.0
    for value in values[:4]:
        if value >= stays:
            break
        expected += left * LIKELY * value
        left *= 1.0 - LIKELY
    return expected + left * stays
