"""What a record proves about its chance: promises bind, draws that came to nothing show, browsers remember."""

import hashlib
import hmac
from collections.abc import Callable
from copy import deepcopy

import msgspec
import pytest

import speeltafel
from speeltafel.engine import (
    BrokenRecord,
    Draw,
    Record,
    SealedChance,
    Seen,
    WitnessedChance,
    read_record,
    read_seen,
    verify_match,
    write_record,
)
from speeltafel.engine.fairness import silent_seats, values_by_seat
from speeltafel.engine.record import outcomes
from tests.engine.draws import GAME, again, at_once, kept_by_anna, link


@pytest.fixture(scope="module")
def drawn_at_once() -> Record:
    return at_once()


@pytest.fixture(scope="module")
def drawn_again() -> Record:
    return again()


def test_promised_values_are_proved(drawn_at_once: Record, drawn_again: Record) -> None:
    for record in (drawn_at_once, drawn_again):
        assert speeltafel.verify(record).result == record.result
    assert silent_seats(drawn_at_once) == []
    assert silent_seats(drawn_again) == [[1]]
    assert values_by_seat(drawn_again) == {0: link("anna", 2), 3: link("cas", 2)}


def another_value(record: Record) -> None:
    """The host chose Ben's value last."""
    record.shares[1] = link("another ben", 3)
    chance = WitnessedChance(record.secret, record.shares)
    record.luck = [chance.below(2) for _ in record.luck]


def another_first_promise(record: Record) -> None:
    record.voided[0].promises[0] = link("another anna", 4)


def nobody_was_silent(record: Record) -> None:
    record.voided[0].promises[1] = ""


def forgotten_value(record: Record) -> None:
    record.shares.pop()


def forgotten_seat(record: Record) -> None:
    record.promises.pop()


def forgotten_promises(record: Record) -> None:
    record.promises.clear()


@pytest.mark.parametrize(
    ("forge", "clue"),
    [
        (another_value, "the value of"),
        (another_first_promise, "Anna was bound to another value"),
        (nobody_was_silent, "everybody opened"),
        (forgotten_value, "more or fewer values"),
        (forgotten_seat, "one promise for each seat"),
        (forgotten_promises, "one promise for each seat"),
    ],
)
def test_what_was_not_promised_is_refused(
    drawn_again: Record, forge: Callable[[Record], None], clue: str
) -> None:
    record = deepcopy(drawn_again)
    forge(record)
    with pytest.raises(BrokenRecord, match=clue):
        speeltafel.verify(record)


def test_a_record_of_before_promises_is_proved_for_what_it_says(drawn_at_once: Record) -> None:
    old = msgspec.json.decode(write_record(drawn_at_once))
    del old["promises"], old["voided"]
    record = read_record(msgspec.json.encode(old))
    assert speeltafel.verify(record).result == record.result
    assert values_by_seat(record) == {}


def test_the_witness_lets_anybody_compute_every_outcome_without_the_rules(drawn_at_once: Record) -> None:
    record = drawn_at_once
    witness = WitnessedChance(record.secret, record.shares)
    verify_match(GAME, record, witness)
    key = hashlib.sha256("\n".join([record.secret, *record.shares]).encode()).digest()
    computed = [
        int.from_bytes(hmac.digest(key, label.encode(), "sha256"), "big") % n for n, label in witness.asked
    ]
    assert computed == list(outcomes(record))
    assert len(computed) > 50


def test_the_witness_names_labels_as_they_are_hashed() -> None:
    witness = WitnessedChance("s", ["a"])
    plain = SealedChance("s", ["a"])
    drawn = [witness.below(6), witness.below_for(6, "roll", 2), witness.below(4)]
    assert drawn == [plain.below(6), plain.below_for(6, "roll", 2), plain.below(4)]
    assert witness.asked == [(6, "1"), (6, "label/roll/2"), (4, "2")]


def test_a_browser_remembers_its_draw_and_its_game(drawn_at_once: Record, drawn_again: Record) -> None:
    for record in (drawn_at_once, drawn_again):
        seen = read_seen(msgspec.json.encode(kept_by_anna(record)))
        assert speeltafel.verify(record, seen).result == record.result
        late = msgspec.structs.replace(seen, first=len(seen.draws), draws=seen.draws[-1:])
        assert speeltafel.verify(record, late).result == record.result


def other_draw(seen: Seen) -> None:
    seen.draws[-1] = Draw("0" * 64, seen.draws[-1].promises)


def other_promise(seen: Seen) -> None:
    seen.draws[-1].promises[1] = link("another ben", 4)


def other_number(seen: Seen) -> None:
    seen.first = 2


def other_options(seen: Seen) -> None:
    seen.options = seen.options | {"nope_window_seconds": 5}


def other_players(seen: Seen) -> None:
    seen.names = [*seen.names[:-1], "Dea"]


def other_value(seen: Seen) -> None:
    seen.values[0] = link("another anna", 3)


def other_hand(seen: Seen) -> None:
    seen.events[0] = seen.events[0][1:]


def no_such_seat(seen: Seen) -> None:
    seen.events[9] = []


@pytest.mark.parametrize(
    ("differ", "clue"),
    [
        (other_draw, "commitment and the promises"),
        (other_promise, "commitment and the promises"),
        (other_number, "commitment and the promises"),
        (other_options, "options"),
        (other_players, "players"),
        (other_value, "the value of Anna"),
        (other_hand, "another game"),
        (no_such_seat, "does not have"),
    ],
)
def test_a_record_of_something_else_than_the_browser_saw_is_refused(
    drawn_at_once: Record, differ: Callable[[Seen], None], clue: str
) -> None:
    seen = deepcopy(kept_by_anna(drawn_at_once))
    differ(seen)
    with pytest.raises(BrokenRecord, match=clue):
        speeltafel.verify(drawn_at_once, seen)


@pytest.mark.parametrize("broken", [b"", b"{}", b"[]", b'{"draws": []}', b"\xff"])
def test_what_no_browser_kept_is_refused(broken: bytes) -> None:
    with pytest.raises(BrokenRecord, match="not what a browser keeps"):
        read_seen(broken)
