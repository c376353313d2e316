"""The pictures of README and docs, taken anew: python -m tools.gallery.album

Bots play until a moment worth showing comes; the first player's screen is photographed then, as in the gallery.
"""

import argparse
import base64
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

import speeltafel
from speeltafel.engine import Decision, Event, Table
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.state import Table as Kittens
from tests.server.inside import ServerInside
from tools.chromium import launching
from tools.gallery.__main__ import NEVER
from tools.gallery.positions import Position, crowd, steps, taken
from tools.gallery.screens import SCREENS
from tools.gallery.studio import Studio

IMAGES = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 0.86
SMALLER = """async ([source, width, quality]) => {
    const picture = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((picture.height * width) / picture.width);
    const drawing = canvas.getContext("2d");
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


@dataclass(frozen=True)
class Picture:
    """What is in the album: a game, the moment that is shown, and how."""

    name: str
    game: str
    fits: Callable[[Table, Decision], bool]
    after: int
    """So many moves happened before it, so that something lies on the table."""
    screen: str = "1440x900"
    width: int = 1200


def asked(kind: str) -> Callable[[Table, Decision], bool]:
    """A question of this kind that leaves a choice."""
    return lambda table, decision: decision.kind == kind and len(decision.moves) > 1


def stopped(table: Table, decision: Decision) -> bool:
    """Somebody said Nope, the first player could, too, and nobody is out."""
    action = table.frames[-1]
    if not isinstance(action, Action) or not isinstance(table, Kittens):
        return False
    full = len(table.living) == table.seats and sum(table.hands[0]) < 9
    return full and asked("nope")(table, decision) and action.stopped()


ALBUM = [
    Picture("good-vs-evil", "good-vs-evil", stopped, 10),
    Picture("creatures-and-outcasts", "creatures-and-outcasts", asked("turn"), 130),
    Picture("hydes-attack", "hydes-attack", asked("play"), 20),
    Picture("spookhuis", "spookhuis", asked("rotate"), 40),
    Picture("rush-out", "rush-out", asked("race"), 20),
    Picture("phone", "spookhuis", asked("rotate"), 40, "390x664", 390),
    Picture("television", "good-vs-evil", asked("turn"), 30, "tv"),
]


def found(picture: Picture) -> Position:
    """The first moment of this kind in games of bots."""
    for seed in count():
        match = speeltafel.start(picture.game, crowd(picture.game), seed=seed, record=False)
        happened: list[tuple[Event, ...]] = [tuple(match.opening)]
        step = steps(match, seed)
        while match.result is None:
            decision = match.table.decision(0)
            if decision and len(happened) > picture.after and picture.fits(match.table, decision):
                return taken(match, picture.name, happened)
            step()
            happened.append(tuple(match.now.events or ()))
    raise AssertionError("games never end")


def sit_beside(studio: Studio, position: Position) -> None:
    """The first player's phone is there: a television says so when it is not."""
    (phone,) = [screen for screen in SCREENS if screen.name == "phone"]
    page = studio.context(phone, "en").new_page()
    studio.hold(page, studio.lay(position, phone), phone)
    page.wait_for_selector(".prompt")


def kept(browser: Browser, source: Path, picture: Picture, out: Path) -> None:
    """As small a file as a page of words wants."""
    page = browser.new_page()
    data = f"data:image/png;base64,{base64.b64encode(source.read_bytes()).decode()}"
    drawn: str = page.evaluate(SMALLER, [data, picture.width, QUALITY])
    (out / f"{picture.name}.webp").write_bytes(base64.b64decode(drawn))
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these")
    parser.add_argument("--out", type=Path, default=IMAGES)
    given = parser.parse_args()
    wanted = [picture for picture in ALBUM if not given.names or picture.name in given.names]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = ServerInside(Path(data) / "tables", **NEVER).start()
        browser = driver.chromium.launch(**launching())
        studio = Studio(server, browser, Path(data))
        for picture in track(wanted, "taking pictures"):
            screens = [screen for screen in SCREENS if screen.name == picture.screen]
            position = found(picture)
            if picture.screen == "tv":
                sit_beside(studio, position)
            ((name, offences),) = studio.shoot(position, screens, "en")
            kept(browser, Path(data) / f"{name}.png", picture, given.out)
            print(picture.name, *offences, sep="\n  ")
        server.stop()


if __name__ == "__main__":
    main()
