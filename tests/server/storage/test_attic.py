"""What happened long ago is packed: nobody sees a difference, except who looks at the memory."""

import random
from typing import Any

import pytest

from speeltafel.engine import Event, Match, verify_match
from speeltafel.engine.events import TimeUp, only
from speeltafel.games import load
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import Created, Played, SeatEntry, Started, Undone
from speeltafel.server.table.attic import BUNDLES, Attic
from speeltafel.server.table.happenings import NewPlayer
from speeltafel.server.table.history import History
from speeltafel.server.table.ledger import ENTRIES_AT_HAND, ENTRIES_TO_PACK, Ledger


class Drew(Event, frozen=True, tag="drew"):
    """Everybody sees that a card was drawn, its owner which one."""

    secret = ("card",)
    seat: int
    card: str | None


class Peeked(Event, frozen=True, tag="peeked"):
    """Nobody else knows of it."""

    private = True
    seat: int


EYES = (None, 0, 1, 2)


def happen(chance: random.Random) -> list[Event]:
    seat = chance.randrange(3)
    possible = (
        TimeUp(seat=seat),
        Drew(seat=seat, card="bat", to=only(seat)),
        Peeked(seat=seat, to=only(seat)),
    )
    return chance.choices(possible, k=chance.randrange(4))


def test_an_attic_gives_back_everything_in_its_order() -> None:
    attic = Attic()
    times = 2 * BUNDLES**2 + BUNDLES + 1
    for number in range(times):
        attic.put([(number, "first"), (number, "second")])
    assert list(attic) == [(n, word) for n in range(times) for word in ("first", "second")]
    assert (attic.sizes, len(attic.bundles), attic.count) == ([2, 2, 1, 0], 4, 2 * times)


def test_every_viewer_sees_the_same_whether_things_are_packed_or_not() -> None:
    chance = random.Random(4)
    whole, packed = History(3), History(3)
    for number in range(200):
        for history in (whole, packed):
            history.add(events := happen(random.Random(number)))
            assert isinstance(events, list)
            if number % 7 == 3:
                history.note(NewPlayer(seat=1, name="Cara", before="Robin"))
            if number % 5 == 4:
                history.take_back()
        if len(packed.entries) > 20:
            packed.put_away(chance.randrange(1, len(packed.entries)))
        for eyes in EYES:
            assert packed.count(eyes) == whole.count(eyes)
            first = chance.randrange(whole.count(eyes) + 1)
            assert packed.since(eyes, first) == whole.since(eyes, first)
    assert packed.attic.count > 100
    assert [packed.of(eyes) for eyes in EYES] == [whole.of(eyes) for eyes in EYES]


def begun(slug: str, seats: int) -> tuple[Ledger, list[bytes]]:
    kept = [SeatEntry(kind="person", name=f"P{seat}", value=f"{seat}") for seat in range(seats)]
    created = Created(game=slug, place="online", options={}, seats=kept, secret="a secret", host="", at=0)
    log: list[Any] = [created, Started(kept, load(slug).version)]
    lines = [entries.write(entry) for entry in log]
    return Ledger.read("table", lines), lines


def play(ledger: Ledger, match: Match, chance: random.Random) -> bytes:
    """One move or the passing of time, as a living table keeps it."""
    decisions = match.decisions()
    if decisions:
        decision = chance.choice(decisions)
        events = match.play(decision.seat, chance.choice(decision.moves))
    else:
        events = match.advance(match.wake() or 0.0)
    assert match.record is not None
    line = entries.write(Played(match.record.entries[-1], match.result))
    ledger.played(events)
    return line


@pytest.mark.parametrize("slug", ["good-vs-evil", "creatures-and-outcasts", "spookhuis"])
def test_the_record_of_a_finished_game_is_whole_and_can_be_proved(slug: str) -> None:
    ledger, log = begun(slug, 4)
    match, record = ledger.playing()
    chance = random.Random(2)
    while match.result is None:
        log.append(play(ledger, match, chance))
        assert len(record.entries) <= ENTRIES_AT_HAND + ENTRIES_TO_PACK + len(match.earlier)
    assert ledger.past.count > ENTRIES_TO_PACK
    assert [entries.write(Played(entry)) for entry in ledger.record().entries[:-1]] == log[2:-1]
    assert verify_match(load(slug), ledger.record()).result == match.result
    again = Ledger.read("table", log)
    assert again.record() == ledger.record()
    assert [again.history.of(eyes) for eyes in EYES] == [ledger.history.of(eyes) for eyes in EYES]


def test_what_can_be_taken_back_is_never_packed() -> None:
    ledger, _ = begun("hydes-attack", 3)
    match, record = ledger.playing()
    chance = random.Random(5)
    longest = 0
    while match.result is None:
        play(ledger, match, chance)
        longest = max(longest, len(match.earlier))
        if match.earlier and chance.random() < 0.2:
            before = len(ledger.record().entries)
            while match.earlier:
                ledger.fold(Undone(match.earlier[-1][1]))
                before -= 1
                assert len(ledger.record().entries) == before == len(list_of_entries(ledger)) - 1
    assert longest > 0
    assert ledger.past.count > 0
    assert record.entries


def list_of_entries(ledger: Ledger) -> list[Any]:
    """What happened, entry by entry, the set-up included."""
    return list(ledger.history.whole())
