"""Around one device, television and phones, replay, looking on."""

import time

from playwright.sync_api import expect

import speeltafel
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import LONG, Person, play_to_the_end, play_until
from tests.browser.seats import BEGINS, sit_down

__all__ = ["laid"]


OVERHEARD = """() => {
    window.overheard = [];
    const listen = () => overheard.push(document.querySelector(".prompt .sentence")?.textContent ?? "");
    new MutationObserver(listen).observe(document.querySelector(".act"), { subtree: true, childList: true, characterData: true });
}"""
"""Keeps whatever the prompt says."""


def new_table(person: Person, place: str) -> None:
    person.page.goto("/new/good-vs-evil")
    person.page.get_by_role("radio", name=place).check(force=True)


def test_around_one_device_hands_are_covered_between_players(sit: Sit) -> None:
    group = sit("Family", 820, 1180)
    new_table(group, "Around one device")
    names = group.page.get_by_role("textbox", name="Name")
    names.nth(0).fill("Noor")
    names.nth(1).fill("Sam")
    group.page.get_by_role("button", name="Deal the cards").click()
    show = group.page.get_by_role("button", name="show my cards")
    together = group.page.locator(".together")
    expect(show.or_(together).first).to_be_visible(timeout=30_000)
    assert group.page.locator(".grip").count() == 0, "no hand is open before somebody says who they are"
    group.look("device-covered")
    end = time.monotonic() + LONG
    while not group.asked_for and not group.over and time.monotonic() < end:
        if show.count() > 0:
            show.dispatch_event("click")
            expect(group.page.locator(".grip").first).to_be_visible()
            group.look("device-open")
        if together.locator(".button").count() > 0:
            together.locator(".button").first.dispatch_event("click")
        group.decide()
        group.page.wait_for_timeout(40)
    assert group.asked_for, "nobody was asked anything on the open hand"


def test_television_and_phones(sit: Sit) -> None:
    tv = sit("TV", 1920, 1080)
    new_table(tv, "TV and phones")
    for number in (3, 4):
        tv.page.get_by_role("group", name=str(number)).get_by_role("button", name="Bot").click()
    tv.page.get_by_role("button", name="Open the table").click()
    expect(tv.page.locator(".ticket img")).to_be_visible()
    tv.look("tv-lobby")
    phones = [sit("Noor", 390, 844), sit("Sam", 390, 844)]
    for phone in phones:
        sit_down(phone, tv.page.url.split("?")[0])
    tv.page.get_by_role("button", name="Start the game").click()
    for phone in phones:
        expect(phone.page.locator(".hand")).to_be_visible()
        assert phone.page.locator(".scene").count() == 0, "the table is on the television"
    expect(tv.page.locator(".scene")).to_be_visible()
    assert tv.page.locator(".hand").count() == 0, "nobody's hand is on the television"
    tv.page.wait_for_timeout(500)
    tv.look("tv-table")
    phones[0].look("tv-phone")
    play_until(lambda: all(phone.asked_for for phone in phones), *phones)


def test_the_television_goes_on_telling_what_happened_when_the_turn_passes(laid: LaidTables) -> None:
    tv, noor = laid.beside_a_television(speeltafel.start("good-vs-evil", 3, BEGINS, seed=1))
    noor.page.evaluate(OVERHEARD)
    noor.page.get_by_role("button", name="Draw a card").click()
    expect(tv.page.locator(".act-main")).to_contain_text("Ada")
    expect(tv.page.locator(".stories")).to_contain_text("Noor draws")
    expect(noor.page.locator(".story")).to_contain_text("You draw")
    expect(noor.page.locator(".middle .player").last).to_contain_text("Noor")
    said = noor.page.evaluate("overheard")
    assert any("You draw" in one for one in said), f"the prompt does not say what is shown: {said}"


def test_after_the_game_there_is_a_replay_from_any_eyes_and_a_rematch(sit: Sit) -> None:
    player = sit("Noor")
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").click()
    expect(player.page.locator(".prompt")).to_be_visible()
    play_to_the_end(player)
    table = player.page.url
    player.page.get_by_role("link", name="Replay").click()
    slider = player.page.get_by_role("slider", name="Moment in the game")
    expect(slider).to_be_visible()
    slider.fill("5")
    expect(player.page.locator("output")).to_contain_text("5 /")
    player.page.get_by_role("button", name="One step on").click()
    expect(player.page.locator("output")).to_contain_text("6 /")
    player.look("replay-own-eyes")
    eyes = player.page.get_by_role("combobox", name="Whose eyes")
    eyes.select_option("public")
    expect(player.page.locator(".hand")).to_have_count(0)
    eyes.select_option("open")
    expect(player.page.get_by_role("group", name="Whose hand")).to_be_visible()
    player.look("replay-open")
    player.page.goto(table)
    player.page.get_by_role("button", name="Once more!").click()
    expect(player.page.locator(".grip").first).to_be_visible()
    assert player.page.url != table


def test_the_host_changes_the_chairs_while_waiting(sit: Sit) -> None:
    host = sit("Noor")
    host.page.goto("/new/good-vs-evil")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("3 chairs are free")).to_be_visible()
    host.page.get_by_role("group", name="Seat 2").get_by_role("button", name="Bot").click()
    expect(host.page.get_by_text("2 chairs are free")).to_be_visible()
    host.page.get_by_role("button", name="Take away seat 4").click()
    expect(host.page.get_by_text("One chair is free")).to_be_visible()


def test_looking_on_shows_no_hand(sit: Sit) -> None:
    player, watcher = sit("Noor"), sit("Sam")
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").click()
    expect(player.page.locator(".hand")).to_be_visible()
    watcher.page.goto(player.page.url)
    expect(watcher.page.locator(".scene")).to_be_visible()
    assert watcher.page.locator(".hand").count() == 0
    watcher.look("spectator")


def test_leaving_gives_the_seat_to_a_bot_and_coming_back_returns_it(sit: Sit) -> None:
    player = sit("Noor")
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").click()
    expect(player.page.locator(".hand")).to_be_visible()
    table = player.page.url
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Leave the table").click()
    player.look("leave")
    player.page.get_by_role("button", name="Leave", exact=True).click()
    expect(player.page.get_by_test_id("play-good-vs-evil")).to_be_visible()
    player.page.goto(table)
    expect(player.page.locator(".prompt, .result").first).to_be_visible()


def test_credits_and_gallery(sit: Sit) -> None:
    reader = sit("Noor")
    reader.page.goto("/credits")
    expect(reader.page.get_by_text("Delapouite")).to_be_visible()
    reader.look("credits")
    reader.page.goto("/gallery")
    expect(reader.page.get_by_role("toolbar")).to_be_visible()
    reader.look("gallery")
