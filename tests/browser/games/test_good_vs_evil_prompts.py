"""Good vs. Evil in the browser: the prompt asks what is still to be said, and reasons are about what was touched."""

import pytest
from playwright.sync_api import FloatRect, expect

from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS
from tests.browser.laid import LaidTables, laid
from tests.browser.places import bottom, box, boxes
from tests.games.good_vs_evil.layout import A, B, C, lay, on, pair, play

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


def test_the_question_whom_names_the_card(laid: LaidTables) -> None:
    noor = laid(lay("favor horse", "mer", "troll", pile="mer kitten kitten").match, 390, 664)
    noor.page.locator('.grip[data-kind="favor"]').click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Favor · Against whom?")
    noor.look("good-vs-evil-favor-phone")


def test_who_holds_nothing_to_play_is_told_to_draw(laid: LaidTables) -> None:
    noor = laid(lay("defuse nope horse", "mer", "troll", pile="mer kitten kitten").match)
    expect(noor.page.locator(".prompt .sentence")).to_contain_text(
        "Nothing you hold can be played now: draw."
    )


def test_three_of_a_kind_demand_a_card_and_every_card_lies_on_one_panel(laid: LaidTables) -> None:
    noor = laid(lay("horse horse feral attack", "mer troll", "troll", pile="mer kitten kitten").match)
    for nth in range(2):
        noor.page.locator('.grip[data-kind="cat_horse"]').nth(nth).click()
    noor.page.locator('.grip[data-kind="feral_cat"]').click()
    prompt = noor.page.locator(".prompt")
    expect(prompt.locator(".sentence")).to_contain_text("Demand a card you name: from whom?")
    prompt.locator(".button", has_text="Ada").click()
    expect(prompt.locator(".sentence")).to_contain_text("Which card do you name?")
    panel, hand = boxes(prompt, noor.page.locator("section.own"))
    assert prompt.evaluate("prompt => getComputedStyle(prompt).backgroundColor") != "rgba(0, 0, 0, 0)"
    assert bottom(panel) <= hand["y"] + 1
    noor.look("good-vs-evil-name")


def test_a_nope_says_what_it_would_stop(laid: LaidTables) -> None:
    board = lay("nope horse", "favor", "troll", pile="mer kitten kitten", turn=1)
    board.play(B, on("favor", A))
    noor = laid(board.match, 390, 664, nope_window_seconds=60)
    prompt = noor.page.locator(".prompt .sentence")
    expect(prompt).to_have_text("You will have to give Ada a card. Nope, or let it be?", use_inner_text=True)
    noor.fits()
    noor.look("good-vs-evil-nope-phone")


def test_who_played_a_card_waits_for_the_others(laid: LaidTables) -> None:
    board = lay("nope favor horse", "mer", "troll", pile="mer kitten kitten")
    board.play(A, on("favor", B))
    noor = laid(board.match, nope_window_seconds=60)
    expect(noor.page.locator(".prompt .sentence")).to_contain_text(
        "Ada will have to give you a card. Waiting for the others: they may Nope it."
    )
    expect(noor.page.locator(".prompt .button", has_text="Nope!")).to_have_count(0)


@pytest.mark.parametrize(("hand", "extras"), [("nope favor", 1), ("favor horse", 0)])
def test_a_nope_on_the_own_play_is_an_extra_that_nobody_asks_for(
    laid: LaidTables, hand: str, extras: int
) -> None:
    board = lay(hand, "mer", "troll", pile="mer kitten kitten", nope_race="arrival")
    board.play(A, on("favor", B))
    television, noor = laid.beside_a_television(board.match)
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Waiting for the others")
    expect(noor.page.locator(".prompt.asked, .prompt .main")).to_have_count(0)
    expect(noor.page.locator(".prompt .button")).to_have_count(extras)
    for page in (television.page, noor.page):
        expect(page.locator(".player.active")).to_have_count(2)
        expect(page.locator(".player.active", has_text="Noor")).to_have_count(0)
    if extras:
        noor.page.get_by_role("button", name="Nope!").click()
        expect(television.page.locator(".prompt .sentence")).to_contain_text("Stopped!")


def test_the_slider_for_the_kitten_says_where_it_stands(laid: LaidTables) -> None:
    board = lay("defuse", "mer", "troll", pile="kitten mer mer mer troll troll troll horse kitten")
    board.do(A, DRAW)
    noor = laid(board.match, 390, 664)
    slide = noor.page.locator(".prompt .slide")
    expect(slide).to_contain_text("top")
    expect(slide).to_contain_text("bottom")
    expect(slide.locator("output")).to_have_text("Place 1 of 9, no card above it")
    noor.page.get_by_role("slider").fill("2")
    expect(slide.locator("output")).to_have_text("Place 3 of 9, 2 cards above it")
    noor.fits()
    noor.look("good-vs-evil-hide-phone")


MEET = """() => {
  window.met = [];
  new MutationObserver(() => {
    if (document.querySelector(".scene[data-moment=revealed]")) met.push(document.querySelector(".prompt.asked") !== null);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Whether somebody was asked, whenever something changed while the future lay on the stage."""


def test_nobody_is_asked_what_the_moment_on_the_stage_has_answered(laid: LaidTables) -> None:
    board = lay("nope horse", "reveal", "troll", pile="mer mer mer kitten kitten", turn=1)
    board.play(B, play("reveal"))
    noor = laid(board.match, people=3, nope_window_seconds=20, reveal_show_seconds=20)
    expect(noor.page.locator(".prompt.asked")).to_contain_text("Everybody will see the top 3 cards.")
    noor.page.evaluate(MEET)
    laid.sit.people[2].page.get_by_role("button", name="Let it be").click()
    noor.page.wait_for_function("() => met.length > 0")
    expect(noor.page.locator('.scene[data-moment="revealed"]')).to_have_count(0)
    assert not any(noor.page.evaluate("met"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_long_question_covers_nothing_and_nothing_covers_it(
    laid: LaidTables, width: int, height: int
) -> None:
    board = lay("nope nope horse", "attack mer", "troll", pile="mer kitten kitten", turn=1)
    board.play(B, play("attack"))
    noor = laid(board.match, width, height, nope_window_seconds=60)
    question = box(noor.page.locator(".prompt .sentence"))
    for chip in noor.page.locator(".foot .odds, .foot .always").all():
        assert below(question, box(chip)), chip
    noor.page.get_by_role("button", name="What would you do?").click()
    expect(noor.page.locator("section.coach .one").first).to_be_visible()
    assert below(question, box(noor.page.locator("section.coach")))


def test_godcat_shows_at_once_which_cards_it_can_be(laid: LaidTables) -> None:
    noor = laid(lay("godcat horse nope", "mer mer", "troll", "mer", pile="mer kitten kitten").match, 390, 664)
    noor.page.locator('.grip[data-kind="godcat"]').click()
    prompt = noor.page.locator(".prompt")
    expect(prompt.locator(".sentence")).to_contain_text("Or add another card, and steal.")
    cards = prompt.locator(".answers .button span")
    names = [
        "Attack (2x)",
        "Raising Heck",
        "Reveal the Future (3x)",
        "Shuffle",
        "Targeted Attack (2x)",
        "Favor",
    ]
    expect(cards).to_have_text(names)
    prompt.get_by_role("button", name="Favor").click()
    expect(prompt.locator(".sentence")).to_contain_text("Against whom?")
    noor.look("good-vs-evil-godcat-phone")


def test_after_a_nope_the_answer_is_to_what_is_asked_then(laid: LaidTables) -> None:
    board = lay("nope horse", "attack mer", "nope troll", pile="mer kitten kitten", turn=1)
    board.play(B, play("attack"))
    for seat, move in ((A, PASS), (C, NOPE)):
        board.play(seat, move)
    noor = laid(board.match, nope_window_seconds=60)
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Stopped! Leave it so")
    expect(noor.page.locator(".prompt [data-type=pass]")).to_contain_text("Leave it so")


def below(one: FloatRect, other: FloatRect) -> bool:
    return one["y"] >= other["y"] + other["height"]


def test_who_plays_by_keyboard_stands_before_the_backs_to_steal_from(laid: LaidTables) -> None:
    board = lay("horse horse nope", "mer troll", "troll", pile="mer kitten kitten")
    board.do(A, pair("horse horse", B))
    noor = laid(board.match)
    expect(noor.page.locator(".steal button").first).to_be_focused()
    noor.page.keyboard.press("Enter")
    expect(noor.page.locator(".steal")).to_have_count(0)


def test_a_card_that_needs_another_says_what_for_and_the_others_step_back(laid: LaidTables) -> None:
    noor = laid(lay("favor nope nope horse", "mer", "troll", pile="mer kitten kitten").match)
    noor.page.locator('.grip[data-kind="nope"]').first.click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Two alike steal a card")
    expect(noor.page.locator('.slot.dim [data-kind="favor"]')).to_have_count(1)
    expect(noor.page.locator('.slot.can [data-kind="nope"]')).to_have_count(2)
    noor.page.locator('.grip[data-kind="favor"]').click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Against whom?")


def test_the_question_stays_where_it_is_and_never_hangs_over_the_mat(laid: LaidTables) -> None:
    noor = laid(lay("favor defuse horse", "mer", "troll", pile="kitten mer mer mer troll troll troll").match)
    mat, sentence = noor.page.locator(".mat"), noor.page.locator(".prompt .sentence")
    tops = [box(sentence)["y"]]
    assert below(box(sentence), box(mat))
    noor.page.locator('.grip[data-kind="favor"]').click()
    expect(sentence).to_contain_text("Against whom?")
    tops.append(box(sentence)["y"])
    noor.page.keyboard.press("Escape")
    noor.page.get_by_role("button", name="Draw a card").click()
    expect(sentence).to_contain_text("Hide the Kitten")
    tops.append(box(sentence)["y"])
    assert max(tops) - min(tops) <= 1
    assert below(box(noor.page.locator(".prompt .slide")), box(mat))
    assert below(box(noor.page.locator(".own .grip").first), box(noor.page.locator(".prompt .slide")))
