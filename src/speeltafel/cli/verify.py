"""`speeltafel verify`"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import speeltafel
from speeltafel.cli.common import Language, app, console, load_record, read_file
from speeltafel.engine import Record, Seen, read_seen
from speeltafel.engine.fairness import CHOSEN_SEED, silent_seats, values_by_seat
from speeltafel.terminal.plain import printable
from speeltafel.texts import Texts

Line = tuple[str, dict[str, Any]]
"""A text and its arguments; seats stand for the names of their players."""


@app.command
def verify(record: Path, *, seen: Path | None = None, lang: Language = "en") -> None:
    """Prove a finished game: every move legal, every outcome of chance from what everybody was bound to before it.

    Parameters
    ----------
    record
        The record of the game.
    seen
        What your browser saw, saved at the end of the game: proves that this is the draw and the game it was shown.
    lang
        Language of the answer.
    """
    kept = load_record(record)
    browser = None if seen is None else read_seen(read_file(seen))
    speeltafel.verify(kept, browser)
    texts = Texts(speeltafel.load(kept.game), lang)
    for text, arguments in what_is_proved(kept, browser):
        seats = arguments.pop("seats", ())
        names = texts.enumeration([printable(kept.names[seat]) for seat in seats])
        line = texts.say(text, **arguments, names=names, count=len(seats))
        console.print(line, markup=False, highlight=False)


def what_is_proved(record: Record, seen: Seen | None) -> Iterator[Line]:
    """What this record proves, and what it does not."""
    yield "verify-fine", {"entries": len(record.entries)}
    if record.secret.startswith(CHOSEN_SEED):
        yield "verify-seed", {}
        return
    yield from about_values(record)
    if seen is None:
        yield "verify-unseen", {}
    else:
        yield from about_browser(record, seen)


def about_values(record: Record) -> Iterator[Line]:
    """The players' part in the draw."""
    if not record.promises:
        yield "verify-unpromised", {}
        return
    bound = values_by_seat(record)
    yield from when(bound, "verify-promised")
    for number, silent in enumerate(silent_seats(record), start=1):
        yield "verify-voided", {"draw": number, "seats": silent}
    yield from when([seat for seat in range(len(record.names)) if seat not in bound], "verify-without")


def about_browser(record: Record, seen: Seen) -> Iterator[Line]:
    """What a browser that was there can add."""
    yield "verify-seen" if seen.events else "verify-told", {}
    own = sorted(seen.values.keys() & values_by_seat(record).keys())
    yield from when(own, "verify-own")
    if not own:
        yield "verify-not-own", {}
    elif record.voided:
        yield "verify-choice", {}


def when(seats: Iterable[int], text: str) -> Iterator[Line]:
    """Only where there is somebody to tell about."""
    if chosen := list(seats):
        yield text, {"seats": chosen}
