"""Who does not come to a table of a contest: it begins without them, or is decided without a game."""

from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.contests.entries import Board, Ended
from speeltafel.server.club.contests.tables import behind
from speeltafel.server.commands.seating import begin_for_contest, check_waiting, is_missing
from speeltafel.server.common import wall
from speeltafel.server.storage.entries import StoodUp
from speeltafel.server.table.live import LiveTable


async def begin_without(table: LiveTable) -> None:
    """Bots play for those who have not come, until they do."""
    async with table.lock:
        check_waiting(table)
        for seat in missing_at(table):
            await table.append(StoodUp(seat, gone=True))
            table.stand_ins.add(seat)
        await begin_for_contest(table)


def missing_at(table: LiveTable) -> list[int]:
    """Seats of people who have not been here yet."""
    return [seat for seat, entry in enumerate(table.ledger.seats) if is_missing(table, entry)]


def enough_came(contest: Contest, board: Board, missing: list[int]) -> bool:
    """Whether there is somebody to play with: at a table against each other it takes two."""
    here = [member for seat, member in enumerate(board.seats) if member and seat not in missing]
    alone = contest.made.wanted.kind == "challenge" or board.odd
    return len(here) >= (1 if alone else 2)


def decided_without(contest: Contest, board: Board, missing: list[int]) -> Ended:
    """Who came wins; where nobody did, the better seed goes on in a knock-out, and nobody gets points elsewhere."""
    seats = range(len(board.seats))
    places = behind([1 for _ in seats], missing)
    if len(missing) == len(board.seats) and contest.made.wanted.kind == "knock-out":
        ranked = contest.rounds[-1].began.ranked
        places = behind([ranked.index(member) for member in board.seats], [])
    return Ended(board.table, places, int(wall.now()), absent=missing)
