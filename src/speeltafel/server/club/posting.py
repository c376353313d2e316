"""Sending something to an address that a member gave: never into the host's own network, unless the host allows it.

The name is resolved once, every address of it is checked, and the connection goes to a checked address: a name that leads
elsewhere a moment later changes nothing. A redirect is not followed.
"""

import socket
import ssl
import threading
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 8.0
"""For all of it: whoever answers too slowly is cut off."""
PORTS: Final = {"http": 80, "https": 443}
MOST_LETTERS: Final = 500
CARRIED: Final = [IPv6Network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96")]
"""Addresses whose end is one of IPv4: translated by a router (NAT64), or as they were written long ago."""


NOT_THERE: Final = "nothing can be sent to this address from here"
"""The same for a name that nobody knows and for one of the host's own network: nobody learns which names there are in it."""


class NotSent(Exception):
    """It did not arrive, and may be tried again."""


class Forbidden(NotSent):
    """It must not be sent there."""


class PinnedConnection(HTTPConnection):
    """A connection to one checked address, whatever the name leads to by then."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        host = parts.hostname or ""
        super().__init__(host, parts.port or PORTS[parts.scheme], timeout=SECONDS)
        self.address = address
        self.secure = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), SECONDS)
        if self.secure:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)


def checked_url(url: str) -> SplitResult:
    """An address that something could be posted to.

    >>> checked_url("ftp://example.org")
    Traceback (most recent call last):
    speeltafel.server.club.posting.Forbidden: the address has to begin with https:// or http://
    """
    try:
        parts = urlsplit(url)
        whole = parts.scheme in PORTS and parts.hostname and (parts.port or 1)
    except ValueError:
        whole = False
    if not whole or len(url) > MOST_LETTERS:
        raise Forbidden("the address has to begin with https:// or http://")
    if "@" in parts.netloc or any(ord(letter) <= ord(" ") for letter in url):
        raise Forbidden("the address must not hold a password or blanks")
    return parts


def checked_address(parts: SplitResult, private: bool) -> str:
    """Where the name leads. One address of it in the host's own network is enough to refuse it."""
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or PORTS[parts.scheme], type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent(NOT_THERE) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(one) and not is_this_machine(one) for one in addresses):
        raise Forbidden(NOT_THERE)
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the world: not private, loopback, link-local, or one of these in disguise.

    >>> [is_public(one) for one in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    >>> [is_public(one) for one in ("64:ff9b::7f00:1", "::7f00:1", "2002:a00:1::", "fec0::1", "2606:4700::1111")]
    [False, False, False, False, True]
    """
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        inner = hidden_in(known)
        if known.is_site_local or (inner is not None and not inner.is_global):
            return False
    return known.is_global and not known.is_multicast


def hidden_in(address: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 to which a router would carry what is sent to this one."""
    if any(address in network for network in CARRIED):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


def is_this_machine(address: str) -> bool:
    """Whether an address is one of this machine's own: what is sent there passes by every wall around it. Nothing is sent to learn it."""
    kind = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(kind, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((address, 9))
        except OSError:
            return False
        return str(probe.getsockname()[0]) == address


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Send it, and tell how it was answered. This takes its time: never on the loop."""
    parts = checked_url(url)
    connection = PinnedConnection(parts, checked_address(parts, private))
    cut_off = threading.Timer(SECONDS, shut, [connection])
    cut_off.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(f"it did not arrive: {type(error).__name__}") from None
    finally:
        cut_off.cancel()
        connection.close()


def shut(connection: HTTPConnection) -> None:
    """Whoever dribbles its answer is not waited for."""
    if connection.sock is not None:
        try:
            connection.sock.shutdown(socket.SHUT_RDWR)
        except OSError:
            return
