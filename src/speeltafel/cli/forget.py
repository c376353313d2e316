"""`speeltafel forget`"""

import asyncio
import re
from time import time
from typing import Annotated, Any, Final

from cyclopts import Parameter

from speeltafel.cli.common import app
from speeltafel.cli.keeping import say, settings, with_keeper
from speeltafel.engine import BadSetup

DAYS: Final = {"d": 1, "w": 7, "y": 365}


@app.command
def forget(
    *, older_than: str, data: str | None = None, trial: Annotated[bool, Parameter(negative=())] = False
) -> None:
    """Forget names and talk of tables at which nothing has happened for long; the games stay, and stay provable.

    Parameters
    ----------
    older_than
        How long: 90d, 12w or 2y.
    data
        The data folder, if it is not the usual one.
    trial
        Only say how many tables it would be.
    """
    from speeltafel.server.storage.forgetting import SECONDS_A_DAY

    before = int(time()) - read_days(older_than) * SECONDS_A_DAY
    done = asyncio.run(carry_out(settings(data), before, trial))
    would = "would lose" if trial else "have lost"
    say(f"{len(done.tables)} tables {would} their names and {done.lines} lines of talk")


async def carry_out(chosen: Any, before: int, trial: bool) -> Any:
    from speeltafel.server.storage.forgetting import Forgetting

    return await with_keeper(
        chosen, lambda keeper: Forgetting(keeper).forget(before, lambda table: True, trial)
    )


def read_days(given: str) -> int:
    """How many days that is.

    >>> read_days("90d"), read_days("12w"), read_days("2y")
    (90, 84, 730)
    """
    found = re.fullmatch(r"(\d{1,5})([dwy])", given)
    if found is None:
        raise BadSetup(f"{given!r} is no length of time: 90d, 12w or 2y are")
    return int(found[1]) * DAYS[found[2]]
