"""A record that somebody damaged gets one clear line, whatever was changed in it."""

import random
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import BrokenRecord, Record, SpeeltafelError, read_record, write_record
from speeltafel.engine.match import broken_at
from speeltafel.lab import play_out
from speeltafel.terminal.plain import one_line
from speeltafel.terminal.story import show_step, tell
from speeltafel.texts import Texts
from tests.terminal.damage import damaged

TRIES = 40


def recorded(slug: str) -> dict[str, Any]:
    match = speeltafel.start(slug, 3, seed=1)
    play_out(match, [make_player(match.game, "bot", seat) for seat in range(3)])
    assert match.record is not None
    record: dict[str, Any] = msgspec.json.decode(write_record(match.record))
    return record


def use(record: Record, chance: random.Random) -> None:
    """What the command line does with a record."""
    texts = Texts(speeltafel.load(record.game), "nl")
    console = Console(file=StringIO(), width=100)
    way = chance.randrange(3)
    if way == 0:
        tell(record, chance.choice([None, 0]), texts, console)
    elif way == 1:
        speeltafel.verify(record)
    else:
        show_step(record, chance.randrange(1, len(record.entries) + 2), None, texts, console)


@pytest.mark.parametrize("slug", speeltafel.slugs()[:5])
def test_nothing_but_a_clear_refusal_comes_of_a_damaged_record(slug: str) -> None:
    record, refusals = recorded(slug), []
    for number in range(TRIES):
        chance = random.Random(f"{slug}/{number}")
        try:
            use(read_record(damaged(record, chance)), chance)
        except SpeeltafelError as error:
            refusals.append(one_line(error))
    assert len(refusals) > TRIES / 2
    assert all(refusal.isprintable() for refusal in refusals)


def test_the_broken_entry_is_named_as_people_count() -> None:
    record = recorded("good-vs-evil")
    record["entries"][11]["move"] = {"type": "no such move"}
    with pytest.raises(BrokenRecord, match="this record is broken at entry 12: "):
        speeltafel.replay(read_record(msgspec.json.encode(record)))
    record["entries"][11]["seat"] = "nobody"
    with pytest.raises(BrokenRecord, match="this record is broken at entry 12: seat: "):
        read_record(msgspec.json.encode(record))


def test_a_record_that_goes_on_after_the_end_is_broken() -> None:
    record = recorded("good-vs-evil")
    last = len(record["entries"])
    record["entries"].append(record["entries"][-1])
    with pytest.raises(BrokenRecord, match=f"broken at entry {last + 1}: the game was over before it"):
        speeltafel.replay(read_record(msgspec.json.encode(record)))


def test_a_name_in_a_record_does_nothing_to_the_terminal() -> None:
    record = recorded("good-vs-evil")
    record["names"] = ["\x1b[2J[/red]", "[bold]Sam", "Kim" * 50]
    sheet = StringIO()
    console = Console(file=sheet, width=100)
    kept = read_record(msgspec.json.encode(record))
    tell(kept, None, Texts(speeltafel.load("good-vs-evil"), "en"), console)
    show_step(kept, 9, None, Texts(speeltafel.load("good-vs-evil"), "en"), console)
    assert "\x1b" not in sheet.getvalue()
    assert "[bold]Sam" in sheet.getvalue()


@pytest.mark.parametrize("slug", speeltafel.slugs()[:5])
@pytest.mark.parametrize(
    "entry",
    [
        {"left": True, "seat": 99},
        {"left": True, "seat": -1},
        {"left": True, "seat": 10**12},
        {"seat": -1, "move": {"type": "pass"}},
        {"at": 1e300},
        {"at": -5.0},
    ],
)
def test_an_entry_that_cannot_be_is_refused_or_changes_what_follows(slug: str, entry: dict[str, Any]) -> None:
    record = recorded(slug)
    record["entries"][2] = entry
    kept = read_record(msgspec.json.encode(record))
    with pytest.raises(BrokenRecord, match=r"broken at entry \d+: "):
        speeltafel.replay(kept)


def test_an_error_inside_the_rules_is_the_records_fault() -> None:
    with (
        pytest.raises(BrokenRecord, match="broken at entry 3: the game cannot go on from there"),
        broken_at("entry 3"),
    ):
        raise IndexError
