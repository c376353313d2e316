"""The tables of a contest: opened by themselves, with everybody's seat, and read when they are over."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import speeltafel
from speeltafel.engine import Game
from speeltafel.games import load
from speeltafel.pairing import deal_secret
from speeltafel.server.club.browsers import Browsers
from speeltafel.server.club.contests.calling import Calling
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.contests.entries import Board, Ended
from speeltafel.server.club.members import Members
from speeltafel.server.commands.holders import Holder
from speeltafel.server.commands.rated import check_rated
from speeltafel.server.commands.seating import other_seat, read_options
from speeltafel.server.commands.shuffling import new_seed
from speeltafel.server.common import wall
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.names import told_apart
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.entries import Created, SeatEntry
from speeltafel.server.storage.older import Memory, Unreadable
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.wire import Choices, SeatPlan
from speeltafel.server.wire.contests import MakeContest

GONE = "?"
"""What somebody is called who gave up the card before the table opened."""


class ContestTables:
    """Opens them in this process, and reads them from their logs wherever they were played."""

    def __init__(self, lobby: Lobby, members: Members, browsers: Browsers, calling: Calling) -> None:
        self.lobby = lobby
        self.members = members
        self.browsers = browsers
        self.calling = calling
        self.opening = asyncio.Lock()

    async def open_missing(self, contest: Contest) -> None:
        """Open tables that a round names and that are not there: those of this process's share."""
        async with self.opening:
            for board in contest.unfinished():
                if self.lobby.share.owns(board.table) and not await self.lobby.archive.entries(board.table):
                    await self.open(contest, board)

    async def open(self, contest: Contest, board: Board) -> None:
        """The table with its members' seats. It begins by itself when everybody is there."""
        made, game = contest.made, load(contest.made.wanted.game)
        seats: list[SeatEntry] = []
        for member in board.seats:
            if member:
                seats.append(await self.seat_of(member, seats))
            else:
                seats.append(other_seat(game, SeatPlan("bot"), seats))
        deal = round_of(contest, board) if made.wanted.kind == "challenge" else 0
        options = read_options(game, made.wanted.options, len(seats))
        created = Created(
            game=game.slug,
            place="online",
            options=options,
            seats=seats,
            secret=deal_secret(made.secret, deal) if deal else new_seed(),
            host=hashed(new_secret()),
            at=int(wall.now()),
            pace=made.wanted.pace,
            hours=made.wanted.hours,
            latecomers=False,
            rated=counts(game, made.wanted, options, seats),
            contest=contest.id,
            deal=deal,
        )
        await self.lobby.open(created, board.table)
        await self.calling.call(board)

    async def seat_of(self, member: str, seats: list[SeatEntry]) -> SeatEntry:
        """The seat of a member, which the member's card opens."""
        known = await self.members.one(member)
        name, face = (known.name, known.face) if known else (GONE, "")
        taken = [seat.name for seat in seats]
        used_in = tuple(await self.browsers.of(member))
        return Holder(member, name, face, self.browsers.secret, used_in).seat(told_apart(name, taken))[0]

    async def ended(self, contest: Contest, board: Board) -> Ended | None:
        """How a table ended, if it has."""
        log = await self.lobby.archive.entries(board.table)
        scored = contest.made.wanted.kind == "challenge"
        return await asyncio.to_thread(read_end, board.table, log, scored)


def choices_of(wanted: MakeContest) -> Choices:
    """How its tables are played."""
    return Choices(pace=wanted.pace, hours=wanted.hours, latecomers=False, rated=wanted.rated)


def counts(game: Game, wanted: MakeContest, options: dict[str, Any], seats: list[SeatEntry]) -> bool:
    """Whether a table counts for ratings: if it was chosen, and these people and bots can be compared."""
    try:
        check_rated(game, choices_of(wanted), options, seats, "online")
    except Refusal:
        return False
    return wanted.rated


def read_end(table: str, log: list[bytes], scored: bool) -> Ended | None:
    """The end of a game as its log tells it, without its rules where they are not needed."""
    try:
        memory = Memory.read(table, log) if log else None
    except Unreadable:
        return None
    if memory is None or (result := memory.result) is None:
        return None
    if scored:
        return Ended(table, list(result.ranks), int(wall.now()), result.reason, score_of(table, log))
    absent = sorted(memory.gone)
    return Ended(table, behind(result.ranks, absent), int(wall.now()), result.reason, absent=absent)


def behind(places: Sequence[int], absent: Collection[int]) -> list[int]:
    """The places when who was not there is last, however well a bot played on; the others keep their order.

    >>> behind([1, 2, 3, 4], []), behind([1, 2, 3, 4], [0]), behind([2, 1, 2], [1, 2])
    ([1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 2])
    """
    here = [place for seat, place in enumerate(places) if seat not in absent]
    return [
        len(here) + 1 if seat in absent else 1 + sum(other < place for other in here)
        for seat, place in enumerate(places)
    ]


def score_of(table: str, log: list[bytes]) -> int:
    """What the game was worth to the team, in thousandths."""
    ledger = Ledger.read(table, log)
    match, _ = ledger.playing()
    return round(1000 * max(ledger.game.payoff(match.table)))


def round_of(contest: Contest, board: Board) -> int:
    """The number of the round that a table belongs to."""
    return next(number for number, played in enumerate(contest.rounds, start=1) if board in played.boards)


def all_together(game_slug: str, seats: int) -> bool:
    """Whether everybody wins or loses together in this game."""
    match = speeltafel.start(game_slug, seats, seed=0, events=False, record=False)
    return list(match.game.together(match.table).values()) == [tuple(range(seats))]


def check_game(game_slug: str, sizes: list[int], together: bool) -> None:
    """Refuse tables that the game does not have, and challenges in games where people play against each other."""
    game = load(game_slug)
    wrong = [size for size in sizes if size not in game.seat_counts]
    if wrong:
        raise Refusal(
            "bad-seats",
            f"{game.slug} is for {game.seat_counts[0]} to {game.seat_counts[-1]} players",
            reason="contest-size",
        )
    if together and not all_together(game_slug, sizes[0]):
        raise Refusal(
            "bad-options", f"in {game.slug} people play against each other", reason="contest-against"
        )
