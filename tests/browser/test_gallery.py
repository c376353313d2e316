"""A few positions of every game on four screens, and the pages around them: nothing cut, covered, too small or too pale.

All positions on all screens in both languages: `python -m tools.gallery`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as BrowserPage

from tests.server.inside import ServerInside
from tools.gallery.club import CLUB
from tools.gallery.pages import PLAIN, host_waits
from tools.gallery.pages import Page as Shown
from tools.gallery.positions import positions
from tools.gallery.screens import SCREENS
from tools.gallery.studio import MEASURE, Studio

UPRIGHT, LYING, LOW, LAPTOP, TV, DEVICE = (
    next(screen for screen in SCREENS if screen.name == name)
    for name in ("390x664", "844x390", "1280x720", "1440x900", "tv", "device")
)
NEVER = 3000
"""Seconds before a bot moves: nothing happens while a picture is taken."""

SAMPLES = {
    "good-vs-evil": ("turn", "nope"),
    "creatures-and-outcasts": ("turn", "race"),
    "hydes-attack": ("play", "outcast"),
    "spookhuis": ("rotate", "depart"),
    "rush-out": ("race", "start"),
}
"""Two questions of each game: one for phones, the other for the laptop and the television."""

PAGES = [
    *(page for page in PLAIN if page.name in ("home", "arriving", "chat", "watching-join")),
    Shown("waiting", host_waits("spookhuis")),
    *(page for page in CLUB if page.name == "club-card-new"),
]

LOW_CARD = '<div class="hand"><button class="grip" style="position: fixed; bottom: -9px; height: 90px"></button></div>'
FAULTS = {
    "small text": '<p style="font-size: 8px">Much too small</p>',
    "covered": '<p>Nobody reads this</p><div style="position: absolute; inset: 0; background: red"></div>',
    "cut text": '<p style="width: 60px; overflow: hidden; white-space: nowrap">The end is missing</p>',
    "overlap": '<p style="margin: 0">One sentence here</p><p style="margin: -16px 0 0">and one on it</p>',
    "frame on frame": '<div class="plate" style="height: 60px"></div><div class="plate" style="margin-top: -9px; height: 60px"></div>',
    "off screen": '<p style="position: fixed; left: 300px; white-space: nowrap">Too far to the right for it</p>',
    "small target": '<button style="width: 20px; height: 20px; padding: 0"></button>',
    "scroll": '<div style="height: 2000px"></div>',
}
"""What the measuring must find."""


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, browser: Browser, screens: Path) -> Iterator[Studio]:
    server = ServerInside(
        tmp_path_factory.mktemp("gallery"), bot_least_seconds=NEVER, bot_most_seconds=NEVER
    ).start()
    yield Studio(server, browser, screens)
    server.stop()


@pytest.mark.parametrize("game", SAMPLES)
def test_positions_of_a_game_have_no_offences(studio: Studio, game: str) -> None:
    found = {position.name: position for position in positions(game, frozenset(SAMPLES[game]))}
    small, large = (found[name] for name in SAMPLES[game])
    taken = studio.shoot(small, [UPRIGHT, LYING], "nl")
    taken += studio.shoot(large, [LOW, LAPTOP], "en") + studio.shoot(large, [TV], "nl")
    assert dict(taken) == {name: [] for name, _ in taken}


@pytest.mark.parametrize(
    "page",
    [*(page for page in PLAIN if page.on([UPRIGHT])), Shown("waiting", host_waits("spookhuis"))],
    ids=lambda page: page.name,
)
def test_pages_have_no_offences(studio: Studio, page: Shown) -> None:
    taken = page.shoot(studio, [UPRIGHT, LYING], "nl")
    assert dict(taken) == {name: [] for name, _ in taken}


def test_around_one_device_nothing_has_an_offence(studio: Studio) -> None:
    cover = next(page for page in PLAIN if page.name == "cover")
    turn = positions("creatures-and-outcasts", frozenset({"turn"}))[0]
    taken = cover.shoot(studio, [DEVICE], "nl") + studio.shoot(turn, [DEVICE], "nl")
    assert dict(taken) == {name: [] for name, _ in taken}


def test_the_waiting_room_on_the_television_has_no_offences(studio: Studio) -> None:
    room = Shown("waiting-tv", host_waits("hydes-attack"))
    assert room.shoot(studio, [TV], "en")[0][1] == []


def test_a_card_of_the_hand_below_the_edge_is_found(page: BrowserPage) -> None:
    page.set_viewport_size({"width": UPRIGHT.width, "height": UPRIGHT.height})
    page.set_content(f"<main>{LOW_CARD}</main>")
    limits = {"touch": False, "smallest": UPRIGHT.smallest, "still": False}
    assert page.evaluate(MEASURE, limits) == ['off screen: grip "" 9 px below the edge']


@pytest.mark.parametrize("kind", FAULTS)
def test_a_planted_fault_is_found(page: BrowserPage, kind: str) -> None:
    page.set_viewport_size({"width": UPRIGHT.width, "height": UPRIGHT.height})
    page.set_content(f'<body style="margin: 0"><main>{FAULTS[kind]}</main></body>')
    found = page.evaluate(MEASURE, {"touch": True, "smallest": UPRIGHT.smallest, "still": True})
    assert {offence.split(":")[0] for offence in found} == {kind}
