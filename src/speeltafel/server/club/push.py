"""Web push: a notice for one browser, encrypted for it, over the push service that the browser chose."""

from base64 import urlsafe_b64encode
from functools import cached_property
from importlib.util import find_spec
from time import time
from typing import Final
from urllib.parse import urlsplit

import msgspec

from speeltafel.server.club.kept import kept
from speeltafel.server.club.posting import Forbidden
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.wire.notices import Subscription

OF_PUSH: Final = "push"
"""The name under which the key that signs for this server is kept."""
SECONDS_KEPT: Final = 24 * 3600
"""How long a push service keeps a notice for a browser that is switched off."""
SIGNED_FOR: Final = 12 * 3600
ENCODING: Final = "aes128gcm"


def is_here() -> bool:
    """Whether this server can encrypt for browsers (extra `push`)."""
    return find_spec("pywebpush") is not None


class Push:
    """The server's own key."""

    def __init__(self, private_key: bytes) -> None:
        self.private_key = private_key
        """As DER; empty where nothing can be pushed."""

    @cached_property
    def public_key(self) -> str:
        """As browsers want it; empty where nothing can be pushed."""
        if not self.private_key:
            return ""
        from cryptography.hazmat.primitives import serialization

        private = serialization.load_der_private_key(self.private_key, None)
        point = private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).decode().rstrip("=")


async def open_push(keeper: Keeper) -> Push:
    """With the key that was made at the first start, the same on every node."""
    return Push(await kept(keeper, OF_PUSH, new_key) if is_here() else b"")


def new_key() -> bytes:
    """A key that signs for this server."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def sealed(
    subscription: Subscription, notice: bytes, private_key: bytes, page: str
) -> tuple[bytes, dict[str, str]]:
    """A notice that only this browser can read, and what its push service wants to know: who sends it, for how long."""
    from py_vapid import VapidException
    from pywebpush import WebPusher, WebPushException

    try:
        encoded = WebPusher(msgspec.to_builtins(subscription)).encode(notice, content_encoding=ENCODING)
        signed = signature(subscription.endpoint, private_key, page)
    except (WebPushException, VapidException, ValueError) as error:
        raise Forbidden(f"this browser's keys are of no use: {type(error).__name__}") from None
    headers = {"content-encoding": ENCODING, "ttl": str(SECONDS_KEPT), "urgency": "normal"}
    return encoded["body"], headers | signed


def signature(endpoint: str, private_key: bytes, page: str) -> dict[str, str]:
    """Who sends this, for the push service and for half a day."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {
        "sub": page.rstrip("/") if page.startswith("https://") else "https://localhost",
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time()) + SIGNED_FOR,
    }
    signer = Vapid02(serialization.load_der_private_key(private_key, None), conf={"no-strict": True})
    signed: dict[str, str] = signer.sign(claims)
    return signed
