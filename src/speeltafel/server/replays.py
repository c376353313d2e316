"""Finished games: seen again from any seat, downloaded, and proved."""

from typing import Any

from speeltafel.engine import BrokenRecord, Entry, Event, Match, Record, verify_match, write_record
from speeltafel.engine.match import repeat_entry
from speeltafel.engine.redaction import redacted
from speeltafel.server.history import Eyes
from speeltafel.server.ledger import Ledger
from speeltafel.server.refusals import Refusal
from speeltafel.server.wire import Frame, Proof, Replay, TableCard, Viewpoint

OPEN = "open"
PUBLIC = "public"


def finished_record(ledger: Ledger) -> Record:
    """The record of a finished game. A running game has no record for anybody: it holds every secret."""
    if ledger.phase != "over":
        raise Refusal("not-now", "the game is not over yet")
    _, record = ledger.playing()
    return record


def record_file(ledger: Ledger) -> bytes:
    """The record to download."""
    return write_record(finished_record(ledger))


def proof(ledger: Ledger) -> Proof:
    """Play the game again from the revealed seed, and say whether it is the same."""
    record = finished_record(ledger)
    problem = ""
    try:
        verify_match(ledger.game, record)
    except BrokenRecord as error:
        problem = str(error)
    return Proof(
        ok=not problem, commitment=record.commitment, seed=record.secret, values=record.shares, text=problem
    )


def replay(ledger: Ledger, card: TableCard, eyes: str) -> Replay:
    """Every moment of a finished game, as these eyes saw it."""
    record = finished_record(ledger)
    viewers = read_eyes(eyes, len(record.names))
    frames = all_frames(ledger, record, viewers, nothing_hidden=eyes == OPEN)
    return Replay(table=card, eyes=eyes, result=record.result, frames=frames)


def read_eyes(eyes: str, seats: int) -> list[Eyes]:
    """Whose views to show."""
    if eyes == PUBLIC:
        return [None]
    if eyes == OPEN:
        return list(range(seats))
    if eyes.isascii() and eyes.isdigit() and int(eyes) < seats:
        return [int(eyes)]
    raise Refusal("bad-seats", f"eyes is a seat (0 to {seats - 1}), public or open")


def all_frames(ledger: Ledger, record: Record, viewers: list[Eyes], nothing_hidden: bool) -> list[Frame]:
    """Play the record again and keep what there was to see."""
    match = ledger.first_moment()
    seen: dict[Eyes, int] = dict.fromkeys(viewers, 0)
    frames = [frame(match, Entry(), 0, match.opening, seen, nothing_hidden)]
    for number, entry in enumerate(record.entries):
        events = repeat_entry(match, entry, number)
        frames.append(frame(match, entry, number + 1, events, seen, nothing_hidden))
    return frames


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
