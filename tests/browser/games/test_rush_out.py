"""A person and bots race through the first training of Rush Out!, to its end."""

import time
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

import speeltafel
from speeltafel.engine import Match
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, asked_first, laid
from tests.browser.people import Person
from tests.browser.places import bottom, box, boxes
from tests.browser.seats import begin, hold
from tests.browser.table.test_sound import LISTEN
from tests.server.process import ServerProcess
from tests.server.tables import person

__all__ = ["laid"]

A_RACE = 120.0
"""Seconds in which a race is over, on a busy machine."""
LONGEST = 45
"""Seconds after which the table ends it."""
ONE_LINE = 42
"""Pixels of a prompt that keeps its height."""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".tray .cube")].map((cube) => {
    const sides = [...cube.children].map((side) => side.getBoundingClientRect());
    return [Math.min(...sides.map((side) => side.left)), Math.max(...sides.map((side) => side.right))];
  });
  return Math.max(...boxes.slice(1).map(([left], at) => boxes[at][1] - left));
}"""
"""Pixels by which dice of a tray lie on the next."""
LIES_ON = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  const meets = (other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
  return [...document.querySelectorAll(others)].filter((other) => meets(other.getBoundingClientRect())).map((other) => other.textContent);
}"""
"""The words that lie under a thing."""
WATCH = """() => {
  window.signals = [];
  new MutationObserver(() => {
    const shown = document.querySelector(".signal:popover-open")?.textContent;
    if (shown && shown !== signals.at(-1)?.[0]) signals.push([shown, window.scheduled?.length ?? 0]);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""What counted down to the race above everything else on this page, and how many sounds were heard before."""


def take_a_seat(player: Person, server: ServerProcess, seat: int, **options: object) -> None:
    """A table with quick bots, and this person in one of the seats."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "level": "master"} for _ in range(3)]
    seats[seat] = person(player.name)
    chosen = {"race_seconds": LONGEST, "tumble_ms": 300} | options
    ticket = server.post("/api/tables", {"game": "rush-out", "seats": seats, "options": chosen})
    hold(player, ticket)
    begin(player)
    expect(player.page.locator(".dungeon .tray")).to_be_visible()
    player.page.wait_for_timeout(600)


def race(*players: Person) -> None:
    """Space rolls; what lights up is pressed."""
    end = time.monotonic() + A_RACE
    while not players[0].over and time.monotonic() < end:
        for player in players:
            act(player)
        players[0].page.wait_for_timeout(100)


def act(player: Person) -> None:
    lit = player.page.locator(".spot [data-move], .mate[data-move]")
    try:
        if lit.count() > 0:
            player.tap(lit.first)
        else:
            player.page.keyboard.press("Space")
    except PlaywrightError:
        return  # the table has moved on in the meantime


def test_a_hero_races_to_the_end(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    take_a_seat(player, server, 1)
    player.fits()
    expect(player.page.locator(".tray button.die")).to_have_count(3)
    player.look("rush-out-desktop-en")
    race(player)
    expect(player.page.locator(".result")).to_be_visible()
    player.look("rush-out-result-en")
    log = player.page.locator(".panel").inner_text()
    assert "the race is on!" in log
    assert "complete" in log


@pytest.mark.long
def test_two_people_and_a_bot_race_to_the_end(sit: Sit, server: ServerProcess) -> None:
    seats = [person("Sam"), person("Noor"), {"kind": "bot", "level": "master"}]
    options = {"race_seconds": LONGEST, "tumble_ms": 300, "scenario": "training_2"}
    ticket = server.post("/api/tables", {"game": "rush-out", "seats": seats, "options": options})
    wizard, hero = sit("Sam", 390, 844), sit("Noor")
    for key, player in enumerate((wizard, hero)):
        hold(player, ticket, key)
        player.page.locator(".seats").first.wait_for()
    begin(wizard)
    wizard.page.locator(".roll").click()
    race(wizard, hero)
    for player in (wizard, hero):
        expect(player.page.locator(".result table")).to_contain_text("Noor")
    figures = ".result tbody td"
    assert wizard.page.locator(figures).all_inner_texts() == hero.page.locator(figures).all_inner_texts()
    wizard.look("rush-out-result-phone-en")


@pytest.mark.long
def test_a_race_is_seen_again_as_it_was_run(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    take_a_seat(player, server, 0, race_seconds=20)
    race(player)
    page = player.page
    expect(page.locator(".result table")).to_contain_text("Noor")
    page.get_by_test_id("more").click()
    page.get_by_role("link", name="The last seconds, slowly").click()
    speeds = page.get_by_role("group", name="Speed")
    expect(speeds.get_by_role("button", pressed=True)).to_have_text("0.25×")
    place = page.get_by_role("slider", name="Moment in the game")
    before = int(place.input_value())
    expect(place).not_to_have_value(str(before))
    speeds.get_by_role("button", name="4×").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(place).to_have_value(place.get_attribute("max") or "")
    player.look("rush-out-replay-en")


def test_the_wizard_on_a_phone_in_dutch(sit: Sit, server: ServerProcess) -> None:
    player = sit("Sam", 390, 844, "nl")
    take_a_seat(player, server, 0, scenario="training_2")
    expect(player.page.locator(".tray button.die")).to_have_count(5)
    player.page.locator(".roll").dispatch_event("click")
    expect(player.page.locator(".tray .die [role=img], .tray .die .cube").first).to_be_visible()
    player.page.wait_for_timeout(1500)
    for width in (390, 360):
        player.page.set_viewport_size({"width": width, "height": 844})
        expect(player.page.locator(".prompt .coach")).to_be_visible()
        height = player.page.locator(".prompt .sentence").evaluate("one => one.offsetHeight")
        assert height <= ONE_LINE, "the sentence breaks when the coach is there"
        assert player.page.evaluate(OVERLAPS) <= 1, "dice lie on each other"
    player.fits()
    player.look("rush-out-phone-nl")


def test_space_throws_the_dice(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    take_a_seat(player, server, 0)
    player.page.keyboard.press("Space")
    expect(player.page.locator(".tray .cube").first).to_be_visible()


def test_a_number_on_which_nothing_fits_tells_why(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    take_a_seat(player, server, 0)
    player.page.keyboard.press("1")
    expect(player.page.locator(".notice p")).not_to_be_empty()


def racing(trial_pile: str) -> Match:
    """A hero whose dice complete the first trial at once, as long as this pile lasts."""
    return speeltafel.position(
        "rush-out",
        options={"scenario": "training_1", "wizard": 3},
        players=[{"hero": "bard", "dice": "sword sword fire"}, {}, {}],
        trials="giant_spider rope_bridge chained_gate",
        spells="static_storm",
        trial_pile=trial_pile,
    )


def test_a_reason_is_about_what_was_touched_and_lies_on_no_call_and_on_no_news(laid: LaidTables) -> None:
    page = laid(racing("mimic crossroads")).page
    spell = page.locator('[data-anchor="card:static_storm"] .whole')
    spell.click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("available cards of the wizard")
    page.wait_for_timeout(400)
    assert page.evaluate(LIES_ON, [".notice", ".calls button, .spot .name"]) == []
    page.keyboard.press("Escape")  # before the wizard has cast the spell
    expect(notice).to_have_count(0, timeout=2000)
    page.keyboard.press("1")
    expect(page.locator(".shout")).to_be_visible()
    spell.dispatch_event("click")
    expect(notice).to_have_count(1)
    expect(notice).to_be_hidden()
    expect(page.locator(".shout")).to_have_count(0)


def test_when_the_race_is_won_the_pile_is_empty_and_nobody_calls(laid: LaidTables) -> None:
    page = laid(racing("mimic")).page
    pile = page.locator('[data-anchor="pile:trial"]')
    expect(pile).to_contain_text("thin")
    expect(page.locator(".calls")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".result")).to_be_visible()
    expect(pile).to_contain_text("empty")
    expect(pile).to_have_attribute("aria-label", "Trial pile: nothing left")
    expect(pile.locator(".card")).to_have_count(0)
    expect(page.locator(".calls")).to_have_count(0)


def test_the_race_is_on_television_and_the_own_dice_are_on_the_phones(
    sit: Sit, server: ServerProcess
) -> None:
    seats = [person("Noor"), person("Sam"), {"kind": "bot", "level": "master"}]
    plan = {"game": "rush-out", "seats": seats, "place": "tv", "options": {"countdown_seconds": 3}}
    ticket = server.post("/api/tables", plan)
    tv, noor, sam = sit("TV", 1920, 1080), sit("Noor", 390, 844), sit("Sam", 390, 844)
    noor.page.add_init_script(LISTEN)
    tv.page.goto(f"/table/{ticket['table']}?tv")
    for key, phone in enumerate((noor, sam)):
        hold(phone, ticket, key)
        phone.page.locator(".seats").first.wait_for()
    begin(noor)
    sam.page.get_by_role("button", name="Menu").click()
    sam.page.get_by_role("button", name="How to play").click()
    for one in (tv, noor, sam):
        one.page.evaluate(WATCH)
    noor.page.locator(".roll").click()
    expect(sam.page.get_by_test_id("live")).to_contain_text("counts down from 3")
    expect(sam.page.locator(".tray .roll")).to_have_attribute("aria-disabled", "true")
    expect(tv.page.locator(".signal")).to_be_in_viewport(ratio=1)
    expect(sam.page.locator(".tray .roll")).to_have_attribute("aria-disabled", "false")
    sam.page.get_by_role("button", name="Got it").click()
    for one in (tv, noor, sam):
        assert [shown for shown, _ in one.page.evaluate("signals")] == ["3", "2", "1", "Rush out!"]
    heard = dict(noor.page.evaluate("signals"))
    assert heard["1"] > heard["3"], "every second ticks"
    sam.page.locator(".roll").click()
    expect(sam.page.locator(".tray button.die")).to_have_count(3)
    expect(tv.page.locator(".mate")).to_have_count(3)
    assert tv.page.locator(".tray").count() == 0, "nobody plays on the television"
    for one in (tv, noor, sam):
        one.fits()
    tv.look("rush-out-tv")
    sam.look("rush-out-tv-phone")


@pytest.mark.long
def test_the_replay_shows_all_dice_on_a_phone(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor", 390, 664)
    take_a_seat(player, server, 1, race_seconds=20)
    expect(player.page.locator(".result")).to_be_visible(timeout=A_RACE * 1000)
    player.page.goto(player.page.url.replace("/table/", "/replay/") + "?at=40")
    expect(player.page.locator(".tray .die")).to_have_count(3)
    player.fits()
    stage, *dice = boxes(player.page.locator(".scene"), *player.page.locator(".tray .die").all())
    assert all(bottom(die) <= bottom(stage) for die in dice)
    player.look("rush-out-replay-phone")


def test_beside_a_television_the_dice_are_in_reach_and_the_dragon_keeps_to_its_tile(laid: LaidTables) -> None:
    options = {"scenario": "training_2", "wizard": 2}
    tv, noor = laid.beside_a_television(speeltafel.start("rush-out", 3, options, seed=1), 664)
    expect(noor.page.locator(".tray .roll")).to_be_in_viewport(ratio=1)
    for one in (noor, tv):
        one.page.locator(".tile .dragon").wait_for()
        one.page.wait_for_function(
            """() => {
              const box = (name) => document.querySelector(`.spot.tile ${name}`).getBoundingClientRect();
              const [tile, name, dragon] = [box(".whole"), box(".name"), box(".dragon .picture")];
              const beside = dragon.left >= name.right || dragon.top >= name.bottom;
              return beside && dragon.bottom <= tile.bottom + 4 && dragon.top >= tile.top - 4;
            }"""
        )


STUCK = """() => {
  const hint = document.querySelector(".roll .short");
  if (!hint || hint.getClientRects().length === 0) return null;
  const box = (one) => one.getBoundingClientRect();
  const roll = document.querySelector(".roll");
  const dice = Math.max(...[...document.querySelectorAll(".tray .die")].map((one) => box(one).right));
  return [roll.innerText.startsWith("Roll!"), box(roll).left >= dice, box(hint).left >= box(roll).left, roll.scrollWidth <= roll.clientWidth];
}"""
"""What rolls the dice, where all of them lie: it still says so, beside the dice, and the hint keeps within it."""


def test_on_a_phone_what_rolls_keeps_its_place_and_says_how_to_go_on(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor", 390, 664)
    take_a_seat(player, server, 1)
    end = time.monotonic() + LONGEST
    while (seen := player.page.evaluate(STUCK)) is None and time.monotonic() < end:
        act(player)
        player.page.wait_for_timeout(50)
    assert seen == [True, True, True, True]


def test_beside_a_television_the_question_of_a_race_is_one_line(laid: LaidTables) -> None:
    _, player = laid.beside_a_television(asked_first("rush-out", "race"), 664)
    assert box(player.page.locator(".prompt .sentence"))["height"] <= 48
