"""While moves are shown, everything says the same: plates, arrow, prompt and title; and the log waits for the stage."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person, play_until
from tests.browser.seats import BEGINS, begin, hold
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

WATCH = """own => {
  const seen = window.seen = { frames: 0, signs: 0, staged: 0, wrong: [] };
  const text = (node) => node?.textContent ?? "";
  const nameOf = (player) => text(player.querySelector(".name"));
  const look = () => {
    const prompt = document.querySelector(".prompt"), scene = document.querySelector(".scene");
    const players = [...document.querySelectorAll(".player")];
    const names = new Set(players.map(nameOf));
    const active = new Set(players.filter((one) => one.matches(".active")).map(nameOf));
    const arrows = players.filter((one) => one.querySelector(".badge.turn")).map(nameOf);
    const sentence = text(prompt?.querySelector(".sentence"));
    // Before a Nope it says what is about to happen, and to whom: nobody there is waited for.
    const telling = prompt?.matches(".telling");
    const waited = telling || sentence.includes("Nope") ? [] : [...names];
    // Who is waited for stands first: "Ada picks a card from the hand of Cleo" waits for Ada alone.
    const place = (name) => sentence.indexOf(name);
    const named = waited.filter((name) => place(name) >= 0).sort((one, other) => place(one) - place(other));
    const between = (name, at) => sentence.slice(place(named[at - 1]) + named[at - 1].length, place(name));
    const first = named.filter((name, at) => at === 0 || /^(, | and |, and )$/.test(between(name, at)));
    const told = prompt?.matches(".asked") ? [own] : first;
    const wrong = (what) => seen.wrong.push(`${what}: ${[...active]} / ${arrows} / ${sentence}`);
    seen.frames += 1;
    if (telling && active.size > 0) wrong("told while somebody is waited for");
    seen.signs += active.size > 0 && told.length > 0;
    if (told.some((name) => !active.has(name))) wrong("prompt without plate");
    if (told.length > 0 && told[0] !== own && active.size > told.length) wrong("plate without prompt");
    if (new Set(arrows).size > 1) wrong("two arrows");
    if (sentence.includes("Your turn:") && arrows.some((name) => name !== own)) wrong("arrow elsewhere");
    const event = scene?.dataset.event;
    if (event !== undefined) {
      seen.staged += 1;
      const ahead = [...document.querySelectorAll(".log li")].filter((line) => Number(line.dataset.event) >= Number(event));
      if (ahead.length > 0) seen.wrong.push(`log ahead of ${scene.dataset.moment}: ${text(ahead[0])}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""In every frame: what the plates, the arrow and the prompt say, and whether the log knows what is still on the stage."""


def watch(player: Person) -> None:
    player.page.evaluate(WATCH, player.name)


def seen(player: Person) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate("window.seen")
    return found


@pytest.mark.parametrize("game", ["good-vs-evil", "creatures-and-outcasts"])
def test_all_signs_point_at_the_same_player_and_the_log_waits_for_the_stage(
    sit: Sit, server: ServerProcess, game: str
) -> None:
    noor = sit("Noor")
    hold(noor, make_table(server, [person("Noor"), *bots(3)], game=game))
    begin(noor)
    expect(noor.page.locator(".scene")).to_be_visible()
    watch(noor)
    play_until(lambda: enough(noor), noor)
    assert seen(noor)["wrong"] == []


def enough(player: Person) -> bool:
    """The game has gone round for a while."""
    found = seen(player)
    return player.over or (found["signs"] > 60 and found["staged"] > 60)


HIDE = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


TITLES = """() => {
  window.titles = [];
  new MutationObserver(() => titles.push(document.title)).observe(document.querySelector("title"), { childList: true });
}"""
CALM_AGAIN = (
    "() => titles.slice(titles.findIndex((one) => one.startsWith('●'))).some((one) => !one.startsWith('●'))"
)
"""Bots are quick: the next call may follow at once."""


def test_the_title_calls_only_as_long_as_it_is_your_turn(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor")
    hold(noor, make_table(server, [person("Noor"), *bots(2)], options=BEGINS))
    noor.page.evaluate(HIDE)
    noor.page.evaluate(TITLES)
    begin(noor)
    expect(noor.page).to_have_title("● Your turn · Exploding Kittens: Good vs Evil · Speeltafel")
    noor.page.locator(".prompt .button.main").first.click()
    noor.page.wait_for_function(CALM_AGAIN)


@pytest.mark.parametrize("panel", ["Log", "Chat", "Rules"])
def test_an_open_sheet_says_that_it_became_your_turn(sit: Sit, server: ServerProcess, panel: str) -> None:
    noor = sit("Noor", 390, 664)
    hold(noor, make_table(server, [person("Noor"), *bots(2)], options=BEGINS))
    begin(noor)
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
    noor.page.get_by_role("button", name=panel, exact=True).click()
    call = noor.page.get_by_role("dialog").locator(".turn")
    expect(call).to_contain_text("Your turn")
    noor.look(f"sheet-turn-{panel.lower()}")
    call.click()
    expect(call).to_have_count(0)
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
