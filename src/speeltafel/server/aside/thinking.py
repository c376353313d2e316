"""Bots that think long do so in processes of their own, while their table and all others go on.

A bot begins to think when it is asked and answers at a moment that was chosen before, from the public question alone:
how long it takes tells nothing about what it holds. Whoever has no thought by then, because a thinker died or others
keep it busy, plays by instinct.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Raw, Struct

from speeltafel.bots import make_bot
from speeltafel.bots.search.leave import LEAVE
from speeltafel.engine import Decision, Game, Match, Thinker, Worlds
from speeltafel.games import load
from speeltafel.server.aside.process import Aside, AsideFailed, answer_orders
from speeltafel.server.common.faults import told
from speeltafel.server.common.metrics import THOUGHTS
from speeltafel.server.wire import AdvisedMove, ReasonCard

if TYPE_CHECKING:
    from speeltafel.coach import Advised

log = structlog.get_logger()

KINDNESS = 5
"""How much less important than moves this is to the system."""
LEAST_SECONDS = 0.1
"""Whoever has less time does not begin to think."""
SLACK_SECONDS = 0.25
"""From the end of a thought until it is back at its table, on a busy machine."""
STARTING_SECONDS = 20.0
"""How much longer than allowed a thinker may take before it is given up: it may have to be started."""


class Matter(Struct, kw_only=True):
    """A table to think about, from one seat, and for how long."""

    game: str
    table: Raw
    seat: int
    seed: int
    seconds: float = 0.0


class Problem(Matter, tag="move"):
    """What does a bot do?"""

    level: str


class Counsel(Matter, tag="advice"):
    """What would a good player do, and why?"""

    at: float


class Thought(Struct):
    """The answer: a move (none where something is merely offered) or advice, or what went wrong."""

    answer: Raw = Raw(b"null")
    fault: dict[str, str] = {}


ENCODER = msgspec.json.Encoder()
MATTER: msgspec.json.Decoder[Problem | Counsel] = msgspec.json.Decoder(Problem | Counsel)
MANY = 4000
"""Iterations of a coach: more than there is time for."""
THOUGHT = msgspec.json.Decoder(Thought)


def problem(match: Match, decision: Decision, level: str, seed: int) -> Problem:
    """What a bot has to think about now."""
    table = Raw(match.game.snapshot(match.table))
    return Problem(game=match.game.slug, table=table, seat=decision.seat, seed=seed, level=level)


def counsel(match: Match, seat: int, seed: int, at: float) -> Counsel:
    """What a coach has to think about now."""
    table = Raw(match.game.snapshot(match.table))
    return Counsel(game=match.game.slug, table=table, seat=seat, seed=seed, at=at)


class Thinkers:
    """The processes that think for all tables of this server."""

    def __init__(self, count: int) -> None:
        self.asides = [Aside(__name__) for _ in range(count)]
        self.free: asyncio.LifoQueue[Aside] = asyncio.LifoQueue()
        for aside in self.asides:
            self.free.put_nowait(aside)

    async def think(self, about: Problem | Counsel, seconds: float, within: float) -> bytes | None:
        """A move or advice in JSON, thought about for at most so many seconds; None when within this time nobody could."""
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

    async def have_thought(self, aside: Aside, about: Problem | Counsel) -> bytes | None:
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
        return None if thought.fault else bytes(thought.answer)

    async def close(self) -> None:
        """The server ends."""
        for aside in self.asides:
            await aside.close()


# In the process


def carry_out(order: bytes) -> bytes:
    """Think about one problem."""
    try:
        about = MATTER.decode(order)
        thought = advice_about(about) if isinstance(about, Counsel) else thought_about(about)
        return ENCODER.encode(Thought(thought))
    except Exception as error:
        return ENCODER.encode(Thought(fault=told(error)))


def thought_about(about: Problem) -> Raw:
    game = load(about.game)
    table = game.restore(bytes(about.table))
    bot = make_bot(game, about.level, about.seed, about.seconds)
    assert isinstance(bot, Thinker)
    move = bot.think(Worlds(game, table, about.seat), table.decision(about.seat))
    return Raw(ENCODER.encode(move))


def advice_about(about: Counsel) -> Raw:
    """The best moves as a browser gets them; the coach is loaded only where somebody asks it."""
    from speeltafel.coach import advise, effort_for

    game = load(about.game)
    table = game.restore(bytes(about.table))
    advice = advise(game, table, about.seat, effort_for(game, MANY, about.seconds), about.seed, about.at)
    return Raw(ENCODER.encode([advised_move(game, one) for one in advice]))


def advised_move(game: Game, one: "Advised") -> AdvisedMove:
    left = one.move is LEAVE
    return AdvisedMove(
        move=None if left else one.move,
        share=one.share,
        error=one.error,
        reasons=[ReasonCard(why.text, why.fields) for why in one.reasons],
        things=[] if left else list(game.about(one.move)),
    )


if __name__ == "__main__":
    answer_orders(carry_out, KINDNESS)
