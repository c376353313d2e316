"""What happens by itself at a slow table: a turn that ran out, a window whose time is over."""

from functools import partial

from speeltafel.server.storage.entries import StoodUp
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.slow import MOST_MISSED, Slowness
from speeltafel.server.table.standing import Deadline


def note_deadline(table: LiveTable, slow: Slowness, question: tuple[int, int]) -> None:
    """A person who is asked has as long as the log says; bots answer at once."""
    seat, number = question
    asked = slow.questions.get(seat)
    if asked is not None and asked.number == number and not table.is_bots(seat):
        seconds = slow.window_seconds if slow.window else slow.seconds
        table.deadlines[question] = Deadline(slow.due(seat), seconds)


async def time_up(table: LiveTable, slow: Slowness, seat: int) -> None:
    """In a window everybody's answer is given now, in the order of the seats; a turn that ran out is the table's to end."""
    match, now = table.match, table.clock.now()
    answer = slow.answer(match, seat)
    if answer is not None:
        await table.do(partial(match.play, seat, answer, now))
    elif slow.window:
        await table.do(partial(match.timeout, seat, now))
    elif table.ledger.choices.leaving == "out":
        await table.do(partial(match.leave, seat, now))
    else:
        await table.do(partial(match.timeout, seat, now))
        await give_up_waiting(table, seat)


async def give_up_waiting(table: LiveTable, seat: int) -> None:
    """Who missed too many turns in a row has a bot from now on, until they open the table again."""
    slow = table.ledger.slow
    if slow is None or table.ledger.phase == "over" or slow.missed.get(seat, 0) < MOST_MISSED:
        return
    await table.append(StoodUp(seat, gone=True))
    table.stand_ins.add(seat)
    table.driver.note_decisions()
    table.show_card()
