"""Pictures of every game at every size of screen in both languages, with a page to look at them and a list of offences.

python -m tools.gallery                         everything, into gallery/
python -m tools.gallery spookhuis --screens 390x664 844x390 --languages nl
                                                only what belongs to this game
python -m tools.gallery --pages                 only what is no position of a game
python -m tools.gallery --positions             only positions of games
python -m tools.gallery --club                  only the pages of the club
"""

import argparse
import html
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright
from rich.progress import track

import speeltafel
from speeltafel.server.common.catalogue import places
from tests.server.inside import ServerInside
from tools.chromium import launching
from tools.gallery.club import CLUB
from tools.gallery.pages import PLAIN, Page, pages
from tools.gallery.positions import Position, positions
from tools.gallery.screens import SCREENS, Screen, groups
from tools.gallery.studio import Offences, Studio

NEVER = dict.fromkeys(
    ("bot_least_seconds", "bot_most_seconds", "window_least_seconds", "window_most_seconds"), 3000
)
"""Bots that leave the position as it is, and questions that stay open."""
Shot = tuple[Position | Page, list[Screen], str]
"""What is on it, screens of one kind and the language."""


def shots(
    around: list[Page], games: list[str], screens: list[Screen], languages: list[str]
) -> Iterator[Shot]:
    """These pages, and the positions of these games."""
    for page in around:
        for group, language in product(groups(page.on(screens)), languages):
            yield page, group, language
    for game in games:
        fitting = [screen for screen in screens if screen.shared in places(speeltafel.load(game))]
        yield from product(positions(game), groups(fitting), languages)


def take(studio: Studio, shot: Shot) -> list[Offences]:
    """The pictures of one thing, and what is wrong on each."""
    what, screens, language = shot
    try:
        return (
            what.shoot(studio, screens, language)
            if isinstance(what, Page)
            else studio.shoot(what, screens, language)
        )
    except PlaywrightError as missed:
        why = f"no picture: {missed.message.splitlines()[0]}"
        return [(f"{what.name}-{screen.name}-{language}", [why]) for screen in screens]


def index(taken: list[Offences]) -> str:
    """All pictures on one page, with what was found."""
    figures = "\n".join(
        f'<figure><a href="{name}.png"><img loading="lazy" src="{name}.png"></a>'
        f"<figcaption><b>{name}</b><br>{'<br>'.join(map(html.escape, offences))}</figcaption></figure>"
        for name, offences in taken
    )
    style = "body{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{width:360px;margin:0}img{width:100%}"
    return f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{style}</style>\n{figures}\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--screens", nargs="+", default=[screen.name for screen in SCREENS])
    parser.add_argument("--languages", nargs="+", default=["en", "nl"])
    parser.add_argument("--pages", action="store_true", help="no positions of games")
    parser.add_argument("--positions", action="store_true", help="only positions of games")
    parser.add_argument("--club", action="store_true", help="only the pages of the club")
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    screens = [screen for screen in SCREENS if screen.name in given.screens]
    games = [] if given.club else given.games or list(speeltafel.slugs())
    around = [] if given.games or given.positions else CLUB if given.club else [*PLAIN, *CLUB]
    beside = [] if given.positions else pages(games)
    played = [] if given.pages else games
    wanted = list(shots([*around, *beside], played, screens, given.languages))
    taken: list[Offences] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = ServerInside(Path(data), **NEVER).start()
        browser = driver.chromium.launch(**launching())
        studio = Studio(server, browser, given.out)
        for shot in track(wanted, "taking pictures"):
            for name, offences in take(studio, shot):
                taken.append((name, offences))
                print("".join(f"{name}: {offence}\n" for offence in offences), end="", flush=True)
        server.stop()
    (given.out / "index.html").write_text(index(taken), "utf-8")
    print(
        f"{len(taken)} pictures, {sum(len(found) for _, found in taken)} offences: {given.out / 'index.html'}"
    )


if __name__ == "__main__":
    main()
