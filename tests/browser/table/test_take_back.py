"""Taking a step back: freely while the turn goes on; then who asks sees whom the table waits for, and may think better of it."""

from playwright.sync_api import expect

from tests.browser.laid import LaidTables, laid
from tests.browser.table.test_hand import place
from tests.games.hydes_attack.layout import lay

__all__ = ["laid"]


def test_a_step_of_a_turn_that_goes_on_is_taken_back_at_once(laid: LaidTables) -> None:
    noor = laid(lay(hands="T4 B1/E2", pawns="crypt nevermore").match, 390, 664, people=2)
    question = noor.sentence
    place(noor, "place:crypt").tap()
    expect(noor.page.locator(".prompt .sentence")).not_to_have_text(question)
    noor.page.locator(".prompt .undo").tap()
    expect(noor.page.locator(".prompt .sentence")).to_have_text(question)
    expect(noor.page.locator(".ribbon")).to_have_count(0)


def test_who_asks_sees_that_it_was_asked_and_can_cancel(laid: LaidTables) -> None:
    noor = laid(lay(hands="T4 B1 M1/E2", pawns="nevermore nevermore").match, 390, 664, people=2)
    place(noor, "place:nevermore").tap()
    noor.page.locator(".prompt .undo").tap()
    asked = noor.page.locator(".ribbon")
    expect(asked).to_contain_text("asked Sam")
    sam = laid.sit.people[1]
    expect(sam.page.locator(".ribbon")).to_contain_text("Noor would like to take back")
    asked.get_by_role("button", name="Cancel").tap()
    expect(asked).to_have_count(0)
    expect(sam.page.locator(".ribbon")).to_have_count(0)
    expect(noor.page.locator(".prompt .undo")).to_be_visible()
