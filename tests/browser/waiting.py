"""Waiting for what no locator tells: positions that settle, keys that are heard, workers that wake up."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Page

SECONDS = 60.0


def until(page: Page, check: Callable[[], Any]) -> Any:
    """What it finds, as soon as that is something."""
    end = monotonic() + SECONDS
    while not (found := check()):
        assert monotonic() < end, "it never came"
        page.wait_for_timeout(50)
    return found
