"""A phone beside a television is its player's hand: every card can be read, and the thumb finds what can be done."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.laid import LaidTables, asked_first, laid
from tests.browser.test_hand import swipe
from tests.browser.waiting import until

__all__ = ["laid"]

SIZES = [(360, 640), (390, 664), (390, 844), (844, 390)]
READABLE, SMALLEST = 96, 12
"""Pixels: the width of a card and the height of its words."""
ASKED = {
    "good-vs-evil": "turn",
    "creatures-and-outcasts": "turn",
    "hydes-attack": "play",
    "spookhuis": "rotate",
}
MEASURED = """() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const cards = [...document.querySelectorAll(".hand .card")].map((card) => {
    const line = card.querySelector(".line");
    return { ...box(card), words: line.checkVisibility() ? parseFloat(getComputedStyle(line).fontSize) : 0 };
  });
  return { cards, hand: box(document.querySelector(".hand")), button: box(document.querySelector(".prompt .button")) };
}"""
Box = dict[str, float]


def apart(one: Box, other: Box) -> bool:
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def is_read(hand: Box, cards: list[Box], button: Box) -> bool:
    """Every card is large enough and none is covered; what is done next stands below them, or below on their right."""
    return (
        all(card["width"] >= READABLE and card["words"] >= SMALLEST for card in cards)
        and all(apart(*pair) for pair in combinations(cards, 2))
        and all(hand["top"] <= card["top"] and card["bottom"] <= hand["bottom"] for card in cards)
        and (button["top"] >= hand["bottom"] or button["left"] >= hand["right"] - 1)
    )


@pytest.mark.parametrize("game", ASKED)
def test_every_card_can_be_read_and_the_thumb_finds_what_can_be_done(laid: LaidTables, game: str) -> None:
    _, noor = laid.beside_a_television(asked_first(game, ASKED[game], 4))
    expect(noor.page.locator(".prompt.asked .button").first).to_be_visible()
    for width, height in SIZES:
        noor.page.set_viewport_size({"width": width, "height": height})
        until(noor.page, lambda: is_read(**noor.page.evaluate(MEASURED)))
        noor.fits()


def test_more_cards_than_fit_are_swiped_and_a_swipe_neither_picks_nor_refuses(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(asked_first("creatures-and-outcasts", "turn", 4), 664)
    hand = noor.page.locator(".hand.swiped")
    last = hand.locator(".grip").last
    expect(last).not_to_be_in_viewport(ratio=0.9)
    resting = hand.locator(".grip").first
    box = resting.bounding_box()
    assert box is not None
    swipe(noor, resting.get_attribute("data-kind") or "", (box["x"] - 500, box["y"] + box["height"] / 2))
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(hand.locator("[aria-pressed=true]")).to_have_count(0)
    expect(noor.page.locator(".notice")).to_have_count(0)


def test_a_place_is_touched_to_go_there(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(asked_first("hydes-attack", "move", 4), 664)
    expect(noor.page.locator(".prompt .button.main")).to_contain_text("Stay here")
    expect(noor.page.locator(".prompt [data-type=go]")).to_have_count(0)
    noor.page.locator(".places").get_by_role("button", name="Jericho").click()
    expect(noor.page.locator(".prompt.asked .sentence")).to_contain_text("Play a card")
