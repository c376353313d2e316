"""Bots that think long do so in processes of their own, while their table and all others go on.

A bot begins to think when it is asked and answers at a moment that was chosen before, from the public question alone:
how long it takes tells nothing about what it holds. Whoever has no thought by then, because a thinker died or others
keep it busy, plays by instinct.
"""

import asyncio

import msgspec
import structlog
from msgspec import Raw, Struct

from speeltafel.bots import make_bot
from speeltafel.engine import Decision, Match, Thinker, Worlds
from speeltafel.games import load
from speeltafel.server.aside.process import Aside, AsideFailed, answer_orders
from speeltafel.server.common.faults import told
from speeltafel.server.common.metrics import THOUGHTS

log = structlog.get_logger()

KINDNESS = 5
"""How much less important than moves this is to the system."""
LEAST_SECONDS = 0.1
"""Whoever has less time does not begin to think."""
SLACK_SECONDS = 0.25
"""From the end of a thought until it is back at its table, on a busy machine."""
STARTING_SECONDS = 20.0
"""How much longer than allowed a thinker may take before it is given up: it may have to be started."""


class Problem(Struct):
    """What to think about, and for how long."""

    game: str
    table: Raw
    seat: int
    level: str
    seed: int
    seconds: float


class Thought(Struct):
    """The answer: a move, none where something is merely offered, or what went wrong."""

    move: Raw = Raw(b"null")
    fault: dict[str, str] = {}


ENCODER = msgspec.json.Encoder()
PROBLEM = msgspec.json.Decoder(Problem)
THOUGHT = msgspec.json.Decoder(Thought)


def problem(match: Match, decision: Decision, level: str, seed: int) -> Problem:
    """What a bot has to think about now."""
    table = Raw(match.game.snapshot(match.table))
    return Problem(match.game.slug, table, decision.seat, level, seed, 0.0)


class Thinkers:
    """The processes that think for all tables of this server."""

    def __init__(self, count: int) -> None:
        self.asides = [Aside(__name__) for _ in range(count)]
        self.free: asyncio.LifoQueue[Aside] = asyncio.LifoQueue()
        for aside in self.asides:
            self.free.put_nowait(aside)

    async def think(self, about: Problem, seconds: float, within: float) -> bytes | None:
        """A move in JSON, thought about for at most so many seconds; None when within this time nobody could."""
        if not self.asides:
            return None
        until = asyncio.get_running_loop().time() + within
        try:
            aside = await asyncio.wait_for(self.free.get(), within - LEAST_SECONDS)
        except TimeoutError:
            THOUGHTS.labels("busy").inc()
            return None
        about.seconds = min(seconds, until - asyncio.get_running_loop().time() - SLACK_SECONDS)
        return await asyncio.shield(asyncio.ensure_future(self.have_thought(aside, about)))

    async def have_thought(self, aside: Aside, about: Problem) -> bytes | None:
        """Nobody may cancel this: the next problem would get the answer to this one."""
        try:
            if about.seconds < LEAST_SECONDS:
                THOUGHTS.labels("busy").inc()
                return None
            answer = await aside.ask(ENCODER.encode(about), about.seconds + STARTING_SECONDS)
            thought = THOUGHT.decode(answer)
        except AsideFailed:
            THOUGHTS.labels("failed").inc()
            return None
        finally:
            self.free.put_nowait(aside)
        if thought.fault:
            log.error("a bot could not think", game=about.game, **thought.fault)
        THOUGHTS.labels("failed" if thought.fault else "done").inc()
        return None if thought.fault else bytes(thought.move)

    async def close(self) -> None:
        """The server ends."""
        for aside in self.asides:
            await aside.close()


# In the process


def carry_out(order: bytes) -> bytes:
    """Think about one problem."""
    try:
        return ENCODER.encode(Thought(thought_about(PROBLEM.decode(order))))
    except Exception as error:
        return ENCODER.encode(Thought(fault=told(error)))


def thought_about(about: Problem) -> Raw:
    game = load(about.game)
    table = game.restore(bytes(about.table))
    bot = make_bot(game, about.level, about.seed, about.seconds)
    assert isinstance(bot, Thinker)
    move = bot.think(Worlds(game, table, about.seat), table.decision(about.seat))
    return Raw(ENCODER.encode(move))


if __name__ == "__main__":
    answer_orders(carry_out, KINDNESS)
