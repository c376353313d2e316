"""Whether this server answers: nobody is told to come before it does."""

import socket
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Final

SECONDS_BETWEEN_TRIES: Final = 0.1
SECONDS_TO_ANSWER: Final = 5.0
SELF: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104


def when_it_answers(listener: socket.socket, tell: Callable[[], None]) -> None:
    """Go on at once, and call this as soon as somebody who asks here gets an answer."""
    host, port = listener.getsockname()[:2]

    def wait() -> None:
        while not answers(SELF.get(host, host), port):
            time.sleep(SECONDS_BETWEEN_TRIES)
        tell()

    threading.Thread(target=wait, name="announcing", daemon=True).start()


def answers(host: str, port: int) -> bool:
    """Whether moves can be stored there."""
    connection = HTTPConnection(host, port, timeout=SECONDS_TO_ANSWER)
    try:
        connection.request("GET", "/health", headers={"Connection": "close"})
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
