"""Pages that are no position of a game: home, new tables, waiting rooms, and what can be opened over a table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from playwright.sync_api import Page as Browsed

from speeltafel.engine.lessons import course_of
from speeltafel.games import load
from tests.server.tables import Ticket, make_table, person
from tools.gallery.positions import Position, positions
from tools.gallery.screens import Screen
from tools.gallery.studio import PLAINLY, STILL, Manner, Offences, Studio

FIRST = "good-vs-evil"
"""The game of pages that look alike in all games."""
SEATS = [person("Noor"), {"kind": "open"}, {"kind": "bot"}, {"kind": "open"}]
EXPLAINED = ("rush-out",)
"""Games that are explained before they are played for the first time."""
WINDOWS = ("nope",)
"""Questions that are too short for explanations."""
PANELS = ("log", "chat", "rules")

Enter = Callable[[Studio, Browsed, Screen], None]


@dataclass(frozen=True)
class Page:
    """Something to look at, how to get there, on which kind of screen, and how.

    What takes long is looked at on some widths only."""

    name: str
    enter: Enter
    places: tuple[str, ...] = ("online",)
    manner: Manner = PLAINLY
    widths: tuple[int, ...] = ()

    def on(self, screens: Iterable[Screen]) -> list[Screen]:
        """Those of these screens on which it is looked at."""
        return [
            screen
            for screen in screens
            if screen.place in self.places and (not self.widths or screen.width in self.widths)
        ]

    def shoot(self, studio: Studio, screens: list[Screen], language: str) -> list[Offences]:
        """Its pictures on screens of one kind, with what is wrong on each."""
        return studio.look(
            lambda page: self.enter(studio, page, screens[0]), self.name, screens, language, self.manner
        )


def pages(games: Iterable[str]) -> list[Page]:
    """What belongs to these games beside their positions."""
    made = [Page(f"new-{game}", at(f"/new/{game}", "form")) for game in games]
    rooms = [Page(f"waiting-{game}", host_waits(game), ("online", "tv")) for game in games]
    lessons = [Page(f"lesson-{game}", explained(game)) for game in games if game in EXPLAINED]
    learned = [
        page for game in games for page in (*taught(game), *told(game), *helped(game), *looked_back(game))
    ]
    return [*made, *rooms, *lessons, *learned]


def taught(game: str) -> list[Page]:
    """The course of a game, and how each of its lessons begins."""
    course = [lesson for lesson in course_of(load(game)).values() if lesson.kind == "task"]
    begun = [
        Page(
            f"taught-{game}-{lesson.id}", at(f"/learn/{game}/{lesson.id}", ".teacher .words p"), manner=STILL
        )
        for lesson in course
    ]
    return [Page(f"course-{game}", at(f"/learn/{game}", "ol li")), *begun] if course else []


def told(game: str) -> list[Page]:
    """The rulebook, from its head to its foot, and the game at a glance."""
    return [
        Page(
            f"rulebook-{game}", at(f"/rules/{game}", "main h2"), manner=Manner(whole=True), widths=(390, 1440)
        ),
        Page(f"glance-{game}", at(f"/rules/{game}/glance", ".boxes section"), manner=Manner(whole=True)),
    ]


def helped(game: str) -> list[Page]:
    """What the coach says, and what is explained to who is asked for the first time."""
    return [
        Page(f"coach-{game}", coached(game), manner=STILL),
        Page(f"note-{game}", noted(game), manner=Manner(still=True, newcomer=True)),
    ]


def looked_back(game: str) -> list[Page]:
    """A game that is over: as a film, and what was luck in it."""
    return [
        Page(f"film-{game}", filmed(game), manner=STILL),
        Page(f"look-back-{game}", studied(game), manner=STILL),
    ]


def at(path: str, sign: str) -> Enter:
    """An address, and what shows that it is there."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        page.goto(path)
        page.wait_for_selector(sign, timeout=20_000)

    return enter


def settings(studio: Studio, page: Browsed, screen: Screen) -> None:
    page.goto("/")
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog[open]")


def waiting(studio: Studio, game: str, place: str) -> Ticket:
    """A table with somebody who is here, somebody who is away, a bot and a free chair."""
    seats = [{"kind": "open"} if place == "tv" and seat["kind"] == "person" else seat for seat in SEATS]
    ticket = make_table(studio.server, seats, game=game, place=place)
    for name in ("Bram", "Sanne")[: 2 if place == "tv" else 1]:
        studio.server.post(f"/api/tables/{ticket['table']}/join", {"name": name})
    return ticket


def host_waits(game: str) -> Enter:
    """The waiting room as its host sees it, or the television."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        studio.hold(page, waiting(studio, game, screen.place), screen)
        page.wait_for_selector(".ticket .code", timeout=20_000)

    return enter


def explained(game: str) -> Enter:
    """Somebody plays a game for the first time."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        page.goto("/")
        page.get_by_test_id(f"play-{game}").click()
        page.wait_for_selector("dialog[open] ol", timeout=20_000)

    return enter


def guest_arrives(studio: Studio, page: Browsed, screen: Screen) -> None:
    page.goto(f"/table/{waiting(studio, FIRST, 'online')['table']}")
    page.wait_for_selector(".chair", timeout=20_000)


def guest_waits(studio: Studio, page: Browsed, screen: Screen) -> None:
    guest_arrives(studio, page, screen)
    page.locator(".chair").first.click()
    page.wait_for_selector(".you", timeout=20_000)


def opened(which: str) -> Enter:
    """A panel over the table or beside it, while it is the reader's turn."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        turn = positions(FIRST, frozenset({"turn"}))[0]
        studio.hold(page, studio.lay(turn, screen), screen)
        page.wait_for_selector(".prompt.asked", timeout=20_000)
        small = page.locator(".small-panels .button").nth(PANELS.index(which))
        beside = not small.is_visible()
        (page.get_by_role("tab").nth(PANELS.index(which)) if beside else small).click()
        page.wait_for_selector("[aria-selected=true]" if beside else "dialog[open]")

    return enter


def coached(game: str) -> Enter:
    """The coach has answered."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        asked = next(position for position in positions(game) if choices(position) > 1)
        studio.hold(page, studio.lay(asked, screen), screen)
        page.locator(".prompt .coach").click(timeout=20_000)
        page.wait_for_selector("section.coach .one", timeout=20_000)

    return enter


def handed_over(studio: Studio, page: Browsed, screen: Screen) -> None:
    """Between two people on one device."""
    turn = positions(FIRST, frozenset({"turn"}))[0]
    studio.hold(page, studio.lay(turn, screen), screen)
    page.wait_for_selector(".cover .button.main", timeout=20_000)


def choices(position: Position) -> int:
    decision = position.table.decision(0)
    return 0 if decision is None else len(decision.moves)


def noted(game: str) -> Enter:
    """The first note of this game."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        asked = next(position for position in positions(game) if position.name not in WINDOWS)
        studio.hold(page, studio.lay(asked, screen), screen)
        page.wait_for_selector("button.note", timeout=20_000)

    return enter


def filmed(game: str) -> Enter:
    """In the middle of a game that is over."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        page.goto(f"/replay/{studio.film(game)}")
        place = page.locator("section.film input[type=range]")
        place.wait_for(timeout=20_000)
        place.fill(str(int(place.get_attribute("max") or 0) // 2))

    return enter


def studied(game: str) -> Enter:
    """Luck and skill in the same game."""

    def enter(studio: Studio, page: Browsed, screen: Screen) -> None:
        page.goto(f"/replay/{studio.studied(game)}?look")
        page.wait_for_selector("dialog[open] .picture polyline", timeout=20_000, state="attached")

    return enter


def watches(studio: Studio, page: Browsed, screen: Screen) -> None:
    """Somebody who came by the link of a running game."""
    turn = positions(FIRST, frozenset({"turn"}))[0]
    page.goto(f"/table/{studio.lay(turn, screen)['table']}")
    page.wait_for_selector(".watcher", timeout=20_000)


def joins(studio: Studio, page: Browsed, screen: Screen) -> None:
    watches(studio, page, screen)
    page.locator(".watcher .button").click()
    page.wait_for_selector("dialog[open] .seat")


PLAIN = [
    Page("home", at("/", "h2")),
    Page("join", at("/join", "input")),
    Page("credits", at("/credits", "h2")),
    Page("settings", settings),
    Page("arriving", guest_arrives),
    Page("guest", guest_waits),
    *(Page(which, opened(which), manner=STILL) for which in PANELS),
    Page("cover", handed_over, ("device",), STILL),
    Page("watching", watches, manner=STILL),
    Page("watching-join", joins, manner=STILL),
]
