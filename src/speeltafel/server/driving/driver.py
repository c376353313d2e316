"""What happens at a table by itself: clocks that run out, bots that move, bots that stand in."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from math import inf
from time import monotonic
from typing import Any, Final

import structlog

from speeltafel.engine import INTERRUPT, Decision, Match, Move
from speeltafel.engine.abilities import Obliging
from speeltafel.engine.interject import AlertBot
from speeltafel.engine.talk import TalkingBot
from speeltafel.server.commands.shuffling import draw_again, seconds_left
from speeltafel.server.commands.talking import give_signal
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.driving.absence import absent_moves, lost_seats
from speeltafel.server.driving.bots import Bots, Question
from speeltafel.server.driving.slow import note_deadline, time_up
from speeltafel.server.driving.timing import Timing
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.pace import let_pass

log = structlog.get_logger()

RETRY_SECONDS = 1.0
"""How long to wait when the disk does not take an entry."""
MOST_RETRY_SECONDS = 60.0

NEVER: Final = inf


class Driver:
    """Moves the table when nobody does. It wakes for the next thing that is due, and otherwise sleeps."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0.0
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots = Bots(table)
        self.timing = Timing(table, self.bots)
        self.plans: dict[Question, float] = {}
        """When a bot will answer, in seconds of play."""
        self.thinking: set[Question] = set()
        self.failures = 0
        """How often something failed: it is tried again more and more rarely."""

    def note_decisions(self) -> None:
        """Start the clocks of new questions and let bots take their time; forget what is answered."""
        table = self.table
        match = table.ledger.match
        if match is None:
            return
        now = table.clock.now()
        clocks, plans = table.deadlines, self.plans
        table.deadlines, self.plans = {}, {}
        for decision in match.decisions():
            question = (decision.seat, decision.number)
            if table.ledger.slow is not None:
                note_deadline(table, table.ledger.slow, question)
            elif decision.clock and (seconds := self.timing.seconds(match, decision.clock)):
                deadline = clocks.get(question) or self.timing.deadline(decision, now, seconds, clocks)
                table.deadlines[question] = deadline
            if table.is_bots(decision.seat):
                if self.heeds(decision):
                    self.plans[question] = plans.get(question) or self.plan(decision, now)
            elif self.by_itself(match, decision) is not None:
                self.plans[question] = plans.get(question) or now + self.timing.hesitation()
        self.bots.forget(self.plans)
        self.schedule()

    def change_player(self, seat: int) -> None:
        """Somebody else plays this seat from now on."""
        self.bots.dismiss(seat)
        self.timing.change_player()
        self.note_decisions()

    def plan(self, decision: Decision, now: float) -> float:
        """When a bot will answer. One that thinks begins at once, and has until then."""
        pause = self.timing.pause(decision)
        self.bots.begin(decision, pause)
        return now + pause

    def heeds(self, decision: Decision) -> bool:
        """Whether the bot of the seat has anything to do with this: it is asked, or uses what is merely offered."""
        tuition = self.table.ledger.tuition
        if tuition is not None:
            return tuition.reply(self.table.match, decision) is not None
        return decision.waits != INTERRUPT or isinstance(self.bots.of(decision.seat), AlertBot)

    def make_haste(self) -> None:
        """Nobody plays on whom the bots would have to wait for."""
        self.plans = {}
        self.note_decisions()

    def schedule(self) -> None:
        """Wake up when the next thing is due. An alarm that comes too early does no harm, so it may stay."""
        due = None if self.table.gone else self.next_due()
        if due is None:
            return
        loop = self.table.journal.loop
        at = loop.time() + max(0.0, due)
        if self.alarm is not None:
            if self.alarm_at <= at:
                return
            self.alarm.cancel()
        self.alarm, self.alarm_at = loop.call_at(at, self.wake), at

    def wake(self) -> None:
        """Something is due."""
        self.alarm = None
        self.run(self.tick())

    def hear(self, seat: int, word: str) -> None:
        """Let the bots know a seat's signal."""
        self.bots.hear(seat, word)

    def stop(self) -> None:
        """Sleep for good."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.tasks:
            task.cancel()

    # When

    def next_due(self) -> float | None:
        """Seconds until something happens by itself."""
        table, match = self.table, self.table.ledger.match
        if match is None:
            draw = seconds_left(table)
            return draw if draw is not None else table.host_grace()
        if match.result is not None or not table.clock.running:
            return None
        wait = self.next_moment(match) - table.clock.now()
        for lost in lost_seats(self.table).values() if table.lost else ():
            wait = min(wait, lost + table.settings.grace_seconds - monotonic())
        silent = table.silence.due()
        if silent is not None:
            wait = min(wait, silent)
        if table.silence.away and absent_moves(self.table):
            wait = min(wait, 0.0)
        return None if wait == NEVER else wait

    def next_moment(self, match: Match) -> float:
        """When a clock runs out, a bot moves or the game goes on by itself, in seconds of play."""
        moment = NEVER
        for deadline in self.table.deadlines.values():
            moment = min(moment, deadline.at)
        for question, due in self.plans.items():
            if question not in self.thinking:
                moment = min(moment, due)
        wake = match.wake()
        return moment if wake is None else min(moment, wake)

    # What

    async def tick(self) -> None:
        """Do everything that is due, and sleep until the next thing is."""
        table = self.table
        try:
            async with table.lock:
                await self.catch_up(table.ledger.match)
        except Refusal as refusal:
            log.warning("the table stands still", table=table.ledger.table, reason=refusal.kind)
            await asyncio.sleep(RETRY_SECONDS)
        self.schedule()

    async def catch_up(self, match: Match | None) -> None:
        """Do everything that is due."""
        if match is None:
            await draw_again(self.table)
            self.table.notice_host()
            self.table.show_card()
        elif match.result is None and self.table.clock.running:
            self.stand_in()
            await self.pass_time(match)
            await self.time_out()
            await self.go_on(match)
            self.notice_silence()
            await self.act_for_absent()
            self.wake_bots()

    def stand_in(self) -> None:
        """Let bots play for those who have been away too long."""
        latest = monotonic() - self.table.settings.grace_seconds
        gone = [seat for seat, lost in lost_seats(self.table).items() if lost <= latest]
        if gone:
            self.table.stand_ins.update(gone)
            self.note_decisions()
            self.table.show_card()

    async def pass_time(self, match: Match) -> None:
        """Let happen what happens by itself."""
        wake = match.wake()
        now = self.table.clock.now()
        if wake is not None and wake <= now and self.table.clock.running:
            await self.table.do(lambda: match.advance(now))

    def notice_silence(self) -> None:
        """Show who has not been heard of for too long."""
        if self.table.silence.notice():
            self.table.show_card()

    async def act_for_absent(self) -> None:
        """The table does what others need from players who are away."""
        for seat, move in absent_moves(self.table):
            await self.table.do(partial(self.table.match.play, seat, move, self.table.clock.now()))

    async def time_out(self) -> None:
        """Move for everybody whose time is up."""
        table = self.table
        for seat, number in sorted(table.deadlines, key=lambda question: table.deadlines[question].at):
            deadline = table.deadlines.get((seat, number))
            if deadline is not None and deadline.at <= table.clock.now():
                await self.be_late(seat)

    async def be_late(self, seat: int) -> None:
        """The time of a seat is up: the rules say what happens, and slow tables have some of their own."""
        table = self.table
        if table.ledger.slow is not None:
            await time_up(table, table.ledger.slow, seat)
        else:
            await table.do(partial(table.match.timeout, seat, table.clock.now()))

    async def go_on(self, match: Match) -> None:
        """Do for people what they need not do by hand."""
        table = self.table
        now = table.clock.now()
        for question in [question for question, due in self.plans.items() if due <= now]:
            if not table.is_bots(question[0]) and question in self.plans:
                decision = table.open_decision(*question)
                move = self.by_itself(match, decision)
                if move is not None:
                    await table.do(partial(match.play, decision.seat, move, now))

    def by_itself(self, match: Match, decision: Decision) -> Move | None:
        """What a person need not do by hand."""
        game = match.game
        forced = game.by_itself(match.table, decision) if isinstance(game, Obliging) else None
        return forced or let_pass(self.table.ledger, match, decision)

    def wake_bots(self) -> None:
        """Let every bot think whose moment has come."""
        now = self.table.clock.now()
        for question, due in self.plans.items():
            if due <= now and question not in self.thinking and self.table.is_bots(question[0]):
                self.thinking.add(question)
                self.run(self.move_bot(*question))

    async def move_bot(self, seat: int, number: int) -> None:
        """Think without holding up the table, then move if the question is still open."""
        table = self.table
        try:
            async with table.lock:
                decision, shown = table.open_decision(seat, number), self.bots.shown(seat)
                if decision.waits == INTERRUPT:
                    self.plans.pop((seat, number), None)
            move = await self.bots.think(seat, shown, decision)
            async with table.lock:
                if move is None:
                    if decision.waits != INTERRUPT:
                        self.plans[seat, number] = table.clock.now() + self.timing.patience(decision)
                elif table.is_bots(seat):
                    await self.pass_time(table.match)
                    table.open_decision(seat, number)
                    await table.do(partial(table.match.play, seat, move, table.clock.now()))
                    await self.speak(seat)
        except Refusal as refusal:
            log.debug("bot did not move", table=table.ledger.table, seat=seat, reason=refusal.kind)
            if refusal.kind in ("storage", "unsure"):
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            self.thinking.discard((seat, number))
            self.schedule()

    async def speak(self, seat: int) -> None:
        """Let a bot that has just moved give a signal, in games that have them."""
        bot = self.bots.of(seat)
        if isinstance(bot, TalkingBot) and self.table.signals():
            word = bot.signal(self.table.match.view(seat))
            if word:
                await give_signal(self.table, seat, word)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the side, and say so when it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table driver failed", table=self.table.ledger.table, exc_info=task.exception())
            self.failures += 1
            wait = min(RETRY_SECONDS * 2**self.failures, MOST_RETRY_SECONDS)
            self.table.journal.loop.call_later(wait, self.schedule)
