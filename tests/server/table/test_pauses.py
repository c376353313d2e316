"""A pause is for everybody's good: nobody can use it to keep the others from playing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.server.commands.pausing import PAUSES_OF_ONE
from tests.server.inside import ServerInside
from tests.server.player import Message, Player
from tests.server.tables import Ticket, make_table, person, player

ANNA, BEN, CAS = range(3)


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


async def three_people(inside: ServerInside) -> tuple[Ticket, list[Player]]:
    """Good vs Evil, with a browser for each."""
    ticket = make_table(inside, [person("Anna"), person("Ben"), person("Cas")])
    people = [await player(inside, ticket, key).arrive() for key in range(3)]
    await people[0].send(type="start")
    for one in people:
        await one.hear("state")
    return ticket, people


async def ask(who: Player, seat: int, on: bool) -> Message:
    """The answer to wanting a pause, or to playing on."""
    await who.send(type="pause", seat=seat, on=on, id=f"{seat} {on}")
    while (answer := await who.next())["type"] not in ("accepted", "refused"):
        pass
    return answer


async def pause_and_go_on(who: Player, seat: int) -> None:
    """A pause that ends as its owner wants it."""
    assert (await ask(who, seat, on=True))["type"] == "accepted"
    assert who.card["paused_by"] == seat
    assert (await ask(who, seat, on=False))["type"] == "accepted"
    assert who.card["paused_by"] is None


def let_a_minute_pass(inside: ServerInside, ticket: Ticket) -> None:
    inside.at(ticket["table"], lambda live: live.may_pause.clear())


async def test_whose_pause_was_ended_by_others_lets_them_play(inside: ServerInside) -> None:
    ticket, (anna, ben, cas) = await three_people(inside)
    await ask(anna, ANNA, on=True)
    await ask(ben, BEN, on=False)
    answer = await ask(anna, ANNA, on=True)
    assert (answer["type"], answer["kind"]) == ("refused", "pause-soon")
    assert (await ask(cas, CAS, on=True))["type"] == "accepted", "others may need one"
    await ask(cas, CAS, on=False)
    let_a_minute_pass(inside, ticket)
    assert (await ask(anna, ANNA, on=True))["type"] == "accepted"


async def test_who_ends_the_own_pause_need_not_wait(inside: ServerInside) -> None:
    _, (anna, *_) = await three_people(inside)
    await pause_and_go_on(anna, ANNA)
    await pause_and_go_on(anna, ANNA)


async def test_after_some_pauses_everybody_is_asked(inside: ServerInside) -> None:
    _, (anna, ben, cas) = await three_people(inside)
    for _ in range(PAUSES_OF_ONE):
        await pause_and_go_on(anna, ANNA)
    await ask(anna, ANNA, on=True)
    assert (anna.card["paused_by"], anna.card["pause"]) == (None, {"seat": ANNA, "waiting_for": [BEN, CAS]})
    await ask(ben, BEN, on=True)
    assert (ben.card["paused_by"], ben.card["pause"]) == (None, {"seat": ANNA, "waiting_for": [CAS]})
    await ask(cas, CAS, on=True)
    assert (cas.card["paused_by"], cas.card["pause"]) == (ANNA, None)


async def test_who_was_told_no_does_not_ask_again_at_once(inside: ServerInside) -> None:
    _, (anna, ben, _) = await three_people(inside)
    for _ in range(PAUSES_OF_ONE):
        await pause_and_go_on(anna, ANNA)
    await ask(anna, ANNA, on=True)
    await ask(ben, BEN, on=False)
    assert (await ask(anna, ANNA, on=True))["kind"] == "pause-soon"


async def test_a_pause_stays_its_owners_when_another_wants_it_too(inside: ServerInside) -> None:
    _, (anna, ben, _) = await three_people(inside)
    await ask(anna, ANNA, on=True)
    await ask(ben, BEN, on=True)
    assert ben.card["paused_by"] == ANNA


async def test_who_is_out_cannot_pause_and_is_not_asked(inside: ServerInside) -> None:
    ticket, (anna, ben, _) = await three_people(inside)
    for _ in range(PAUSES_OF_ONE):
        await pause_and_go_on(anna, ANNA)
    inside.at(ticket["table"], lambda live: live.match.table.living.remove(BEN))
    assert (await ask(ben, BEN, on=True))["kind"] == "pause-out"
    await ask(anna, ANNA, on=True)
    assert anna.card["pause"]["waiting_for"] == [CAS]


@pytest.mark.parametrize(
    ("seats", "place"),
    [([person("Anna"), {"kind": "bot"}], "online"), ([person("Anna"), person("Ben")], "device")],
)
async def test_alone_or_at_one_device_there_is_no_limit(
    inside: ServerInside, seats: list[Message], place: str
) -> None:
    ticket = make_table(inside, seats, place=place)
    anna = Player(
        inside.socket_url(ticket["table"]), *(key["secret"] for key in ticket["keys"]), host=ticket["host"]
    )
    await anna.arrive()
    await anna.send(type="start")
    await anna.hear("state")
    for _ in range(PAUSES_OF_ONE + 1):
        await pause_and_go_on(anna, ANNA)
