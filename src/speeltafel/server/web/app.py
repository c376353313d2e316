"""The web application."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from speeltafel.server.club.club import open_club
from speeltafel.server.common import collector
from speeltafel.server.common.logs import watch_loop
from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.retention import forget_in_time
from speeltafel.server.lobby.share import Share
from speeltafel.server.storage.opening import open_storage
from speeltafel.server.web.brought import Brought
from speeltafel.server.web.club.asking import is_host, the_club, the_guest, the_holder, the_member, the_owner
from speeltafel.server.web.club.cards import Cards
from speeltafel.server.web.club.contests import ContestCalls, begin_table
from speeltafel.server.web.club.history import Profiles
from speeltafel.server.web.club.host import ForTheHost
from speeltafel.server.web.club.keys import Keys
from speeltafel.server.web.club.ladders import Changes, Ladders
from speeltafel.server.web.club.notices import NoticesApi
from speeltafel.server.web.club.people import Finding, Meeting
from speeltafel.server.web.finished import FinishedGames
from speeltafel.server.web.http import Games, Lessons, Tables, alive, health, ready, socket_schema
from speeltafel.server.web.monitors import only_monitors
from speeltafel.server.web.pages import pages
from speeltafel.server.web.problems import HANDLERS
from speeltafel.server.web.rulebooks import Rulebooks
from speeltafel.server.web.security import refuse_other_pages
from speeltafel.server.web.sockets import table_socket

log = structlog.get_logger()

MOST_BODY_BYTES = 16_384
ALONE = Share()


def create_app(settings: Settings, share: Share = ALONE, lifespan: Sequence[Any] = ()) -> Litestar:
    """The server with these settings, for its share of the tables; what else lives with it begins after the lobby."""
    return Litestar(
        [
            Games,
            Lessons,
            Rulebooks,
            Brought,
            Tables,
            FinishedGames,
            Cards,
            ContestCalls,
            begin_table,
            Keys,
            Meeting,
            Finding,
            ForTheHost,
            NoticesApi,
            Profiles,
            Changes,
            Ladders,
            socket_schema,
            health,
            alive,
            ready,
            table_socket,
            Metrics,
            *pages(),
        ],
        lifespan=[lobby_of(settings, share), *lifespan],
        dependencies={
            "lobby": Provide(the_lobby, sync_to_thread=False),
            "club": Provide(the_club, sync_to_thread=False),
            "member": Provide(the_member),
            "visitor": Provide(the_guest),
            "holder": Provide(the_holder),
            "owner": Provide(the_owner),
            "hosting": Provide(is_host),
        },
        before_request=refuse_other_pages,
        exception_handlers=HANDLERS,
        logging_config=None,
        request_max_body_size=MOST_BODY_BYTES,
        middleware=[
            few_posts(settings).middleware,
            few_cards(settings).middleware,
            PrometheusConfig(app_name="speeltafel", group_path=True, scopes={ScopeType.HTTP}).middleware,
        ],
        openapi_config=OpenAPIConfig(
            title="Speeltafel", version="1", path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
    )


class Metrics(PrometheusController):
    """Numbers for the host."""

    path = "/metrics"
    include_in_schema = False
    guards = (only_monitors,)


def lobby_of(settings: Settings, share: Share) -> Any:
    """Open the database when the server starts, close it when it ends."""

    @asynccontextmanager
    async def open_lobby(app: Litestar) -> AsyncIterator[None]:
        watch_loop()
        lobby = app.state.lobby = await start(settings, share)
        club = app.state.club = await open_club(lobby)
        club.chores.do(club.catch_up(), "catching up")
        housekeeping = asyncio.gather(
            lobby.sweep(), collector.tidy(), forget_in_time(lobby), club.contests.watch(), club.watch()
        )
        yield
        housekeeping.cancel()
        with suppress(asyncio.CancelledError):
            await housekeeping
        lobby.stop()
        await club.close()
        await lobby.studies.close()
        await lobby.shelf.close()
        await lobby.thinkers.close()
        await lobby.storage.close()

    return open_lobby


async def start(settings: Settings, share: Share) -> Lobby:
    """A lobby with what people could find in it before; whatever goes wrong is told here, and only here."""
    try:
        storage = await open_storage(settings, share.turn_to_write(settings.database_file))
        lobby = Lobby(settings, storage, share)
        await lobby.wake()
    except Exception as error:
        log.error("the server cannot start", exc_info=error)
        raise
    return lobby


def the_lobby(state: State) -> Lobby:
    """The tables, for whoever handles a request."""
    lobby: Lobby = state.lobby
    return lobby


def few_posts(settings: Settings) -> RateLimitConfig:
    """Limit how many tables one address can make and join. A drawing is asked for after every move."""

    def counts(request: Request[Any, Any, Any]) -> bool:
        return request.method == "POST" and not request.url.path.endswith("/sketch")

    return RateLimitConfig(("minute", settings.posts_per_minute), check_throttle_handler=counts)


def few_cards(settings: Settings) -> RateLimitConfig:
    """Limit how many player cards one address can make: each takes a name."""

    def counts(request: Request[Any, Any, Any]) -> bool:
        return request.method == "POST" and request.url.path.rstrip("/") == f"{Cards.path}/cards"

    return RateLimitConfig(
        ("hour", settings.cards_per_hour),
        check_throttle_handler=counts,
        store="cards",
        set_rate_limit_headers=False,
    )
