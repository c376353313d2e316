"""A card on several devices: by a code, by six words, by a passkey; and a device that is shut out."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from secrets import token_bytes
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import update

from speeltafel.server.club.devices import MOST_DEVICES, Devices
from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.passkeys import Passkeys
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.common.words import as_meant
from speeltafel.server.storage.club import PassRow
from speeltafel.server.storage.opening import Storage, open_storage
from speeltafel.server.wire.club import MakeCard
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import person, player

HOST = "games.example"
ORIGIN = f"https://{HOST}"


@pytest.fixture
async def storage(stored: Settings) -> AsyncIterator[Storage]:
    opened = await open_storage(stored)
    yield opened
    await opened.close()


@pytest.fixture
def devices(storage: Storage) -> Devices:
    return Devices(Members(storage.keeper))


async def anna_of(devices: Devices) -> Member:
    return (await devices.members.make(MakeCard("Anna", "", "phone")))[0]


async def test_a_code_brings_the_card_to_one_other_device(devices: Devices) -> None:
    anna = await anna_of(devices)
    code = await devices.code(anna)
    made = await devices.take(f" {code.upper()} ", "laptop")
    assert made.card.member == anna.id
    assert {device.name for device in await devices.listed(anna.id)} == {"phone", "laptop"}
    with pytest.raises(Refusal) as again:
        await devices.take(code, "somebody else's")
    assert again.value.kind == "no-card"


async def test_two_devices_of_one_kind_are_told_apart_and_called_as_their_owner_likes(
    devices: Devices,
) -> None:
    anna = (await devices.members.make(MakeCard("Anna", "", "Chrome · Linux")))[0]
    second = await devices.take(await devices.code(anna), "Chrome · Linux")
    assert {one.name for one in await devices.listed(anna.id)} == {"Chrome · Linux", "Chrome · Linux 2"}
    await devices.members.rename_device(anna.id, second.card.device, " My  tablet ")
    assert {one.name for one in await devices.listed(anna.id)} == {"Chrome · Linux", "My tablet"}
    with pytest.raises(Refusal):
        await devices.members.rename_device(anna.id, second.card.device, "\u200b")


async def test_a_code_is_good_for_ten_minutes(devices: Devices, storage: Storage) -> None:
    code = await devices.code(await anna_of(devices))
    async with storage.keeper.changing() as connection:
        await connection.execute(update(PassRow).values(until=1))
    with pytest.raises(Refusal):
        await devices.take(code, "late")


async def test_six_words_open_the_card_and_newer_ones_take_their_place(devices: Devices) -> None:
    anna = await anna_of(devices)
    assert not await devices.has_words(anna.id)
    old = await devices.words(anna)
    words = await devices.words(anna)
    assert (await devices.recover(words.upper().replace(" ", "-"), "found")).card.member == anna.id
    for wrong in (old, "", words[:-1]):
        with pytest.raises(Refusal) as refused:
            await devices.recover(wrong, "")
        assert refused.value.kind == "no-card"


def test_words_are_read_as_they_are_meant() -> None:
    assert as_meant("Bado KIRE\nmivo") == as_meant("bado-kire.mivo") == "badokiremivo"


async def test_a_card_is_on_so_many_devices_and_no_more(devices: Devices) -> None:
    anna = await anna_of(devices)
    for number in range(MOST_DEVICES - 1):
        await devices.add(anna.id, f"{number}")
    with pytest.raises(Refusal):
        await devices.add(anna.id, "one more")


class Authenticator:
    """A passkey in memory, as a phone would keep it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.uses = 0

    def data(self, flags: int, rest: bytes = b"") -> bytes:
        self.uses += 1
        return hashlib.sha256(HOST.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + rest

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        rest = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self.data(0x45, rest)})
        told = client_data("webauthn.create", options, origin)
        return self.answer({"clientDataJSON": coded(told), "attestationObject": coded(attestation)})

    def use(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        told, data = client_data("webauthn.get", options, origin), self.data(0x05)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            {
                "clientDataJSON": coded(told),
                "authenticatorData": coded(data),
                "signature": coded(signature),
                "userHandle": None,
            }
        )

    def answer(self, response: dict[str, Any]) -> dict[str, Any]:
        own = coded(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response}


def client_data(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()


def coded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


async def test_a_passkey_opens_the_card_where_it_was_made_for(devices: Devices) -> None:
    anna, passkeys, phone = await anna_of(devices), Passkeys(devices), Authenticator()
    await passkeys.keep(anna, HOST, ORIGIN, phone.make(await passkeys.begin(anna, HOST)), "my phone")
    assert [one.name for one in await devices.passkeys(anna.id)] == ["my phone"]
    made = await passkeys.enter(HOST, ORIGIN, phone.use(await passkeys.ask(HOST)), "laptop")
    assert made.card.member == anna.id
    await passkeys.remove(anna.id, coded(phone.id))
    with pytest.raises(Refusal):
        await passkeys.enter(HOST, ORIGIN, phone.use(await passkeys.ask(HOST)), "laptop")


async def test_a_passkey_of_another_page_or_an_old_answer_opens_nothing(devices: Devices) -> None:
    anna, passkeys, phone = await anna_of(devices), Passkeys(devices), Authenticator()
    await passkeys.keep(anna, HOST, ORIGIN, phone.make(await passkeys.begin(anna, HOST)), "")
    elsewhere = phone.use(await passkeys.ask(HOST), origin="https://evil.example")
    used = phone.use(await passkeys.ask(HOST))
    await passkeys.enter(HOST, ORIGIN, used, "")
    forged = phone.use(await passkeys.ask(HOST))
    broken = bytearray(urlsafe_b64decode(forged["response"]["signature"] + "=="))
    broken[-1] ^= 1
    forged["response"]["signature"] = coded(bytes(broken))
    unasked = phone.use({"challenge": coded(token_bytes(32))})
    for answer in (elsewhere, used, forged, unasked, {}, {"response": {"clientDataJSON": "?"}}):
        with pytest.raises(Refusal) as refused:
            await passkeys.enter(HOST, ORIGIN, answer, "")
        assert refused.value.kind == "no-card"


async def test_a_passkey_is_made_for_who_asked(devices: Devices) -> None:
    anna, passkeys, phone = await anna_of(devices), Passkeys(devices), Authenticator()
    ben, _ = await devices.members.make(MakeCard("Ben"))
    options = await passkeys.begin(anna, HOST)
    with pytest.raises(Refusal):
        await passkeys.keep(ben, HOST, ORIGIN, phone.make(options), "")
    assert await devices.passkeys(ben.id) == []


async def test_new_keys_shut_out_the_seat_of_a_lost_device(server: ServerProcess) -> None:
    made = server.post("/api/club/cards", {"name": "Lost and found"})
    bearer = f"Bearer {made['secret']}"
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    ticket = server.post("/api/tables", plan, Authorization=bearer)
    lost = await player(server, ticket | {"host": ""}).arrive()
    fresh = server.post(f"/api/tables/{ticket['table']}/keys", {"anew": True}, Authorization=bearer)
    assert fresh["keys"] != ticket["keys"]
    assert (await lost.hear("seats"))["seats"] == []
    found = await player(server, fresh | {"host": ""}).arrive()
    assert found.heard[0]["seats"] == [0]


def test_over_http_a_card_comes_to_another_device_and_leaves_it(server: ServerProcess) -> None:
    made = server.post("/api/club/cards", {"name": "Two devices", "device": "phone"})
    phone = f"Bearer {made['secret']}"
    code = server.post("/api/club/devices/code", {}, Authorization=phone)
    assert code["link"].endswith(f"/club/me#{code['code']}")
    assert code["qr"].startswith("<svg")
    other = server.post("/api/club/devices/take", {"code": code["code"], "device": "laptop"})
    laptop = f"Bearer {other['secret']}"
    keys = server.post("/api/club/devices/remove", {"id": made["card"]["device"]}, Authorization=laptop)
    assert [device["name"] for device in keys["devices"]] == ["laptop"]
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/club/words", {}, Authorization=phone)
    assert refused.value.status == 401
