"""Log lines that cannot be written stop nobody."""

import subprocess
import sys
from pathlib import Path

TELL = "from speeltafel.server.common.logs import write_logs; import structlog, sys; write_logs(); structlog.get_logger().info('told'); sys.stderr.write('went on'); sys.stderr.flush(); import os; os._exit(0)"


def test_a_full_disk_under_the_log_stops_nobody() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-c", TELL],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert ended.stderr == "went on"
    assert ended.returncode == 0
