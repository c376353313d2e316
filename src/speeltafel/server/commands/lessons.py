"""A lesson at its table: what is the task is played, what is not gets the teacher's answer."""

from speeltafel.engine import Move
from speeltafel.engine.lessons import Answer, Tuition
from speeltafel.engine.lessons.tuition import by_itself
from speeltafel.engine.match import is_legal
from speeltafel.engine.redaction import redacted
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import Taught, Viewpoint


def teach(table: LiveTable, connection: Connection, seat: int, move: Move) -> bool:
    """Answer a legal move that is not the task; False when there is nothing to teach about it."""
    tuition = table.ledger.tuition
    if tuition is None:
        return False
    step = tuition.step
    if step is None:
        raise Refusal("not-now", "this lesson is over: go on with the next one")
    if tuition.watching:
        raise Refusal("not-now", "first look what the others do")
    decision = table.match.decision(seat)
    free = is_legal(decision, move) and by_itself(table.match, decision) is None
    answer = tuition.answer(move) if free else None
    if answer is None:
        return False
    solution = tuition.solution(table.match)
    connection.send(
        Taught(
            says=answer.says,
            rules=list(answer.rules or step.rules),
            solution=solution,
            show=[] if solution is None else list(table.ledger.game.about(solution)),
            imagined=imagined(table, tuition, move, answer) if answer.consequence else None,
        )
    )
    return True


def imagined(table: LiveTable, tuition: Tuition, move: Move, answer: Answer) -> Viewpoint:
    """What the learner would see if the move had been played."""
    seat = tuition.lesson.seat
    what = tuition.imagine(table.match, move, answer)
    return Viewpoint(
        seat=seat,
        view=what.match.view(seat),
        decisions=[],
        events=redacted(what.events, seat),
        first_event=table.ledger.history.count(seat),
    )
