"""Passkeys: the card on every device that has its owner's passkeys, where the page is secure."""

from time import time
from typing import Any, Final

import webauthn
from sqlalchemy import delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import (
    InvalidAuthenticationResponse,
    InvalidRegistrationResponse,
    WebAuthnException,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from speeltafel.server.club.devices import MOST_DEVICES, NOTHING, Devices
from speeltafel.server.club.members import Member
from speeltafel.server.common.names import clean_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import PasskeyRow
from speeltafel.server.storage.keeping import Taken
from speeltafel.server.wire.club import CardMade, PasskeyCard

REGISTER: Final = "passkey-new"
ENTER: Final = "passkey"
NAME: Final = "Speeltafel"
BROKEN: Final = (
    InvalidRegistrationResponse,
    InvalidAuthenticationResponse,
    WebAuthnException,
    ValueError,
    KeyError,
)


class Passkeys:
    """Made at one device, used at another. `origin` is the page as the browser names it."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.passes = devices.passes
        self.keeper = devices.keeper

    async def begin(self, member: Member, host: str) -> dict[str, Any]:
        """What a browser needs to make one."""
        there = await self.devices.passkeys(member.id)
        check_room(there)
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name=NAME,
            user_name=member.name,
            user_id=member.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in there],
        )
        await self.passes.give(bytes_to_base64url(options.challenge), REGISTER, member.id)
        return options_to_json_dict(options)

    async def keep(self, member: Member, host: str, origin: str, answer: dict[str, Any], name: str) -> None:
        """The browser made one: it opens the card from now on."""
        check_room(await self.devices.passkeys(member.id))
        challenge = challenge_in(answer)
        if await self.passes.take(challenge, REGISTER) != (member.id, b""):
            raise Refusal("no-card", NOTHING)
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=host,
                expected_origin=origin,
            )
        except BROKEN:
            raise Refusal("no-card", NOTHING) from None
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "member_id": member.id,
            "public_key": made.credential_public_key,
            "uses": made.sign_count,
            "name": clean_name(name),
            "created": int(time()),
        }
        try:
            async with self.keeper.changing() as connection:
                await connection.execute(insert(PasskeyRow).values(row))
        except Taken:
            raise Refusal("no-card", NOTHING) from None

    async def ask(self, host: str) -> dict[str, Any]:
        """What a browser needs to use one; nobody has said yet who they are."""
        options = webauthn.generate_authentication_options(
            rp_id=host, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self.passes.give(bytes_to_base64url(options.challenge), ENTER, "")
        return options_to_json_dict(options)

    async def enter(self, host: str, origin: str, answer: dict[str, Any], device: str) -> CardMade:
        """The card of whoever has this passkey."""
        challenge = challenge_in(answer)
        known = await self.passes.take(challenge, ENTER)
        query = select(PasskeyRow.member_id, PasskeyRow.public_key, PasskeyRow.uses)
        wanted = PasskeyRow.id == str(answer.get("id", ""))
        async with self.keeper.reading() as connection:
            row = (await connection.execute(query.where(wanted))).first()
        if known is None or row is None:
            raise Refusal("no-card", NOTHING)
        try:
            used = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=bytes(row.public_key),
                credential_current_sign_count=row.uses,
            )
        except BROKEN:
            raise Refusal("no-card", NOTHING) from None
        async with self.keeper.changing() as connection:
            await connection.execute(update(PasskeyRow).where(wanted).values(uses=used.new_sign_count))
        return await self.devices.add(row.member_id, device)

    async def remove(self, member: str, passkey: str) -> None:
        """It opens nothing any more."""
        async with self.keeper.changing() as connection:
            own = (PasskeyRow.member_id == member) & (PasskeyRow.id == passkey)
            await connection.execute(delete(PasskeyRow).where(own))


def check_room(there: list[PasskeyCard]) -> None:
    """Not more than anybody needs."""
    if len(there) >= MOST_DEVICES:
        raise Refusal(
            "not-now",
            f"a card can have {MOST_DEVICES} passkeys: remove one first",
            reason="devices-many",
        )


def challenge_in(answer: dict[str, Any]) -> str:
    """The challenge that a browser says it answers, in base64url without an end."""
    try:
        told = webauthn.helpers.parse_client_data_json(
            base64url_to_bytes(answer["response"]["clientDataJSON"])
        )
        return bytes_to_base64url(told.challenge)
    except (*BROKEN, TypeError, AttributeError):
        raise Refusal("no-card", NOTHING) from None
