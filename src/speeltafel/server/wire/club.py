"""What travels about the club. Who holds a card says so with `Authorization: Bearer <secret of this device>`."""

from typing import Annotated, Literal

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


class MemberCard(Struct):
    """A member, as others see them."""

    member: str
    name: str
    face: str
