"""Players that never stop: when their line is lost they come back to any node, when their game is over they begin another."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.chaos.cluster import Cluster
from bench.chaos.story import Attempt, Message, Story
from tests.server.player import Player
from tests.server.process import HttpProblem

LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
GAMES: Final = {
    "good-vs-evil": {"quick": True, "nope_window_seconds": 0},
    "creatures-and-outcasts": {},
    "hydes-attack": {},
    "spookhuis": {},
}
SEATS: Final = {"spookhuis": 3}
SECONDS_TO_OPEN: Final = 2.0
SECONDS_BETWEEN: Final = (0.3, 2.0)
"""How long a browser waits before it comes again: a little more each time."""
SECONDS_OF_SILENCE: Final = 3.0
"""Who asked and hears nothing for so long looks for another line."""


class Regular(Player):
    """A browser at one table."""

    def __init__(
        self, cluster: Cluster, story: Story, secret: str, host: str, chance: random.Random, pace: float
    ) -> None:
        super().__init__("", secret, host=host)
        self.cluster = cluster
        self.story = story
        self.chance = chance
        self.attempts: dict[str, Attempt] = {}
        self.open_questions: set[tuple[int, int]] = set()
        """What was answered on this line."""
        self.pace = pace
        """Seconds for a move, on average."""

    async def stay(self) -> None:
        """Until the game is over."""
        patience = SECONDS_BETWEEN[0]
        while self.result is None:
            node = self.chance.choice(self.cluster.nodes)
            self.url = node.server.socket_url(self.story.table)
            try:
                async with asyncio.timeout(SECONDS_TO_OPEN):
                    await self.arrive()
                patience = SECONDS_BETWEEN[0]
                await self.take_part()
            except LOST:
                await asyncio.sleep(patience)
                patience = min(SECONDS_BETWEEN[1], patience * 1.3)
            finally:
                await self.hang_up()

    async def arrive(self) -> "Regular":
        self.open_questions.clear()
        self.socket = await connect(self.url, max_size=None, open_timeout=SECONDS_TO_OPEN, ping_interval=None)
        self.inbox = asyncio.Queue()
        await self.greet()
        self.story.sign()
        return self

    async def hang_up(self) -> None:
        await self.stop_listening()
        if self.socket is not None:
            self.socket.transport.abort()

    async def take_part(self) -> None:
        """Play as long as the line holds."""
        heard = time.monotonic()
        while self.result is None:
            with suppress(TimeoutError):
                await self.next(SECONDS_OF_SILENCE / 2)
                heard = time.monotonic()
                await self.reply()
                continue
            if time.monotonic() - heard > SECONDS_OF_SILENCE:
                raise TimeoutError
            await self.ask_for_life()

    async def ask_for_life(self) -> None:
        """Is anybody there? And who made the table starts it, should that have been lost."""
        await self.send(type="ping", id="p")
        if self.host and self.state is None:
            await self.send(type="start", id="start")

    async def reply(self) -> None:
        """Answer everything that is asked now."""
        if self.host and self.state is None and self.card.get("phase") == "waiting":
            await self.send(type="start", id="start")
        for viewpoint, decision in self.decisions():
            question = (viewpoint["seat"], decision["number"])
            if question not in self.open_questions:
                self.open_questions.add(question)
                await asyncio.sleep(self.chance.uniform(0, 2 * self.pace))
                await self.attempt(*question, self.chance.choice(decision["moves"]))

    async def attempt(self, seat: int, decision: int, move: Any) -> None:
        name = f"m{len(self.attempts)}"
        attempt = self.attempts[name] = Attempt(seat, decision, move, time.monotonic())
        self.story.attempts.append(attempt)
        await self.send(type="move", seat=seat, decision=decision, move=move, id=name)

    def remember(self, message: Message) -> None:
        """What came in; only the greeting is kept as it was."""
        super().remember(message)
        if message["type"] != "welcome":
            self.heard.pop()
        match message["type"]:
            case "state":
                self.story.sign()
                for viewpoint in message["viewpoints"]:
                    self.story.see(viewpoint)
            case "accepted" if message["id"] in self.attempts:
                self.settle(message["id"], "accepted")
                self.story.sign()
            case "refused" if message["id"] in self.attempts:
                attempt = self.settle(message["id"], message["kind"])
                self.open_questions.discard((attempt.seat, attempt.decision))

    def settle(self, name: str, answer: str) -> Attempt:
        attempt = self.attempts[name]
        attempt.answered, attempt.answer = time.monotonic(), answer
        return attempt


class Regulars:
    """One company after the other at one place, each with a table of its own."""

    def __init__(self, cluster: Cluster, number: int, seed: int, pace: float) -> None:
        self.cluster = cluster
        self.pace = pace
        self.chance = random.Random(f"{seed} {number}")
        self.games = list(GAMES)[number % len(GAMES) :] + list(GAMES)[: number % len(GAMES)]
        self.stories: list[Story] = []

    async def play(self) -> None:
        """For ever."""
        while True:
            game = self.games[len(self.stories) % len(self.games)]
            ticket = await self.make_table(game)
            story = Story(ticket["table"], game)
            self.stories.append(story)
            company = [
                Regular(
                    self.cluster,
                    story,
                    key["secret"],
                    "" if number else ticket["host"],
                    self.chance,
                    self.pace,
                )
                for number, key in enumerate(ticket["keys"])
            ]
            try:
                await asyncio.gather(*(one.stay() for one in company))
                story.over = True
            finally:
                story.ended = time.monotonic()

    async def make_table(self, game: str) -> Message:
        """At any node that can."""
        people = [{"kind": "person", "mine": True, "name": name} for name in ("Anna", "Ben")]
        bots = [{"kind": "bot"}] * (SEATS.get(game, 2) - len(people))
        wanted = {"game": game, "seats": [*people, *bots], "options": GAMES[game]}
        while True:
            node = self.chance.choice(self.cluster.nodes)
            try:
                ticket: Message = await asyncio.to_thread(node.server.post, "/api/tables", wanted)
            except (OSError, HttpProblem, ValueError):
                await asyncio.sleep(SECONDS_BETWEEN[0])
            else:
                return ticket
