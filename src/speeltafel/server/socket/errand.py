"""Something that begins at once and goes on by itself: a task without the turn of the loop before its first step."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any


class Errand:
    """Runs a coroutine that waits for futures only, in a context: its log lines say on whose behalf.

    Tell it what to do when the coroutine has ended.
    """

    def __init__(self, work: Coroutine[Any, None, None], ended: Callable[[], None], context: Context) -> None:
        self.work = work
        self.ended = ended
        self.context = context

    def begin(self) -> bool:
        """Do it up to where it has to wait; whether it has to."""
        try:
            self.wait_for(self.context.run(self.work.send, None))
        except StopIteration:
            return False
        return True

    def wait_for(self, future: "asyncio.Future[Any] | None") -> None:
        """Go on when this is there; nothing at all means: in the next turn of the loop."""
        if future is None:
            asyncio.get_running_loop().call_soon(self.go_on)
        else:
            future._asyncio_future_blocking = False
            future.add_done_callback(self.go_on)

    def go_on(self, _: object = None) -> None:
        try:
            self.wait_for(self.context.run(self.work.send, None))
        except StopIteration:
            self.ended()
