"""A real server and a real browser: lays a position on a table, takes its picture, and measures it."""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page

import speeltafel
from speeltafel.analysis import Analysis, Care, LookBack
from speeltafel.engine import Event, clone
from speeltafel.server.commands.seating import begin
from speeltafel.server.table.history import History
from speeltafel.server.table.live import LiveTable
from tests.server.inside import ServerInside
from tests.server.tables import Ticket, bots, make_table, person
from tools.gallery.positions import Position, crowd, steps
from tools.gallery.screens import Screen

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
SEASONED = """
const kept = JSON.parse(localStorage.getItem("speeltafel.settings") ?? "{}");
if (kept.firsts === undefined) localStorage.setItem("speeltafel.settings", JSON.stringify({ ...kept, firsts: false }));
"""
"""This browser's person has met everything before: nothing is explained."""
TOLD = " ".join(
    [
        "rush-out",
        *(
            f"rush-out/{one}"
            for one in ("dragon", "dissipation", "coins", "curses", "doom", "confrontation", "experience")
        ),
    ]
)
"""What the explanations before a game have told somebody who was told everything."""
FORGET = "localStorage.clear(); sessionStorage.clear()"
NAMES = ("Noor", "Bram", "Sanne", "Joris", "Fleur")
RESTS = 700
"""Milliseconds until everything that flies has landed."""
TURNS = 250
"""Milliseconds until a page has found its place on a screen of another size."""
ROUGHLY = Care(walks=3, worlds=3, depth=2, options=2, iterations=4, level="normal", enough=1.0, seconds=5.0)
"""Enough to draw a curve."""
WEAK = """axe.run(document, { runOnly: ["color-contrast"], resultTypes: ["violations"] }).then((found) =>
    found.violations.flatMap((one) => one.nodes.map((node) => `contrast: ${node.target[0]} ${node.html.slice(0, 60)}`)))"""

Offences = tuple[str, list[str]]
"""The name of a picture, and what is wrong on it."""


@dataclass(frozen=True)
class Manner:
    """How something is looked at: it must not scroll, all of it from its head to its foot, by who sees it for the first time."""

    still: bool = False
    whole: bool = False
    newcomer: bool = False


PLAINLY = Manner()
STILL = Manner(still=True)


class Studio:
    """One server, one browser, one table for each position and way of sharing it."""

    def __init__(self, server: ServerInside, browser: Browser, out: Path) -> None:
        self.server = server
        self.browser = browser
        self.out = out
        self.tickets: dict[tuple[str, str, str], Ticket] = {}
        self.films: dict[str, str] = {}
        self.studies: set[str] = set()
        self.contexts: dict[tuple[str, bool, str], BrowserContext] = {}

    def shoot(self, position: Position, screens: list[Screen], language: str) -> list[Offences]:
        """Take the pictures of a position on screens of one kind and say what is wrong on each."""
        ticket = self.lay(position, screens[0])
        waits_for = ".result" if position.name == "over" else ".scene, .prompt, .cover"

        def enter(page: Page) -> None:
            self.hold(page, ticket, screens[0])
            page.wait_for_selector(waits_for, timeout=20_000)
            uncover(page)

        return self.look(enter, f"{position.game}-{position.name}", screens, language, STILL)

    def look(
        self, enter: Callable[[Page], None], name: str, screens: list[Screen], language: str, manner: Manner
    ) -> list[Offences]:
        """Open a page once and look at it on every screen."""
        context = self.context(screens[0], language)
        page = context.new_page()
        try:
            if not manner.newcomer:
                page.add_init_script(SEASONED)
            enter(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(RESTS)
            return [self.picture(page, name, screen, language, manner) for screen in screens]
        finally:
            page.evaluate(FORGET)
            context.clear_cookies()
            page.close()

    def context(self, screen: Screen, language: str) -> BrowserContext:
        """A browser for screens of one kind. It keeps the scripts it has read, and nothing of who sat there."""
        key = (*screen.kind, language)
        if key not in self.contexts:
            self.contexts[key] = self.browser.new_context(**screen.context(self.server.url, language))
        return self.contexts[key]

    def picture(self, page: Page, name: str, screen: Screen, language: str, manner: Manner) -> Offences:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.wait_for_timeout(TURNS)
        if manner.whole:
            height = page.evaluate("document.scrollingElement.scrollHeight")
            page.set_viewport_size({"width": screen.width, "height": height})
            page.wait_for_timeout(TURNS)
        full = f"{name}-{screen.name}-{language}"
        page.screenshot(path=self.out / f"{full}.png")
        limits = {"touch": screen.touch, "smallest": screen.smallest, "still": manner.still}
        found: list[str] = page.evaluate(MEASURE, limits)
        return full, found + weak_contrasts(page)

    # Laying the table

    def lay(self, position: Position, screen: Screen) -> Ticket:
        """A table at which this position stands, as if it had just come about."""
        key = (position.game, position.name, screen.shared)
        if key not in self.tickets:
            people = position.seats if screen.shared == "device" else 1
            self.tickets[key] = laid_table(self.server, position, NAMES[:people], place=screen.shared)
        ticket = self.tickets[key]
        self.server.at(ticket["table"], lambda live: put(live, position))
        return ticket

    def film(self, game: str) -> str:
        """A table at which bots have played this game to its end."""
        if game not in self.films:
            ticket = make_table(self.server, bots(crowd(game)), game=game)
            self.server.carry_out(ticket["table"], begin)
            self.server.carry_out(ticket["table"], play_out)
            self.films[game] = ticket["table"]
        return self.films[game]

    def studied(self, game: str) -> str:
        """The same table when somebody has looked back on it, roughly."""
        table = self.film(game)
        if table not in self.studies:
            record = self.server.at(table, lambda live: live.ledger.record())
            look = LookBack(speeltafel.load(game), record, care=ROUGHLY)
            analysis = look.conclude([found for _, found in look.measure(range(look.total))])
            self.server.carry_out(table, lambda live: self.keep(table, analysis))
            self.studies.add(table)
        return table

    async def keep(self, table: str, analysis: Analysis) -> None:
        await self.server.lobby.studies.kept.keep(table, zlib.compress(msgspec.json.encode(analysis)))

    def hold(self, page: Page, ticket: Ticket, screen: Screen) -> None:
        """This browser has the keys of the table, or is its television."""
        value = {"value": "0" * 32}
        keys = [] if screen.place == "tv" else [key | value for key in ticket["keys"]]
        held = json.dumps(
            [f"speeltafel.table.{ticket['table']}", json.dumps({"keys": keys, "host": ticket["host"]})]
        )
        page.add_init_script(f"localStorage.setItem(...{held})")
        page.add_init_script(f"localStorage.setItem('speeltafel.lessons', '{TOLD}')")
        page.goto(f"/table/{ticket['table']}{'?tv' if screen.place == 'tv' else ''}")


def uncover(page: Page) -> None:
    """Who is asked takes the device that goes round."""
    if page.locator(".cover .button.main").count() > 0:
        page.locator(".cover .button.main").click()


def weak_contrasts(page: Page) -> list[str]:
    """What axe says about the colours of words. It takes long to read, so a page keeps it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[str] = page.evaluate(WEAK)
    return found


def laid_table(server: ServerInside, position: Position, names: tuple[str, ...], **table: Any) -> Ticket:
    """A table with a chair for each of these people, bots on the others, and this position on it."""
    seats = [*map(person, names), *bots(position.seats - len(names))]
    ticket = make_table(server, seats, game=position.game, **table)
    server.carry_out(ticket["table"], begin)
    server.at(ticket["table"], lambda live: put(live, position))
    return ticket


async def play_out(live: LiveTable) -> None:
    """To the end, as fast as bots think; all of it is in the table's log."""
    step = steps(live.match, seed=1)

    def happens() -> list[Event]:
        step()
        return list(live.match.now.events or ())

    while live.match.result is None:
        await live.do(happens)


def put(live: LiveTable, position: Position) -> None:
    """Swap the table for the position, and its history for what happened before it."""
    history = History(position.seats)
    history.entries += [list(events) for events in position.happened]
    table: Any = clone(position.table)
    live.match.table = table
    live.match.now.at = position.time
    live.ledger.history = history
    live.clock.elapsed += position.time - live.clock.now()
    live.deadlines = {}
    live.driver.note_decisions()
    live.show()
