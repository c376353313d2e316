"""A phone beside a television is its player's hand: every card can be read, and the thumb finds what can be done."""

import re
from itertools import combinations, count

import pytest
from playwright.sync_api import expect

import speeltafel
from speeltafel.engine import Match
from tests.browser.laid import LaidTables, asked_first, laid
from tests.browser.places import middle
from tests.browser.table.test_hand import swipe
from tests.browser.waiting import until
from tests.games.good_vs_evil.layout import lay
from tools.gallery.positions import steps

__all__ = ["laid"]

SIZES = [(360, 640), (390, 664), (390, 844), (844, 390)]
MANY = 6
"""Cards of a hand that are seen before it is swiped."""
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
    const line = card.querySelector(".line"), name = card.querySelector(".name");
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    // Who has more to say than fits has a name there, and says it enlarged.
    const words = line.checkVisibility() ? size(line) : line.matches(".long") || line.closest(".brief") ? size(name) : 0;
    return { ...box(card), words, name: box(name).top };
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
        and all(card["name"] >= card["top"] for card in cards)
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


def test_a_hand_has_one_look_and_no_empty_box(laid: LaidTables) -> None:
    cards = "attack targeted armageddon heck defuse nope horse favor"
    _, noor = laid.beside_a_television(lay(cards, "mer", "troll", pile="mer kitten kitten").match, 664)
    words = noor.page.locator(".hand .words")
    expect(words).to_have_count(8)
    found = words.evaluate_all(
        """all => all.map(one => {
          const line = one.querySelector(".line");
          const name = one.querySelector(".name").getBoundingClientRect().height;
          return [line.checkVisibility(), line.checkVisibility() ? 0 : one.getBoundingClientRect().height - name];
        })"""
    )
    assert len({shown for shown, _ in found}) == 1
    assert all(empty < 4 for _, empty in found)


def test_more_cards_than_fit_are_swiped_and_a_swipe_neither_picks_nor_refuses(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(asked_first("creatures-and-outcasts", "turn", 4), 664)
    hand = noor.page.locator(".hand.swiped")
    last = hand.locator(".grip").last
    expect(hand.locator(".can").first).to_be_in_viewport(ratio=0.9)
    hand.evaluate("hand => hand.scrollTo(0, 0)")
    expect(last).not_to_be_in_viewport(ratio=0.9)
    expect(noor.page.locator(".own .more")).to_have_text(re.compile(r"^\s*\d+ ›\s*$"))
    resting = hand.locator(".grip").first
    x, y = middle(resting)
    swipe(noor, resting.get_attribute("data-kind") or "", (x - 500, y))
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(noor.page.locator(".own .more")).to_have_text(re.compile(r"^\s*‹ \d+\s*$"))
    expect(hand.locator("[aria-pressed=true]")).to_have_count(0)
    expect(noor.page.locator(".notice")).to_have_count(0)


def a_late_nope() -> Match:
    """Good vs Evil: the first player may stop something, and holds a Nope among the last of many cards."""
    for seed in count(1):
        match = speeltafel.start("good-vs-evil", 4, seed=seed)
        step = steps(match, seed=seed)
        while (decision := match.table.decision(0)) is None or decision.kind != "nope":
            step()
        if "nope" in match.view(0).hand[MANY:]:
            break
    return match


def test_what_can_be_played_is_in_sight_beside_what_can_be_done_instead(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(a_late_nope(), 664)
    expect(noor.page.locator(".hand.swiped .can").first).to_be_in_viewport(ratio=0.95)
    heights = noor.page.locator(".prompt .actions .button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => box.top + box.height / 2)"
    )
    assert len(heights) == 2
    assert abs(heights[0] - heights[1]) < 4, "the hand is small because the buttons lie below each other"


def test_a_place_is_touched_to_go_there(laid: LaidTables) -> None:
    _, noor = laid.beside_a_television(asked_first("hydes-attack", "move", 4), 664)
    expect(noor.page.get_by_role("button", name="Stay here")).to_be_visible()
    expect(noor.page.locator(".prompt [data-type=go]")).to_have_count(0)
    noor.page.locator(".places").get_by_role("button", name="Jericho").click()
    expect(noor.page.locator(".prompt.asked .sentence")).to_contain_text("Play a card")
