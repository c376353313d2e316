"""The log has the last word: is everything in it that was acknowledged, and did anybody see anything else?"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

import speeltafel
from bench.chaos.story import Attempt, Sighting, Story, digest
from speeltafel.engine import BrokenRecord, Match, Record
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.engine.redaction import redacted
from speeltafel.games import load
from speeltafel.server.table.ledger import Ledger

Answer = tuple[int, int, str]
"""Seat, decision, and the digest of the move."""


@dataclass
class Verdict:
    """What was found wrong, and how much was looked at."""

    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    unknown: int = 0
    """Moves whose answer was lost with the line; both is right, stored and not stored."""
    sightings: int = 0
    wrong: list[str] = field(default_factory=list)

    def judge(self, story: Story, log: list[bytes]) -> None:
        """One table."""
        self.tables += 1
        ledger = Ledger.read(story.table, log) if log else None
        if ledger is None or ledger.match is None:
            if any(attempt.answer == "accepted" for attempt in story.attempts) or story.over:
                self.wrong.append(f"{story.table}: the game is gone")
            return
        record = ledger.record()
        told = Retold(record)
        self.judge_moves(story, told)
        self.judge_sightings(story, told)
        if story.over:
            self.judge_end(story, record)

    def judge_moves(self, story: Story, told: "Retold") -> None:
        """Every acknowledged move is there, once and in order; none is that was refused because it could not be stored."""
        for answer, count in Counter((seat, number) for seat, number, _ in told.answers).items():
            if count > 1:
                self.wrong.append(f"{story.table}: decision {answer} was answered {count} times")
        places = {answer: place for place, answer in enumerate(told.answers)}
        accepted = [attempt for attempt in story.attempts if attempt.answer == "accepted"]
        for attempt in accepted:
            if of(attempt) not in places:
                self.wrong.append(f"{story.table}: an acknowledged move is lost: {attempt}")
        self.acknowledged += len(accepted)
        self.judge_order(story, [attempt for attempt in accepted if of(attempt) in places], places)
        self.judge_refusals(story, places)

    def judge_order(self, story: Story, accepted: list[Attempt], places: dict[Answer, int]) -> None:
        """What was sent after another move was acknowledged stands behind that."""
        for one in accepted:
            for other in accepted:
                if one.answered < other.sent and places[of(one)] >= places[of(other)]:
                    self.wrong.append(f"{story.table}: out of order: {one} and {other}")

    def judge_refusals(self, story: Story, places: dict[Answer, int]) -> None:
        """Who was told that nothing was stored was told the truth."""
        perhaps = {of(attempt) for attempt in story.attempts if attempt.answer in ("accepted", "")}
        for attempt in story.attempts:
            if not attempt.answer:
                self.unknown += 1
            elif attempt.answer != "accepted":
                self.refused[attempt.answer] += 1
            if attempt.answer == "storage" and of(attempt) in places and of(attempt) not in perhaps:
                self.wrong.append(f"{story.table}: refused and yet stored: {attempt}")

    def judge_sightings(self, story: Story, told: "Retold") -> None:
        """What a seat was shown is what the log would show it, and nothing else."""
        for seen in story.sightings:
            self.sightings += 1
            if not told.shows(seen):
                self.wrong.append(
                    f"{story.table}: seat {seen.seat} saw what the log does not show it: {seen}"
                )

    def judge_end(self, story: Story, record: Record) -> None:
        """As `speeltafel verify` does."""
        self.finished += 1
        try:
            speeltafel.verify(record)
        except BrokenRecord as error:
            self.wrong.append(f"{story.table}: the record does not verify: {error}")


def of(attempt: Attempt) -> Answer:
    return attempt.seat, attempt.decision, digest(attempt.move)


class Retold:
    """A game played again from its record: who answered what, and what each seat was shown at each moment."""

    def __init__(self, record: Record) -> None:
        self.answers: list[Answer] = []
        self.views: set[tuple[int, int, str]] = set()
        """Seat, how many events it knows, and the digest of its view."""
        self.events: dict[int, list[Any]] = {seat: [] for seat in range(len(record.names))}
        match = open_replay(load(record.game), record)
        self.show(match, match.opening)
        for number, entry in enumerate(record.entries):
            if entry.seat is not None and entry.move is not None:
                move = plain(entry.move)
                self.answers += answered(match, entry.seat, move)
            self.show(match, repeat_entry(match, entry, number))

    def show(self, match: Match, events: list[Any]) -> None:
        for seat, known in self.events.items():
            known += plain(list(redacted(events, seat)))
            self.views.add((seat, len(known), digest(plain(match.view(seat)))))

    def shows(self, seen: Sighting) -> bool:
        """Whether this seat could see this."""
        latest = self.events[seen.seat][seen.events - seen.fresh : seen.events]
        return (seen.seat, seen.events, seen.view) in self.views and digest(latest) == seen.latest


def answered(match: Match, seat: int, move: Any) -> Iterator[Answer]:
    """The decision that a move answers."""
    for decision in match.decisions():
        if decision.seat == seat and move in plain(list(decision.moves)):
            yield seat, decision.number, digest(move)
            return


def plain(value: Any) -> Any:
    """As a browser gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))
