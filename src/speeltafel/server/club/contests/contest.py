"""A contest as its log tells it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from speeltafel.engine import commitment
from speeltafel.pairing import Decided, Result, Round, decided
from speeltafel.server.club.contests import entries
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
from speeltafel.server.wire.contests import ContestPhase

GAME_WON = 1000
"""The score of a game of a challenge that could not have ended better."""


@dataclass
class Entrant:
    """Somebody who takes part; `late` when rounds had been played before."""

    member: str
    team: str
    late: bool
    gone: bool = False


@dataclass
class PlayedRound:
    """A round and all games of its tables."""

    began: RoundBegan
    boards: list[Board]

    def numbers(self) -> list[int]:
        """Its tables, by number."""
        return list(dict.fromkeys(board.number for board in self.boards))

    def series(self, number: int) -> list[Board]:
        """The games at one table."""
        return [board for board in self.boards if board.number == number]


@dataclass
class Contest:
    """`fold` is the only way it changes."""

    id: str
    made: Made
    number: int = 1
    entrants: dict[str, Entrant] = field(default_factory=dict)
    rounds: list[PlayedRound] = field(default_factory=list)
    results: dict[str, Ended] = field(default_factory=dict)
    corrections: dict[str, Corrected] = field(default_factory=dict)
    entered: dict[str, Corrected] = field(default_factory=dict)
    """Results that the organiser gave where there was none before."""
    log: list[ContestEntry] = field(default_factory=list)
    closed: bool = False

    @classmethod
    def read(cls, contest: str, log: Iterable[bytes]) -> "Contest":
        """The contest that this log describes."""
        first, *rest = (entries.read(entry) for entry in log)
        assert isinstance(first, Made)
        found = cls(contest, first, log=[first])
        for entry in rest:
            found.fold(entry)
        return found

    def fold(self, entry: ContestEntry) -> None:
        """One more thing happened."""
        self.number += 1
        self.log.append(entry)
        match entry:
            case Entered(member, _, team):
                self.entrants[member] = Entrant(member, team, late=bool(self.rounds))
            case Withdrew(member):
                self.withdraw(member)
            case RoundBegan(boards):
                self.rounds.append(PlayedRound(entry, list(boards)))
            case GameFollowed(board):
                self.rounds[-1].boards.append(board)
            case Ended(table):
                self.results[table] = entry
            case Corrected(table):
                if not self.has_result(table):
                    self.entered[table] = entry
                self.corrections[table] = entry
            case Closed():
                self.closed = True

    def withdraw(self, member: str) -> None:
        """Before the first round nothing is left of it; later the results stay."""
        if self.rounds:
            self.entrants[member].gone = True
        else:
            del self.entrants[member]

    @property
    def phase(self) -> ContestPhase:
        """How far it is."""
        if self.closed:
            return "over"
        return "running" if self.rounds else "registering"

    @property
    def commitment(self) -> str:
        """The hash of its secret."""
        return commitment(self.made.secret)

    def active(self) -> list[str]:
        """Who takes part now, in the order in which they came."""
        return [entrant.member for entrant in self.entrants.values() if not entrant.gone]

    def everybody(self) -> list[str]:
        """All members whom the log names, also those who were never really there."""
        entered = {entry.member for entry in self.log if isinstance(entry, Entered)}
        corrected = {entry.by for entry in self.corrections.values()}
        return sorted({self.made.organiser} | entered | corrected)

    def is_too_late_for(self, member: str) -> bool:
        """Whether it is too late to begin: who was not in the first round of a knock-out plays in none."""
        return bool(self.rounds) and self.made.wanted.kind == "knock-out" and member not in self.entrants

    def teams(self) -> dict[str, list[str]]:
        """The teams of a challenge and their members, also those who have gone."""
        teams: dict[str, list[str]] = {}
        for entrant in self.entrants.values():
            teams.setdefault(entrant.team, []).append(entrant.member)
        return teams

    def boards(self) -> list[Board]:
        """All tables."""
        return [board for played in self.rounds for board in played.boards]

    def board(self, table: str) -> Board | None:
        """The table with this name."""
        return next((board for board in self.boards() if board.table == table), None)

    def places(self, table: str) -> list[int] | None:
        """The places at a table: those that the organiser says, else those of the game."""
        if table in self.corrections:
            return self.corrections[table].places
        return self.results[table].places if table in self.results else None

    def is_settled(self, table: str) -> bool:
        """Whether nobody has to play there any more."""
        return self.closed or self.places(table) is not None

    def unfinished(self) -> list[Board]:
        """Tables without a result."""
        return [board for board in self.boards() if self.places(board.table) is None]

    def result(self, board: Board) -> Result[str] | None:
        """A table's result; bots are known as nobody. Where nobody came there is none, but who goes on must be known."""
        places = self.places(board.table)
        if places is None or (self.was_empty(board) and self.made.wanted.kind != "knock-out"):
            return None
        return Result(known(board), tuple(places))

    def score(self, table: str) -> int | None:
        """What a table of a challenge was worth. Where the organiser says it: won (a first place) or lost."""
        if table in self.corrections:
            return GAME_WON if self.corrections[table].places[0] == 1 else 0
        return self.results[table].score if table in self.results else None

    def has_result(self, table: str) -> bool:
        """Whether there is one that somebody could correct."""
        board = self.board(table)
        return board is not None and self.result(board) is not None

    def absent(self, board: Board) -> list[int]:
        """Seats of people who were not there; what the organiser says of a table counts for who is named in it."""
        if board.table in self.corrections or board.table not in self.results:
            return []
        return self.results[board.table].absent

    def was_empty(self, board: Board) -> bool:
        """Whether nobody came."""
        people = [seat for seat, member in enumerate(board.seats) if member]
        return self.absent(board) == people

    def due(self, board: Board) -> int:
        """When a table goes on without those who have not come: after so many minutes, in a league after its last day."""
        if not self.made.wanted.wait:
            return 0
        played = next(played for played in self.rounds if board in played.boards)
        if played.began.last:
            end = date.fromisoformat(played.began.last) + timedelta(days=1)
            return int(datetime.combine(end, datetime.min.time(), UTC).timestamp())
        opened = [entry.at for entry in self.log if isinstance(entry, GameFollowed) and entry.board == board]
        return (opened or [played.began.at])[0] + 60 * self.made.wanted.wait

    def all_results(self) -> list[Result[str]]:
        """Those that are there."""
        return [result for board in self.boards() if (result := self.result(board)) is not None]

    def outcome(self, played: PlayedRound, number: int) -> Decided[str] | None:
        """Who goes on from a table of a knock-out, once it is decided."""
        series = played.series(number)
        games = [result for board in series if (result := self.result(board)) is not None]
        if len(games) < len(series):
            return None
        seeds = played.began.ranked
        seeded = sorted(known(series[0]), key=lambda player: seeds.index(player))
        wanted = self.made.wanted
        return decided(seeded, games, wanted.best_of, min(wanted.through, len(seeded) - 1))

    def is_decided(self, played: PlayedRound) -> bool:
        """Whether all of a round has been played."""
        if any(self.places(board.table) is None for board in played.boards):
            return False
        if self.made.wanted.kind != "knock-out":
            return True
        return all(self.outcome(played, number) is not None for number in played.numbers())

    def history(self) -> list[Round[str]]:
        """The rounds as pairing knows them: who sat with bots for want of a table has rested."""
        return [
            Round(
                tuple(known(board) for board in played.boards if not board.odd and board.game == 1),
                (
                    *played.began.resting,
                    *(seat for board in played.boards if board.odd for seat in board.seats if seat),
                ),
            )
            for played in self.rounds
        ]

    def byes(self) -> dict[str, int]:
        """How often somebody got a win without playing."""
        counted: dict[str, int] = {}
        for played in self.rounds:
            for member in played.began.resting:
                counted[member] = counted.get(member, 0) + 1
        return counted


def known(board: Board) -> tuple[str, ...]:
    """The players of a table; a bot is called after its seat, which no member is."""
    return tuple(member or f"{board.table}/{seat}" for seat, member in enumerate(board.seats))
