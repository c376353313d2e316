"""The pages of the club: a card, a year of games, ladders, people, tournaments in every phase, the host's."""

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page as Browsed

from speeltafel.server.club.keeping_house import House
from speeltafel.server.common.settings import Settings
from tests.server.club.rows import a_year, rows
from tools.gallery.pages import Enter, Page, at
from tools.gallery.screens import Screen
from tools.gallery.studio import Manner, Studio

NAMES = ("Noor", "Bram", "Sanne", "Joris", "Fleur", "Abdel", "Wies", "Maximiliaan van Zuylen", "Jip")
WHOLE = Manner(whole=True)
CONTESTS = "/api/club/contests"


@dataclass
class Clubhouse:
    """Members of a server with a year behind them, and their tournaments."""

    studio: Studio
    cards: list[dict[str, Any]] = field(default_factory=list)
    contests: dict[str, str] = field(default_factory=dict)
    key: str = ""
    lobby: str = ""

    def build(self) -> "Clubhouse":
        server = self.studio.server
        for number, name in enumerate(NAMES):
            made = server.post("/api/club/cards", {"name": name, "face": f"{number}a{number}b3c4"[:7]})
            made["card"] = self.post(number, "/api/club/card", {"shown": "public"}, made)
            self.cards.append(made)
        members = [made["card"]["member"] for made in self.cards]
        played = a_year(Settings(data=str(server.data)), members[0], members[1:3], int(time.time()))
        aside(played)
        self.key = aside(new_key(Settings(data=str(server.data))))
        self.contests = {
            "registering": self.called("swiss"),
            "running": self.begun(),
            "over": self.finished(),
        }
        self.lobby = self.laid()
        return self

    def laid(self) -> str:
        """A slow table of Noor's with seats left; and one of Bram's, to which Noor is asked."""
        seats = [{"kind": "person", "mine": True}, {"kind": "open"}, {"kind": "open"}]
        plan = {"game": "good-vs-evil", "seats": seats, "hours": 12}
        table = self.post(1, "/api/tables", plan)["table"]
        self.post(1, "/api/club/invitations", {"member": self.cards[0]["card"]["member"], "table": table})
        return str(self.post(0, "/api/tables", plan)["table"])

    def post(self, number: int, path: str, body: Any, made: dict[str, Any] | None = None) -> Any:
        secret = (made or self.cards[number])["secret"]
        return self.studio.server.post(path, body, Authorization=f"Bearer {secret}")

    def called(self, kind: str, **more: Any) -> str:
        """A contest with everybody in it."""
        wanted = {
            "name": "Vrijdagavond in De Zwaan",
            "kind": kind,
            "game": "good-vs-evil",
            "sizes": [3],
            "rounds": 3,
        }
        contest = str(self.post(0, CONTESTS, wanted | more)["contest"])
        for number in range(len(NAMES)):
            self.post(number, f"{CONTESTS}/{contest}/enter", {})
        return contest

    def begun(self) -> str:
        """In its second round: a table corrected, another one still open."""
        contest = self.called("swiss", rated=True)
        self.decide(contest, self.round(contest))
        self.decide(contest, self.round(contest)[:2])
        return contest

    def finished(self) -> str:
        contest = self.called("swiss", rounds=2)
        for _ in range(2):
            self.decide(contest, self.round(contest))
        return contest

    def round(self, contest: str) -> list[dict[str, Any]]:
        began = self.post(0, f"{CONTESTS}/{contest}/round", {})
        tables: list[dict[str, Any]] = began["rounds"][-1]["tables"]
        return tables

    def decide(self, contest: str, tables: list[dict[str, Any]]) -> None:
        for number, table in enumerate(tables):
            places = [1, 2, 2] if number == 1 else [1, 2, 3]
            given = {"table": table["table"], "places": places, "reason": "gespeeld met het doosje op tafel"}
            self.post(0, f"{CONTESTS}/{contest}/result", given)

    def hold(self, page: Browsed) -> None:
        """This browser holds the first card."""
        held = json.dumps(json.dumps(self.cards[0]))
        page.add_init_script(f"localStorage.setItem('speeltafel.card', {held})")


async def new_key(settings: Settings) -> str:
    async with rows(settings) as keeper:
        return await House(keeper).new_key()


def aside(work: Any) -> Any:
    """Playwright has an event loop in this thread already."""
    with ThreadPoolExecutor() as threads:
        return threads.submit(asyncio.run, work).result()


BUILT: dict[int, Clubhouse] = {}


def clubhouse(studio: Studio) -> Clubhouse:
    """The club of this studio's server, built once."""
    if id(studio) not in BUILT:
        BUILT[id(studio)] = Clubhouse(studio).build()
    return BUILT[id(studio)]


def held(path: str, sign: str, act: Callable[[Browsed], None] | None = None) -> Enter:
    """A page as a member sees it, after something was done on it."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        club = clubhouse(studio)
        club.hold(page)
        page.goto(path.format(**club.contests, lobby=club.lobby))
        page.wait_for_selector(sign, timeout=60_000)
        if act is not None:
            act(page)

    return enter


def watched(path: str, sign: str) -> Enter:
    """A page as everybody sees it."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        at(path.format(**clubhouse(studio).contests), sign)(studio, page, screen)

    return enter


def hosted(studio: Studio, page: Browsed, screen: Screen) -> None:
    key = clubhouse(studio).key
    page.goto("/club/host")
    page.locator("form input").fill(key)
    page.locator("form button").click()
    page.wait_for_selector("main dl", timeout=60_000)


def adding_a_device(page: Browsed) -> None:
    page.locator("main section button.button").filter(has_text="apparaat").or_(
        page.locator("main section button.button").filter(has_text="device")
    ).first.click()
    page.wait_for_selector("main svg.qr, main .qr", timeout=60_000)


def asking(page: Browsed) -> None:
    page.locator(".ask-member summary").click()
    page.wait_for_selector(".ask-member form")


def leaving(page: Browsed) -> None:
    page.locator("main section").last.get_by_role("button").last.click()
    page.wait_for_selector("[role=alertdialog]")


def correcting(page: Browsed) -> None:
    page.locator(".board").first.get_by_role("button").last.click()
    page.wait_for_selector("dialog[open]")


CLUB = [
    Page("club-card-new", at("/club/me", "main form"), manner=WHOLE),
    Page("club-card", held("/club/me", "main section"), manner=WHOLE),
    Page("club-card-device", held("/club/me", ".keys li", adding_a_device), manner=WHOLE),
    Page("club-card-farewell", held("/club/me", ".keys li", leaving), manner=WHOLE),
    Page("club-invited", held("/", "section.asked")),
    Page("club-asking", held("/table/{lobby}", ".ask-member", asking), manner=WHOLE),
    Page("club-games", held("/club/games", "main ul li")),
    Page("club-profile", held("/club/members/Noor", "main section h3"), manner=WHOLE),
    Page("club-profile-unknown", watched("/club/members/Niemand", "main [role=alert]")),
    Page("club-ladder", held("/club/ladders/spookhuis", "main ol li, main table tr")),
    Page("club-ladder-climb", held("/club/ladders/hydes-attack", "main ol li, main table tr")),
    Page("club-people", held("/club/people", "main section")),
    Page("club-notices", held("/club/notices", "main form"), manner=WHOLE),
    Page("club-contests", held("/club/contests", "main li")),
    Page("club-contest-call", held("/club/contests/new", "main fieldset"), manner=WHOLE),
    Page("club-contest-registering", held("/club/contests/{registering}", "main h2"), manner=WHOLE),
    Page("club-contest-running", held("/club/contests/{running}", ".board"), manner=WHOLE),
    Page("club-contest-guest", watched("/club/contests/{running}", ".board")),
    Page("club-contest-correct", held("/club/contests/{running}", ".board", correcting)),
    Page("club-contest-over", held("/club/contests/{over}", ".board, details"), manner=WHOLE),
    Page("club-host-key", at("/club/host", "main form")),
    Page("club-host", hosted, manner=WHOLE),
    *(
        Page(f"club-tv-{phase}", watched(f"/club/contests/{{{phase}}}?tv", "main h1, h1"), places=("tv",))
        for phase in ("registering", "running", "over")
    ),
]
