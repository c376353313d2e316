"""Home, a lobby, every game and a replay in browsers of other makers: what is pressed has an effect, and nothing breaks."""

import asyncio
import random

import pytest

from tests.browsers.drivers import Driven, until
from tests.server.process import ServerProcess
from tests.server.tables import finished_table

GAMES = ("good-vs-evil", "creatures-and-outcasts", "hydes-attack", "spookhuis", "rush-out")

HOW_TO = "dialog[open] .button.main"
"""What a race shows to newcomers before it begins."""
MOVES = 12
"""So many answers take a game past its opening."""

WATCH = """
window.wrong = window.wrong ?? [];
addEventListener("error", (event) => wrong.push(String(event.message)));
addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));
"""

OFFERED = """
const groups = [
  "[data-move]:not([disabled]), .steal button",
  ".prompt.asked .actions .button:not(.quiet)",
  ".slot.can:not(.up) .grip",
].map((css) => [...document.querySelectorAll(css)]).filter((group) => group.length > 0);
if (!groups.length) groups.push([...document.querySelectorAll(".prompt.asked .actions .quiet")]);
"""
"""What can be pressed, by kind; what is less in sight only where there is nothing else."""

PRESS = f"""{OFFERED}
if (!groups[0].length || document.querySelector(".result")) return false;
const group = groups[Math.floor(arguments[0] * groups.length * 0.999)];
group[Math.floor(arguments[1] * group.length * 0.999)].dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
return true;
"""

OPEN_TABLE = """
const button = [...document.querySelectorAll("button")].find((one) => /Open the table/.test(one.textContent));
button?.click();
return button !== undefined;
"""


def visit(page: Driven, url: str) -> None:
    page.open(url)
    page.run(WATCH)


def answer(page: Driven, whim: random.Random) -> bool:
    """Presses something that the page offers, as soon as it offers anything."""

    def pressed() -> str:
        if page.find(".result"):
            return "over"
        return "pressed" if page.run(PRESS, whim.random(), whim.random()) else ""

    return until(pressed, "the page asks for something, or the game ends") == "pressed"


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played(page: Driven, server: ServerProcess, slug: str) -> None:
    """Pressed in the moment in which it appears, *Play now* plays."""
    visit(page, server.url)
    button = f"[data-testid=play-{slug}]"
    until(lambda: page.find(button), "home", pause=0)
    page.press(button)
    until(lambda: page.run("return location.pathname").startswith("/table/"), "the table")
    page.wait(f".prompt, {HOW_TO}")
    if page.find(HOW_TO):
        page.press(HOW_TO)
    page.wait(".prompt")
    whim = random.Random(slug)
    for _ in range(MOVES):
        if not answer(page, whim):
            break
    page.wait(".log li")
    assert page.run("return wrong") == []


def test_a_lobby_invites(page: Driven, server: ServerProcess) -> None:
    visit(page, f"{server.url}/new/good-vs-evil")
    until(lambda: page.run(OPEN_TABLE), "the button that opens the table")
    until(
        lambda: page.run("return document.querySelector('img[src$=\"qr.svg\"]')?.naturalWidth > 0"),
        "the code to scan",
    )
    assert page.run("return wrong") == []


def test_a_replay_is_looked_at(page: Driven, server: ServerProcess) -> None:
    table = asyncio.run(finished_table(server))
    visit(page, f"{server.url}/replay/{table}?at=5")
    page.wait("section.film input[type=range]")
    step = "return document.querySelector('section.film input').value"
    until(lambda: page.run(step) == "5", "the moment of the link")
    page.press("section.film [aria-label='One step back']")
    until(lambda: page.run(step) == "4", "one step back")
    assert page.run("return wrong") == []
