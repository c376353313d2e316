"""A race in two worlds: the piles lie in another order, and the heroes tell each other something else.

A race has no turns, so time must be the same in both worlds too: it passes only when the test says so.
"""

import asyncio
from typing import Any

import pytest

from speeltafel.engine.chance import SealedChance
from speeltafel.games.rush_out.state import Table
from speeltafel.server.table.live import LiveTable
from tests.server.attacks.worlds import SEATS, Pair, Step, difference, last, plain, settle
from tests.server.inside import ServerInside, driver_of
from tests.server.player import Message

WIZARD, HERO = 0, 1
NEVER_ENDING = {"roll", "place", "speak", "second_hand", "grab", "claim"}
"""Moves that are nearly always possible; who only chose among those would get nowhere."""
RARELY = 0.1


class HandClock:
    """The time of all tables; it stands still until somebody moves the hands."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        patch.setattr("speeltafel.server.table.clock.monotonic", lambda: self.seconds)


class RacePair(Pair):
    """The same race twice. What differs is hidden from everybody, except what heroes say among themselves."""

    steps_per_world = 40
    volatile = frozenset({"table", "created"})

    def __init__(self, server: ServerInside, clock: HandClock, options: Message, seed: int) -> None:
        super().__init__(server, "rush-out", {"wizard": WIZARD + 1} | options, seed)
        self.clock = clock
        self.other_piles = 0

    async def another_world(self, step: int) -> None:
        await super().another_world(step)
        self.same_dice()
        await self.whisper()

    def same_dice(self) -> None:
        """Let the next roll be the same in both worlds, whatever was shuffled before."""
        drawn = self.table(0, lambda live: sealed(live).drawn)
        self.table(1, lambda live: setattr(sealed(live), "drawn", drawn))

    async def whisper(self) -> None:
        """A hero says something else in each world, as long as the wizard may not hear it."""
        open_talk = self.table(0, lambda live: live.match.game.hears(live.match.table, HERO, WIZARD, True))
        for room, text in zip(self.rooms, ("Now!", "Wait!"), strict=True):
            if not open_talk:
                await room[HERO].send(type="say", seat=HERO, text=text)
                await settle(room)

    def next_move(self) -> Step | None:
        """Something that brings the race on, else a roll; or nothing, so that time passes."""
        steps = [
            Step(seat, (ours["number"], theirs["number"]), (move, move))
            for seat in range(SEATS)
            for (_, ours), (_, theirs) in zip(
                self.rooms[0][seat].decisions(), self.rooms[1][seat].decisions(), strict=True
            )
            for move in ours["moves"]
            if move in theirs["moves"]
        ]
        useful = [step for step in steps if step.moves[0]["type"] not in NEVER_ENDING]
        rolls = [step for step in steps if step.moves[0] == {"type": "roll", "back": 0}]
        wanted = steps if self.chance.random() < RARELY else useful or rolls
        return self.chance.choice(wanted) if wanted else None

    async def proceed(self, move: Step | None) -> bool:
        if move is None:
            return await self.pass_time()
        return await super().proceed(move)

    async def pass_time(self) -> bool:
        """Until the next thing happens by itself, which must be at the same moment in both worlds."""
        due, other = (self.table(number, lambda live: live.match.wake()) for number in (0, 1))
        assert due == other, "the worlds differ in when something happens"
        if due is None:
            return False
        self.clock.seconds += due - self.table(0, lambda live: live.clock.now())
        for number, room in enumerate(self.rooms):
            self.tick(self.tickets[number]["table"])
            await settle(room)
        return True

    def tick(self, table: str) -> None:
        """Let the server notice that time has passed."""

        async def notice() -> None:
            live = await self.server.lobby.find(table)
            await driver_of(live).tick()

        assert self.server.loop is not None
        asyncio.run_coroutine_threadsafe(notice(), self.server.loop).result(20)

    def compare(self, when: str) -> None:
        """The heroes' traffic must be equal too, but for their own words."""
        super().compare(when)
        for hero in range(HERO, SEATS):
            first, second = (unspoken(plain(room[hero].heard, self.volatile)) for room in self.rooms)
            assert first == second, (
                f"seat {hero} can tell the worlds apart after {when}: {difference(first, second)}"
            )
        piles = [self.table(number, piles_of) for number in (0, 1)]
        self.other_piles += piles[0] != piles[1]
        for one in (one for room in self.rooms for one in room):
            one.heard = [last(one.heard, "welcome")]


def piles_of(live: LiveTable) -> Any:
    table = live.match.table
    assert isinstance(table, Table)
    return table.trial_pile, table.spell_pile, table.left_out, table.unseen


def sealed(live: LiveTable) -> SealedChance:
    """Where the outcomes of a table come from: with as many drawn, the next ones are the same."""
    assert live.match.recording is not None
    source = live.match.recording.source
    assert isinstance(source, SealedChance)
    return source


def unspoken(messages: list[Message]) -> list[Message]:
    """Without what was said, now or before."""
    return [
        {key: value for key, value in message.items() if key != "talk"}
        for message in messages
        if message["type"] != "talk"
    ]
