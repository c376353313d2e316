"""Two browsers want the same thing at the same moment: one gets it, the other is told."""

import asyncio

import msgspec

from speeltafel.engine import read_record
from tests.server.player import Message, Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import make_table, person, player, two_people


async def answers(one: Player, move: Message) -> Message:
    await one.send(**move)
    while (message := await one.next())["type"] not in {"accepted", "refused"}:
        pass
    return message


async def test_two_tabs_of_one_seat_answer_the_same_decision(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    ben_plays = asyncio.create_task(ben.play(random_move(31)))
    tab = await Player(anna.url, *anna.secrets_held).arrive()
    await tab.hear("state")
    raced = 0
    while anna.result is None:
        if not anna.decisions():
            await anna.next()
            continue
        _, decision = anna.decisions()[0]
        moves = decision["moves"]
        asked = {"type": "move", "seat": 0, "decision": decision["number"]}
        told = await asyncio.gather(
            answers(anna, asked | {"move": moves[0], "id": f"a{raced}"}),
            answers(tab, asked | {"move": moves[-1], "id": f"b{raced}"}),
        )
        assert sorted(message["type"] for message in told) in (
            ["accepted", "refused"],
            ["refused", "refused"],
        )
        assert {message["kind"] for message in told if message["type"] == "refused"} <= {"duplicate", "stale"}
        raced += any(message["type"] == "accepted" for message in told)
        await anna.send(type="why", seat=0, thing={"kind": "settled"}, id="settled")
        await anna.hear("because")

    await ben_plays
    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    assert raced == sum(entry.seat == 0 and not entry.late for entry in record.entries)
    assert raced > 3


async def test_one_open_seat_and_five_guests(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])

    def join(name: str) -> str:
        try:
            server.post(f"/api/tables/{ticket['table']}/join", {"name": name})
        except HttpProblem as problem:
            return str(problem.body["kind"])
        return "seated"

    told = await asyncio.gather(*(asyncio.to_thread(join, f"guest {n}") for n in range(5)))

    assert sorted(told) == ["bad-seats"] * 4 + ["seated"]


async def test_two_people_press_start(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}])
    tabs = [await player(server, ticket).arrive() for _ in range(2)]

    told = await asyncio.gather(*(answers(tab, {"type": "start", "id": "go"}) for tab in tabs))

    assert [message["type"] for message in told] == ["accepted", "accepted"], "it is as both want it"
