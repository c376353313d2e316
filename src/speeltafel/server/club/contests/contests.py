"""All contests: called for, entered, played round by round. Whatever happens is first in the log, then done."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date
from functools import wraps
from random import random
from typing import Concatenate, Final, ParamSpec

import structlog
from sqlalchemy import select

from speeltafel.engine import Game, UnknownGame
from speeltafel.games import load
from speeltafel.server.club.browsers import Browsers
from speeltafel.server.club.chores import Chores
from speeltafel.server.club.contests.calling import Calling
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.contests.drawing import Drawn, Seating, next_game, next_round
from speeltafel.server.club.contests.entries import (
    Board,
    Closed,
    Corrected,
    Entered,
    GameFollowed,
    Made,
    RoundBegan,
    Withdrew,
)
from speeltafel.server.club.contests.missing import (
    begin_without,
    decided_without,
    enough_came,
    missing_at,
)
from speeltafel.server.club.contests.seeding import seeded
from speeltafel.server.club.contests.showing import Showing
from speeltafel.server.club.contests.store import ContestStore, Overtaken, UnknownContest
from speeltafel.server.club.contests.tables import ContestTables, check_game, choices_of
from speeltafel.server.club.members import Member, Members, new_id
from speeltafel.server.club.notices import Notices
from speeltafel.server.commands.rated import check_rated
from speeltafel.server.commands.seating import check_waiting, read_options
from speeltafel.server.commands.slowly import check_slow
from speeltafel.server.common import wall
from speeltafel.server.common.names import clean_line, clean_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.club import MemberRow
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.entries import Created
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire.club import MemberCard
from speeltafel.server.wire.contests import (
    ContestCard,
    ContestLine,
    CorrectResult,
    EnterContest,
    MakeContest,
)

log = structlog.get_logger()

MOST_ENTRANTS: Final = 64
MOST_CALLED: Final = 5
"""Contests of one organiser that are not over."""
MOST_ENTRIES: Final = 5000
LOOK_EVERY: Final = 10.0
"""Seconds after which contests are looked through for what another process began and did not finish."""
TRIES: Final = 40
"""How often somebody looks again who was overtaken: each time one of the others got their way."""
BREATHER: Final = 0.05
"""Seconds at most until then."""

Given = ParamSpec("Given")
Act = Callable[Concatenate["Contests", Given], Awaitable[ContestCard]]


def insisting(act: Act[Given]) -> Act[Given]:
    """Whoever was overtaken looks again: people who press at the same moment do not notice each other."""

    @wraps(act)
    async def tried(contests: "Contests", /, *given: Given.args, **named: Given.kwargs) -> ContestCard:
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await act(contests, *given, **named)
            await asyncio.sleep(BREATHER * random())
        raise Refusal("not-now", "something else happened in this moment: try again", reason="contest-again")

    return tried


class Contests:
    """The contests of a server, in one of its processes."""

    def __init__(
        self, lobby: Lobby, members: Members, browsers: Browsers, notices: Notices, chores: Chores
    ) -> None:
        self.lobby = lobby
        self.chores = chores
        self.keeper = members.keeper
        self.members = members
        self.store = ContestStore(self.keeper)
        self.calling = Calling(notices)
        self.tables = ContestTables(lobby, members, browsers, self.calling)
        self.moving = asyncio.Lock()
        self.drawn: dict[str, tuple[int, Drawn | None]] = {}
        """The round that comes next, by contest, and after which entry of its log."""
        lobby.listeners["over"].append(self.hear)
        lobby.may_be_shown = self.may_be_shown
        lobby.may_begin = self.may_begin

    # What browsers ask

    async def listed(self) -> list[ContestLine]:
        """All that are not long over."""
        return await self.store.listed()

    async def card(self, contest: str, viewer: str, host: bool = False) -> ContestCard:
        """One of them, for this member's eyes."""
        return await self.shown(await self.store.read(contest), viewer, host)

    async def shown(self, contest: Contest, viewer: str, host: bool = False) -> ContestCard:
        people = await self.people(contest.everybody())
        phases = await self.store.phases([board.table for board in contest.boards()])
        yours = host or (bool(viewer) and viewer == contest.made.organiser)
        return Showing(contest, people, phases, viewer, yours).card()

    async def people(self, members: list[str]) -> dict[str, MemberCard]:
        """What is on the cards of these members, of those who still have one."""
        query = select(MemberRow.id, MemberRow.name, MemberRow.face).where(MemberRow.id.in_(members))
        async with self.keeper.reading() as connection:
            return {row.id: MemberCard(row.id, row.name, row.face) for row in await connection.execute(query)}

    async def make(self, organiser: Member, wanted: MakeContest) -> ContestCard:
        """A new contest."""
        if await self.store.called_by(organiser.id) >= MOST_CALLED:
            raise Refusal(
                "too-fast",
                f"{MOST_CALLED} contests at a time are enough: end one first",
                reason="contest-many",
            )
        wanted.name = clean_line(wanted.name)[:60]
        check_wanted(wanted)
        made = Made(wanted, organiser.id, secrets.token_hex(32), int(wall.now()))
        contest = await self.store.make(new_id(), made)
        log.info("contest", contest=contest.id, contest_kind=wanted.kind, game=wanted.game)
        return await self.shown(contest, organiser.id)

    @insisting
    async def enter(
        self, contest: str, member: Member, wanted: EnterContest, host: bool = False
    ) -> ContestCard:
        """A member takes part; the organiser can register others."""
        found = await self.store.read(contest)
        entering = member.id
        if wanted.name:
            self.check_organiser(found, member.id, host)
            named = await self.members.named(wanted.name)
            if named is None:
                raise Refusal("bad-name", "nobody here has a card with this name", reason="contest-nobody")
            entering = named.id
        check_open(found)
        if entering in found.active():
            return await self.shown(found, member.id, host)
        if found.is_too_late_for(entering):
            raise Refusal("not-now", "nobody enters a knock-out that has begun", reason="contest-cup-late")
        if len(found.entrants) >= MOST_ENTRANTS:
            raise Refusal(
                "bad-seats",
                f"{MOST_ENTRANTS} people are as many as there is room for",
                reason="contest-full",
            )
        team = self.team_of(found, wanted.team)
        await self.write(found, Entered(entering, int(wall.now()), team))
        return await self.shown(found, member.id, host)

    def team_of(self, contest: Contest, wanted: str) -> str:
        """The team that somebody joins or makes; there is none but in a challenge, and there it has room for so many."""
        if contest.made.wanted.kind != "challenge":
            return ""
        named = clean_name(wanted)
        if not named:
            raise Refusal("bad-name", "a team needs a name", reason="contest-team-name")
        # Who writes a name in other letters means the same team.
        alike = [team for team in contest.teams() if team.casefold() == named.casefold()]
        team = alike[0] if alike else named
        here = [member for member in contest.teams().get(team, []) if member in contest.active()]
        if len(here) >= contest.made.wanted.sizes[0]:
            raise Refusal("bad-seats", "this team is complete", reason="contest-team-full")
        if contest.rounds and team not in contest.teams():
            raise Refusal(
                "not-now",
                "a new team would have missed deals that the others have played",
                reason="contest-team-late",
            )
        return team

    @insisting
    async def leave(self, contest: str, member: Member, other: str, host: bool = False) -> ContestCard:
        """Somebody takes part no longer."""
        found = await self.store.read(contest)
        leaving = other or member.id
        if leaving != member.id:
            self.check_organiser(found, member.id, host)
        check_open(found)
        if leaving in found.active():
            await self.write(found, Withdrew(leaving, int(wall.now())))
        return await self.shown(found, member.id, host)

    @insisting
    async def begin_round(self, contest: str, member: str, host: bool = False) -> ContestCard:
        """The next round, when the one before is decided."""
        found = await self.store.read(contest)
        self.check_organiser(found, member, host)
        check_open(found)
        if found.rounds and not found.is_decided(found.rounds[-1]):
            raise Refusal("not-now", "a table of this round is still being played", reason="contest-running")
        if not await self.go_on(found):
            raise Refusal("not-now", "all rounds have been played", reason="contest-played")
        return await self.shown(found, member, host)

    @insisting
    async def correct(
        self, contest: str, member: str, wanted: CorrectResult, host: bool = False
    ) -> ContestCard:
        """Another result for a table, with a reason for everybody to see."""
        found = await self.store.read(contest)
        self.check_organiser(found, member, host)
        board = found.board(wanted.table)
        if board is None:
            raise UnknownContest(wanted.table)
        if len(wanted.places) != len(board.seats) or max(wanted.places) > len(board.seats):
            raise Refusal("bad-options", "there is one place for each seat of the table")
        if found.made.wanted.kind == "knock-out" and board not in found.rounds[-1].boards:
            raise Refusal(
                "not-now",
                "the next round has begun with who went on from this table",
                reason="contest-gone-on",
            )
        entry = Corrected(wanted.table, wanted.places, clean_line(wanted.reason), member, int(wall.now()))
        await self.write(found, entry)
        with suppress(Overtaken):
            await self.follow_up(found)
        return await self.shown(found, member, host)

    @insisting
    async def close(self, contest: str, member: str, host: bool = False) -> ContestCard:
        """The organiser ends it, whatever is still being played."""
        found = await self.store.read(contest)
        self.check_organiser(found, member, host)
        if not found.closed:
            await self.write(found, Closed(int(wall.now())))
        return await self.shown(found, member, host)

    async def begin_table(self, table: LiveTable, member: str, host: bool = False) -> None:
        """Begin a table without those who have not come: bots play for them until they do."""
        if not table.ledger.created.contest:
            raise Refusal("not-yours", "this table is not played for a contest")
        self.check_organiser(await self.store.read(table.ledger.created.contest), member, host)
        if not await self.may_begin(table.ledger):
            raise Refusal("not-now", "this table has a result", reason="contest-decided")
        await begin_without(table)

    def check_organiser(self, contest: Contest, member: str, host: bool) -> None:
        """Only who called for it changes a contest, or who runs the server."""
        if not host and member != contest.made.organiser:
            raise Refusal("not-yours", "only the organiser can do this")

    # What happens by itself

    def hear(self, ledger: Ledger) -> None:
        """A game of this process is over."""
        if ledger.created.contest:
            self.chores.do(self.look_after(ledger.created.contest, ledger.table), "contest")
            self.chores.do(self.calling.forget(ledger.table), "notices of a contest")

    async def watch(self) -> None:
        """Look through all contests, for ever: tables that ended elsewhere, rounds that are due."""
        while True:
            with suppress(StorageFailed):
                for contest in await self.store.running():
                    await self.look_after(contest)
            with suppress(StorageFailed):
                await self.begin_leagues()
            await asyncio.sleep(LOOK_EVERY)

    async def begin_leagues(self) -> None:
        """A league whose first day has come begins by itself."""
        for line in await self.store.listed():
            if line.kind == "league" and line.phase == "registering":
                found = await self.store.read(line.contest)
                first = found.made.wanted.first
                if first and wall.today().isoformat() >= first and len(found.active()) > 1:
                    with suppress(Overtaken, Refusal):
                        await self.go_on(found)

    async def look_after(self, contest: str, over: str = "") -> None:
        """Take in results, open tables that are missing, and go on where nobody has to be asked."""
        async with self.moving:
            try:
                found = await self.store.read(contest)
                await self.tables.open_missing(found)
                await self.begin_due(found)
                await self.take_results(found, over)
                await self.follow_up(found)
            except Overtaken:
                log.info("another process was quicker", contest=contest)
            except (Refusal, StorageFailed, UnknownContest) as error:
                log.warning("contest not looked after", contest=contest, error=str(error))

    async def begin_due(self, contest: Contest) -> None:
        """Tables that have waited long enough go on without those who have not come."""
        due = [board for board in contest.unfinished() if 0 < contest.due(board) <= wall.now()]
        phases = await self.store.phases([board.table for board in due])
        for board in due:
            if phases.get(board.table) == "waiting" and self.lobby.share.owns(board.table):
                with suppress(Refusal):
                    await self.go_without(contest, board)

    async def go_without(self, contest: Contest, board: Board) -> None:
        """Begin with bots in place of those who are missing; where too few came, who came has won."""
        table = await self.lobby.find(board.table)
        if enough_came(contest, board, missing_at(table)):
            await begin_without(table)
            return
        async with table.lock:
            check_waiting(table)
            await self.store.append(contest, decided_without(contest, board, missing_at(table)))
        await self.calling.forget(board.table)

    async def take_results(self, contest: Contest, over: str) -> None:
        """Tables that have ended by their logs, and not yet by that of the contest."""
        waiting = [board for board in contest.boards() if board.table not in contest.results]
        phases = await self.store.phases([board.table for board in waiting])
        for board in waiting:
            if board.table == over or phases.get(board.table) == "over":
                ended = await self.tables.ended(contest, board)
                if ended is not None:
                    await self.store.append(contest, ended)

    async def follow_up(self, contest: Contest) -> None:
        """The next game of a series; the next round where it begins by itself; the end after the last one."""
        if contest.closed or not contest.rounds:
            return
        played = contest.rounds[-1]
        if contest.made.wanted.kind == "knock-out":
            for number in played.numbers():
                games = played.series(number)
                if all(contest.places(board.table) for board in games) and not contest.outcome(
                    played, number
                ):
                    await self.follow_game(contest, number)
        if contest.is_decided(played):
            with suppress(Refusal):
                coming = await self.coming(contest)
                if coming is None or self.is_due(contest, coming):
                    await self.go_on(contest)

    def is_due(self, contest: Contest, coming: Drawn) -> bool:
        """Whether the next round needs nobody's word: it follows at once, or its day has come."""
        return wall.today().isoformat() >= coming.first if coming.first else contest.made.wanted.by_itself

    async def coming(self, contest: Contest) -> Drawn | None:
        """The next round. For many people it takes a while to find, so it is looked for once."""
        number, drawn = self.drawn.get(contest.id, (0, None))
        if number != contest.number:
            seeds = await seeded(self.keeper, contest.made.wanted.game, contest.active())
            number, drawn = contest.number, await asyncio.to_thread(next_round, contest, seeds)
            self.drawn[contest.id] = number, drawn
        return drawn

    async def go_on(self, contest: Contest) -> bool:
        """Begin the next round; False when there is none, and the contest is over."""
        drawn = await self.coming(contest)
        self.drawn.pop(contest.id, None)
        if drawn is None:
            if contest.rounds:
                await self.write(contest, Closed(int(wall.now())))
            return False
        await self.write(contest, self.began(drawn))
        await self.tables.open_missing(contest)
        return True

    def began(self, drawn: Drawn) -> RoundBegan:
        """The entry of a round, with names for its tables."""
        boards = [self.board(number, seating) for number, seating in enumerate(drawn.tables, start=1)]
        return RoundBegan(
            boards, list(drawn.resting), int(wall.now()), drawn.first, drawn.last, list(drawn.ranked)
        )

    def board(self, number: int, seating: Seating, game: int = 1) -> Board:
        table = self.lobby.share.new_table_id()
        return Board(table, number, list(seating.seats), game, seating.team, seating.odd)

    async def follow_game(self, contest: Contest, number: int) -> None:
        """One more game at a table."""
        game = len(contest.rounds[-1].series(number)) + 1
        board = self.board(number, next_game(contest, number), game)
        await self.write(contest, GameFollowed(board, int(wall.now())))
        await self.tables.open_missing(contest)

    async def write(
        self, contest: Contest, entry: Entered | Withdrew | RoundBegan | GameFollowed | Corrected | Closed
    ) -> None:
        """Store an entry that somebody asked for, or that follows from what was asked for."""
        if contest.number >= MOST_ENTRIES:
            raise Refusal("too-fast", "this contest has seen enough")
        await self.store.append(contest, entry)

    async def may_be_shown(self, created: Created) -> bool:
        """The deal of a challenge is shown when nobody has to play it any more."""
        return not created.deal or (await self.store.read(created.contest)).closed

    async def still_played(self, tables: list[str]) -> list[str]:
        """Without those of contests at which no game begins any more, because their result is there."""
        phases = await self.store.phases(tables)
        waiting = [table for table in tables if phases.get(table) == "waiting"]
        played_for = await self.store.of_tables(waiting)
        found = {contest: await self.store.read(contest) for contest in set(played_for.values())}
        settled = {table for table, contest in played_for.items() if found[contest].is_settled(table)}
        return [table for table in tables if table not in settled]

    async def may_begin(self, ledger: Ledger) -> bool:
        """Nobody plays for a result that is already there, or for a contest that is over."""
        if not ledger.created.contest:
            return True
        return not (await self.store.read(ledger.created.contest)).is_settled(ledger.table)


def check_open(contest: Contest) -> None:
    """Nothing is changed after the end."""
    if contest.closed:
        raise Refusal("not-now", "this contest is over", reason="contest-over")


def check_wanted(wanted: MakeContest) -> None:
    """Refuse what cannot be played."""
    try:
        game = load(wanted.game)
    except UnknownGame as error:
        raise Refusal("bad-options", str(error)) from None
    check_game(wanted.game, wanted.sizes, wanted.kind == "challenge")
    for size in wanted.sizes:
        wanted.options = read_options(game, wanted.options, size)
    if wanted.kind == "knock-out" and wanted.through >= min(wanted.sizes):
        raise Refusal(
            "bad-options", "somebody has to be knocked out at every table", reason="contest-through"
        )
    check_slow(game, wanted.hours, "online", [], wanted.options)
    check_counting(game, wanted)
    for day in filter(None, [wanted.first, *wanted.without]):
        check_day(day)


def check_counting(game: Game, wanted: MakeContest) -> None:
    """Refuse to let games count for ratings that could not be compared with others."""
    if wanted.rated and wanted.kind == "challenge":
        raise Refusal(
            "rated",
            "in a challenge everybody plays the same deals: they count for no rating",
            reason="contest-challenge",
        )
    check_rated(game, choices_of(wanted), wanted.options, [], "online")


def check_day(day: str) -> None:
    """Refuse a day that is in no calendar."""
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refusal("bad-options", f"{day} is no day") from None
