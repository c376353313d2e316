"""Sitting down with a player card: the seat is the member's, on every device that holds the card."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.storage.entries import SeatEntry


class Holder(NamedTuple):
    """A member who sits down. `club` is the secret of the club, of which the secrets of members' seats are made."""

    member: str
    name: str
    face: str
    club: bytes
    browsers: tuple[str, ...] = ()
    """Marks of the browsers in which the card was used lately."""

    def seat(self, name: str) -> tuple[SeatEntry, str]:
        """A seat of this member, called so at the table, and its secret. The log keeps what it was made of, but for the club's part."""
        nonce = new_secret()
        secret = seat_secret(self.club, self.member, nonce)
        entry = SeatEntry(
            kind="person",
            name=name,
            key=hashed(secret),
            member=self.member,
            face=self.face,
            nonce=nonce,
            browsers=list(self.browsers),
        )
        return entry, secret


def seat_secret(club: bytes, member: str, nonce: str) -> str:
    """What opens a member's seat: the same for every device, and known to nobody who only has the log.

    >>> seat_secret(b"club", "anna", "n") == seat_secret(b"club", "anna", "n") != seat_secret(b"club", "ben", "n")
    True
    """
    made = hmac.new(club, f"{member}/{nonce}".encode(), sha256).digest()
    return urlsafe_b64encode(made).decode().rstrip("=")
