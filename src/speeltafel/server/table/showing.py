"""What each browser is shown: its own view, decisions and events, and what everybody may know."""

from typing import Any

import msgspec

from speeltafel.engine import ASKED, INTERRUPT, Decision, Match, Window
from speeltafel.server.common import wall
from speeltafel.server.table.connection import ENCODER, Connection
from speeltafel.server.table.history import Eyes
from speeltafel.server.table.pace import is_alone
from speeltafel.server.table.sight import Sight
from speeltafel.server.table.standing import Standing
from speeltafel.server.wire import (
    Aside,
    Clock,
    DecisionCard,
    DrawFixed,
    Haste,
    LessonNow,
    Order,
    SeatCard,
    State,
    TableCard,
    Viewpoint,
    Waiting,
)


def table_card(table: Standing) -> TableCard:
    """The table, as everybody sees it."""
    ledger, quiet = table.ledger, table.keeps_quiet()
    return TableCard(
        table=ledger.table,
        game=ledger.created.game,
        phase=ledger.phase,
        place=ledger.created.place,
        options=ledger.options,
        seats=[seat_card(table, seat) for seat in range(len(ledger.seats))],
        commitment=ledger.commitment,
        created=ledger.created.at,
        vacant=ledger.vacant(),
        asked=asked_seats(ledger.match) if ledger.match is not None else [],
        due=due_at(table),
        window=ledger.slow is not None and ledger.phase == "playing" and ledger.slow.window,
        host=None if quiet else next((seat for present in table.hosts() for seat in present.seats), None),
        hosted=not quiet and (bool(table.hosts()) or table.host_is_expected()),
        host_lost=not quiet and table.host_is_expected(),
        watching=sum(not connection.seats for connection in table.connections),
        tv=any(connection.tv for connection in table.connections),
        paused_by=table.paused_by,
        pause=table.pause_request,
        undo=table.undo_request,
        rematch=sorted(table.rematch),
        ended=ledger.ended,
        result=ledger.match.result if ledger.match is not None else None,
        next=ledger.next,
        free_talk=table.free_talk(),
        coaching=may_coach(table),
        lesson=ledger.created.lesson,
        contest=ledger.created.contest,
        signals=table.signals(),
        **ledger.choices.chosen(),
    )


def due_at(table: Standing) -> int:
    """When the first person's time is up at a slow table, in seconds since 1970; 0 elsewhere, and while bots move."""
    slow = table.ledger.slow
    if slow is None or table.ledger.phase != "playing":
        return 0
    people = [seat for seat in slow.questions if not table.is_bots(seat)]
    return min((int(slow.origin + slow.due(seat)) for seat in people), default=0)


def may_coach(table: Standing) -> bool:
    """Alone against bots one may always ask; among people it was agreed on before the start, and in a rated game nobody may. A lesson has its teacher."""
    ledger = table.ledger
    chosen = ledger.choices.coach or is_alone(ledger)
    return (
        chosen
        and not ledger.choices.rated
        and ledger.phase == "playing"
        and ledger.lesson is None
        and table.settings.thinkers > 0
    )


def asked_seats(match: Match) -> list[int]:
    """Whom everybody waits for. A window names all it called, so that nobody sees who has passed already."""
    frames = match.table.frames
    asked = [decision.seat for decision in match.decisions() if decision.waits == ASKED]
    return list(frames[-1].called) if asked and frames and isinstance(frames[-1], Window) else asked


def draw_fixed(table: Standing) -> DrawFixed:
    """What binds everybody before the first card."""
    ledger, terms = table.ledger, table.ledger.terms()
    return DrawFixed(
        number=len(ledger.voided) + 1,
        game=terms.game,
        version=terms.version,
        options=terms.options,
        names=terms.names,
        commitment=terms.commitment,
        promises=terms.promises,
        voided=ledger.voided,
        waiting_for=ledger.silent(),
    )


def seat_card(table: Standing, seat: int) -> SeatCard:
    entry, slow = table.ledger.seats[seat], table.ledger.slow
    return SeatCard(
        seat=seat,
        kind=entry.kind,
        name=entry.name,
        level=entry.level,
        connected=entry.kind == "person" and table.is_shown_here(seat),
        gone=seat in table.ledger.gone,
        stand_in=seat in table.stand_ins,
        away=seat in table.silence.away,
        member=entry.member,
        face=entry.face,
        rests=slow.rests_until(seat, wall.now()) if slow is not None else 0,
    )


class Moment:
    """The game between two moves, as it is shown to one browser after the other."""

    def __init__(self, table: Standing, match: Match) -> None:
        self.table = table
        self.match = match
        self.history = table.ledger.history
        self.now = table.clock.now()
        self.waiting = self.called()
        self.asked = [(waiting.seat, waiting.kind) for waiting in self.waiting]
        self.sights: dict[Eyes, Sight] = {}
        self.first_view: Any = None

    def state(self, connection: Connection, undone: bool = False) -> State | None:
        """The game for this browser, or None when nothing changed for it."""
        shown = [self.seen_by(eyes) for eyes in connection.eyes]
        summary = ([sight.glimpse() for sight in shown], self.asked, self.match.result)
        if summary == connection.shown and not undone:
            return None
        connection.shown = summary
        viewpoints = [self.viewpoint(connection, sight) for sight in shown]
        return State(
            viewpoints=viewpoints,
            waiting=self.waiting,
            result=self.match.result,
            tallies=self.tallies(),
            undone=undone,
            at=self.now,
            haste=self.haste(),
            lesson=self.lesson(),
        )

    def tallies(self) -> list[dict[str, int]]:
        """What the game counted for everybody, when it is over and all of it may be known."""
        if self.match.result is None:
            return []
        return self.table.ledger.noted(self.match).tallies()

    def lesson(self) -> LessonNow | None:
        """How far the lesson is, where one is taken."""
        tuition = self.table.ledger.tuition
        if tuition is None:
            return None
        usual = () if tuition.step is None else tuition.step.rules
        aside = [
            Aside(thing, answer.says, list(answer.rules or usual))
            for thing, answer in tuition.aside(self.match).items()
        ]
        happened = tuition.done - tuition.settling
        return LessonNow(
            happened, not tuition.settling and tuition.is_open(self.match), tuition.settling, aside
        )

    def asking(self) -> list[Decision]:
        """Everything that is asked; a lesson that is over, or shows what others do, asks nothing."""
        tuition = self.table.ledger.tuition
        return [] if tuition is not None and tuition.resting else list(self.match.decisions())

    def haste(self) -> Haste:
        """Whether bots may hurry, or do."""
        if not self.table.only_bots_play():
            return "no"
        return "on" if self.table.hasty else "may"

    def seen_by(self, eyes: Eyes) -> Sight:
        """What there is to see for these eyes."""
        sight = self.sights.get(eyes)
        if sight is None:
            decisions = [decision for decision in self.asking() if decision.seat == eyes]
            view = ENCODER.encode(self.view(eyes))
            may_undo = self.table.may_undo(eyes)
            said = self.said_beforehand(eyes)
            sight = self.sights[eyes] = Sight(
                eyes, view, decisions, self.history.count(eyes), may_undo, *said
            )
        return sight

    def said_beforehand(self, eyes: Eyes) -> tuple[Order | None, Any]:
        """What these eyes themselves said about windows of a slow table, and their answer in this one."""
        slow = self.table.ledger.slow
        if slow is None or eyes is None:
            return None, None
        kept = slow.kept.get(eyes)
        return slow.orders.get(eyes), None if kept is None else kept.move

    def view(self, eyes: Eyes) -> Any:
        """The game's view, made from the first one of this moment where the game can do that."""
        if self.first_view is None:
            self.first_view = self.match.view(eyes)
            return self.first_view
        return self.match.game.view_beside(self.match.table, eyes, self.first_view)

    def viewpoint(self, connection: Connection, sight: Sight) -> Viewpoint:
        """The same as a message, with the events that this browser has not got yet."""
        first = connection.seen.get(sight.eyes, 0)
        connection.seen[sight.eyes] = sight.events
        return Viewpoint(
            seat=sight.eyes,
            view=msgspec.Raw(sight.view),
            decisions=[self.decision_card(decision, sight.kept) for decision in sight.decisions],
            events=self.history.since(sight.eyes, first),
            first_event=first,
            may_undo=sight.may_undo,
            out=sight.eyes is not None and self.match.game.is_out(self.match.table, sight.eyes),
            order=sight.order,
        )

    def decision_card(self, decision: Decision, kept: Any) -> DecisionCard:
        return DecisionCard(
            number=decision.number,
            kind=decision.kind,
            rule=decision.rule,
            moves=decision.moves,
            clock=self.clock_card(decision),
            optional=decision.waits != ASKED,
            anytime=decision.waits == INTERRUPT,
            kept=kept if decision.waits == ASKED else None,
        )

    def clock_card(self, decision: Decision) -> Clock | None:
        """The running clock of a decision."""
        deadline = self.table.deadlines.get((decision.seat, decision.number))
        if deadline is None:
            return None
        left = max(0.0, deadline.at - self.now)
        return Clock(name=decision.clock, left_ms=int(left * 1000), total_ms=int(deadline.seconds * 1000))

    def called(self) -> list[Waiting]:
        """Whom the table waits for. A window names all it called, so that nobody sees who has passed already."""
        asked = [decision for decision in self.asking() if decision.waits == ASKED]
        frames = self.match.table.frames
        if not asked or not frames or not isinstance(frames[-1], Window):
            return [Waiting(d.seat, d.kind, d.rule, self.clock_card(d)) for d in asked]
        window, clock = frames[-1], self.clock_card(asked[0])
        called = []
        for seat in window.called:
            kind, rule, _ = window.question(self.match.table, seat)
            called.append(Waiting(seat, kind, rule, clock))
        return called
