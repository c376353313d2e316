"""A fault as the log tells it: what kind it was, and where. Never a value, and never an exception's own words.

A traceback with local variables shows hands and secrets; so may the message of an exception, the text of a failed
callback, and the name of a task. None of them is written anywhere.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from types import CodeType
from typing import Any

from structlog.typing import EventDict

MOST_PLACES = 12
MOST_CAUSES = 4


def told(error: BaseException) -> dict[str, str]:
    """The fields of a log line about this fault.

    >>> try:
    ...     [][7]
    ... except IndexError as error:
    ...     told(error)["fault"]
    'IndexError'
    """
    chain = list(causes(error))
    return {
        "fault": " because of ".join(kind(one) for one in chain),
        "where": " because of ".join(where(one) for one in chain),
    }


def causes(error: BaseException) -> Iterator[BaseException]:
    """A fault and what led to it."""
    found: BaseException | None = error
    for _ in range(MOST_CAUSES):
        if found is None:
            return
        yield found
        if isinstance(found, BaseExceptionGroup):
            found = found.exceptions[0]
        else:
            found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def kind(error: BaseException) -> str:
    """Its class."""
    return type(error).__qualname__


def where(error: BaseException) -> str:
    """The last places on the way to it, the innermost last."""
    places = [place(frame.f_code, line) for frame, line in walk_tb(error.__traceback__)]
    return " > ".join(places[-MOST_PLACES:])


def place(code: CodeType, line: int) -> str:
    """A line of code, by its file's last two names."""
    return f"{'/'.join(Path(code.co_filename).parts[-2:])}:{line} {code.co_name}"


def tell_faults(_: Any, __: str, event: EventDict) -> EventDict:
    """In the place of whatever a log line was given about an exception."""
    given = event.pop("exc_info", None)
    event.pop("stack_info", None)
    error = as_error(given)
    if error is not None:
        event.update(told(error))
    return event


def as_error(given: Any) -> BaseException | None:
    """The exception that a log line is about."""
    if isinstance(given, tuple):
        given = given[1]
    elif given is True:
        given = sys.exc_info()[1]
    return given if isinstance(given, BaseException) else None
