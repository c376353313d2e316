"""The HTTP API of what opens a card: devices, passkeys, six words."""

from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.web.http import REFUSED
from speeltafel.server.web.network import page_link
from speeltafel.server.wire.club import (
    CardKeys,
    CardMade,
    DeviceCode,
    PasskeyOptions,
    Recover,
    RecoveryWords,
    RemoveKey,
    RenameDevice,
    TakeCard,
    UsePasskey,
)

Browser = Request[Any, Any, Any]


class Keys(Controller):
    """A card on several devices."""

    path = "/api/club"
    tags = ["club"]

    @get("/keys", summary="Everything that opens your card", responses=REFUSED)
    async def keys(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> CardKeys:
        return await club.devices.keys(member.id)

    @post("/devices/code", summary="A code for another device of yours", responses=REFUSED)
    async def code(
        self, club: NamedDependency[Club], member: NamedDependency[Member], request: Browser
    ) -> DeviceCode:
        code = await club.devices.code(member)
        # Behind the mark, so that the code is sent to no server and stands in no log.
        link = page_link("club/me", str(request.base_url), club.settings.public_url) + f"#{code}"
        return DeviceCode(code, link, drawn(link))

    @post("/devices/take", summary="Take your card to this device", responses=REFUSED)
    async def take(self, club: NamedDependency[Club], data: JSONBody[TakeCard]) -> CardMade:
        return await club.devices.take(data.code, data.device)

    @post("/devices/remove", summary="Shut a device out", responses=REFUSED, status_code=200)
    async def remove_device(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[RemoveKey]
    ) -> CardKeys:
        await club.members.remove_device(member.id, data.id)
        return await club.devices.keys(member.id)

    @post("/devices/rename", summary="Call a device something else", responses=REFUSED, status_code=200)
    async def rename_device(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[RenameDevice]
    ) -> CardKeys:
        await club.members.rename_device(member.id, data.id, data.name)
        return await club.devices.keys(member.id)

    @post("/words", summary="Six words that open your card again", responses=REFUSED)
    async def words(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> RecoveryWords:
        return RecoveryWords(await club.devices.words(member))

    @post("/recover", summary="Your card, by its six words", responses=REFUSED)
    async def recover(self, club: NamedDependency[Club], data: JSONBody[Recover]) -> CardMade:
        return await club.devices.recover(data.words, data.device)

    @post("/passkeys/begin", summary="What a browser needs to make a passkey", responses=REFUSED)
    async def begin_passkey(
        self, club: NamedDependency[Club], member: NamedDependency[Member], request: Browser
    ) -> PasskeyOptions:
        return PasskeyOptions(await club.passkeys.begin(member, page_of(request)[0]))

    @post("/passkeys", summary="A passkey was made", responses=REFUSED)
    async def keep_passkey(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        request: Browser,
        data: JSONBody[UsePasskey],
    ) -> CardKeys:
        await club.passkeys.keep(member, *page_of(request), data.answer, data.device)
        return await club.devices.keys(member.id)

    @post("/passkeys/remove", summary="Throw a passkey away", responses=REFUSED, status_code=200)
    async def remove_passkey(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[RemoveKey]
    ) -> CardKeys:
        await club.passkeys.remove(member.id, data.id)
        return await club.devices.keys(member.id)

    @post("/passkeys/ask", summary="What a browser needs to use a passkey", responses=REFUSED)
    async def ask_passkey(self, club: NamedDependency[Club], request: Browser) -> PasskeyOptions:
        return PasskeyOptions(await club.passkeys.ask(page_of(request)[0]))

    @post("/passkeys/enter", summary="Your card, by a passkey", responses=REFUSED)
    async def use_passkey(
        self, club: NamedDependency[Club], request: Browser, data: JSONBody[UsePasskey]
    ) -> CardMade:
        return await club.passkeys.enter(*page_of(request), data.answer, data.device)


def page_of(request: Browser) -> tuple[str, str]:
    """The name of the page that asks, and its origin, to which a passkey is bound."""
    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname
    if not host:
        raise Refusal("not-now", "a passkey belongs to a page in a browser")
    return host, origin


def drawn(link: str) -> str:
    """As a QR code."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=2, xmldecl=False, omitsize=True)
    return drawing.getvalue().decode()
