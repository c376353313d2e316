"""Names and talk are kept as long as the host wants, and no longer."""

import asyncio
from time import time
from typing import Final

import structlog

from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.forgetting import SECONDS_A_DAY

log = structlog.get_logger()

SECONDS_BEFORE_THE_FIRST: Final = 60.0
SECONDS_BETWEEN: Final = 12 * 3600.0


async def forget_in_time(lobby: Lobby) -> None:
    """Twice a day, for ever."""
    if not lobby.settings.names_days:
        return
    await asyncio.sleep(SECONDS_BEFORE_THE_FIRST)
    while True:
        await forget(lobby)
        await asyncio.sleep(SECONDS_BETWEEN)


async def forget(lobby: Lobby) -> None:
    """What is old enough by now, on the disk and in this process."""
    before = int(time()) - lobby.settings.names_days * SECONDS_A_DAY
    try:
        forgotten = await lobby.storage.forgetting.forget(before, lobby.share.owns)
    except StorageFailed as error:
        log.warning("names could not be forgotten now", error=str(error))
        return
    for table in forgotten.tables:
        lobby.shelf.forget(table)
        if table in lobby.tables and not lobby.tables[table].connections:
            lobby.let_go(table)
            await lobby.storage.ownership.release(table)
    if forgotten.tables:
        log.info("names and talk forgotten", tables=len(forgotten.tables), lines=forgotten.lines)
