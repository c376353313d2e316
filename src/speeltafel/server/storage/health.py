"""Whether moves can be stored, found out by storing something."""

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic

from speeltafel.server.storage.folder import can_store

SECONDS_KEPT = 2.0
"""However many ask, the disk is tried only so often."""


class Health:
    """What was found last."""

    def __init__(self, database: Path, turn: AbstractContextManager[object]) -> None:
        self.database = database
        self.turn = turn
        self.looking = asyncio.Lock()
        self.found = ""
        self.at = -SECONDS_KEPT

    async def problem(self) -> str:
        """Nothing when all is well."""
        async with self.looking:
            if monotonic() - self.at >= SECONDS_KEPT:
                self.found = await asyncio.to_thread(can_store, self.database, self.turn)
                self.at = monotonic()
            return self.found
