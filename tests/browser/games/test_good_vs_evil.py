"""Two people with a browser each and two bots play Good vs Evil, from the home page to the result."""

import pytest
from playwright.sync_api import Route, expect

import speeltafel
from speeltafel.engine import read_record, read_seen
from tests.browser.conftest import Sit
from tests.browser.people import Person, play, play_to_the_end
from tests.browser.seats import begin, play_first
from tests.server.process import ServerProcess

WORDS = {
    "en": {
        "set": "Set a table for Exploding Kittens: Good vs Evil",
        "open": "Open the table",
        "bot": "Bot",
        "sit": "Sit down",
        "doubt": "Was it fair?",
        "save": "Save what this browser saw",
        "fair": "Fair: nobody could choose the cards",
        "not fair": "Not fair",
    },
    "nl": {
        "set": "Zet een tafel klaar voor Exploding Kittens: Good vs Evil",
        "open": "Open de tafel",
        "bot": "Bot",
        "sit": "Schuif aan",
        "doubt": "Was het eerlijk?",
        "save": "Bewaar wat deze browser zag",
        "fair": "Eerlijk: niemand kon de kaarten kiezen",
        "not fair": "Niet eerlijk",
    },
}


def set_a_table(host: Person, language: str, device: str) -> str:
    """Home, the form with two bots, the waiting room; returns the link to the table."""
    words, page = WORDS[language], host.page
    page.goto("/")
    expect(page.get_by_test_id("play-good-vs-evil")).to_be_visible()
    host.look(f"home-{device}-{language}")
    page.get_by_role("link", name=words["set"]).click()
    page.get_by_placeholder("Guest" if language == "en" else "Gast").fill(host.name)
    for seat in (3, 4):
        group = page.get_by_role("group", name=str(seat))
        group.get_by_role("button", name=words["bot"]).click()
    page.locator("summary").click()
    host.look(f"new-{device}-{language}")
    page.get_by_role("button", name=words["open"]).click()
    expect(page.locator(".ticket img")).to_be_visible()
    host.look(f"lobby-{device}-{language}")
    return page.url


def join(guest: Person, link: str, language: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_placeholder("Guest" if language == "en" else "Gast").fill(guest.name)
    guest.page.get_by_role("button", name=WORDS[language]["sit"]).click()
    expect(guest.page.locator(".you")).to_be_visible()


def play_a_game(host: Person, guest: Person, language: str, device: str) -> None:
    # As on a page without HTTPS.
    guest.page.add_init_script("delete Crypto.prototype.subtle")
    link = set_a_table(host, language, device)
    join(guest, link, language)
    expect(host.page.get_by_role("list").get_by_text(guest.name, exact=True)).to_be_visible()
    begin(host)
    expect(host.page.locator(".prompt")).to_be_visible()
    expect(guest.page.locator(".prompt")).to_be_visible()
    host.page.wait_for_timeout(600)
    host.look(f"table-{device}-{language}")
    host.fits()
    play(host, guest, seconds=5)
    guest.page.reload()
    expect(guest.page.locator(".prompt, .result").first).to_be_visible()
    host.page.reload()
    expect(host.page.locator(".prompt, .result").first).to_be_visible()
    play_to_the_end(host, guest)
    host.look(f"result-{device}-{language}")
    was_it_fair(host, guest, language, device)


def was_it_fair(host: Person, guest: Person, language: str, device: str) -> None:
    """Both browsers prove the draw, the guest's without Web Crypto; then the guest's is lied to, and says so."""
    words = WORDS[language]
    for one in (host, guest):
        doubt(one, words, words["fair"])
        one.look(f"proof-{one.name}-{device}-{language}")
        assert one.page.evaluate("crypto.subtle === undefined") is (one is guest)
        proved_at_home(one, words)
    guest.page.route("**/verify", forge)
    guest.page.reload()
    doubt(guest, words, words["not fair"])
    expect(guest.page.locator(".proof .wrong")).to_have_count(1)
    guest.look(f"proof-forged-{device}-{language}")


def doubt(one: Person, words: dict[str, str], verdict: str) -> None:
    one.page.get_by_test_id("more").click()
    one.page.get_by_role("button", name=words["doubt"]).click()
    expect(one.page.locator(".proof b").first).to_contain_text(verdict)


def proved_at_home(one: Person, words: dict[str, str]) -> None:
    """What the browser saved and the record prove the game without the server."""
    table = one.page.url.rpartition("/")[2]
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name=words["save"]).click()
    seen = read_seen(saved.value.path().read_bytes())
    record = read_record(one.page.request.get(f"/api/tables/{table}/record").body())
    assert list(seen.values) == list(seen.events)
    assert speeltafel.verify(record, seen).result == record.result


def forge(route: Route) -> None:
    """A server that claims another commitment than the one it showed before the first card."""
    told = route.fetch().json()
    route.fulfill(json=told | {"commitment": "0" * 64})


@pytest.mark.long
def test_on_a_desk_in_english(sit: Sit) -> None:
    play_a_game(sit("Noor"), sit("Sam"), "en", "desktop")


@pytest.mark.long
def test_on_phones_in_dutch(sit: Sit) -> None:
    play_a_game(sit("Noor", 390, 844, "nl"), sit("Sam", 390, 844, "nl"), "nl", "phone")


def test_on_a_tablet(sit: Sit) -> None:
    player = sit("Noor", 820, 1180)
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").click()
    expect(player.page.locator(".prompt")).to_be_visible()
    player.page.wait_for_timeout(600)
    player.look("table-tablet-en")
    player.fits()


def test_the_language_can_be_changed_at_any_moment(sit: Sit) -> None:
    player = sit("Noor")
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").click()
    expect(player.page.get_by_role("tab", name="Log")).to_be_visible()
    player.page.get_by_role("button", name="Naar het Nederlands").click()
    expect(player.page.get_by_role("tab", name="Verloop")).to_be_visible()
    assert player.page.locator("html").get_attribute("lang") == "nl"


def test_touching_what_cannot_be_played_shows_the_rule(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    play_first(player, server, special_combos=False)
    defuse = player.page.locator('.grip[data-kind="defuse"]').first
    expect(defuse).to_be_visible()
    defuse.click()
    expect(player.page.locator(".notice p")).not_to_be_empty()
    player.page.locator(".notice").get_by_role("button", name="Read the rule").click()
    expect(player.page.locator(".here").first).to_be_visible()
    player.look("why-not-desktop-en")


def test_the_keyboard_is_enough(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    play_first(player, server)
    key = player.page.get_by_role("button", name="Draw a card").locator("kbd")
    player.page.keyboard.press(key.inner_text().lower())
    expect(player.page.locator(".log")).to_contain_text("You draw")


def test_the_keyboard_opens_a_game(sit: Sit) -> None:
    player = sit("Noor")
    player.page.goto("/")
    player.page.get_by_test_id("play-good-vs-evil").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".prompt")).to_be_visible()


def test_arrows_walk_through_the_hand(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    play_first(player, server)
    cards = player.page.locator(".grip")
    expect(cards).to_have_count(8)
    cards.first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    player.page.keyboard.press("ArrowLeft")
    player.page.keyboard.press("ArrowLeft")
    expect(cards.nth(7)).to_be_focused()
