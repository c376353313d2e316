"""How others reach this server."""

import os
import socket
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.datastructures import Address

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings

LOCAL_NAMES = {"localhost", "127.0.0.1", "::1"}
ANYWHERE = ("10.255.255.255", 1)
"""An address to ask the system for a route to; nothing is sent there."""
BACKLOG = 2048
IPV4_EVERYWHERE = "0.0.0.0"  # noqa: S104  phones in the same network join the table
IPV6_EVERYWHERE = "::"
EVERY_ADDRESS = {"", "*", IPV6_EVERYWHERE}


def table_link(table: str, base_url: str, public_url: str) -> str:
    """The link to a table that also works on the phone beside you.

    >>> table_link("k3j", "https://games.example/", "")
    'https://games.example/table/k3j'
    """
    return page_link(f"table/{table}", base_url, public_url)


def page_link(page: str, base_url: str, public_url: str) -> str:
    """The address of a page, as another device can use it."""
    base = public_url or base_url
    parts = urlsplit(base)
    if parts.hostname in LOCAL_NAMES and not public_url:
        port = f":{parts.port}" if parts.port else ""
        base = f"{parts.scheme}://{own_address() or parts.hostname}{port}"
    return f"{base.rstrip('/')}/{page}"


def neighbourhood(address: str) -> str:
    """The address by which visitors are counted: in IPv6 everybody has a whole network of them.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> neighbourhood("192.0.2.7")
    '192.0.2.7'
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, 64), strict=False))
    return address


def address_of(client: Address | None) -> str:
    """Where a visitor is, as far as visitors are counted by it."""
    return neighbourhood(client.host) if client else ""


def own_names(settings: Settings) -> frozenset[str]:
    """The names by which browsers may call this server; its addresses need no list."""
    told = [settings.public_url, *settings.origins.split()]
    names = {host for url in told if (host := urlsplit(url).hostname)}
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine}.local", *names})


def is_own_name(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server. A page of another name could be made to point here (DNS rebinding).

    >>> is_own_name("localhost:8000", frozenset({"localhost"})), is_own_name("[::1]:8000", frozenset())
    (True, True)
    >>> is_own_name("elsewhere.example", frozenset({"localhost"}))
    False
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if not name or name in names or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_address() -> str:
    """This machine's address in its network, or nothing when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address


def listen(host: str, port: int) -> list[socket.socket]:
    """The port, for the whole server. Every address means both kinds of them, as far as this machine has them."""
    if host not in EVERY_ADDRESS:
        return [open_port(host, port)]
    listeners = [open_port(IPV4_EVERYWHERE, port)]
    if has_ipv6():
        try:
            listeners.append(open_port(IPV6_EVERYWHERE, port))
        except BadSetup:
            listeners[0].close()
            raise
    return listeners


def open_port(host: str, port: int) -> socket.socket:
    """One address. Those of IPv4 have sockets of their own, so that their visitors are known by their usual addresses."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise BadSetup(
            f"port {port} of {host} cannot be used ({why}): end what uses it, or give another with --port"
        ) from None


def has_ipv6() -> bool:
    """Whether an address of IPv6 can be listened on here; many machines have it switched off."""
    if not socket.has_ipv6:
        return False
    with suppress(OSError), socket.create_server((IPV6_EVERYWHERE, 0), family=socket.AF_INET6):
        return True
    return False
