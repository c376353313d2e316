"""The club as a stranger attacks it: somebody else's card, ways back for who was banned, floods, and what nobody should learn."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from speeltafel.server.club.browsers import MOST_KEPT, Browsers
from speeltafel.server.club.choosing import Choosing
from speeltafel.server.club.devices import MOST_DEVICES
from speeltafel.server.club.leaving import Leaving
from speeltafel.server.club.members import Members
from speeltafel.server.club.passkeys import check_room
from speeltafel.server.club.people import People
from speeltafel.server.club.vacations import MOST_PIECES, Vacations
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import open_storage
from speeltafel.server.wire.club import MakeCard, PasskeyCard
from tests.server.club.listening import Listener
from tests.server.club.slowness import DAY, HOUR, Friend, slow_game
from tests.server.conftest import StartServer
from tests.server.player import Player
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, person

READ = ["card", "keys", "export", "tables", "games", "notices", "people"]
CHANGED: dict[str, Any] = {
    "card": {"name": "Mine now"},
    "delete": {},
    "devices/code": {},
    "devices/remove": {"id": "x"},
    "words": {},
    "passkeys/begin": {},
    "passkeys": {"answer": {}},
    "passkeys/remove": {"id": "x"},
    "notices": {"turns": True, "reminders": True},
    "notices/test": {},
    "push": {"endpoint": "https://push.example/x", "keys": {"p256dh": "x", "auth": "x"}},
    "push/remove": {},
    "vacation": {"begins": 0, "ends": 9_999_999_999},
    "vacation/end": {},
    "lines": {"member": "x", "kind": "block", "on": True},
    "invitations": {"member": "x", "table": "x"},
    "invitations/answer": {"table": "x", "accept": True},
}


def refused(server: ServerProcess, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    try:
        answer = server.get(path, **headers) if body is None else server.post(path, body, **headers)
    except HttpProblem as problem:
        return problem.status, problem.body
    raise AssertionError(f"{path} answered {answer}")


def another(letter: str, of: str = "AB") -> str:
    return of[0] if letter != of[0] else of[1]


def nearly(secret: str) -> list[str]:
    """What somebody tries who knows a part of a secret; blanks around it are cut off by HTTP itself."""
    changed = [
        secret[:-1] + another(secret[-1]),
        another(secret[0]) + secret[1:],
        secret[:-1],
        secret + "=",
        secret.swapcase(),
        secret[::-1],
    ]
    return [*changed, "x", "x" * 5000, "", "'; DROP TABLE members;--", "\xe9"]


def test_no_answer_says_how_nearly_right_a_secret_is(server: ServerProcess) -> None:
    anna = Friend(server, "Anna of the secret")
    secret = anna.headers["Authorization"].removeprefix("Bearer ")
    device = anna.get("/api/club/card")["device"]
    wrong = [f"Bearer {one}" for one in (*nearly(secret), anna.member, device)]
    wrong += [f"bearer {secret}", f"Basic {secret}", f"Bearer{secret}", secret]
    answers = {str(refused(server, "/api/club/card", Authorization=one)) for one in wrong}
    for path in READ:
        answers |= {str(refused(server, f"/api/club/{path}", Authorization=one)) for one in wrong[:2]}
    for path, body in CHANGED.items():
        answers |= {str(refused(server, f"/api/club/{path}", body, Authorization=one)) for one in wrong[:2]}
    (answer,) = answers
    assert "this card is not known here" in answer
    assert anna.get("/api/club/card")["name"] == "Anna of the secret"


def test_words_and_codes_that_are_nearly_right_open_nothing(server: ServerProcess) -> None:
    anna = Friend(server, "Anna of six words")
    words = anna.post("/api/club/words", {})["words"].split()
    code = anna.post("/api/club/devices/code", {})["code"]
    last = next(word for word in words if word != words[5])
    wrong = [words[:5], words[1:], [*words[:5], last], words[::-1], ["x"], [""]]
    answers = {str(refused(server, "/api/club/recover", {"words": " ".join(one)})) for one in wrong}
    near = [code[:-1], code[1:], code[:-1] + another(code[-1], "ab"), code * 2, "x", ""]
    answers |= {str(refused(server, "/api/club/devices/take", {"code": one})) for one in near}
    assert len(answers) == 1
    assert server.post("/api/club/devices/take", {"code": code})["card"]["member"] == anna.member
    assert str(refused(server, "/api/club/devices/take", {"code": code})) in answers


def test_guesses_at_words_and_codes_are_few_in_a_minute(start_server: StartServer) -> None:
    server = start_server(posts_per_minute="4")
    anna = Friend(server, "Anna is guessed at")
    words = anna.post("/api/club/words", {})["words"]
    guesses = [
        refused(server, "/api/club/recover", {"words": "one two three four five six"}),
        refused(server, "/api/club/devices/take", {"code": "abcdefghij"}),
    ]
    assert 429 not in [status for status, _ in guesses]
    assert refused(server, "/api/club/recover", {"words": words})[0] == 429, "not even the right ones"
    assert refused(server, "/api/club/devices/take", {"code": "abcdefghij"})[0] == 429


def test_nobody_removes_a_key_of_somebody_else(server: ServerProcess) -> None:
    anna, ben = Friend(server, "Anna of the keys"), Friend(server, "Ben of the keys")
    device = anna.get("/api/club/card")["device"]
    before = anna.get("/api/club/keys")["devices"]
    ben.post("/api/club/devices/remove", {"id": device})
    ben.post("/api/club/devices/rename", {"id": device, "name": "Mine"})
    assert [one["id"] for one in before] == [device]
    assert anna.get("/api/club/keys")["devices"] == before


async def test_a_ban_leaves_no_way_back_to_the_card(start_server: StartServer) -> None:
    server = start_server()
    line = next(line for line in server.log.read_text().splitlines() if "host's key" in line)
    host = "Host " + line.split('"key": "')[1].split('"')[0]
    anna, ben = Friend(server, "Anna"), Friend(server, "Unwanted")
    code = ben.post("/api/club/devices/code", {})["code"]
    words = ben.post("/api/club/words", {})["words"]
    table = await slow_game([ben, anna])
    guests = server.post(
        "/api/tables", {"game": "good-vs-evil", "seats": [person("x"), *bots(1)]}, **ben.headers
    )
    anna.post("/api/club/lines", {"member": ben.member, "kind": "mute", "on": True})
    here = await ben.look(table)
    server.post("/api/club/host/ban", {"member": ben.member, "days": 1}, Authorization=host)
    assert (await here.hear("closing", seconds=60))["reason"] == "banned"
    with pytest.raises(ConnectionClosed):
        await here.next()
    # The key of a seat lies in the browser, and opens it no more: neither this seat nor that at another table.
    secret = guests["keys"][0]["secret"]
    for one in (
        Player(server.socket_url(table), ben.keys[table][0]),
        Player(server.socket_url(guests["table"]), secret),
    ):
        with pytest.raises(ConnectionClosed):
            await one.arrive()
        assert [message["kind"] for message in one.heard if message["type"] == "refused"] == ["banned"]
    for path, body in (
        ("/api/club/devices/take", {"code": code}),
        ("/api/club/recover", {"words": words}),
        (f"/api/tables/{table}/keys", {}),
        (f"/api/tables/{table}/join", {"name": "x"}),
        ("/api/club/seek", {"game": "good-vs-evil", "seats": 2}),
    ):
        known = {} if path.endswith(("take", "recover")) else ben.headers
        assert refused(server, path, body, **known)[1]["kind"] == "banned", path
    assert "Unwanted" not in str(anna.get("/api/club/people")["here"])


def test_who_was_kept_apart_learns_it_nowhere(server: ServerProcess) -> None:
    anna, ben, carl = (Friend(server, f"{name} set apart") for name in ("Anna", "Ben", "Carl"))
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    tables = [ben.post("/api/tables", plan)["table"] for _ in range(2)]
    asked = [ben.post("/api/club/invitations", {"member": anna.member, "table": tables[0]})]
    assert [one["table"] for one in anna.get("/api/club/people")["invitations"]] == [tables[0]]
    anna.post("/api/club/lines", {"member": ben.member, "kind": "block", "on": True})
    assert anna.get("/api/club/people")["invitations"] == [], "what was asked before the line counts no more"
    asked.append(ben.post("/api/club/invitations", {"member": anna.member, "table": tables[1]}))
    asked.append(ben.post("/api/club/invitations", {"member": carl.member, "table": tables[1]}))
    names = [[one["name"] for one in answer["here"] if one["member"] != anna.member] for answer in asked]
    assert names[0] == names[1] == names[2]
    exported = ben.get("/api/club/export")
    assert len(exported["invited"]) == 3
    assert all("state" not in one for one in exported["invited"])
    assert anna.member not in str(exported["blocks"])
    assert [one["state"] for one in anna.get("/api/club/export")["invited"]] == ["open", "declined"]


async def test_who_hides_is_seen_nowhere(server: ServerProcess) -> None:
    anna, ben = Friend(server, "Anna hidden"), Friend(server, "Ben who looks")
    table = await slow_game([anna, ben])
    anna.post("/api/club/card", {"hidden": True})
    before = server.get(f"/api/tables/{table}")
    watching = await ben.look(table)
    told = len(watching.heard)
    here = await anna.look(table)
    assert server.get(f"/api/tables/{table}") == before
    assert anna.member not in str(ben.get("/api/club/people")["here"])
    await here.leave()
    await watching.send(type="ping", id="settled")
    await watching.hear("pong")
    assert [message["type"] for message in watching.heard[told:]] == ["pong"]
    await watching.leave()


def test_no_name_looks_like_another(server: ServerProcess) -> None:
    Friend(server, "Anna Look")
    for name in ("\u0410nna Look", "Anna L\u043e\u043ek", "Anna Lo0k", "\u0391nna \u200bLook", "ANNA LOOK"):
        status, body = refused(server, "/api/club/cards", {"name": name})
        assert (status, body["kind"]) == (409, "name-taken"), name


def test_a_name_stays_within_its_line(server: ServerProcess) -> None:
    tower = server.post("/api/club/cards", {"name": "Tower" + "\u0301\u0302\u0303\u0304" * 4})["card"]["name"]
    assert len(tower) <= len("Tower") + 2
    turned = server.post("/api/club/cards", {"name": "\u202eTurned\u2066"})["card"]["name"]
    assert turned == "Turned"
    for name in ("W" * 25, "..", "/", " . "):
        assert refused(server, "/api/club/cards", {"name": name})[0] == 400, name
    slashed = Friend(server, "One/Two")
    slashed.post("/api/club/card", {"shown": "public"})
    assert server.get("/api/club/members/One%20Two")["name"] == "One Two"
    kept = server.post("/api/club/cards", {"name": "<b>&amp;<i>"})["card"]
    assert kept["name"] == "<b>&amp;<i>", "it is text, and shown as such"


def test_floods_of_cards_and_of_notices_are_stopped(start_server: StartServer, listener: Listener) -> None:
    server = start_server(cards_per_hour="2", private_webhooks="true")
    anna, ben = Friend(server, "Anna"), Friend(server, "Ben")
    assert refused(server, "/api/club/cards", {"name": "Carl"})[0] == 429
    assert anna.get("/api/club/card")["name"] == "Anna", "what is no card is not counted"
    ben.post("/api/club/notices", {"turns": True, "reminders": True, "webhook": f"{listener.url}/hook"})
    ben.post("/api/club/notices/test", {})
    assert refused(server, "/api/club/notices/test", {}, **ben.headers)[0] == 429
    assert len(listener.heard) == 1


async def test_rows_of_one_member_are_few(stored: Settings) -> None:
    storage = await open_storage(stored)
    member, _ = await Members(storage.keeper).make(MakeCard("Anna"))
    browsers = Browsers(storage.keeper, b"secret")
    for number in range(MOST_KEPT + 3):
        await browsers.note(member.id, f"mark {number}")
    assert len(await browsers.of(member.id)) == MOST_KEPT
    exported = await Leaving(storage.keeper).export(member.id)
    assert len(exported["passes"]) == MOST_KEPT
    vacations, now = Vacations(Choosing(storage.keeper)), int(wall.now()) + DAY
    for piece in range(MOST_PIECES):
        await vacations.add(member.id, now + piece * HOUR, now + piece * HOUR + 60)
    with pytest.raises(Refusal):
        await vacations.add(member.id, now - HOUR, now - HOUR + 60)
    with pytest.raises(Refusal):
        await People(storage.keeper).draw_line(member.id, "nobody", "block", on=True)
    with pytest.raises(Refusal):
        check_room([PasskeyCard(str(number), "", 0) for number in range(MOST_DEVICES)])
    await storage.close()
