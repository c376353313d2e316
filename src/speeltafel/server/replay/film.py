"""A finished game, moment by moment, written down as it is played again."""

from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from speeltafel.engine import Entry, Event, Match, Record
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.engine.redaction import redacted
from speeltafel.games import load
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.table.history import Eyes
from speeltafel.server.wire import Frame, TableCard, Viewpoint

OPEN = "open"
PUBLIC = "public"

ENCODER = msgspec.json.Encoder()


class Out(Protocol):
    """Where a replay is written."""

    def write(self, data: bytes, /) -> int:
        """One more piece."""


def read_eyes(eyes: str, seats: int) -> list[Eyes]:
    """Whose views to show."""
    if eyes == PUBLIC:
        return [None]
    if eyes == OPEN:
        return list(range(seats))
    if eyes.isascii() and eyes.isdigit() and int(eyes) < seats:
        return [int(eyes)]
    raise Refusal("bad-seats", f"eyes is a seat (0 to {seats - 1}), public or open")


def write_film(record: Record, card: TableCard, eyes: str, out: "Out") -> None:
    """A `Replay` in JSON. Only one moment of it is in memory at a time."""
    head = {"table": card, "eyes": eyes, "result": record.result}
    out.write(ENCODER.encode(head)[:-1] + b',"frames":[')
    for number, moment in enumerate(frames(record, eyes)):
        out.write((b"," if number else b"") + ENCODER.encode(moment))
    out.write(b"]}")


def frames(record: Record, eyes: str) -> Iterator[Frame]:
    """Play the record again and keep what there was to see."""
    match = open_replay(load(record.game), record)
    seen: dict[Eyes, int] = dict.fromkeys(read_eyes(eyes, len(record.names)), 0)
    nothing_hidden = eyes == OPEN
    yield frame(match, Entry(), 0, match.opening, seen, nothing_hidden)
    for number, entry in enumerate(record.entries):
        events = repeat_entry(match, entry, number)
        yield frame(match, entry, number + 1, events, seen, nothing_hidden)


def frame(
    match: Match, entry: Entry, number: int, events: list[Event], seen: dict[Eyes, int], nothing_hidden: bool
) -> Frame:
    """One moment. The move itself is shown to who made it and to open eyes; the others have the events."""
    viewpoints = [viewpoint(match, eyes, events, seen, nothing_hidden) for eyes in seen]
    shows_move = nothing_hidden or entry.seat in seen
    move: Any = entry.move if shows_move else None
    return Frame(number, entry.at, entry.seat if shows_move else None, move, entry.late, viewpoints)


def viewpoint(
    match: Match, eyes: Eyes, events: list[Event], seen: dict[Eyes, int], nothing_hidden: bool
) -> Viewpoint:
    shown = events if nothing_hidden else redacted(events, eyes)
    first = seen[eyes]
    seen[eyes] = first + len(shown)
    return Viewpoint(seat=eyes, view=match.view(eyes), decisions=[], events=list(shown), first_event=first)
