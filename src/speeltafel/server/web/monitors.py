"""Who may read the numbers of the server: they would tell a player what others do in secret."""

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from speeltafel.server.common.settings import Settings
from speeltafel.server.web.network import is_own_name

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What a proxy adds to a request of somebody else."""
THIS_MACHINE = frozenset({"localhost"})


def only_monitors(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Turn everybody else away."""
    settings: Settings = request.app.state.lobby.settings
    address = read_address(request.client.host) if request.client else None
    named = any(address in network for network in networks(settings.metrics_for)) if address else False
    here = address is not None and address.is_loopback and is_direct(request.headers)
    if not (named or here):
        raise PermissionDeniedException(
            "these numbers are for whoever hosts this server: SPEELTAFEL_METRICS_FOR names who else may read them"
        )


def is_direct(headers: Mapping[str, str]) -> bool:
    """Whether a request from this machine was made here: through a proxy, everybody seems to be on this machine.

    >>> is_direct({"host": "localhost:8000"}), is_direct({"host": "127.0.0.1:8000"})
    (True, True)
    >>> is_direct({"host": "games.example"}), is_direct({"host": "localhost", "x-real-ip": "192.0.2.1"})
    (False, False)
    """
    return is_own_name(headers.get("host", ""), THIS_MACHINE) and not any(
        name in headers for name in PASSED_ON
    )


def read_address(address: str) -> Address | None:
    """An address, also an IPv4 one in the dress of IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known


def networks(listed: str) -> list[Network]:
    """Addresses and networks, separated by blanks.

    >>> networks("192.0.2.7 10.0.0.0/8")
    [IPv4Network('192.0.2.7/32'), IPv4Network('10.0.0.0/8')]
    """
    return [ip_network(one) for one in listed.split()]
