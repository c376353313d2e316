"""Nobody chooses what is dealt: promises bind before values are opened, over real sockets and whatever happens to them."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.engine import BrokenRecord, Record, SealedChance, Seen, commitment, read_record, read_seen
from speeltafel.engine.fairness import all_draws, silent_seats, values_by_seat
from speeltafel.server.storage.older import Memory
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.live import LiveTable
from tests.server.cluster.worker_server import wait_until
from tests.server.conftest import StartServer
from tests.server.inside import ServerInside, driver_of
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player, two_people
from tests.test_docs import blocks, run

TRIES = 400
HURRIED = {
    "bot_least_seconds": 0,
    "bot_most_seconds": 0.01,
    "window_least_seconds": 0,
    "window_most_seconds": 0.01,
}


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    """A server whose draws wait for as long as the test wants."""
    server = ServerInside(tmp_path, opening_seconds=1_000_000, **HURRIED).start()
    yield server
    server.stop()


def time_is_up(live: LiveTable) -> None:
    """Whoever has not opened a value by now is too late."""
    live.opening_since -= live.settings.opening_seconds
    driver_of(live).wake()


async def sealed(server: ServerProcess, *opens: bool, **more: Any) -> tuple[Ticket, list[Player]]:
    """A table at which the host has just started; some open their values by themselves."""
    names = ("Anna", "Ben", "Cas")[: len(opens)]
    ticket = make_table(server, [*map(person, names), *bots(1)], **more)
    people = [await player(server, ticket, key, opens=does).arrive() for key, does in enumerate(opens)]
    await people[0].send(type="start", id="go")
    for one in people:
        await one.hear("draw")
    return ticket, people


def record_of(server: ServerProcess, ticket: Ticket) -> Record:
    return read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))


def kept_by(one: Player) -> Seen:
    """What a browser saves at the end."""
    draws = list({draw["number"]: draw for draw in reversed(one.draws)}.values())[::-1]
    last = draws[-1]
    kept = {
        **{name: last[name] for name in ("game", "version", "options", "names")},
        "first": draws[0]["number"],
        "draws": [{name: draw[name] for name in ("commitment", "promises")} for draw in draws],
        "values": {seat: value for seat, value in one.opened.items() if last["promises"][seat]},
        "events": {seat: events for seat, events in one.events.items() if seat is not None},
    }
    return read_seen(msgspec.json.encode(kept))


async def play_out(*people: Player) -> None:
    await asyncio.gather(*(one.play(random_move(number)) for number, one in enumerate(people)))


async def test_everybody_is_bound_before_anybody_opens(server: ServerProcess) -> None:
    ticket, (anna, ben) = await sealed(server, False, False)
    draw = anna.draws[0]
    assert draw["promises"] == [anna.chains[0][0], ben.chains[0][0], ""]
    assert draw["waiting_for"] == [0, 1]
    assert draw == ben.draws[0]
    assert anna.state is None

    for one in (anna, ben):
        one.opens = True
        await one.open_values(draw)
    await play_out(anna, ben)

    record = record_of(server, ticket)
    assert values_by_seat(record) == {0: anna.chains[0][1], 1: ben.chains[0][1]}
    for one in (anna, ben):
        assert speeltafel.verify(record, kept_by(one)).result == record.result


async def test_values_are_shown_to_nobody_before_the_end(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), person("Ben")])
    people = [await player(server, ticket, key).arrive() for key in range(2)]
    watcher = await Player(server.socket_url(ticket["table"]), role="spectator").arrive()
    await people[0].send(type="start")
    await asyncio.gather(*(one.play(random_move(3)) for one in (*people, watcher)))
    told = json.dumps([one.heard for one in (*people, watcher)])
    assert [value for one in people for value in one.chains[0][1:] if value in told] == []


async def test_another_value_than_the_promised_one_is_refused(server: ServerProcess) -> None:
    _, (anna,) = await sealed(server, False)
    for value, kind in ((commitment("better"), "malformed"), ("no hash", "malformed"), ("", "malformed")):
        await anna.send(type="open", seat=0, value=value)
        assert (await anna.hear("refused"))["kind"] == kind
    assert anna.state is None
    value = anna.chains[0][1]
    for _ in range(2):
        await anna.send(type="open", seat=0, value=value, id="open")
        await anna.hear("accepted", id="open")
    await anna.send(type="open", seat=0, value=commitment("better"), id="late")
    assert (await anna.hear("refused", id="late"))["kind"] == "not-now"


async def test_an_operator_who_plays_gains_nothing_by_trying_values(inside: ServerInside) -> None:
    """Ben owns the server. He waits for Anna's value, reads everything, and looks for one that deals him a better hand."""
    ticket, (anna, ben) = await sealed(inside, True, False)
    await anna.hear("draw", waiting_for=[1])
    secret = inside.at(ticket["table"], lambda live: live.ledger.secret)
    opened = inside.at(ticket["table"], lambda live: live.ledger.seats[0].value)
    assert opened == anna.chains[0][1]
    candidates = [commitment(secrets.token_hex(16)) for _ in range(TRIES)]
    good = [value for value in candidates if SealedChance(secret, [opened, value]).below(7) == 0]
    assert good, "this test proves nothing: he would gain nothing without promises either"

    for value in candidates:
        await ben.send(type="open", seat=1, value=value, id=value[:40])
        assert (await ben.hear("refused", id=value[:40]))["kind"] == "malformed"
        if len([m for m in ben.heard if m["type"] == "refused"]) % 150 == 0:
            ben = await Player(ben.url, *ben.secrets_held, root=ben.root, opens=False).arrive()
    ben.opens = True
    await ben.open_values(anna.draws[0])
    await play_out(anna, ben)

    record = record_of(inside, ticket)
    assert record.shares == [opened, ben.chains[0][1]]
    record.shares[1] = good[0]
    with pytest.raises(BrokenRecord, match="Ben is not the one that was promised"):
        speeltafel.verify(record)


async def test_before_a_value_is_opened_the_server_has_only_its_hash(inside: ServerInside) -> None:
    _ticket, (anna, _ben) = await sealed(inside, False, True)
    journal = inside.journal.connection
    log = b"".join(entry for (entry,) in journal.execute("SELECT entry FROM log")).decode()
    assert anna.chains[0][0] in log
    assert [value for value in [anna.root, *anna.chains[0][1:]] if value in log] == []


async def test_who_does_not_open_makes_everything_be_drawn_anew_without_them(inside: ServerInside) -> None:
    ticket, (anna, ben, cas) = await sealed(inside, True, False, True)
    await anna.hear("draw", waiting_for=[1])
    inside.at(ticket["table"], time_is_up)
    await ben.hear("draw", number=2)
    ben.opens = True
    await play_out(anna, ben, cas)

    record = record_of(inside, ticket)
    assert silent_seats(record) == [[1]]
    first, second = (next(draw for draw in anna.draws if draw["number"] == number) for number in (1, 2))
    assert second["promises"] == [anna.chains[0][1], "", cas.chains[0][1], ""]
    assert second["commitment"] != first["commitment"] == record.voided[0].commitment
    assert values_by_seat(record) == {0: anna.chains[0][2], 2: cas.chains[0][2]}
    for one in (anna, ben, cas):
        assert speeltafel.verify(record, kept_by(one)).result == record.result
    assert kept_by(ben).values == {}


async def test_the_draw_of_a_game_can_be_read_without_its_rules(inside: ServerInside) -> None:
    ticket, (anna, _ben) = await sealed(inside, True, False)
    await anna.hear("draw", waiting_for=[1])
    inside.at(ticket["table"], time_is_up)
    await anna.hear("state")
    journal = inside.journal.connection
    log = [entry for (entry,) in journal.execute("SELECT entry FROM log ORDER BY number")]
    told, real = Memory.read("t", log).record(), inside.at(ticket["table"], lambda live: live.ledger.terms())
    assert all_draws(told) == all_draws(real)
    assert (len(told.voided), told.shares) == (1, [anna.chains[0][2]])


async def test_what_a_server_tells_can_be_checked_by_hand(
    inside: ServerInside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket, (anna, ben) = await sealed(inside, True, True)
    await play_out(anna, ben)
    for file, path in (("record.json", "record"), ("proof.json", "verify")):
        told = inside.get(f"/api/tables/{ticket['table']}/{path}")
        (tmp_path / file).write_bytes(msgspec.json.encode(told))
    monkeypatch.chdir(tmp_path)
    [block] = [block for page, block in blocks() if page == "fairness.md"]
    run("fairness.md", block)


async def test_a_table_whose_browsers_all_keep_silent_still_begins(inside: ServerInside) -> None:
    ticket, (anna, ben) = await sealed(inside, False, False)
    inside.at(ticket["table"], time_is_up)
    await play_out(anna, ben)
    record = record_of(inside, ticket)
    assert silent_seats(record) == [[0, 1]]
    assert record.shares == []
    assert speeltafel.verify(record, kept_by(anna)).result == record.result


async def test_a_draw_waits_while_nobody_is_there(inside: ServerInside) -> None:
    ticket, people = await sealed(inside, False, True)
    for one in people:
        await one.leave()
    wait_until(lambda: inside.at(ticket["table"], lambda live: not live.connections))
    inside.at(ticket["table"], time_is_up)
    assert inside.at(ticket["table"], lambda live: (live.ledger.phase, live.ledger.voided)) == (
        "shuffling",
        [],
    )
    for one in people:
        one.opens = True
        await one.arrive()
    await play_out(*people)
    assert all(record_of(inside, ticket).promises[:2])


async def test_who_is_away_at_the_start_is_not_waited_for(inside: ServerInside) -> None:
    ticket = make_table(inside, [person("Anna"), person("Ben")])
    anna, ben = [await player(inside, ticket, key).arrive() for key in range(2)]
    await ben.leave()
    while anna.card["seats"][1]["connected"]:
        await anna.next()
    await anna.send(type="start")
    await anna.hear("state")
    again = await Player(ben.url, *ben.secrets_held, root=ben.root).arrive()
    await play_out(anna, again)
    record = record_of(inside, ticket)
    assert record.promises == [anna.chains[0][0], ""]
    assert record.voided == []


async def test_who_leaves_during_the_draw_is_played_for_by_a_bot(inside: ServerInside) -> None:
    ticket, (anna, ben) = await sealed(inside, True, False)
    await ben.send(type="leave", seat=1, id="bye")
    await ben.hear("accepted", id="bye")
    await anna.play(random_move(7))
    assert anna.card["seats"][1]["stand_in"] is True
    assert silent_seats(record_of(inside, ticket)) == [[1]]


async def test_nothing_changes_at_the_table_while_values_are_opened(server: ServerProcess) -> None:
    ticket, (anna,) = await sealed(server, False)
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "open"}]
    for message in (
        {"type": "configure", "seats": seats},
        {"type": "rename", "seat": 0, "name": "Annelies"},
    ):
        await anna.send(**message, id="change")
        assert (await anna.hear("refused", id="change"))["kind"] == "not-now"
    await anna.send(type="start", id="again")
    await anna.hear("accepted", id="again")
    with pytest.raises(HttpProblem):
        server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    again = await Player(anna.url, *anna.secrets_held, root="another", opens=False).arrive()
    assert (await again.hear("draw"))["promises"] == anna.draws[0]["promises"]


@pytest.mark.parametrize("opened_before", [False, True])
async def test_the_power_goes_out_between_promise_and_opening(
    start_server: StartServer, opened_before: bool
) -> None:
    server = start_server()
    ticket, people = await sealed(server, opened_before, False)
    anna, ben = people
    if opened_before:
        await ben.hear("draw", waiting_for=[1])
    server.kill()
    server.start()
    for one in people:
        one.opens = True
        await one.arrive()
    await play_out(*people)

    assert [draw["promises"] for draw in ben.draws] == [ben.draws[0]["promises"]] * len(ben.draws)
    record = record_of(server, ticket)
    assert values_by_seat(record) == {0: anna.chains[0][1], 1: ben.chains[0][1]}
    assert record.voided == []
    for one in people:
        speeltafel.verify(record, kept_by(one))


async def test_the_power_goes_out_after_a_draw_came_to_nothing(start_server: StartServer) -> None:
    server = start_server(opening_seconds="0.2")
    ticket, (anna, ben) = await sealed(server, True, False)
    anna.opens = False
    await anna.hear("draw", number=2)
    server.kill()
    server.environment["SPEELTAFEL_OPENING_SECONDS"] = "1000"
    server.start()
    anna.opens = True
    await anna.arrive()
    await ben.arrive()
    await play_out(anna, ben)
    record = record_of(server, ticket)
    assert silent_seats(record)[0] == [1]
    assert speeltafel.verify(record, kept_by(anna)).result == record.result


async def test_a_rematch_has_promises_of_its_own(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    await play_out(anna, ben)
    for seat, one in enumerate((anna, ben)):
        await one.send(type="rematch", seat=seat)
    while not (anna.card["next"] and ben.card["next"]):
        await asyncio.gather(*(one.next() for one in (anna, ben) if not one.card["next"]))
    again = [await one.follow() for one in (anna, ben)]
    await play_out(*again)
    first, second = (record_of(server, {"table": name}) for name in (ticket["table"], anna.card["next"]))
    assert not set(first.promises) & set(second.promises)
    assert speeltafel.verify(second, kept_by(again[1])).result == second.result


async def test_around_one_device_every_seat_has_a_value(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), person("Ben"), *bots(1)], place="device")
    held = [key["secret"] for key in ticket["keys"]]
    device = await Player(server.socket_url(ticket["table"]), *held, host=ticket["host"]).arrive()
    await device.send(type="start")
    await play_out(device)
    record = record_of(server, ticket)
    assert values_by_seat(record) == {0: device.chains[0][1], 1: device.chains[1][1]}
    assert speeltafel.verify(record, kept_by(device)).result == record.result


async def test_the_answer_lets_anybody_compute_the_outcomes(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    await play_out(anna, ben)
    proof = server.get(f"/api/tables/{ticket['table']}/verify")
    record = record_of(server, ticket)
    chance = SealedChance(proof["seed"], proof["values"])
    computed = [chance.hashed(asked["label"]) % asked["below"] for asked in proof["asked"]]
    assert computed == [*record.luck, *(outcome for entry in record.entries for outcome in entry.luck)]


OLD_LOG = [
    {
        "type": "created",
        "game": "good-vs-evil",
        "place": "online",
        "options": {},
        "listed": False,
        "seats": [
            {"kind": "person", "name": "Anna", "key": "k"},
            {"kind": "bot", "name": "Ada", "level": "normal"},
        ],
        "secret": "of long ago",
        "host": "h",
        "at": 1,
    },
    {"type": "seat", "seat": 0, "now": {"kind": "person", "name": "Anna", "key": "k", "value": "anna's"}},
]


def test_a_table_of_before_there_were_promises_is_read_and_proved_for_what_it_says() -> None:
    seats = [OLD_LOG[1]["now"], OLD_LOG[0]["seats"][1]]  # type: ignore[index]
    version = speeltafel.load("good-vs-evil").version
    started = {"type": "started", "seats": seats, "version": version}
    ledger = Ledger.read("old", map(msgspec.json.encode, [*OLD_LOG, started]))
    match, record = ledger.playing()
    assert (record.shares, record.promises) == (["anna's"], [])
    assert record.luck == list(first_luck(record))
    while match.result is None:
        decision = match.decisions()[0]
        match.play(decision.seat, decision.moves[0])
    assert speeltafel.verify(record).result == match.result


def first_luck(record: Record) -> Iterator[int]:
    """As it always was: from the secret and the values."""
    again = SealedChance("of long ago", ["anna's"])
    match = speeltafel.engine.Match(
        speeltafel.load(record.game),
        speeltafel.load(record.game).read_options(record.options),
        record.names,
        again,
        record=msgspec.structs.replace(record, luck=[], entries=[]),
    )
    assert match.record is not None
    yield from match.record.luck


async def test_a_waiting_room_of_before_there_were_promises_takes_them(inside: ServerInside) -> None:
    ticket = make_table(inside, [person("Anna"), *bots(1)])
    old = inside.at(ticket["table"], lambda live: live.ledger.seats[0])
    old.value = "anna's, of before"
    anna = await player(inside, ticket).arrive()
    await anna.send(type="start")
    await play_out(anna)
    record = record_of(inside, ticket)
    assert record.shares == [anna.chains[0][1]]
    assert speeltafel.verify(record, kept_by(anna)).result == record.result
