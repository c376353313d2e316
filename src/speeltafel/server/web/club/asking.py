"""Who asks: a guest, or a member by the secret of a device."""

import asyncio
from time import time
from typing import Any

from litestar import Request
from litestar.datastructures import State

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.commands.holders import Holder
from speeltafel.server.common.refusals import Refusal

SCHEME = "Bearer "
MOST_LETTERS = 64
BROWSER = "Speeltafel-Browser"
"""A header: the mark of the browser, drawn by lot when it first held a card."""
HOST_KEY = "x-host-key"
NO_CARD = "this needs a player card"
UNKNOWN = "card-unknown"
"""The browser holds a card that opens nothing, the same for all of them: it goes on as a guest's."""


def the_club(state: State) -> Club:
    """The club, for whoever handles a request."""
    club: Club = state.club
    return club


async def the_guest(request: Request[Any, Any, Any]) -> Member | None:
    """The member who asks, or nobody. A secret that opens nothing is refused, however nearly right it is."""
    given = request.headers.get("authorization", "")
    if not given:
        return None
    secret = given.removeprefix(SCHEME)
    known = None
    if given.startswith(SCHEME) and len(secret) <= MOST_LETTERS:
        # The host's key is checked beside it: where that one is refused, this look is not torn off within a connection.
        known = await asyncio.shield(the_club(request.app.state).members.holding(secret))
    if known is None:
        raise Refusal("no-card", "this card is not known here", reason=UNKNOWN)
    if known.banned > time():
        raise Refusal("banned", "the host of this server has closed it to this card")
    return known


async def the_member(request: Request[Any, Any, Any]) -> Member:
    """The member who asks; guests are refused."""
    member = await the_guest(request)
    if member is None:
        raise Refusal("no-card", NO_CARD)
    return member


async def is_host(request: Request[Any, Any, Any]) -> bool:
    """Whether who asks also has the host's key, which lets a member do what an organiser does. A wrong one is refused."""
    key = request.headers.get(HOST_KEY, "")
    if key:
        await the_club(request.app.state).house.check(key)
    return bool(key)


async def the_holder(request: Request[Any, Any, Any]) -> Holder | None:
    """Who sits down with a card, if the browser holds one."""
    member = await the_guest(request)
    if member is None:
        return None
    mark = request.headers.get(BROWSER, "")
    return await the_club(request.app.state).holder(member, mark if len(mark) <= MOST_LETTERS else "")


async def the_owner(request: Request[Any, Any, Any]) -> Holder:
    """Who sits down with a card; guests are refused."""
    holder = await the_holder(request)
    if holder is None:
        raise Refusal("no-card", NO_CARD)
    return holder
