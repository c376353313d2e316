"""Python's garbage collector, kept from making all tables wait at once.

Nearly everything a table lets go of is freed at once by counting references. What is left are cycles, mostly of tables
and sockets that are gone. Looking for them among all that lives took up to 50 milliseconds in the middle of a move.
"""

import asyncio
import gc

YOUNG = 5_000
"""New objects between two looks at the new objects alone: about a millisecond."""
NEVER = 1_000_000
TIDY_SECONDS = 600.0


def keep_calm() -> None:
    """Look at new objects only; whatever was there at the start stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def tidy() -> None:
    """Look at everything now and then."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()
