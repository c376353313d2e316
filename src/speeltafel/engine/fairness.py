"""What a record proves about its chance, and to whom. docs/fairness.md tells it in words."""

from itertools import pairwise
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from speeltafel.engine.chance import commitment
from speeltafel.engine.errors import BrokenRecord
from speeltafel.engine.events import Event
from speeltafel.engine.record import Draw, Record
from speeltafel.engine.redaction import redacted

CHOSEN_SEED = "seed "
"""How the secret of a game begins that somebody chose, to repeat it."""


class Seen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser kept: the draws as it was told them before it opened a value, its values, and what it was shown."""

    table: str = ""
    game: str
    version: str
    options: dict[str, Any]
    names: list[str]
    first: Annotated[int, Meta(ge=1)] = 1
    """The number of the first draw that it saw."""
    draws: Annotated[list[Draw], Meta(min_length=1)]
    values: dict[int, str] = {}
    """What it opened in the last draw, by seat."""
    events: dict[int, list[Any]] = {}
    """What its seats were shown, from the first event on."""


def read_seen(data: bytes) -> Seen:
    """What a browser kept, from JSON."""
    try:
        return msgspec.json.decode(data, type=Seen)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenRecord(f"this is not what a browser keeps of a game: {error}") from None


def all_draws(record: Record) -> list[Draw]:
    """Those that came to nothing, and the one that counts."""
    return [*record.voided, Draw(record.commitment, record.promises)]


def values_by_seat(record: Record) -> dict[int, str]:
    """The opened values, where they were promised."""
    seats = [seat for seat, promise in enumerate(record.promises) if promise]
    return dict(zip(seats, record.shares, strict=False))


def silent_seats(record: Record) -> list[list[int]]:
    """Who did not open a value, for each draw that came to nothing."""
    return [
        [seat for seat, promise in enumerate(draw.promises) if promise and not following.promises[seat]]
        for draw, following in pairwise(all_draws(record))
    ]


def check_promises(record: Record) -> None:
    """Refuse values that are not those which were promised. A record without promises claims nothing here."""
    draws = all_draws(record)
    if len(draws) == 1 and not record.promises:
        return
    if any(len(draw.promises) != len(record.names) for draw in draws):
        raise BrokenRecord("the record does not have one promise for each seat")
    if len([promise for promise in record.promises if promise]) != len(record.shares):
        raise BrokenRecord("the record has more or fewer values than promises")
    for seat, value in values_by_seat(record).items():
        if commitment(value) != record.promises[seat]:
            raise BrokenRecord(f"the value of {record.names[seat]} is not the one that was promised")
    for draw, following in pairwise(draws):
        check_following(record, draw, following)


def check_following(record: Record, draw: Draw, following: Draw) -> None:
    """The values opened in a draw that came to nothing are the promises of the next; who was silent has none."""
    for seat, (promise, value) in enumerate(zip(draw.promises, following.promises, strict=True)):
        if value and commitment(value) != promise:
            raise BrokenRecord(f"{record.names[seat]} was bound to another value by an earlier draw")
    if all(value or not promise for promise, value in zip(draw.promises, following.promises, strict=True)):
        raise BrokenRecord("the record calls a draw void in which everybody opened their value")


def check_seen(record: Record, seen: Seen) -> None:
    """Refuse a record of another draw than the one that a browser was bound by."""
    told = (seen.game, seen.version, seen.options, seen.names)
    if told != (record.game, record.version, record.options, record.names):
        raise BrokenRecord("the game, its options or its players are not those which the browser was told")
    if seen.draws != all_draws(record)[seen.first - 1 :]:
        raise BrokenRecord("the commitment and the promises are not those which the browser was told")
    if not set(range(len(record.names))).issuperset([*seen.values, *seen.events]):
        raise BrokenRecord("the browser kept something of a seat that this game does not have")
    opened = values_by_seat(record)
    for seat, value in seen.values.items():
        if seat in opened and opened[seat] != value:
            raise BrokenRecord(f"the value of {record.names[seat]} is not the one that the browser opened")


def check_shown(record: Record, seen: Seen, happened: list[Event]) -> None:
    """Refuse a record of another game than the one that a browser was shown."""
    for seat, shown in seen.events.items():
        if as_sent(redacted(happened, seat)) != shown:
            raise BrokenRecord(f"the browser of {record.names[seat]} was shown another game than this record")


def as_sent(events: list[Event]) -> Any:
    """Events as a browser reads them."""
    return msgspec.json.decode(msgspec.json.encode(events))
