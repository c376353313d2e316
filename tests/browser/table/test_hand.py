"""The hand: cards are dragged, clicked and played by keys, as the help says."""

from playwright.sync_api import Locator, expect

from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import bottom, boxes, middle
from tests.browser.waiting import until
from tests.games.good_vs_evil.layout import lay as lay_kittens
from tests.games.hydes_attack.layout import lay as lay_case

__all__ = ["laid"]

Point = tuple[float, float]


def card(player: Person, kind: str) -> Locator:
    return player.page.locator(f".grip[data-kind='{kind}']")


def place(player: Person, anchor: str) -> Locator:
    return player.page.locator(f'[data-stage] [data-anchor="{anchor}"]:visible').first


def drag(player: Person, kind: str, to: Point) -> None:
    """With the mouse."""
    mouse = player.page.mouse
    mouse.move(*middle(card(player, kind)))
    mouse.down()
    mouse.move(*to, steps=6)
    mouse.up()


def swipe(player: Person, kind: str, to: Point) -> None:
    """With a finger."""
    touch = player.page.context.new_cdp_session(player.page)
    x, y = middle(card(player, kind))
    stations = [(x + (to[0] - x) * part / 6, y + (to[1] - y) * part / 6) for part in range(7)]
    for kind_, at in [
        ("touchStart", stations[:1]),
        *(("touchMove", [one]) for one in stations),
        ("touchEnd", []),
    ]:
        touch.send(
            "Input.dispatchTouchEvent", {"type": kind_, "touchPoints": [{"x": x, "y": y} for x, y in at]}
        )


def kittens(
    laid: LaidTables, hand: str, width: int = 1440, height: int = 900, pile: str = "mer mer troll kitten"
) -> Person:
    return laid(lay_kittens(hand, "nope horse", "nope horse", pile=pile).match, width, height)


def test_a_card_that_is_looked_at_or_picked_stays_below_what_stands_above_the_hand(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse armageddon attack targeted targeted reveal horse troll shuffle favor")
    for kind in ("defuse", "reveal_the_future", "shuffle"):
        card(noor, kind).hover()
        raised, act = boxes(card(noor, kind), noor.page.locator(".act"))
        assert raised["y"] >= bottom(act)
        card(noor, kind).click()
        noor.page.mouse.move(5, 5)
        raised, act = boxes(card(noor, kind), noor.page.locator(".act"))
        assert raised["y"] >= bottom(act)


def test_a_card_dragged_onto_the_table_is_played(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor")
    drag(noor, "shuffle", middle(place(noor, "mat:godcat")))
    expect(noor.page.locator(".stack .played [role=img]")).to_have_attribute(
        "aria-label", "Shuffle. Shuffle the pile until the next player says stop."
    )
    expect(card(noor, "shuffle")).to_have_count(0)


def test_a_finger_drags_too(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor", 390, 664)
    swipe(noor, "shuffle", middle(place(noor, "pile")))
    expect(noor.page.locator(".stack .played")).to_have_count(1)
    expect(card(noor, "shuffle")).to_have_count(0)


def test_a_card_dragged_onto_a_player_is_aimed_at_that_player(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse targeted")
    drag(noor, "targeted_attack", middle(place(noor, "seat:2")))
    third = noor.page.locator('[data-anchor="seat:2"] .name').first.inner_text()
    expect(noor.page.locator(".stack .aim")).to_have_text(f"Noor → {third}")


def test_a_card_without_a_target_yet_stays_picked_on_the_table(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse favor")
    drag(noor, "favor", middle(place(noor, "discard")))
    expect(noor.page.locator(".slot.up [data-kind=favor]")).to_be_visible()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Against whom?")


def test_a_card_dropped_elsewhere_goes_back(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor")
    drag(noor, "shuffle", middle(noor.page.locator(".panel")))
    expect(noor.page.locator(".slot.up")).to_have_count(0)
    expect(card(noor, "shuffle")).to_be_visible()
    expect(noor.page.locator(".stack")).to_have_count(0)


def carried_over(player: Person, kind: str, to: Locator) -> None:
    """It is held there with the mouse, and not let go."""
    mouse = player.page.mouse
    mouse.move(*middle(card(player, kind)))
    mouse.down()
    mouse.move(*middle(to), steps=12)
    player.page.wait_for_timeout(700)


def test_a_carried_card_is_not_shown_large_and_lights_whom_it_can_be_aimed_at(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse targeted shuffle")
    carried_over(noor, "targeted_attack", place(noor, "seat:1"))
    expect(noor.page.locator(".closeup")).to_have_count(0)
    lit = noor.page.locator("[data-lit]:visible")
    assert lit.evaluate_all("all => all.map(one => one.dataset.anchor)") == ["seat:1", "seat:2"]
    noor.look("carried-at-a-player")
    noor.page.mouse.move(*middle(noor.page.locator(".panel")))
    noor.page.mouse.up()
    expect(lit).to_have_count(0)
    card(noor, "shuffle").hover()
    expect(noor.page.locator(".closeup")).to_be_visible()


def test_a_card_that_is_aimed_at_nobody_lights_the_table(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor")
    carried_over(noor, "shuffle", place(noor, "pile"))
    expect(noor.page.locator(".closeup")).to_have_count(0)
    expect(noor.page.locator(".scene[data-lit]")).to_be_visible()
    noor.look("carried-to-the-table")
    noor.page.mouse.up()
    expect(noor.page.locator("[data-lit]")).to_have_count(0)


def test_a_card_that_rests_cannot_be_dragged_and_says_why(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse nope")
    drag(noor, "nope", middle(place(noor, "pile")))
    expect(noor.page.locator(".notice")).to_be_visible()
    expect(noor.page.locator(".slot.up")).to_have_count(0)


def test_a_double_click_plays_the_card_and_never_draws(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor")
    card(noor, "favor").dblclick()
    expect(noor.page.locator(".slot.up [data-kind=favor]")).to_be_visible()
    card(noor, "shuffle").dblclick()
    expect(noor.page.locator(".stack .played")).to_have_count(1)


def test_one_click_draws_and_one_saves(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse godcat", pile="kitten mer mer")
    place(noor, "pile").click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Choose what saves you")
    card(noor, "defuse").click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Hide the Kitten")


def test_a_power_card_is_dragged_to_its_place(laid: LaidTables) -> None:
    noor = laid(lay_case(hands="T4 B1/E2", pawns="crypt nevermore").match)
    place(noor, "place:crypt").click()
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Play a card")
    drag(noor, "bat_4", middle(place(noor, "place:woods")))
    expect(noor.page.locator(".slot.up [data-kind=bat_4]")).to_be_visible()
    drag(noor, "bat_4", middle(place(noor, "place:crypt")))
    expect(card(noor, "bat_4")).to_have_count(0)
    expect(noor.page.get_by_role("region", name="What happened")).to_contain_text(
        "You play Bat 4 in The Crypt."
    )


def test_the_keys_do_what_the_help_says(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse shuffle favor")
    keyboard, up = noor.page.keyboard, noor.page.locator(".slot.up .grip")
    keyboard.press("?")
    expect(noor.page.locator("dialog[open]")).to_contain_text("walk through your hand")
    keyboard.press("Escape")
    expect(noor.page.locator("dialog[open]")).to_have_count(0)
    kinds = [str(one.get_attribute("data-kind")) for one in noor.page.locator(".grip").all()]
    walk_to(noor, "favor", kinds)
    keyboard.press("Space")
    expect(up).to_have_attribute("data-kind", "favor")
    keyboard.press("Escape")
    expect(up).to_have_count(0)
    walk_to(noor, "shuffle", kinds)
    keyboard.press("Space")
    expect(up).to_have_attribute("data-kind", "shuffle")
    keyboard.press("Enter")
    expect(noor.page.locator(".stack .played")).to_have_count(1)


def walk_to(player: Person, kind: str, kinds: list[str]) -> None:
    """With the right arrow, from wherever the focus is: that goes round, so a dialog may still be giving it back."""

    def step() -> bool:
        player.page.keyboard.press("ArrowRight")
        return bool(player.page.evaluate("document.activeElement.dataset.kind") == kind)

    assert kind in kinds
    until(player.page, step)


def test_a_letter_presses_its_button_and_escape_goes_one_step_back(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse targeted")
    card(noor, "targeted_attack").click()
    expect(noor.page.locator(".prompt .actions kbd")).to_have_count(2)
    noor.page.keyboard.press("Escape")
    expect(noor.page.locator(".slot.up")).to_have_count(0)
    noor.page.keyboard.press(noor.page.locator(".prompt .button.main kbd").inner_text().lower())
    expect(noor.page.get_by_role("region", name="What happened")).to_contain_text("You draw Mercat.")


def test_the_case_is_played_by_keys_alone(laid: LaidTables) -> None:
    noor = laid(lay_case(hands="T4 B1/E2", pawns="crypt nevermore").match)
    noor.page.keyboard.press("s")
    expect(noor.page.locator(".prompt .sentence")).to_contain_text("Play a card")
    walk_to(noor, "bee_1", ["bat_4", "bee_1"])
    noor.page.keyboard.press("Space")
    noor.page.keyboard.press("Enter")
    expect(noor.page.get_by_role("region", name="What happened")).to_contain_text(
        "You play Bee 1 in The Crypt."
    )


UNCOVERED = """() => [...document.querySelectorAll(".slot")].flatMap(slot => [...slot.querySelectorAll(".name, .line")]
  .filter(words => words.checkVisibility())
  .map(words => {
    const text = document.createRange();
    text.selectNodeContents(words);
    const { right, top, height } = text.getBoundingClientRect();
    return slot.contains(document.elementFromPoint(right - 4, top + height / 2));
  }))"""
"""Of all words on the cards of the hand: whether their right edge is in sight."""


def test_the_name_of_a_card_below_another_is_in_sight_and_no_word_is_cut(laid: LaidTables) -> None:
    cards = "attack targeted targeted reveal armageddon shuffle defuse horse troll favor mer nope nope"
    for count in (7, 8, 9, 13):
        noor = kittens(laid, " ".join(cards.split()[:count]), pile="troll mer mer kitten")
        expect(noor.page.locator(".slot .name:visible")).to_have_count(count)
        noor.page.mouse.move(5, 5)
        noor.page.wait_for_timeout(250)
        assert all(noor.page.evaluate(UNCOVERED)), count
