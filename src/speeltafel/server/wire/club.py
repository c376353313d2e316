"""What travels about the club. Who holds a card says so with `Authorization: Bearer <secret of this device>`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.server.wire.words import Face, MaybeName, Name, Secret, Word

MemberId = Annotated[str, Meta(min_length=1, max_length=16)]
MaybeMember = Annotated[str, Meta(max_length=16)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
BlockKind = Literal["block", "mute"]
"""Not to meet somebody, or only not to hear them."""
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


class RenameDevice(Struct, forbid_unknown_fields=True):
    """POST /club/devices/rename: what its owner calls it."""

    id: Annotated[str, Meta(max_length=16)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


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


class InvitationCard(Struct):
    """Somebody asks you to a table."""

    table: str
    at: int
    inviter: MemberCard


class PeopleCard(Struct):
    """GET /club/people: who is here, who asks for you, and whom you keep away from."""

    here: list[MemberCard]
    invitations: list[InvitationCard]
    blocked: list[MemberCard]
    muted: list[MemberCard]


class DrawLine(Struct, forbid_unknown_fields=True):
    """POST /club/lines: block or mute somebody, or no longer."""

    member: MemberId
    kind: BlockKind
    on: bool


class Invite(Struct, forbid_unknown_fields=True):
    """POST /club/invitations: ask a member to a table at which you sit; who is not here now can be asked by name."""

    table: TableId
    member: MaybeMember = ""
    name: MaybeName = ""


class AnswerInvitation(Struct, forbid_unknown_fields=True):
    """POST /club/invitations/answer."""

    table: TableId
    accept: bool


class Seek(Struct, forbid_unknown_fields=True):
    """POST /club/seek: find me a table; bots fill the seats that are left after so many seconds."""

    game: Word
    seats: Annotated[int, Meta(ge=2, le=16)]
    wait: Annotated[int, Meta(ge=0, le=600)] = 60
    name: MaybeName = ""


class LookForWish(Struct, forbid_unknown_fields=True):
    """POST /club/seek/look, /club/seek/stop: by the secret of the wish."""

    secret: Secret


class Sought(Struct):
    """How it stands: so many of so many have been found, and so many seconds are left; or the table is there."""

    secret: str
    table: str
    found: int
    seats: int
    left: int


class HostMember(Struct):
    """A member, as the host sees them. `banned` until then; 0: not at all."""

    member: str
    name: str
    face: str
    created: int
    seen: int
    banned: int
    devices: int
    games: int


class DayCount(Struct):
    """How much there was of something on a day that began then."""

    day: int
    count: int


class HostFigures(Struct):
    """What the server keeps, and the tables made on each of the last thirty days."""

    members: int
    tables: int
    entries: int
    bytes: int
    days: list[DayCount]


class HostPage(Struct):
    """GET /club/host, with `Authorization: Host <key>`."""

    members: list[HostMember]
    figures: HostFigures


class Ban(Struct, forbid_unknown_fields=True):
    """POST /club/host/ban: for so many days; 0: no longer, -1: for ever."""

    member: MemberId
    days: Annotated[int, Meta(ge=-1, le=3650)]
