"""Pauses: anybody who still plays may stop all clocks, and nobody can keep the others from playing by it."""

from time import monotonic

from speeltafel.engine.abilities import Race
from speeltafel.server.commands.rated import check_unrated
from speeltafel.server.commands.slowly import check_together
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import Pause, PauseRequest

PAUSES_OF_ONE = 3
"""How often a seat stops the clocks of others without asking them."""
SECONDS_AFTER_ENDED = 60.0
"""How long a seat cannot pause after somebody else has ended its pause, or said no to one."""


async def pause(table: LiveTable, connection: Connection, message: Pause) -> None:
    """Stop all clocks, or let them go on. Where sides race against each other, each must want the pause (RO-R68)."""
    if table.match.result is not None:
        raise Refusal("not-now", "the game is over")
    check_together(table)
    check_unrated(table)
    if message.on and table.paused_by is None:
        want_pause(table, connection, message.seat)
    elif not message.on:
        go_on(table, connection)
    table.show_card()
    table.driver.schedule()


def want_pause(table: LiveTable, connection: Connection, seat: int) -> None:
    """Ask for a pause, or agree to it; when nobody is left to ask, all stands still."""
    request = table.pause_request
    if request is None:
        check_pause(table, connection, seat)
        asking, wanting = seat, {seat}
    else:
        asking = request.seat
        wanting = set(range(len(table.ledger.seats))).difference(request.waiting_for) | {seat}
    missing = unasked(table, asking, wanting.union(connection.seats))
    table.pause_request = PauseRequest(asking, missing) if missing else None
    if not missing:
        table.pauses[asking] += bool(others(table, connection))
        table.paused_by = asking
        table.clock.stop()


def check_pause(table: LiveTable, connection: Connection, seat: int) -> None:
    """Who is out has no clock to stop, and whose pause was ended by others lets them play for a while."""
    if table.match.game.is_out(table.match.table, seat):
        raise Refusal("pause-out", "who is out of the game cannot pause it")
    if others(table, connection) and monotonic() < table.may_pause.get(seat, 0.0):
        raise Refusal(
            "pause-soon", f"somebody ended your last pause less than {SECONDS_AFTER_ENDED:.0f} s ago"
        )


def go_on(table: LiveTable, connection: Connection) -> None:
    """Say no to a pause, or end one. Who wanted it and did not end it has to wait for the next."""
    request = table.pause_request
    wanted_by = table.paused_by if request is None else request.seat
    if wanted_by is not None and wanted_by not in connection.seats:
        table.may_pause[wanted_by] = monotonic() + SECONDS_AFTER_ENDED
    table.pause_request = None
    if request is None:
        table.paused_by = None
        table.silence.begin(table.people())
        table.clock.go()


def unasked(table: LiveTable, asking: int, wanting: set[int]) -> list[int]:
    """People of sides of which nobody wants the pause yet; those who are away need not be asked.

    Who has had all pauses of their own has to ask everybody.
    """
    here = [seat for seat in table.people() if is_with_us(table, seat)]
    game = table.match.game
    sides = game.sides(table.match.table) if isinstance(game, Race) else ()
    if table.pauses[asking] >= PAUSES_OF_ONE:
        sides = tuple((seat,) for seat in here)
    return [seat for side in sides if not wanting.intersection(side) for seat in side if seat in here]


def is_with_us(table: LiveTable, seat: int) -> bool:
    """Whether this person follows the game and plays on in it."""
    away = seat in table.silence.away or table.is_bots(seat)
    return not away and not table.match.game.is_out(table.match.table, seat)


def others(table: LiveTable, connection: Connection) -> list[int]:
    """People who are here with a browser of their own."""
    return [seat for seat in table.people() if seat not in connection.seats]
