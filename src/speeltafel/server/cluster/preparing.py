"""The bus, looked at before anybody is let in. Most servers have none, and need no package for it."""

import asyncio
from importlib.util import find_spec

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import NO_DRIVER


def prepare_bus(settings: Settings) -> None:
    """Say in a line what is missing."""
    if not settings.bus:
        return
    if find_spec("redis") is None:
        raise BadSetup(NO_DRIVER)
    from speeltafel.server.cluster.bus import check_bus

    asyncio.run(check_bus(settings.bus))
