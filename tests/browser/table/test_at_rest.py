"""A table at which nothing happens costs nothing: what calls for attention does so a few times and then only stays lit."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.inside import ServerInside
from tools.gallery.positions import positions
from tools.gallery.screens import SCREENS
from tools.gallery.studio import SEASONED, Studio

NEVER = 3000
LANDED = 1500
"""Milliseconds until nothing flies any more."""
LAPTOP = next(screen for screen in SCREENS if screen.name == "1440x900")
ASKED = {
    "good-vs-evil": "turn",
    "creatures-and-outcasts": "turn",
    "hydes-attack": "play",
    "spookhuis": "depart",
    "rush-out": "start",
}
"""A question of each game that may stay open for long."""
ENDLESS = """() => document.getAnimations()
    .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime === Infinity)
    .map((one) => `${one.animationName} of ${one.effect.target.getAttribute("class")}`)"""


@pytest.mark.parametrize("game", ASKED)
def test_nothing_moves_for_ever_while_somebody_thinks(tmp_path: Path, browser: Browser, game: str) -> None:
    server = ServerInside(tmp_path, bot_least_seconds=NEVER, bot_most_seconds=NEVER).start()
    studio = Studio(server, browser, tmp_path)
    likes_motion = LAPTOP.context(server.url, "en") | {"reduced_motion": "no-preference"}
    page = browser.new_context(**likes_motion).new_page()
    page.add_init_script(SEASONED)
    position = positions(game, frozenset({ASKED[game]}))[0]
    studio.hold(page, studio.lay(position, LAPTOP), LAPTOP)
    page.wait_for_selector(".prompt.asked")
    page.wait_for_timeout(LANDED)
    endless = page.evaluate(ENDLESS)
    page.context.close()
    server.stop()
    assert endless == []
