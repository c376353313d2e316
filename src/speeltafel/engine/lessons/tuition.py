"""A lesson that is being taken: how far it is, what others do, what the teacher answers."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from speeltafel.engine.abilities import Obliging
from speeltafel.engine.clock import PacedBot
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.lessons.lesson import Answer, Lesson, Line, Rigged, Step
from speeltafel.engine.lessons.pattern import BOT, Pattern
from speeltafel.engine.match import Match
from speeltafel.engine.moves import ASKED, Decision, Move
from speeltafel.engine.plain import clone
from speeltafel.engine.redaction import redacted
from speeltafel.engine.thinking import decide
from speeltafel.engine.touch import Thing
from speeltafel.engine.window import Window

NOVICE: Final = "novice"
MOST_CONSEQUENCES: Final = 60
"""How many things may follow from a wrong move before it was shown long enough."""


class Imagined(NamedTuple):
    """What would come of a move: the table afterwards, and what would have happened."""

    match: Match
    events: list[Event]


class Tuition:
    """How far a learner is. It follows from what happened at the table, so a log is all that must be kept."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.tasks = lesson.tasks
        self.done = 0
        """Tasks that are done."""
        self.lines: list[Line] = []
        """What others are still to do."""
        self.settling = False
        """What was done last is still under way, in a window that everybody lets pass: it is praised when it has happened."""
        self.bot = game.bot(NOVICE, lesson.seed)
        self.turn_page()

    @property
    def step(self) -> Step | None:
        """The task of the moment; None after the last one."""
        return self.tasks[self.done] if self.done < len(self.tasks) else None

    def note(self, seat: int | None, move: Move | None, events: list[Event]) -> None:
        """Something happened at the table."""
        step = self.step
        if step is None:
            self.strike_out(seat, move)
        elif self.fulfils(step, seat, move, events):
            self.done += 1
            self.settling = True
            self.turn_page()
        else:
            self.strike_out(seat, move)

    def settle(self, match: Match) -> None:
        """See whether what was done has happened by now."""
        passing = in_window(match) and all(self.lets_pass(match, one) for one in match.decisions())
        self.settling = self.settling and passing and self.next_move(match) is not None

    def lets_pass(self, match: Match, decision: Decision) -> bool:
        """Whether nobody has anything to say in this window, the learner included."""
        if decision.seat != self.lesson.seat:
            return scripted(self.lines, decision) is None
        step = self.step
        needed = step is not None and any(map(step.accepts, decision.moves))
        return by_itself(match, decision) is not None or (decision.waits != ASKED and not needed)

    def fulfils(self, step: Step, seat: int | None, move: Move | None, events: list[Event]) -> bool:
        """Whether this was what the task wanted."""
        if step.until is not None:
            return any(step.until.fits(event) for event in redacted(events, self.lesson.seat))
        return seat == self.lesson.seat and step.accepts(move)

    def turn_page(self) -> None:
        step = self.step
        self.lines = list(self.lesson.ending if step is None else step.others)

    def strike_out(self, seat: int | None, move: Move | None) -> None:
        """What was to be done once is done."""
        for line in self.lines:
            if (
                line.seat == seat
                and move is not None
                and (line.pattern.type == BOT or line.pattern.fits(move))
            ):
                self.lines.remove(line)
                return

    # What the teacher says

    def answer(self, move: Move) -> Answer | None:
        """What to say to a legal move; None when it is played."""
        step = self.step
        return None if step is None or step.accepts(move) else step.answer_to(move)

    def aside(self, match: Match) -> dict[Thing, Answer]:
        """What to say at once to a touch after which nothing would be right: things whose moves all get the same plain answer."""
        step = self.step
        if step is None:
            return {}
        found: dict[Thing, list[Answer | None]] = {}
        for decision in self.asked(match):
            for move in decision.moves:
                for thing in self.game.about(move):
                    found.setdefault(thing, []).append(self.answer(move))
        return {
            thing: first
            for thing, (first, *others) in found.items()
            if first is not None and not first.consequence and all(other is first for other in others)
        }

    def solution(self, match: Match) -> Move | None:
        """A move that is the task, if the learner is asked for it now."""
        step = self.step
        legal = (move for decision in self.asked(match) for move in decision.moves)
        return None if step is None else next((move for move in legal if step.accepts(move)), None)

    def is_open(self, match: Match) -> bool:
        """Whether it is up to the learner now; after the last task, whether all has been seen that comes of it."""
        return self.next_move(match) is None if self.step is None else self.solution(match) is not None

    @property
    def watching(self) -> bool:
        """In a race everybody may move at any time: what others do is seen first."""
        return self.game.timed and bool(self.lines)

    @property
    def resting(self) -> bool:
        """Nothing is asked of the learner: all is done, or what others do is seen first."""
        return self.step is None or self.watching or self.settling

    def asked(self, match: Match) -> Iterator[Decision]:
        """What the learner may decide by hand."""
        if self.watching:
            return
        for decision in match.decisions():
            if decision.seat == self.lesson.seat and by_itself(match, decision) is None:
                yield decision

    # What others do

    def reply(self, match: Match, decision: Decision) -> Move | None:
        """What another player does now; None when it does nothing."""
        over = self.step is None
        said = scripted(self.lines, decision)
        if said is not None:
            return self.choose(match, decision, said)
        if over and not in_window(match):
            return None
        usual = next((found for found in self.lesson.others if fits_any(found, decision)), None)
        if usual is None and (over or self.game.timed or decision.waits != ASKED):
            return None
        return self.choose(match, decision, usual or Pattern(BOT))

    def choose(self, match: Match, decision: Decision, pattern: Pattern) -> Move | None:
        if pattern.type != BOT:
            return pattern.first(decision.moves)
        if isinstance(self.bot, PacedBot):
            return self.bot.look(match.view(decision.seat), decision)
        return decide(match, self.bot, decision)

    def next_move(self, match: Match) -> tuple[int, Move] | None:
        """What happens next without the learner."""
        for decision in match.decisions():
            own = decision.seat == self.lesson.seat
            move = by_itself(match, decision) if own else self.reply(match, decision)
            if move is not None:
                return decision.seat, move
        return None

    # What would come of it

    def imagine(self, match: Match, move: Move, answer: Answer) -> Imagined:
        """A wrong move, played off the record, with what follows until the learner would be asked again."""
        chance = Rigged(answer.chance, {}, self.lesson.seed)
        other = Match(match.game, match.options, match.names, chance, record=None, table=clone(match.table))
        events = list(other.play(self.lesson.seat, move, match.time))
        after = Tuition(self.game, self.lesson)
        after.done, after.lines = len(self.tasks), list(answer.others)
        for _ in range(MOST_CONSEQUENCES):
            if other.result is not None or (found := after.next_move(other)) is None:
                break
            events += other.play(*found)
            after.strike_out(*found)
        return Imagined(other, events)


def scripted(lines: list[Line], decision: Decision) -> Pattern | None:
    """The next line of a seat, if it fits what is asked."""
    line = next((line for line in lines if line.seat == decision.seat), None)
    return line.pattern if line is not None and fits_any(line.pattern, decision) else None


def fits_any(pattern: Pattern, decision: Decision) -> bool:
    return pattern.type == BOT or pattern.first(decision.moves) is not None


def in_window(match: Match) -> bool:
    """Whether others may react now."""
    frames = match.table.frames
    return bool(frames) and isinstance(frames[-1], Window)


def by_itself(match: Match, decision: Decision) -> Move | None:
    """What somebody who plays alone against bots need not do by hand."""
    game = match.game
    move = game.by_itself(match.table, decision) if isinstance(game, Obliging) else None
    if move is None and in_window(match) and len(decision.moves) == 1:
        return decision.moves[0]
    return move
