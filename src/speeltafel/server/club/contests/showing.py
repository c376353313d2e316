"""A contest as browsers see it."""

from collections.abc import Mapping

import msgspec

from speeltafel.pairing import points
from speeltafel.server.club.contests.contest import Contest, PlayedRound
from speeltafel.server.club.contests.drawing import planned
from speeltafel.server.club.contests.entries import (
    Board,
    Closed,
    ContestEntry,
    Corrected,
    Ended,
    Entered,
    GameFollowed,
    Made,
    RoundBegan,
    Withdrew,
)
from speeltafel.server.club.contests.ranking import standing
from speeltafel.server.wire.club import MemberCard
from speeltafel.server.wire.contests import (
    ContestCard,
    ContestSeat,
    ContestTable,
    Correction,
    EntrantCard,
    News,
    RoundCard,
)

MOST_NEWS = 30


class Showing:
    """One contest, for one pair of eyes: `people` are the cards that are still there, `phases` those of the tables."""

    def __init__(
        self,
        contest: Contest,
        people: Mapping[str, MemberCard],
        phases: Mapping[str, str],
        viewer: str,
        yours: bool,
    ) -> None:
        self.contest = contest
        self.people = people
        self.phases = phases
        self.viewer = viewer
        self.yours = yours

    def card(self) -> ContestCard:
        """All of it."""
        contest, wanted = self.contest, self.contest.made.wanted
        decided = not contest.rounds or contest.is_decided(contest.rounds[-1])
        return ContestCard(
            contest=contest.id,
            name=wanted.name,
            kind=wanted.kind,
            game=wanted.game,
            phase=contest.phase,
            options=wanted.options,
            sizes=wanted.sizes,
            rounds_planned=planned(contest),
            best_of=wanted.best_of,
            through=wanted.through,
            odd=wanted.odd,
            by_itself=wanted.by_itself,
            wait=wanted.wait,
            rated=wanted.rated,
            without=wanted.without,
            pace=wanted.pace,
            hours=wanted.hours,
            first=wanted.first,
            organiser=self.person(contest.made.organiser),
            yours=self.yours,
            commitment=contest.commitment,
            secret=contest.made.secret if contest.closed else "",
            created=contest.made.at,
            entrants=[self.entrant(member) for member in contest.entrants],
            rounds=[self.round(number, played) for number, played in enumerate(contest.rounds, start=1)],
            standings=standing(contest),
            news=[news for entry in contest.log if (news := self.news(entry)) is not None][-MOST_NEWS:],
            ready=decided and not contest.closed,
            number=contest.number,
        )

    def person(self, member: str) -> MemberCard:
        """A member by the card; who gave it up has no name any more."""
        return self.people.get(member) or MemberCard(member, "", "")

    def entrant(self, member: str) -> EntrantCard:
        entrant, person = self.contest.entrants[member], self.person(member)
        return EntrantCard(member, person.name, person.face, entrant.team, entrant.gone, entrant.late)

    def round(self, number: int, played: PlayedRound) -> RoundCard:
        """A round with its tables."""
        return RoundCard(
            number=number,
            first=played.began.first,
            last=played.began.last,
            tables=[self.table(board) for board in played.boards],
            resting=played.began.resting,
            decided=self.contest.is_decided(played),
        )

    def table(self, board: Board) -> ContestTable:
        """A table, and how far it is."""
        places = self.contest.places(board.table)
        seats = [ContestSeat(member) for member in board.seats]
        absent = self.contest.absent(board)
        result = self.contest.result(board)
        if result is not None:
            worth = points(result.places)
            seats = [
                ContestSeat(member, result.places[seat], worth[seat], seat in absent)
                for seat, member in enumerate(board.seats)
            ]
        elif places is not None:
            seats = [ContestSeat(member, absent=bool(member)) for member in board.seats]
        phase = self.phases.get(board.table, "waiting")
        ended = self.contest.results.get(board.table)
        return ContestTable(
            table=board.table if self.may_know(board) else "",
            number=board.number,
            game=board.game,
            team=board.team,
            phase="over" if places is not None else "playing" if phase in ("playing", "over") else "waiting",
            seats=seats,
            why=ended.why if ended else "",
            score=self.contest.score(board.table) or 0,
            due=self.contest.due(board) if places is None and phase == "waiting" else 0,
            correction=self.correction(board.table),
        )

    def may_know(self, board: Board) -> bool:
        """Whoever looks at a table of a challenge sees the deal that the other teams get: an organiser who plays, too.

        Between a round and the opening of its tables nobody can go there.
        """
        if board.table not in self.phases:
            return False
        if self.contest.made.wanted.kind != "challenge" or self.contest.closed:
            return True
        if self.yours and self.viewer not in self.contest.entrants:
            return True
        return bool(self.viewer) and self.viewer in board.seats

    def correction(self, table: str) -> Correction | None:
        corrected = self.contest.corrections.get(table)
        if corrected is None:
            return None
        return Correction(
            corrected.reason, self.person(corrected.by), corrected.at, self.has_changed(corrected)
        )

    def has_changed(self, corrected: Corrected) -> bool:
        """Whether there was another result before; else this is the first."""
        return self.contest.entered.get(corrected.table) is not corrected

    def news(self, entry: ContestEntry) -> News | None:
        """What happened, in a few words."""
        match entry:
            case Made(_, organiser, _, at):
                return self.of_member("made", at, organiser)
            case Entered(member, at):
                return self.of_member("entered", at, member)
            case Withdrew(member, at):
                return self.of_member("withdrew", at, member)
            case RoundBegan(at=at):
                text = "deal" if self.contest.made.wanted.kind == "challenge" else "round"
                return News(text, at, round=self.round_number(entry))
            case GameFollowed(board, at):
                return News("game", at, table=board.number, round=board.game)
            case Ended(table, places, at):
                return self.ended(table, places, at, without=not entry.why)
            case Corrected():
                return self.corrected(entry)
            case Closed(at):
                return News("closed", at)

    def of_member(self, text: str, at: int, member: str, table: int = 0, reason: str = "") -> News:
        return News(text, at, member, self.person(member).name, table, reason=reason)

    def corrected(self, entry: Corrected) -> News:
        """The organiser said how a table ended."""
        text = "corrected" if self.has_changed(entry) else "entered-result"
        board = self.contest.board(entry.table)
        number, team = (board.number, board.team) if board else (0, "")
        told = self.of_member(text, entry.at, entry.by, number, entry.reason)
        return self.of_team(told, team) if team else told

    def of_team(self, news: News, team: str) -> News:
        """In a challenge a table is known by its team."""
        return msgspec.structs.replace(news, text=f"team-{news.text}", team=team)

    def round_number(self, began: RoundBegan) -> int:
        return next(
            number for number, played in enumerate(self.contest.rounds, start=1) if played.began is began
        )

    def ended(self, table: str, places: list[int], at: int, without: bool) -> News | None:
        """A table ended, perhaps without a game: who won it alone is named."""
        board = self.contest.board(table)
        if board is None:
            return None
        if board.team:
            told = News("nobody-came" if without else "ended", at, score=self.contest.results[table].score)
            return self.of_team(told, board.team)
        first = [seat for seat, place in zip(board.seats, places, strict=True) if place == min(places)]
        alone = len(first) == 1 and bool(first[0])
        if alone:
            return self.of_member("walkover" if without else "won", at, first[0], board.number)
        return News("nobody-came" if without else "ended", at, table=board.number)
