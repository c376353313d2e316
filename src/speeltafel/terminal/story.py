"""A recorded game, told again."""

from rich.console import Console
from rich.markup import escape

import speeltafel
from speeltafel.engine import BadSetup, Event, Match, Record
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.engine.redaction import redacted
from speeltafel.terminal.log import told
from speeltafel.terminal.picture import Picture
from speeltafel.terminal.plain import printable
from speeltafel.texts import Texts


def tell(record: Record, seat: int | None, texts: Texts, console: Console) -> None:
    """Every step with what it brought about, through a seat's eyes."""
    names = [printable(name) for name in record.names]
    match = open_replay(speeltafel.load(record.game), record)
    tell_events("", match.opening, names, seat, texts, console)
    for number, entry in enumerate(record.entries):
        tell_events(str(number + 1), repeat_entry(match, entry, number), names, seat, texts, console)
    if match.result is not None:
        console.print(texts.winners(match.result.winners, names, seat), markup=False)


def tell_events(
    step: str, events: list[Event], names: list[str], seat: int | None, texts: Texts, console: Console
) -> None:
    """The sentences of one step."""
    for line in told(redacted(events, seat), names, seat, texts):
        console.print(f"[dim]{step:>4}[/] {escape(line)}", highlight=False)


def show_step(record: Record, step: int, seat: int | None, texts: Texts, console: Console) -> None:
    """The table before one step, counted from 1; after the last step it shows the end."""
    last = len(record.entries) + 1
    if not 1 <= step <= last:
        raise BadSetup(f"step {step} does not exist; this record has steps 1 to {last}")
    names = [printable(name) for name in record.names]
    match = speeltafel.replay(record, step - 1)
    console.rule(escape(heading(match, step, last, names, seat, texts)))
    console.print(Picture(texts, names, match.game).draw(match.view(seat)))
    for decision in match.decisions():
        console.print(
            f"▸ {texts.waiting(decision.kind, names[decision.seat])}", markup=False, highlight=False
        )


def heading(match: Match, step: int, last: int, names: list[str], seat: int | None, texts: Texts) -> str:
    """Which moment this is, and whose eyes."""
    eyes = texts.say("replay-everybody") if seat is None else names[seat]
    return texts.say("replay-step", game=texts.say("game-name"), step=step, last=last, eyes=eyes)
