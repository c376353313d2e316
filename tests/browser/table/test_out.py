"""Who is out of the game need not wait for its end."""

from playwright.sync_api import expect

from speeltafel.games.good_vs_evil.layout import DEAD
from tests.browser.laid import LaidTables, laid
from tests.games.good_vs_evil.layout import lay

__all__ = ["laid"]


def test_when_only_bots_play_on_the_end_is_one_press_away(laid: LaidTables) -> None:
    noor = laid(lay(DEAD, "mer", "troll", pile="kitten mer", turn=1).match, 390, 664)
    hurry = noor.page.get_by_role("button", name="Fast-forward to the end")
    expect(hurry).to_be_visible()
    noor.page.get_by_role("button", name="Menu").click()
    menu = noor.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(menu.get_by_role("button", name="Pause")).to_have_count(0)
    noor.page.keyboard.press("Escape")
    noor.fits()
    noor.look("good-vs-evil-out-phone")
    hurry.click()
    expect(noor.page.locator(".result")).to_be_visible()


def test_while_somebody_plays_who_is_out_can_leave_and_keeps_the_result(laid: LaidTables) -> None:
    noor = laid(lay(DEAD, "mer", "troll", pile="kitten mer", turn=1).match, people=2)
    table = noor.page.url.rpartition("/")[2]
    expect(noor.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(noor.page.get_by_role("button", name="Fast-forward to the end")).to_have_count(0)
    noor.page.get_by_role("button", name="Leave").click()
    expect(noor.page.get_by_text("the result waits for you")).to_be_visible()
    noor.page.get_by_role("button", name="Stay").click()
    noor.page.get_by_role("button", name="Leave").click()
    noor.page.get_by_role("group", name="Leave").get_by_role("button", name="Leave").click()
    expect(noor.page.locator(f'a[href="/table/{table}"]')).to_be_visible()


def test_who_plays_on_is_offered_neither(laid: LaidTables) -> None:
    noor = laid(lay("mer defuse", DEAD, "troll", pile="kitten mer").match)
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
    expect(noor.page.locator(".fallen")).to_have_count(0)
