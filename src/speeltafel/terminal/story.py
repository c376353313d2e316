"""A recorded game, told again."""

from rich.console import Console

import speeltafel
from speeltafel.engine import BadSetup, Event, Match, Record
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.engine.redaction import redacted
from speeltafel.terminal.picture import Picture
from speeltafel.texts import Texts


def tell(record: Record, seat: int | None, texts: Texts, console: Console) -> None:
    """Every entry with what it brought about, through a seat's eyes."""
    match = open_replay(speeltafel.load(record.game), record)
    tell_events(match, 0, match.opening, seat, texts, console)
    for number, entry in enumerate(record.entries):
        tell_events(match, number + 1, repeat_entry(match, entry, number), seat, texts, console)
    if match.result is not None:
        names = ", ".join(match.names[winner] for winner in match.result.winners)
        console.print(texts.say("table-winner", count=len(match.result.winners), names=names))


def tell_events(
    match: Match, number: int, events: list[Event], seat: int | None, texts: Texts, console: Console
) -> None:
    """The sentences of one entry."""
    for event in redacted(events, seat):
        line = texts.event(event, match.names, seat)
        if line:
            console.print(f"[dim]{number:>4}[/] {line}", highlight=False)


def show_step(record: Record, step: int, seat: int | None, texts: Texts, console: Console) -> None:
    """The table before one entry."""
    if not 0 <= step <= len(record.entries):
        raise BadSetup(f"step {step} does not exist; this record has steps 0 to {len(record.entries)}")
    match = speeltafel.replay(record, step)
    console.print(Picture(texts, match.names, match.game).draw(match.view(seat)))
