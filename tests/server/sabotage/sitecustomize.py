"""Python runs this when a process starts with this folder in its path: a server whose every layer can fail on request.

Each fault has a hand and a secret in its variables, in its words and in its cause.
"""

import asyncio
import gc
import os
import threading
from typing import Any

from speeltafel.games import load, slugs
from speeltafel.server import serve
from speeltafel.server.commands import playing
from speeltafel.server.driving.driver import Driver
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.replay import film
from speeltafel.server.storage.sqlite.journal import SqliteJournal
from speeltafel.server.web import app, http
from speeltafel.server.web.security import Guarded
from speeltafel.server.web.visit import Visit

HAND = "planted-hand"
SECRET = "planted-secret"


def fail(*_: object, **__: object) -> Any:
    hands, secret = [[HAND] * 3] * 4, SECRET
    try:
        {HAND: secret}[secret]
    except KeyError as error:
        raise ValueError(f"hands={hands} secret={secret}") from error


async def fail_later(*arguments: object) -> None:
    fail(*arguments)


class FailsInTheEnd:
    def __del__(self) -> None:
        fail()


def fail_everywhere() -> Any:
    """In places where nobody waits for the outcome."""
    loop = asyncio.get_running_loop()
    loop.call_soon(fail, HAND, SECRET)
    loop.create_task(fail_later(HAND), name=SECRET)  # noqa: RUF006
    loop.run_in_executor(None, fail, HAND)
    threading.Thread(target=fail, args=(HAND,), name=SECRET).start()
    FailsInTheEnd()
    loop.call_later(0.1, gc.collect)
    return real_cards()


async def ask_and_fail(self: Guarded, scope: Any, receive: Any, send: Any) -> None:
    if scope.get("path") == "/fail":
        fail(scope)
    await real_call(self, scope, receive, send)


def store_and_fail(self: SqliteJournal, batch: Any, notes: Any) -> None:
    if any(b"fail-to-store" in waiting.entry for waiting in batch):
        fail(batch)
    real_store(self, batch, notes)


async def end_and_fail(self: Visit) -> None:
    await real_end(self)
    fail(self)


class BadBot:
    def choose(self, view: Any, decision: Any) -> Any:
        fail(view)


def fail_once(driver: Driver) -> None:
    Driver.notice_silence = real_notice  # type: ignore[method-assign]
    fail(driver)


real_cards: Any = http.game_cards  # type: ignore[attr-defined]
real_call: Any = Guarded.__call__
real_store: Any = SqliteJournal.store
real_end: Any = Visit.end
real_notice: Any = Driver.notice_silence
planted: list[tuple[Any, str, Any]] = [
    (http, "game_cards", fail_everywhere),
    (http, "rule_cards", fail),
    (film, "write_film", fail),
    (Guarded, "__call__", ask_and_fail),
    (SqliteJournal, "store", store_and_fail),
    (Visit, "end", end_and_fail),
    (playing, "read_move", fail),
    (Driver, "notice_silence", fail_once),
    *((type(load(slug)), "bot", lambda *_: BadBot()) for slug in slugs()),
]
at_the_start: dict[str, list[tuple[Any, str, Any]]] = {
    "": [],
    "program": [(serve, "create_app", fail), (app, "create_app", fail)],
    "lifespan": [(Lobby, "wake", fail_later)],
}
planted += at_the_start[os.environ.get("FAIL_AT_THE_START", "")]
for owner, name, fault in planted:
    setattr(owner, name, fault)
