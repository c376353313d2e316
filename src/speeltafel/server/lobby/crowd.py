"""Who is connected from where, and how much waits for them: what one address or one table can hold is bounded."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.table.connection import Connection


class Guest(Protocol):
    """The part of a visit that counts here."""

    address: str
    connection: Connection


class Crowd:
    """The sockets of this process, by the address they come from."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guests: defaultdict[str, list[Guest]] = defaultdict(list)

    def come(self, guest: Guest) -> None:
        """One more socket. Where there are too many, the oldest one without a seat makes room: players always get in."""
        others = self.guests[guest.address]
        if len(others) >= self.settings.sockets_per_address:
            self.make_room(others)
        others.append(guest)

    def make_room(self, guests: list[Guest]) -> None:
        onlooker = next((guest for guest in guests if not guest.connection.seats), None)
        if onlooker is None:
            raise Refusal("too-fast", "too many browsers are connected from this address")
        guests.remove(onlooker)
        onlooker.connection.drop()

    def go(self, guest: Guest) -> None:
        """A socket is closed."""
        others = self.guests[guest.address]
        if guest in others:
            others.remove(guest)
        if not others:
            del self.guests[guest.address]

    def is_too_much(self, connection: Connection) -> bool:
        """Whether more waits for a browser that does not keep up, or for its table or address, than is allowed."""
        most = self.settings
        neighbours = (guest.connection for guest in self.guests.get(connection.address, ()))
        return (
            connection.unsent > most.unsent_bytes
            or all_unsent(connection.company) > most.unsent_bytes_per_table
            or all_unsent(neighbours) > most.unsent_bytes_per_address
        )


def all_unsent(connections: Iterable[Connection]) -> int:
    """Bytes that wait for these browsers."""
    return sum(connection.unsent for connection in connections)
