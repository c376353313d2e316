"""Races over real sockets: a running table whose dice lie as the test wants, and people who play as fast as they can."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from speeltafel.engine import Match
from speeltafel.server.table.live import LiveTable
from tests.games.rush_out.layout import CHARACTERS, Race
from tests.server.inside import ServerInside
from tests.server.player import Message, Player
from tests.server.tables import Ticket, make_table, person

ROLL: Message = {"type": "roll", "back": 0}


class RunningRace(Race):
    """The race of a table that is being played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        for player in self.table.players:
            player.hero = CHARACTERS[player.seat]


class Racer(Player):
    """Acts on the table as it was last seen: places what fits, else rolls."""

    def wish(self) -> Message | None:
        """What to do next, if anything."""
        for _, decision in self.decisions():
            moves = decision["moves"]
            wanted = [move for move in moves if move["type"] not in {"roll", "place", "grab", "speak"}]
            rolls = [move for move in moves if move["type"] == "roll"]
            if wanted or rolls:
                return self.message(decision["number"], (wanted + rolls)[0])
        return None

    def message(self, number: int, move: Message) -> Message:
        """A move as it is sent."""
        seat = self.seat_numbers()[0]
        return {"type": "move", "seat": seat, "decision": number, "move": move, "id": f"{len(self.heard)}"}

    def dice(self) -> Any:
        """The own dice as they were last seen."""
        assert self.state is not None
        seat = self.seat_numbers()[0]
        own = self.state["viewpoints"][0]["view"]["players"][seat]
        return own["faces"], own["lies"], own["on"]

    def refusals(self) -> list[Message]:
        return [message for message in self.heard if message["type"] == "refused"]

    async def race(self, seconds: float) -> None:
        """One move after the other, each as soon as the last one was answered."""
        end, waiting = monotonic() + seconds, False
        while monotonic() < end:
            wish = None if waiting else self.wish()
            if wish is not None:
                await self.send(**wish)
                waiting = True
            with suppress(TimeoutError):
                message = await self.next(0.05)
                waiting = waiting and message["type"] not in {"accepted", "refused"}

    async def told(self) -> Message:
        """How the last message was answered."""
        while (message := await self.next())["type"] not in {"accepted", "refused"}:
            pass
        return message


async def start_race(
    server: ServerInside, urls: Sequence[Callable[[str], str]], options: Message
) -> tuple[Ticket, list[Racer]]:
    """One person per line, the first one as the wizard, who has just started the race."""
    names = ("Willem", "Anna", "Ben", "Cas", "Dirk")
    ticket = make_table(
        server,
        [person(name) for name in names[: len(urls)]],
        game="rush-out",
        options={"wizard": 1, "start_seconds": 120} | options,
    )
    people = [
        Racer(url(ticket["table"]), key["secret"], host=ticket["host"])
        for url, key in zip(urls, ticket["keys"], strict=True)
    ]
    for one in people:
        await one.arrive()
    await people[0].send(type="start", id="start")
    for one in people:
        await one.hear("state")
    await people[0].send(**people[0].message(1, ROLL))
    for one in people:
        while not any(event["type"] == "race_started" for event in one.events[one.seat_numbers()[0]]):
            await one.next()
    return ticket, people


async def lay_out(
    server: ServerInside, ticket: Ticket, people: list[Racer], arrange: Callable[[Race], object]
) -> None:
    """Put cards and dice where the test wants them, and let everybody see it."""

    def act(live: LiveTable) -> None:
        arrange(RunningRace(live.match))
        live.driver.note_decisions()
        live.show()

    server.at(ticket["table"], act)
    for one in people:
        await one.hear("state")
        with suppress(TimeoutError):
            while True:
                await one.next(0.3)
