"""Two hundred thousand hostile messages, frames and requests for a real server: python -m tools.hostile.

Whatever is sent, no fault may stand in the log, no other table may change, and memory must stay bounded.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from cyclopts import run

from tests.server.attacks.siege import Siege

MOST_MEGABYTES = 400
"""What the server may need at the end: tables under attack stay in memory for a quarter of an hour."""


def main(messages: int = 200_000, seed: int = 1, workers: int = 1) -> None:
    """Attack a server of its own, and say what came of it."""
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        siege = Siege(Path(folder), seed, workers)
        started = time.monotonic()
        asyncio.run(siege.run(messages))
    print(f"{siege.sent:,} sent in {time.monotonic() - started:.0f} s; no fault, no other table changed")
    print("answers:", ", ".join(f"{name} {count:,}" for name, count in sorted(siege.answers.items())))
    print("memory of the server in MB, as it went:", *siege.memory[:: max(1, len(siege.memory) // 12)])
    assert max(siege.memory) < MOST_MEGABYTES, "the server holds too much"


if __name__ == "__main__":
    run(main)
