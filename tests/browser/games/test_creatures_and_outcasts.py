"""Creatures & Outcasts: what a player reads off a small screen, and a card that is looked at closely."""

import re

from playwright.sync_api import Locator, expect

import speeltafel
from speeltafel.games.creatures_and_outcasts.moves import Claim
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, asked_first, laid
from tests.browser.people import Person, play_until
from tests.browser.seats import begin, hold
from tests.browser.waiting import until
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

__all__ = ["laid"]


def at_the_table(player: Person, server: ServerProcess) -> None:
    """With three bots."""
    hold(player, make_table(server, [person(player.name), *bots(3)], game="creatures-and-outcasts"))
    begin(player)
    expect(player.page.locator(".scene .board")).to_be_visible()


def name_of(card: Locator) -> str:
    """What a screen reader calls it: the name, before what it does."""
    return str(card.get_attribute("aria-label")).split(".")[0]


def test_a_phone_says_what_must_be_beaten_and_how_everybody_stands(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor", 390, 664)
    at_the_table(noor, server)
    play_until(lambda: "beat the" in noor.sentence, noor)
    top = name_of(noor.page.locator(".trick .top [role=img]"))
    asked = re.search(r"beat the (\d+)", noor.sentence)
    assert asked is not None
    assert asked[1] in re.findall(r"\d+", top)
    totals = noor.page.locator(".players .kept")
    expect(totals.filter(visible=True)).to_have_count(4)
    high = noor.page.locator(".scene").evaluate("board => board.clientHeight")
    assert high >= 664 / 2, "the board comes first"
    noor.fits()
    noor.look("creatures-and-outcasts-turn-phone")


def test_the_character_is_read_in_full_where_it_lies(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor")
    at_the_table(noor, server)
    character = noor.page.locator(".characters .active [role=img]")
    play_until(lambda: noor.asked and character.count() == 1, noor)
    close = noor.page.locator(".closeup .name")
    noor.page.mouse.move(2, 2)
    character.hover()
    expect(close).to_have_text(name_of(character))
    noor.page.mouse.move(2, 2)
    expect(close).to_have_count(0)


def test_in_the_race_a_tap_on_the_1_lays_it(laid: LaidTables) -> None:
    """CO-024, without the button in the middle. The others, who are slower, still have it before them."""
    noor = laid(speeltafel.start("creatures-and-outcasts", 3, seed=3), 390, 664)
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
    noor.page.locator('.grip[data-kind="1"]').first.click(position={"x": 8, "y": 30})
    expect(noor.page.locator(".race .spot.idle")).to_be_visible()
    table = noor.page.url.rsplit("/", 1)[-1]
    claimed = laid.server.at(table, lambda live: live.ledger.playing()[1].entries[-1])
    assert (claimed.seat, claimed.move) == (0, Claim())
    noor.page.locator(".race .spot").click()
    expect(noor.page.locator(".notice")).to_contain_text("who was first")


def test_on_a_phone_beside_a_television_the_closed_pile_ends_above_the_question(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(asked_first("creatures-and-outcasts", "take"), 664)
    noor.page.locator(".aside .viewer").wait_for()
    noor.page.wait_for_function(
        """() => {
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          return box(".viewer").bottom <= box(".prompt").top;
        }"""
    )


def test_on_a_television_a_long_name_is_broken_between_syllables_or_not_at_all(laid: LaidTables) -> None:
    tv, _ = laid.beside_a_television(asked_first("creatures-and-outcasts", "swap-partner"))
    name = tv.page.locator(".trick .top .name")
    expect(name).to_contain_text("Shape")
    lines = """(name) => {
      const text = name.firstChild, all = document.createRange();
      const bottom = (at) => {
        all.setStart(text, at);
        all.setEnd(text, at + 1);
        return Math.round([...all.getClientRects()].at(-1)?.bottom ?? 0);
      };
      const letters = [...text.data].map((letter, at) => [letter, bottom(at)]).filter(([letter]) => letter !== "\u00ad");
      return letters.map(([letter, place], at) => (at > 0 && place !== letters[at - 1][1] ? "-" : "") + letter).join("");
    }"""
    until(tv.page, lambda: name.evaluate(lines) in ("Shapeshifter", "Shape-shifter"))
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
