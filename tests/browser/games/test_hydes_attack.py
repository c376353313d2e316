"""The Hyde's Attack: the choice of an outcast on a phone, and what stays on the phones around a television."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from speeltafel.server.commands.talking import give_signal
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, asked_first, laid
from tests.browser.learning.test_why_not import COVERED
from tests.browser.people import Person
from tests.browser.places import bottom, box, boxes
from tests.browser.seats import around_a_television, begin, hold
from tests.games.hydes_attack.layout import lay as lay_case
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

__all__ = ["laid"]

OPTIONS = {
    "outcast_1": "wednesday",
    "outcast_2": "bianca",
    "first_player": 1,
    "turn_seconds": 0,
    "swap_seconds": 0,
}


def television(sit: Sit, server: ServerProcess, *names: str) -> list[Person]:
    """The television, then the phones; the first person is Wednesday, and the last player has Thing."""
    tv, phones = sit("TV", 1920, 1080), [sit(name, 390, 844) for name in names]
    around_a_television(tv, server, phones, bot_count=2 - len(names), game="hydes-attack", options=OPTIONS)
    return [tv, *phones]


def things_card(page: Page) -> list[str]:
    """The card of Thing that this phone shows."""
    shown = page.locator(".aside figure", has_text="Thing").locator("[role=img]")
    return [str(one.get_attribute("aria-label")).split(".")[0] for one in shown.all()]


def test_things_card_is_on_the_phone_of_its_holder_only(sit: Sit, server: ServerProcess) -> None:
    tv, noor, sam = television(sit, server, "Noor", "Sam")
    expect(sam.page.locator(".aside")).to_be_visible()
    expect(noor.page.locator(".aside")).to_be_visible()
    (card,) = things_card(sam.page)
    assert things_card(noor.page) == []
    expect(tv.page.locator(".thing .held .card.hidden")).to_be_visible()
    assert tv.page.locator(".hand").count() == 0
    assert card not in tv.page.locator("main").inner_text()
    assert sam.page.locator(".aside").get_by_text("× 2").count() == 1, "the two 6 cards of Bianca"
    sam.look("hydes-attack-tv-phone")
    tv.look("hydes-attack-tv")


def test_wednesday_swaps_on_her_phone(laid: LaidTables) -> None:
    tv, noor = laid.beside_a_television(
        lay_case("wednesday ajax", hands="S5 B1/M2", piles={"crypt": "S1 W5 B4"}, attack="crypt").match
    )
    expect(noor.page.locator(".prompt.asked .sentence")).to_contain_text("swap one of your cards")
    expect(noor.page.locator(".aside .attack")).to_be_visible()
    expect(tv.page.locator(".scene .attack .sum")).to_be_visible()
    noor.page.locator(".grip[data-kind=siren_5]").dispatch_event("click")
    expect(noor.page.locator(".aside .attack [data-move] em").first).to_contain_text("→")
    assert tv.page.locator(".scene .attack [data-move]").count() == 0, "nobody swaps on the television"
    noor.look("hydes-attack-swap-phone")
    tv.look("hydes-attack-swap-tv")


def test_what_is_said_about_a_place_is_seen_there_on_the_television_too(laid: LaidTables) -> None:
    match = lay_case("ajax enid", hands="S3 B2 M1/M2 T2 E2", pawns="crypt nevermore").match
    tv, noor = laid.beside_a_television(match)
    table = noor.page.url.split("/table/")[1].split("?")[0]
    for seat, word in ((1, "focus-woods"), (0, "going-woods"), (1, "covered-crypt")):
        laid.server.carry_out(table, partial(give_signal, seat=seat, word=word))
    expect(tv.page.locator('[data-anchor="place:woods"] .flag')).to_have_count(2)
    expect(tv.page.locator('[data-anchor="place:crypt"] .flag')).to_have_count(1)
    tv.look("hydes-attack-flags-tv")


INSIDE = """([outer, inner]) => [...document.querySelectorAll(outer)].every((one) => {
  const box = one.getBoundingClientRect();
  return [...one.querySelectorAll(inner)].every((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return right === left || (left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1);
  });
})"""
"""Whether these parts keep within what they are part of."""


CLEAR = """() => document.querySelector(".hand .card").getBoundingClientRect().top
  - Math.max(...[...document.querySelectorAll(".prompt .button")].map((one) => one.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640)])
def test_what_a_place_says_lies_on_the_board_and_goes_when_the_phone_is_turned(
    laid: LaidTables, width: int, height: int
) -> None:
    noor = laid(lay_case(hands="S5 B1/M2", bag="woods jericho", tokens="crypt").match, width, height)
    assert noor.page.evaluate(INSIDE, [".place", ".lines *, .told *"])
    expect(noor.page.locator('[data-anchor="place:crypt"] .lines')).to_have_text(
        re.compile(r"safe this attack\s*3 counts 0\s*2 counts 4")
    )
    expect(noor.page.locator(".track .track", has_text="Needed: 14")).to_be_visible()
    assert noor.page.evaluate(INSIDE, [".corner.need", ".card *"])
    expect(noor.page.locator(".corner.need")).to_contain_text("Targets lost: 0 of 3")
    assert "14" not in noor.page.locator(".corner.need").inner_text(), "what is needed is said once"
    assert noor.page.evaluate(CLEAR) >= 6, "the buttons stand clear of the hand"
    crypt = box(noor.page.locator('[data-anchor="place:crypt"]'))
    touch = noor.page.context.new_cdp_session(noor.page)
    at = {"x": crypt["x"] + 30, "y": bottom(crypt) - 12}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    words = noor.page.locator(".closeup .words")
    expect(words).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    noor.look(f"hydes-attack-held-{width}")
    read, prompt = boxes(words, noor.page.locator(".prompt .sentence"))
    assert bottom(read) <= prompt["y"]
    noor.page.set_viewport_size({"width": height, "height": width})
    expect(words).to_have_count(0)


def test_an_outcast_says_what_it_can_do_before_the_choice_is_final(sit: Sit, server: ServerProcess) -> None:
    noor = sit("Noor", 390, 664)
    hold(
        noor,
        make_table(server, [person("Noor"), *bots(1)], game="hydes-attack", options={"outcast_seconds": 0}),
    )
    begin(noor)
    name = choose_an_outcast(noor)
    expect(noor.page.get_by_role("button", name=f"Your outcast: {name}")).to_be_visible()


def test_so_it_does_on_a_phone_beside_a_television(sit: Sit, server: ServerProcess) -> None:
    tv, noor = sit("TV", 1920, 1080), sit("Noor", 390, 664)
    options = {"outcast_seconds": 0}
    around_a_television(tv, server, [noor], bot_count=1, game="hydes-attack", options=options)
    name = choose_an_outcast(noor)
    expect(noor.page.locator(".aside .you")).to_contain_text(name)


def choose_an_outcast(noor: Person) -> str:
    """Touches two, reads what each can do, and stays with the second."""
    told, roles = noor.page.locator(".cast .told"), noor.page.locator(".cast .role.can")
    for role in (roles.nth(0), roles.nth(1)):
        role.click()
        name, line = str(role.locator("[role=img]").get_attribute("aria-label")).split(". ", 1)
        expect(told).to_contain_text(name)
        expect(told).to_contain_text(line)
    noor.fits()
    noor.look("hydes-attack-outcast-phone")
    told.get_by_role("button", name=name).click()
    return name


def test_beside_a_teacher_the_parts_of_an_attack_stand_clear_of_each_other(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/hydes-attack/powers")
    for _ in range(2):
        noor.page.locator(".teacher .go").click()
    expect(noor.page.locator(".attack .added")).to_be_visible()
    parts = "[...document.querySelectorAll('.attack .one, .attack .added, .attack .gauge')]"
    boxes = f"{parts}.map((part) => part.getBoundingClientRect()).map((box) => [box.top, box.bottom])"
    *cards, added, gauge = noor.page.evaluate(boxes)
    assert max(bottom for _, bottom in cards) <= added[0]
    assert added[1] <= gauge[0]
    noor.look("hydes-attack-lesson")


def test_the_own_plate_and_the_sentence_stay_when_a_card_is_picked(laid: LaidTables) -> None:
    noor = laid(lay_case(hands="T4 B1/E2", pawns="crypt nevermore").match)
    noor.page.locator('[data-stage] [data-anchor="place:crypt"]:visible').first.click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Play a card")
    tops = "() => ['.me .plate', '.prompt .sentence'].map(one => document.querySelector(one).getBoundingClientRect().top)"
    before = noor.page.evaluate(tops)
    noor.page.locator(".hand .grip").first.click()
    expect(noor.page.locator(".slot.up")).to_have_count(1)
    assert noor.page.evaluate(tops) == before
    expect(noor.page.locator(".prompt .actions")).to_be_in_viewport(ratio=1)
    noor.look("hydes-attack-picked")


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640)])
def test_on_a_phone_all_answers_and_the_ways_back_are_in_sight(
    laid: LaidTables, width: int, height: int
) -> None:
    scene = lay_case(outcasts="bianca ajax", hands="T1 B1 S2/E2", pawns="crypt nevermore")
    noor = laid(scene.match, width, height)
    noor.page.locator('[data-stage] [data-anchor="place:crypt"]:visible').first.tap()
    board = box(noor.page.locator(".scene"))
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Play a card")
    noor.page.locator(".hand .grip").first.tap()
    buttons = noor.page.locator(".prompt .actions .button")
    expect(buttons.filter(has_text="play a 6")).to_be_visible()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(noor.page.locator(".prompt .answers[data-more='']")).to_have_count(1)
    assert box(noor.page.locator(".scene")) == board
    noor.look(f"hydes-attack-two-answers-{width}")


def test_escape_lets_go_of_the_outcast_that_was_picked(laid: LaidTables) -> None:
    noor = laid(asked_first("hydes-attack", "outcast"))
    noor.page.locator(".role.can").first.click()
    expect(noor.page.locator(".final")).to_be_visible()
    noor.page.keyboard.press("Escape")
    expect(noor.page.locator(".final")).to_have_count(0)
    expect(noor.page.locator('.role[aria-pressed="true"]')).to_have_count(0)


def test_the_reason_for_a_refused_card_lies_on_nothing_that_can_be_pressed(laid: LaidTables) -> None:
    noor = laid(asked_first("hydes-attack", "move"))
    noor.page.locator(".slot:not(.can) .grip").first.click()
    expect(noor.page.locator(".notice")).to_be_visible()
    assert (
        noor.page.evaluate(COVERED, ".prompt .button, .prompt .sentence, .me .player, .grip, [data-move]")
        == []
    )
