"""Good vs. Evil in the browser: the prompt asks what is still to be said, and reasons are about what was touched."""

from playwright.sync_api import expect

from tests.browser.laid import LaidTables, laid
from tests.games.good_vs_evil.layout import A, lay, play

__all__ = ["laid"]


def test_after_the_opponent_the_prompt_asks_for_the_card(laid: LaidTables) -> None:
    board = lay("armageddon horse", "mer", "troll", pile="mer kitten kitten")
    board.do(A, play("armageddon"))
    noor = laid(board.match)
    prompt = noor.page.locator(".prompt .sentence")
    expect(prompt).to_contain_text("Choose your opponent")
    noor.page.locator(".player.target").first.click()
    expect(prompt).to_contain_text("Which card do you lay before your opponent?")


def test_a_defuse_touched_beside_a_chosen_card_says_when_it_is_played(laid: LaidTables) -> None:
    noor = laid(lay("armageddon defuse horse", "mer", "troll", pile="mer kitten kitten").match)
    noor.page.locator('.grip[data-kind="armageddon"]').click()
    noor.page.locator('.grip[data-kind="defuse"]').click()
    notice = noor.page.locator(".notice p")
    expect(notice).to_contain_text("Defuse")
    expect(notice).not_to_contain_text("Targeted Attack")
