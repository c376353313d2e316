"""Errors as the HTTP API tells them."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from speeltafel.engine import UnknownGame
from speeltafel.server.club.contests.store import UnknownContest
from speeltafel.server.club.profiles import UnknownMember
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lectures import UnknownLesson
from speeltafel.server.lobby.lobby import UnknownTable
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.wire import Problem

log = structlog.get_logger()

STATUS = {
    "bad-seats": 409,
    "bad-options": 400,
    "bad-name": 400,
    "bad-address": 400,
    "malformed": 400,
    "no-card": 401,
    "banned": 403,
    "not-yours": 403,
    "storage": 503,
    "unsure": 503,
    "not-now": 409,
    "too-fast": 429,
    "fault": 500,
}
KINDS = {
    400: "malformed",
    403: "not-yours",
    404: "unknown",
    405: "malformed",
    413: "too-large",
    429: "too-fast",
}

Browser = Request[Any, Any, Any]


def refused(_: Browser, refusal: Refusal) -> Response[Problem]:
    problem = Problem(refusal.kind, refusal.detail, refusal.rule, refusal.reason)
    return Response(problem, status_code=STATUS.get(refusal.kind, 409))


def unknown(_: Browser, error: Exception) -> Response[Problem]:
    return Response(Problem("unknown", f"there is nothing with this name: {error}"), status_code=404)


def unreadable(_: Browser, error: Unreadable) -> Response[Problem]:
    return Response(Problem(error.kind, str(error)), status_code=410)


def no_storage(_: Browser, __: StorageFailed) -> Response[Problem]:
    return Response(Problem("storage", "the database is away for a moment: try again"), status_code=503)


def http_error(_: Browser, error: HTTPException) -> Response[Problem]:
    text = error.detail
    if isinstance(error.extra, list) and error.extra:
        text = f"{text}: {error.extra[0]}"
    problem = Problem(KINDS.get(error.status_code, "malformed"), text)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def too_deep(_: Browser, __: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "the request is nested too deeply"), status_code=400)


def fault(request: Browser, error: Exception) -> Response[Problem]:
    log.error("request failed", route=request.scope.get("path_template", ""), exc_info=error)
    return Response(Problem("fault", "the server made a mistake"), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    UnknownTable: unknown,
    UnknownGame: unknown,
    UnknownLesson: unknown,
    UnknownContest: unknown,
    UnknownMember: unknown,
    Unreadable: unreadable,
    StorageFailed: no_storage,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: fault,
}
