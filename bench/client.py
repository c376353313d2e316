"""The browser client: what the first visit loads, how playing feels on a slow line, and the longest task while cards fly.

Chromium against a real server. Sizes are what travelled, packed as the server packs it. The slow line is Chromium's own
(400 kbit/s, 300 ms). Tasks are those of the page's main thread, from Chromium's trace, in time of the processor.
"""

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.people import Person, play, play_until
from tests.server.process import ServerProcess
from tools.chromium import launching

GAMES = ("good-vs-evil", "creatures-and-outcasts", "hydes-attack", "spookhuis", "rush-out")
HOME_KB, SCENE_KB, TASK_MS = 110, 130, 50
"""The goals."""
SLOW = {"offline": False, "latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s is 50,000 bytes a second; milliseconds there and back."""
PATIENCE_MS = 90_000
PLAYED = 12.0
"""Seconds of play that are traced."""

SHOWN = """(css) => new Promise((done) => {
  const button = document.querySelector(css);
  const log = document.querySelector(".log");
  const from = performance.now();
  const watch = new MutationObserver(() => { watch.disconnect(); done(performance.now() - from) });
  watch.observe(log, { childList: true, subtree: true });
  button.click();
})"""
"""Milliseconds from pressing a button until the log tells the move."""


@dataclass
class Loaded:
    """What travelled over the line, in bytes."""

    script: int = 0
    everything: int = 0
    scene: int = 0
    """The script of the game's scene alone, which has its drawings."""


class Line:
    """Counts what a page loads, and can make it slow."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.names: dict[str, str] = {}
        self.loaded = Loaded()
        self.session.on("Network.responseReceived", self.answered)
        self.session.on("Network.loadingFinished", self.finished)
        self.session.send("Network.enable")

    def answered(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["response"]["url"]

    def finished(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        self.loaded.everything += size
        name = self.names.get(event["requestId"], "").rpartition("/")[2]
        if name.endswith(".js"):
            self.loaded.script += size
        if name.endswith(".js") and name.startswith(GAMES):
            self.loaded.scene += size

    def slow_down(self) -> None:
        self.session.send("Network.emulateNetworkConditions", SLOW)

    def since(self) -> Loaded:
        """What was loaded since the last question."""
        loaded, self.loaded = self.loaded, Loaded()
        return loaded


@contextmanager
def visitor(browser: Browser, url: str) -> Iterator[Page]:
    """Somebody who was never here."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


def sit_down(page: Page, slug: str) -> None:
    page.get_by_test_id(f"play-{slug}").click()
    how_to = page.locator("dialog[open] .button.main")
    expect(page.locator(".scene").or_(how_to).first).to_be_visible()
    if how_to.is_visible():
        how_to.click()
    expect(page.locator(".scene")).to_be_visible()
    page.wait_for_load_state("networkidle")


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("play-good-vs-evil")).to_be_visible()


def sizes(browser: Browser, url: str, slug: str) -> tuple[Loaded, Loaded]:
    """Of home, and of what a game adds to it."""
    with visitor(browser, url) as page:
        line = Line(page)
        home(page)
        page.wait_for_load_state("networkidle")
        first = line.since()
        sit_down(page, slug)
        return first, line.since()


def seconds_for_home(page: Page) -> float:
    start = time.perf_counter()
    home(page)
    return time.perf_counter() - start


def slow_line(browser: Browser, url: str, folder: Path) -> tuple[float, float, float]:
    """Seconds until home is there, the first time and again, and milliseconds from a tap to the shown move."""
    with visitor(browser, url) as page:
        Line(page).slow_down()
        first, again = seconds_for_home(page), seconds_for_home(page)
        sit_down(page, "good-vs-evil")
        draw = ".prompt.asked .actions .button.main"
        play_until(page.locator(draw).is_visible, Person("Noor", page, folder))
        return first, again, float(page.evaluate(SHOWN, draw))


def longest_task(browser: Browser, url: str, slug: str, folder: Path) -> float:
    """Milliseconds, while somebody plays with everything in motion."""
    with visitor(browser, url) as page:
        home(page)
        sit_down(page, slug)
        trace = folder / f"{slug}.json"
        browser.start_tracing(page=page, path=trace, categories=["toplevel", "__metadata"])
        play(Person("Noor", page, folder), seconds=PLAYED)
        browser.stop_tracing()
        return longest(json.loads(trace.read_text())["traceEvents"])


def longest(events: list[dict[str, Any]]) -> float:
    """The longest task of a page's main thread, in time of the processor: others may use the machine meanwhile."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        one.get("tdur", one["dur"])
        for one in events
        if (one["pid"], one["tid"]) in mains
        and "dur" in one
        and one["name"] == "ThreadControllerImpl::RunTask"
    ]
    return max(tasks, default=0) / 1000


def verdict(value: float, goal: float) -> str:
    return f"[green]{value:.0f}[/]" if value < goal else f"[red]{value:.0f}[/]"


def main() -> None:
    """Measure, and print one table and one line."""
    expect.set_options(timeout=PATIENCE_MS)
    table = Table(title="First visit and longest task")
    sizes_of = (
        f"home, script KB (< {HOME_KB})",
        "table and game, script KB",
        f"scene of it (< {SCENE_KB})",
        "all KB",
    )
    for column in ("game", *sizes_of):
        table.add_column(column, justify="left" if column == "game" else "right")
    table.add_column(f"longest task, ms (< {TASK_MS})", justify="right")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), bot_least_seconds="0.4", bot_most_seconds="0.8").start()
        browser = playwright.chromium.launch(**launching())
        for slug in GAMES:
            first, scene = sizes(browser, server.url, slug)
            task = longest_task(browser, server.url, slug, Path(folder))
            own = verdict(scene.scene / 1000, SCENE_KB)
            kilobytes = (verdict(first.script / 1000, HOME_KB), f"{scene.script / 1000:.0f}", own)
            together = f"{(first.everything + scene.everything) / 1000:.0f}"
            table.add_row(slug, *kilobytes, together, verdict(task, TASK_MS))
        Console(width=120).print(table)
        first_time, again, tap = slow_line(browser, server.url, Path(folder))
        browser.close()
        server.stop()
    print(
        f"400 kbit/s and 300 ms: home after {first_time:.1f} s, again after {again:.1f} s; a move is shown {tap:.0f} ms after the tap."
    )


if __name__ == "__main__":
    main()
