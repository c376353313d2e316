"""Nobody loses their game: home knows your tables, and four letters lead to one."""

from playwright.sync_api import expect

from speeltafel.server.common.keys import code_of
from tests.browser.conftest import Sit
from tests.browser.seats import BEGINS, begin, hold
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person


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
    guest.page.get_by_label("Code of a table").fill("zzzz" if code != "ZZZZ" else "yyyy")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("No table has this code")
    guest.complaints.clear()  # Chromium notes every 404
    guest.look("join")
    guest.page.get_by_label("Code of a table").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_link_is_copied_on_plain_http_too(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor")
    host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    hold(host, make_table(server, [person("Noor"), {"kind": "open"}]))
    host.page.get_by_role("button", name="Copy the link").click()
    expect(host.page.get_by_role("button", name="Copied!")).to_be_visible()


FIRST_SEEN = """
const seen = new MutationObserver(() => {
  const button = document.querySelector("[data-testid=play-spookhuis]");
  if (!button || window.firstSeen) return;
  window.firstSeen = [button.offsetLeft, button.offsetTop, button.textContent.trim()];
});
seen.observe(document, { childList: true, subtree: true });
"""


def test_a_button_stays_where_it_appears(sit: Sit) -> None:
    """Pressed at once, it is still there: nothing that arrives later moves it."""
    page = sit("Noor", 390, 664).page
    page.add_init_script(FIRST_SEEN)
    page.goto("/")
    expect(page.get_by_role("heading", name="Trapped in the Haunted House")).to_be_visible()
    page.wait_for_load_state("networkidle")
    now = page.get_by_test_id("play-spookhuis").evaluate(
        "(button) => [button.offsetLeft, button.offsetTop, button.textContent.trim()]"
    )
    assert page.evaluate("firstSeen") == now
