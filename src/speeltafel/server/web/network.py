"""How others reach this server."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.datastructures import Address

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings

LOCAL_NAMES = {"localhost", "127.0.0.1", "::1"}
ANYWHERE = ("10.255.255.255", 1)
"""An address to ask the system for a route to; nothing is sent there."""
BACKLOG = 2048


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


def listen(host: str, port: int) -> socket.socket:
    """The port, for the whole server."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise BadSetup(
            f"port {port} of {host} cannot be used ({error.strerror}): end what uses it, or give another with --port"
        ) from None
