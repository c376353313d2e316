"""Nobody loses their game: home knows your tables, and four letters lead to one."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import speeltafel
from speeltafel.server.common.keys import code_of
from tests.browser.conftest import Sit
from tests.browser.places import box
from tests.browser.seats import BEGINS, around_a_television, begin, hold, hold_all
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

TOUCH = 44
"""Pixels of a row that a finger finds."""
MOST_SCRIPT = 90_000
"""Bytes, packed."""


def test_home_leads_back_to_a_running_game_and_says_whose_turn_it_is(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor", 390, 664)
    hold(noor, make_table(server, [person("Noor"), *bots(2)], options=BEGINS))
    begin(noor)
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
    noor.page.goto("/")
    mine = noor.page.locator(".yours .turn")
    expect(mine).to_contain_text("Your turn")
    noor.look("home-your-tables")
    mine.get_by_role("link").click()
    expect(noor.page.locator(".prompt.asked")).to_be_visible()


def test_four_letters_lead_to_a_table(sit: Sit, server: ServerProcess) -> None:
    ticket = make_table(server, [person("Noor"), {"kind": "open"}])
    host, guest = sit("Noor"), sit("Sam", 390, 664)
    hold(host, ticket)
    code = code_of(ticket["table"])
    expect(host.page.locator(".code")).to_contain_text(code)
    guest.page.goto("/join")
    guest.page.get_by_label("Table code").fill("zzzz" if code != "ZZZZ" else "yyyy")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("No table has this code")
    guest.complaints.clear()  # Chromium notes every 404
    guest.look("join")
    guest.page.get_by_label("Table code").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "width", "height"), [("/", 1440, 900), ("/", 768, 1024), ("/", 390, 664), ("/join", 390, 664)]
)
def test_a_wrong_code_moves_nothing_that_is_touched(sit: Sit, path: str, width: int, height: int) -> None:
    noor = sit("Noor", width, height)
    noor.page.goto(path)
    field = noor.page.get_by_label("Table code")
    expect(noor.page.locator(".games li, main h1").last).to_be_visible()
    field.fill("zzzz")
    before = box(field)
    noor.page.get_by_role("button", name="Join").click()
    expect(noor.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert box(field) == before
    noor.complaints.clear()  # Chromium notes every 404
    noor.look(f"home-wrong-code-{path.strip('/')}-{width}")


def test_home_says_whose_turn_it_is_on_this_device_and_who_plays(sit: Sit, server: ServerProcess) -> None:
    group = sit("Family", 390, 664)
    seats = [person("Noor"), person("Sam"), *bots(1)]
    hold_all(group, make_table(server, seats, options=BEGINS, place="device"))
    expect(group.page.locator("section.cover")).to_be_visible()
    group.page.goto("/")
    mine = group.page.locator(".yours .turn")
    expect(mine).to_contain_text("Noor's turn")
    expect(mine).to_contain_text("Noor, Sam and")
    expect(mine).to_contain_text("on this device")
    group.look("home-one-device")


def test_home_of_a_television_leads_back_to_its_table_as_its_television(
    sit: Sit, server: ServerProcess
) -> None:
    tv, phone = sit("TV", 1920, 1080), sit("Noor", 390, 664)
    around_a_television(tv, server, [phone], 1)
    expect(tv.page.locator(".view.tv")).to_be_visible()
    code = code_of(tv.page.url.split("/table/")[1].split("?")[0])
    tv.page.goto("/")
    row = tv.page.locator(".yours li")
    expect(row).to_contain_text("on this screen")
    row.get_by_role("link").click()
    expect(tv.page.locator(".view.tv")).to_be_visible()
    tv.page.goto("/join")
    tv.page.get_by_label("Table code").fill(code)
    tv.page.get_by_role("button", name="Join").click()
    expect(tv.page.locator(".view.tv")).to_be_visible()


def test_the_link_is_copied_on_plain_http_too(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor")
    host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    hold(host, make_table(server, [person("Noor"), {"kind": "open"}]))
    host.page.get_by_role("button", name="Copy the link").click()
    expect(host.page.get_by_role("button", name="Copied!")).to_be_visible()


def test_a_phone_shares_the_link_as_it_shares_everything(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor", 390, 664)
    host.page.add_init_script("navigator.share = async (what) => { window.shared = what.url }")
    ticket = make_table(server, [person("Noor"), {"kind": "open"}])
    hold(host, ticket)
    host.page.get_by_role("button", name="Share the link").click()
    assert host.page.evaluate("window.shared").endswith(f"/table/{ticket['table']}")


FIRST_SEEN = """
const seen = new MutationObserver(() => {
  const button = document.querySelector("[data-testid=play-spookhuis]");
  if (!button || window.firstSeen) return;
  window.firstSeen = [button.offsetLeft, button.offsetTop, button.textContent.trim()];
});
seen.observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("tables", [0, 2])
def test_a_button_stays_where_it_appears(sit: Sit, server: ServerProcess, tables: int) -> None:
    """Pressed at once, it is still there: nothing that arrives later moves it."""
    noor = sit("Noor", 390, 664)
    for _ in range(tables):
        hold(noor, make_table(server, [person("Noor"), *bots(2)]))
    page = noor.page
    page.add_init_script(FIRST_SEEN)
    page.goto("/")
    expect(page.get_by_role("heading", name="Trapped in the Haunted House")).to_be_visible()
    page.wait_for_load_state("networkidle")
    now = page.get_by_test_id("play-spookhuis").evaluate(
        "(button) => [button.offsetLeft, button.offsetTop, button.textContent.trim()]"
    )
    assert page.evaluate("firstSeen") == now


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390)])
def test_one_plays_from_the_first_screen_of_a_phone(sit: Sit, width: int, height: int, language: str) -> None:
    page = sit("Noor", width, height, language=language).page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(page.get_by_test_id("play-good-vs-evil")).to_be_in_viewport(ratio=1)
    keep = page.get_by_role("link", name={"en": "Keep my games", "nl": "Bewaar mijn partijen"}[language])
    assert keep.evaluate("link => link.offsetHeight") <= TOUCH, "its name has more than two lines"


def test_every_game_can_be_played_from_the_first_screen_of_a_laptop(sit: Sit) -> None:
    page = sit("Noor", 1440, 900, language="nl").page
    page.goto("/")
    plays = page.get_by_role("button", name="Speel nu")
    expect(plays).to_have_count(5)
    for play in plays.all():
        expect(play).to_be_in_viewport(ratio=1)


def test_home_brings_only_what_it_shows() -> None:
    static = Path(speeltafel.__file__).parent / "static"
    scripts = re.findall(r'="/(assets/[^"]+\.js)"', (static / "index.html").read_text())
    assert scripts
    assert sum((static / f"{script}.br").stat().st_size for script in scripts) < MOST_SCRIPT


def test_a_table_is_taken_off_the_list_and_put_back(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor", 390, 664)
    for ticket in [make_table(server, [person("Noor"), *bots(2)]) for _ in range(4)]:
        hold(noor, ticket)
    page = noor.page
    page.goto("/")
    rows = page.locator(".yours li")
    expect(rows).to_have_count(3)
    page.get_by_role("button", name="All 4 tables").click()
    expect(rows).to_have_count(4)
    off = rows.first.get_by_role("button", name="Take Exploding Kittens: Good vs Evil off this list")
    lies = box(off)
    assert min(lies["width"], lies["height"]) >= 40
    off.focus()
    page.keyboard.press("Enter")
    expect(rows.first.get_by_role("status")).to_contain_text("is off this list. Your chair stays yours.")
    expect(rows.first.get_by_role("button", name="Undo")).to_be_focused()
    noor.look("home-table-off")
    page.keyboard.press("Enter")
    expect(off).to_be_focused()
    page.keyboard.press("Enter")
    address = page.locator(".yours li").nth(1).get_by_role("link").get_attribute("href")
    page.reload()
    expect(rows).to_have_count(3)
    expect(page.locator(f".yours a[href='{address}']")).to_have_count(1)
