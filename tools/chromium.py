"""The browser of tests and pictures: the system's Chromium, without its windows where Debian's package for that is installed."""

import shutil
from typing import Any

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launching() -> dict[str, Any]:
    """How to start it. The one without windows computes half as much for every page."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return {"executable_path": path, "args": QUIET}
