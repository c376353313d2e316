"""What travels about the club. Who holds a card says so with `Authorization: Bearer <secret of this device>`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.server.wire.words import Face, Name

Shown = Literal["private", "members", "public"]
"""Who may see a member's profile."""
DeviceName = Annotated[str, Meta(max_length=40)]


class MakeCard(Struct, forbid_unknown_fields=True):
    """POST /club/cards: a player card for this browser."""

    name: Name
    face: Face = ""
    device: DeviceName = ""


class OwnCard(Struct):
    """A card, as its owner sees it."""

    member: str
    name: str
    face: str
    shown: Shown
    hidden: bool
    created: int
    device: str
    """The device that asks."""


class CardMade(Struct):
    """The card, and what opens it in this browser. Keep the secret there; nobody else ever sees it."""

    card: OwnCard
    secret: str


class ChangeCard(Struct, forbid_unknown_fields=True):
    """POST /club/card: change what is given."""

    name: Name | None = None
    face: Face | None = None
    shown: Shown | None = None
    hidden: bool | None = None


class DeviceCard(Struct):
    """A device that holds the card."""

    id: str
    name: str
    created: int
    seen: int


class PasskeyCard(Struct):
    """A passkey of the card."""

    id: str
    name: str
    created: int


class CardKeys(Struct):
    """GET /club/keys: everything that opens the card."""

    devices: list[DeviceCard]
    passkeys: list[PasskeyCard]
    words: bool
    """There is a recovery code."""


class DeviceCode(Struct):
    """POST /club/devices/code: type it on the other device, or open the link there. Good once, for ten minutes."""

    code: str
    link: str
    qr: str
    """The link as a drawing (SVG)."""


class TakeCard(Struct, forbid_unknown_fields=True):
    """POST /club/devices/take: the card that another device shows a code of."""

    code: Annotated[str, Meta(max_length=40)]
    device: DeviceName = ""


class RecoveryWords(Struct):
    """POST /club/words: six words that open the card again, shown once."""

    words: str


class Recover(Struct, forbid_unknown_fields=True):
    """POST /club/recover: the card that these words open."""

    words: Annotated[str, Meta(max_length=200)]
    device: DeviceName = ""


class RemoveKey(Struct, forbid_unknown_fields=True):
    """POST /club/devices/remove, /club/passkeys/remove: it opens nothing any more."""

    id: Annotated[str, Meta(max_length=1400)]


class PasskeyOptions(Struct):
    """What the browser's own function for passkeys needs, as the standard has it."""

    options: dict[str, Any]


class UsePasskey(Struct, forbid_unknown_fields=True):
    """POST /club/passkeys, /club/passkeys/enter: what that function answered."""

    answer: dict[str, Any]
    device: DeviceName = ""


class MemberCard(Struct):
    """A member, as others see them."""

    member: str
    name: str
    face: str
