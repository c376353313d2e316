"""The rails of one board at a glance: which rooms every ride leads to, as bits.

A bit stands for a room or for a ramp of the Gatehouse, as in :mod:`rails`; one more for the rim. That rotations are looked
at one tile at a time, and that a ride rarely comes twice over the same tile, makes this quick: what takes
:func:`rails.reach` milliseconds is worked out here for all carts at once.

>>> from speeltafel.games.spookhuis.board import FREE, GATE, fixed_board
>>> net = Net(fixed_board())
>>> net.rooms_without_rotation(GATE, FREE).bit_count(), net.rooms_from(GATE, FREE).bit_count()
(6, 12)
"""

from typing import Final

from speeltafel.games.spookhuis.board import (
    AHEAD,
    CELLS,
    PORTS,
    ROOM,
    TRACK,
    WAYS,
    teleporters,
)
from speeltafel.games.spookhuis.rails import DOOR, headings, turns_of

RIM_BIT: Final = 1 << (CELLS + 6)
ALL_ROOMS: Final = RIM_BIT - 1
NODES: Final = CELLS * 6


class Net:
    """The rails of a board."""

    def __init__(self, board: list[int]) -> None:
        self.board = board
        self.leads = rides(board)
        """By node: the rooms to which a ride through it can lead, and whether it can run off the board."""
        self.found: dict[int, int] = {}
        inward = 0
        for port in teleporters(board):
            for way in WAYS[board[port // 6] * 6 + port % 6]:
                inward |= self.leads[port - port % 6 + way]
        self.inward = inward & ALL_ROOMS
        """Rooms behind the teleporters."""

    def rooms_without_rotation(self, cell: int, exit: int) -> int:
        """Rooms that a ride from here can end in as the tiles lie, teleporters and all."""
        rooms = 0
        for way in headings(self.board, cell, exit):
            rooms |= self.leads[cell * 6 + way]
        return (rooms | self.inward) & ALL_ROOMS if rooms & RIM_BIT else rooms

    def rooms_from(self, cell: int, exit: int) -> int:
        """Rooms that one turn from here can bring: at most one rotation, and a ride."""
        key = cell * 7 + exit
        known = self.found.get(key)
        if known is None:
            known = self.found[key] = self.look_around(cell, exit)
        return known

    def look_around(self, cell: int, exit: int) -> int:
        leads, start = self.leads, cell * 6
        rooms = self.rooms_without_rotation(cell, exit)
        ways = headings(self.board, cell, exit)
        for turns in turns_of(self.board, cell):
            for way in ways:
                rooms |= leads[start + (way + turns) % 6]
        for port in self.ports_ahead([start + way for way in ways]):
            rooms |= self.beyond(port)
        return rooms & ALL_ROOMS

    def ports_ahead(self, nodes: list[int]) -> list[int]:
        """Everywhere that rides through these nodes come to the edge of a tile, rails or not."""
        board = self.board
        seen = [False] * NODES
        ports = []
        for node in nodes:
            port = AHEAD[node]
            if port < 0 or seen[port]:
                continue
            seen[port] = True
            ports.append(port)
            edge = board[port // 6] * 6 + port % 6
            if PORTS[edge] == TRACK:
                start = port - port % 6
                nodes += [start + way for way in WAYS[edge]]
        return ports

    def beyond(self, port: int) -> int:
        """Rooms to which a ride can lead that comes to this edge, once the tile there is turned."""
        board, leads = self.board, self.leads
        cell, edge = port // 6, port % 6
        pose = board[cell]
        tile, rotation = pose - pose % 6, pose % 6
        start, rooms = cell * 6, 0
        for turns in turns_of(board, cell):
            entry = (tile + (rotation + turns) % 6) * 6 + edge
            kind = PORTS[entry]
            if kind == TRACK:
                for way in WAYS[entry]:
                    rooms |= leads[start + way]
            elif kind == ROOM:
                rooms |= DOOR[port]
        return rooms


def rides(board: list[int]) -> list[int]:
    """By node: where rides can lead. Found by going round until nothing is new."""
    leads = [0] * NODES
    nexts: list[tuple[int, tuple[int, ...]]] = []
    for node in range(NODES):
        port = AHEAD[node]
        if port < 0:
            leads[node] = RIM_BIT
            continue
        edge = board[port // 6] * 6 + port % 6
        kind = PORTS[edge]
        if kind == ROOM:
            leads[node] = DOOR[port]
        elif kind == TRACK:
            start = port - port % 6
            nexts.append((node, tuple([start + way for way in WAYS[edge]])))
    changed = True
    while changed:
        changed = False
        for node, following in nexts:
            before = after = leads[node]
            for there in following:
                after |= leads[there]
            if after != before:
                leads[node] = after
                changed = True
        nexts.reverse()
    return leads
