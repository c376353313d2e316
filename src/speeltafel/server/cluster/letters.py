"""What nodes write to each other. A letter goes to one node; lines and questions have numbers of the node that began them.

Nodes of two versions write to each other: a letter may get more fields, at its end and with a default, and who does not
know them leaves them unread. A new kind of letter is understood one version before it is written (docs/server.md).
"""

import msgspec


class Letter(msgspec.Struct, frozen=True, array_like=True, tag_field="kind"):
    """Anything on the bus."""

    sender: str
    number: int


class Came(Letter, frozen=True, tag="came"):
    """A browser of mine wants to your table."""

    table: str
    address: str
    request: str = ""
    """The id of its request, for log lines. Nodes of the version before do not send it."""


class Said(Letter, frozen=True, tag="said"):
    """It says something. `place` counts from 0, so that nothing is missed unnoticed."""

    place: int
    text: bytes


class Left(Letter, frozen=True, tag="left"):
    """It is gone."""


class Told(Letter, frozen=True, tag="told"):
    """Tell your browser this; `place` counts from 0."""

    place: int
    text: bytes


class Ended(Letter, frozen=True, tag="ended"):
    """Say goodbye to it, or cut it off."""

    cut: bool


class Asked(Letter, frozen=True, tag="asked"):
    """A request that came to me and is about a table of yours."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str


class Answered(Letter, frozen=True, tag="answered"):
    """The answer to that."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Listing(Letter, frozen=True, tag="listing"):
    """Which tables of yours may anybody find?"""


class Listed(Letter, frozen=True, tag="listed"):
    """These."""

    cards: bytes


class Forgot(Letter, frozen=True, tag="forgot"):
    """What was on its way to me or from me is lost: whoever is with me by you, or with you by me, has to come anew."""


AnyLetter = Forgot | Came | Said | Left | Told | Ended | Asked | Answered | Listing | Listed

ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[AnyLetter] = msgspec.msgpack.Decoder(AnyLetter)
