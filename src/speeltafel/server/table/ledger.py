"""One table as its log tells it: nothing here depends on who is connected or what time it is."""

from collections.abc import Iterable
from typing import Any

import msgspec

from speeltafel.engine import BrokenRecord, Draw, Event, Game, Match, Record, SealedChance, commitment
from speeltafel.engine import Ledger as Statistics
from speeltafel.engine.lessons import Lesson, Tuition, course_of
from speeltafel.engine.match import repeat_entry
from speeltafel.games import load
from speeltafel.server.storage import entries
from speeltafel.server.storage.contract import Note
from speeltafel.server.storage.entries import (
    Claimed,
    Configured,
    Counselled,
    Created,
    Followed,
    HostChanged,
    LogEntry,
    Opened,
    Ordered,
    Played,
    Rested,
    Sealed,
    SeatChanged,
    SeatEntry,
    Started,
    StoodUp,
    Talked,
    TookOver,
    Undone,
    Voided,
    Withheld,
    bound,
    bound_anew,
)
from speeltafel.server.table.attic import Attic
from speeltafel.server.table.happenings import AskedCoach, NewPlayer
from speeltafel.server.table.history import History
from speeltafel.server.table.slow import Slowness
from speeltafel.server.wire import Choices, Phase

LINES_KEPT = 200
"""Lines of talk that a newcomer still gets to see."""
ENTRIES_AT_HAND = 2
"""The least that is not packed away of what happened, besides what can still be taken back."""
ENTRIES_TO_PACK = 16
"""How many are packed at a time."""


class BrokenEntry(BrokenRecord):
    """What an entry of a log says cannot have happened."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of the log of table {table} cannot have happened")
        self.number = number


class Ledger:
    """The durable state of a table. `fold` is the only way it changes, also while the table lives."""

    def __init__(self, table: str, created: Created) -> None:
        self.table = table
        self.created = created
        self.game: Game = load(created.game)
        self.version = self.game.version
        """Of the rules that the game was begun with."""
        self.number = 1
        self.host = created.host
        """The hash of the secret that makes a browser the host's: one of its own, or that of a seat."""
        self.seats: list[SeatEntry] = created.seats
        self.options: dict[str, Any] = created.options
        self.secret = created.secret
        self.sealed = False
        """Whether promises are fixed; not so in games of before there were any."""
        self.voided: list[Draw] = []
        self.match: Match | None = None
        self.past = Attic()
        """The first entries of the record; the match has those after them."""
        self.history = History(0)
        self.choices = Choices(**created.chosen())
        self.gone: set[int] = set()
        """Who stood up during the game."""
        self.deserted: set[int] = set()
        """Who stood up while the game went on and did not come back before its end."""
        self.left: set[int] = set()
        """Who of them is out of it for good."""
        self.talk: list[Talked] = []
        self.next = ""
        self.ended = 0
        """When the game was over, in seconds since 1970; 0 in logs that do not say it."""
        self.lesson = lesson_of(self.game, created.lesson) if created.lesson else None
        self.tuition: Tuition | None = None
        """How far the lesson is."""
        self.slow: Slowness | None = None
        """Time in a running game by correspondence."""
        self.statistics: Statistics | None = None
        """Of a game that is over, once somebody has asked."""

    @classmethod
    def read(cls, table: str, log: Iterable[bytes]) -> "Ledger":
        """The table that this log describes."""
        told = map(entries.read, log)
        first = next(told, None)
        if not isinstance(first, Created):
            raise BrokenRecord(f"the log of table {table} does not begin with its creation")
        try:
            ledger = cls(table, first)
        except BrokenRecord as error:
            raise BrokenEntry(table, 1) from error
        for number, entry in enumerate(told, start=2):
            try:
                ledger.fold(entry)
            except Exception as error:
                raise BrokenEntry(table, number) from error
        return ledger

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.match is None:
            return "shuffling" if self.sealed else "waiting"
        return "playing" if self.match.result is None else "over"

    @property
    def commitment(self) -> str:
        """The hash of the secret seed."""
        return commitment(self.secret)

    @property
    def promises(self) -> list[str]:
        """The hash of each seat's value; none of who has no part in the draw."""
        return [seat.promise for seat in self.seats]

    def silent(self) -> list[int]:
        """Who promised a value and has not opened it yet."""
        return [seat for seat, entry in enumerate(self.seats) if entry.promise and not entry.value]

    def noted(self, match: Match) -> Statistics:
        """The game's own statistics of all that happened, closed: of a game that is over."""
        if self.statistics is None:
            noted = match.game.ledger(match.table.seats)
            for happened in self.history.whole():
                for event in happened:
                    noted.note(event)
            noted.close(match.table)
            self.statistics = noted
        return self.statistics

    def note(self) -> Note:
        """What the list of tables says."""
        return Note(self.table, self.created.game, self.phase, self.choices.listed, self.created.at)

    def vacant(self) -> list[int]:
        """Seats that a newcomer may take."""
        seats = range(len(self.seats))
        if self.phase == "waiting":
            return [seat for seat in seats if self.seats[seat].kind == "open"]
        if self.phase != "playing" or not self.choices.latecomers or self.created.place == "device":
            return []
        if self.choices.rated:
            return []
        given_up = self.gone - self.left
        return [seat for seat in seats if self.seats[seat].kind == "bot" or seat in given_up]

    def seat_of(self, key: str) -> int | None:
        """The seat whose owner has this hashed secret."""
        for seat, entry in enumerate(self.seats):
            if entry.kind == "person" and entry.key == key:
                return seat
        return None

    def members(self) -> set[str]:
        """The members who sit here."""
        return {entry.member for entry in self.seats if entry.member}

    def seats_of(self, member: str) -> list[int]:
        """Where this member sits."""
        return [seat for seat, entry in enumerate(self.seats) if member and entry.member == member]

    def opened_by(self, keys: list[str]) -> list[int]:
        """The seats that these keys open now, in their order: none from which the owner has stood up."""
        owned = dict.fromkeys(self.seat_of(key) for key in keys)
        return [seat for seat in owned if seat is not None and seat not in self.gone]

    def is_hosted_by(self, secret: str, seats: list[int]) -> bool:
        """Whether this hashed secret, or one of these seats, is the host's."""
        return self.host == secret or any(self.seats[seat].key == self.host for seat in seats)

    def fold(self, entry: LogEntry) -> None:
        """One more thing happened at the table."""
        self.number += 1
        self.statistics = None
        match entry:
            case Played():
                self.repeat(entry)
            case Talked(talk):
                if talk.text or talk.phrase or talk.signal:
                    self.talk = [*self.talk[-LINES_KEPT:], entry]
            case SeatChanged(seat, now):
                self.seats[seat] = now
            case HostChanged(host):
                self.host = host
            case StoodUp(seat, gone):
                self.gone = self.gone | {seat} if gone else self.gone - {seat}
                if self.slow is not None and not gone:
                    self.slow.missed.pop(seat, None)
                if self.phase == "playing":
                    self.deserted = self.deserted | {seat} if gone else self.deserted - {seat}
            case Configured(seats, options):
                self.seats, self.options = seats, options
                self.choices = Choices(**entry.chosen())
            case TookOver():
                self.take_over(entry)
            case Counselled(seat):
                self.history.note(AskedCoach(seat=seat))
            case Sealed(seats):
                self.seats, self.sealed = seats, True
            case Opened(seat, value):
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], value=value)
            case Voided(secret):
                self.draw_again(secret)
            case Started():
                self.deal(entry)
            case Undone(seat):
                self.take_back(seat)
            case Ordered() | Withheld() | Rested():
                self.arrange(entry)
            case Claimed(seat, member, face):
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], member=member, face=face)
            case Followed(table):
                self.next = table
            case Created():
                raise BrokenRecord(f"table {self.table} was created twice")

    def played(self, events: list[Any]) -> None:
        """The match has just done something and the log knows it."""
        self.number += 1
        self.note_entry(events)

    def record(self) -> Record:
        """The whole record."""
        _, record = self.playing()
        return msgspec.structs.replace(record, entries=[*self.past, *record.entries])

    def note_time(self) -> None:
        """Who is asked since when, where people play by correspondence."""
        if self.slow is not None:
            self.slow.note(self.playing()[0], self.is_alone())

    def is_alone(self) -> bool:
        """One person against bots."""
        return sum(entry.kind == "person" for entry in self.seats) == 1

    def terms(self) -> Record:
        """What is fixed when the game begins, the secret left out: the record of a game that nothing happened in yet."""
        game, people = self.game, [seat for seat in self.seats if seat.kind == "person"]
        # By correspondence nobody races anybody: reactions are settled as between bots.
        racing = 0 if self.choices.hours else len(people)
        options = game.settle(game.read_options(self.options), racing, self.created.place == "device")
        return Record(
            game=game.slug,
            version=self.version,
            options=msgspec.to_builtins(options),
            names=[seat.name for seat in self.seats],
            commitment=self.commitment,
            promises=self.promises if self.sealed else [],
            voided=self.voided,
        )

    # How it works

    def draw_again(self, secret: str) -> None:
        self.voided = [*self.voided, bound(self.secret, self.seats)]
        self.secret, self.seats = secret, bound_anew(self.seats)

    def deal(self, started: Started) -> None:
        self.version = started.version
        self.seats = started.seats
        self.match = self.first_moment()
        self.history = History(len(self.seats))
        self.history.add(self.match.opening)
        if self.choices.hours:
            self.slow = Slowness(self.choices.hours, started.at)
            self.note_time()

    def first_moment(self) -> Match:
        """The game as it was dealt."""
        if self.lesson is not None:
            self.tuition = Tuition(self.game, self.lesson)
            return self.lesson.open(self.game, [seat.name for seat in self.seats])
        shares = [seat.value for seat in self.seats if seat.value]
        record = msgspec.structs.replace(self.terms(), shares=shares, secret=self.secret)
        options = self.game.read_options(record.options)
        return Match(self.game, options, record.names, SealedChance(self.secret, shares), record=record)

    def repeat(self, played: Played) -> None:
        match, record = self.playing()
        number = self.past.count + len(record.entries)
        events = repeat_entry(match, played.entry, number)
        if record.entries[-1].luck != played.entry.luck:
            raise BrokenRecord(f"entry {number + 1} of table {self.table} had other outcomes of chance")
        if played.result not in (None, match.result):
            raise BrokenRecord(f"table {self.table} had another result")
        self.ended = played.ended
        self.note_entry(events)

    def note_entry(self, events: list[Event]) -> None:
        """The last entry of the record led to these events."""
        self.history.add(events)
        self.note_leaving()
        self.note_lesson(events)
        self.note_time()
        self.pack()

    def pack(self) -> None:
        """Put away what will hardly be asked for, some entries at a time. What can be taken back stays at hand."""
        match, record = self.playing()
        if len(record.entries) - len(match.earlier) >= ENTRIES_AT_HAND + ENTRIES_TO_PACK:
            self.past.put(record.entries[:ENTRIES_TO_PACK])
            del record.entries[:ENTRIES_TO_PACK]
            self.history.put_away(ENTRIES_TO_PACK)

    def note_lesson(self, events: list[Event]) -> None:
        """How far the lesson is after the last thing that happened."""
        if self.tuition is not None and self.match is not None and self.match.record is not None:
            last = self.match.record.entries[-1]
            self.tuition.note(last.seat, last.move, events)
            self.tuition.settle(self.match)

    def note_leaving(self) -> None:
        """Whether the last thing that happened is that somebody left the game: then no key opens that seat again."""
        last = self.playing()[1].entries[-1]
        if last.left and last.seat is not None:
            self.gone |= {last.seat}
            self.left |= {last.seat}
            self.deserted |= {last.seat}

    def take_over(self, newcomer: TookOver) -> None:
        """The seat goes on as it is, its share in the draw included, with another player."""
        seat, name = newcomer.seat, newcomer.name
        before = self.seats[seat]
        self.seats[seat] = msgspec.structs.replace(
            before,
            kind="person",
            name=name,
            level="",
            key=newcomer.key,
            member=newcomer.member,
            face=newcomer.face,
            nonce=newcomer.nonce,
        )
        self.gone = self.gone - {seat}
        self.deserted = self.deserted - {seat}
        self.history.note(NewPlayer(seat=seat, name=name, before=before.name))

    def take_back(self, seat: int) -> None:
        match, _ = self.playing()
        match.undo(seat)
        self.history.take_back()
        if self.slow is not None:
            self.slow.take_back(match)

    def arrange(self, entry: Ordered | Withheld | Rested) -> None:
        """Somebody said something beforehand at a slow table."""
        slow = self.slow
        if slow is None:
            raise BrokenRecord(f"table {self.table} is not played by correspondence")
        match entry:
            case Ordered(seat, order):
                slow.orders[seat] = order
            case Withheld(seat, decision, move):
                slow.keep(seat, decision, move)
            case Rested(seat, spans):
                slow.rests[seat] = spans

    def playing(self) -> tuple[Match, Record]:
        """The match and its record, once there is one."""
        if self.match is None or self.match.record is None:
            raise BrokenRecord(f"table {self.table} has not started")
        return self.match, self.match.record


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson that a log names, if the game still has it."""
    lesson = course_of(game).get(name)
    if lesson is None:
        raise BrokenRecord(f"{game.slug} has no lesson {name!r} any more")
    return lesson
