"""Whether moves can be stored, found out by storing something."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

SECONDS_KEPT = 2.0
"""However many ask, the disk is tried only so often."""


class Health:
    """What was found last."""

    def __init__(self, look: Callable[[], Awaitable[str]]) -> None:
        self.look = look
        self.looking = asyncio.Lock()
        self.found = ""
        self.at = -SECONDS_KEPT

    async def problem(self) -> str:
        """Nothing when all is well."""
        async with self.looking:
            if monotonic() - self.at >= SECONDS_KEPT:
                self.found = await self.look()
                self.at = monotonic()
            return self.found
