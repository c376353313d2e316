"""Lessons in a browser: a whole course of each game, on a phone and on a laptop."""

import re

import pytest
from playwright.sync_api import Locator, expect

from speeltafel.engine.lessons.lesson import Pointer
from speeltafel.games import slugs
from tests.browser.conftest import Sit
from tests.browser.learning.learner import Learner, tasks
from tests.browser.people import Person
from tests.browser.places import bottom, boxes, middle

TAUGHT = [slug for slug in slugs() if tasks(slug)]
QUICK = ("good-vs-evil", "rush-out")
"""One course of turns and one of a race; the kit takes every course in every run."""
COURSES = [slug if slug in QUICK else pytest.param(slug, marks=pytest.mark.long) for slug in TAUGHT]
SCREENS = [(390, 664), pytest.param((1440, 900), marks=pytest.mark.long)]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("slug", COURSES)
def test_a_whole_course_is_taken(sit: Sit, slug: str, screen: tuple[int, int]) -> None:
    person = sit("Noor", *screen)
    page = person.page
    page.goto("/")
    page.locator(f"a.learn[href='/learn/{slug}']").click()
    page.locator(".intro .button.main").click()
    learner = Learner(person, slug)
    learner.look = lambda name: person.fits()
    for lesson in tasks(slug):
        learner.take(lesson)
        page.locator(".ending .button.main").click()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"/learn/{slug}")
    expect(page.locator("li.taken")).to_have_count(len(tasks(slug)) + 1)


def open_lesson(person: Person, lesson: str = "future") -> None:
    person.page.goto(f"/learn/good-vs-evil/{lesson}")
    expect(person.page.locator(".prompt.asked")).to_be_visible()


def teacher(person: Person) -> Locator:
    return person.page.locator(".teacher .words")


def draw(person: Person) -> None:
    person.page.locator(".prompt .button").get_by_text("Draw a card", exact=True).click()


def test_a_wrong_move_is_answered_and_the_table_stays_as_it_is(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    open_lesson(noor)
    noor.page.locator(".hand [data-kind=shuffle]").click()
    noor.page.locator(".prompt .button.main").click()
    expect(noor.page.locator(".teacher.answer")).to_contain_text("Look first whether you need it.")
    expect(noor.page.locator(".hand [data-kind=shuffle]")).to_be_visible()
    noor.look("lesson-answer")
    noor.page.get_by_role("button", name="Try again").click()
    expect(teacher(noor)).to_contain_text("Play Reveal the Future.")


def test_a_touch_that_does_nothing_is_answered_by_the_teacher_alone(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/creatures-and-outcasts/trick")
    noor.page.locator(".teacher .go").click()
    expect(noor.page.locator(".prompt.asked")).to_be_visible()
    noor.page.locator(".hand [data-kind='6']").click()
    expect(noor.page.locator(".teacher.answer")).to_contain_text("must be higher")
    expect(noor.page.locator(".notice, .closeup")).to_have_count(0)
    noor.page.get_by_role("button", name="Try again").click()
    expect(teacher(noor)).to_contain_text("Pass.")


def test_a_wrong_tile_is_answered_as_soon_as_it_is_lifted(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/spookhuis/turn")
    expect(noor.page.locator(".teacher .go")).to_be_visible()
    Learner(noor, "spookhuis").read(0)
    expect(noor.page.locator("[data-ring='tile:20']")).to_be_visible()
    noor.page.locator(".cell[data-cell='19']").dispatch_event("click")
    expect(noor.page.locator("div.turner")).to_be_visible()
    expect(noor.page.locator(".teacher.answer")).to_contain_text("You stand on that tile")
    noor.page.locator("div.turner .icon").last.click()
    noor.page.locator(".cell[data-cell='20']").dispatch_event("click")
    expect(noor.page.locator("div.turner")).to_be_visible()
    expect(noor.page.locator(".teacher.answer")).to_have_count(0)


def test_on_a_phone_a_picked_card_leaves_the_buttons_free(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/creatures-and-outcasts/again")
    noor.page.locator(".teacher .go").click()
    noor.page.locator(".hand [data-kind='2']").click()
    main = noor.page.locator(".prompt .button.main")
    expect(main).to_contain_text("Faceless (2)")
    button, card = boxes(main, noor.page.locator(".slot.up .grip"))
    assert bottom(button) <= card["y"]
    noor.look("lesson-picked")


def test_what_is_only_spoken_of_has_a_frame_and_what_is_to_be_touched_a_ring(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/spookhuis/ride")
    expect(noor.page.locator("[data-look='tile:23']")).to_be_visible()
    noor.page.touchscreen.tap(*middle(noor.page.locator("[data-ring='button:go']")))
    expect(noor.page.locator(".teacher.praise")).to_be_visible()


def test_a_lesson_that_is_done_offers_no_move(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/spookhuis/ride")
    Learner(noor, "spookhuis").take(tasks("spookhuis")[0])
    expect(noor.page.locator(".ending .button.main")).to_be_visible()
    expect(noor.page.locator(".prompt, [data-move]")).to_have_count(0)


def test_what_would_come_of_it_is_shown_and_taken_back(sit: Sit) -> None:
    noor = sit("Noor")
    open_lesson(noor)
    draw(noor)
    expect(noor.page.locator(".teacher.answer")).to_contain_text("Boom")
    expect(noor.page.locator(".prompt .sentence")).to_have_text("This is what would happen.")
    expect(noor.page.locator(".hand .grip")).to_have_count(0)
    noor.look("lesson-consequence")
    noor.page.get_by_role("button", name="Take it back").click()
    expect(noor.page.locator(".hand .grip")).to_have_count(3)
    expect(noor.page.locator(".prompt.asked .sentence")).to_contain_text("Your turn")
    assert "explode" not in " ".join(noor.page.locator(".panel").all_inner_texts())


def test_after_two_wrong_moves_the_teacher_shows_it(sit: Sit) -> None:
    noor = sit("Noor")
    open_lesson(noor, "win")
    for _ in range(2):
        expect(noor.page.get_by_role("button", name="Show me")).to_have_count(0)
        draw(noor)
        noor.page.get_by_role("button", name="Try again").click()
    noor.page.get_by_role("button", name="Show me").click()
    expect(noor.page.locator("[data-ring='card:reveal_the_future']")).to_be_visible()
    expect(noor.page.locator("[data-ring='pile:draw']")).to_have_count(0)


def test_the_rule_behind_it_is_one_touch_away(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    open_lesson(noor)
    noor.page.locator(".teacher .go").click()
    noor.page.get_by_role("button", name="Why?").click()
    expect(noor.page.locator("dialog[open]")).to_contain_text("everybody sees the top three cards")


@pytest.mark.parametrize("lesson", ["gate", "escape"])
def test_tiles_locks_and_buttons_of_a_board_get_a_ring(sit: Sit, lesson: str) -> None:
    noor = sit("Noor", 390, 664)
    taken = next(one for one in tasks("spookhuis") if one.id == lesson)
    points = {f"{lesson}-{step.id}": step.point for step in taken.step}
    learner = Learner(noor, "spookhuis")
    learner.look = lambda name: expect_rings(noor, points.get(name, ()))
    noor.page.goto(f"/learn/spookhuis/{lesson}")
    learner.take(taken)


def expect_rings(person: Person, points: tuple[Pointer, ...]) -> None:
    for pointer in points:
        ring = f"{pointer.thing.kind}:{pointer.thing.id}"
        expect(person.page.locator(f"[data-ring='{ring}']")).to_be_visible()


def test_a_lesson_is_taken_by_keyboard_and_stays_where_it_was_when_opened_again(sit: Sit) -> None:
    noor = sit("Noor")
    open_lesson(noor, "draw")
    noor.page.keyboard.press("d")
    expect(noor.page.locator(".teacher.praise")).to_be_visible()
    noor.page.locator("body").press("Enter")
    expect(teacher(noor)).to_contain_text("Draw again.")
    noor.page.reload()
    expect(teacher(noor)).to_contain_text("Draw again.")
    expect(noor.page.locator(".beads .full")).to_have_count(1)


def test_a_round_that_would_be_over_is_counted_before_it_is_taken_back(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/creatures-and-outcasts/wednesday")
    expect(noor.page.locator(".teacher .go")).to_be_visible()
    Learner(noor, "creatures-and-outcasts").read(0)
    noor.page.locator(".prompt .button").get_by_text("Pass", exact=True).click()
    expect(noor.page.locator(".teacher.answer")).to_contain_text("28 points")
    expect(noor.page.locator(".scene div.count")).to_contain_text("+28")
    noor.look("lesson-counted")


def test_enter_goes_on_to_the_next_lesson(sit: Sit) -> None:
    noor = sit("Noor")
    noor.page.goto("/learn/good-vs-evil/draw")
    Learner(noor, "good-vs-evil").take(tasks("good-vs-evil")[0])
    expect(noor.page.locator(".ending .button.main")).to_be_visible()
    noor.page.evaluate("document.activeElement?.blur()")
    noor.page.keyboard.press("Enter")
    expect(noor.page).to_have_url(re.compile("/learn/good-vs-evil/future"))


def test_a_finished_lesson_is_kept_in_the_browser_and_lists_no_table(sit: Sit) -> None:
    noor = sit("Noor", 390, 664, language="nl")
    noor.page.goto("/learn/good-vs-evil/future")
    Learner(noor, "good-vs-evil", "nl").take(tasks("good-vs-evil")[1])
    noor.page.goto("/learn/good-vs-evil")
    expect(noor.page.locator("li.taken")).to_have_count(1)
    noor.look("course")
    noor.page.goto("/")
    expect(noor.page.locator("a.learn").first).to_contain_text("Leer het in")
    expect(noor.page.locator(".yours")).to_have_count(0)


def test_a_table_of_a_lesson_leads_to_its_lesson(sit: Sit) -> None:
    noor = sit("Noor")
    open_lesson(noor)
    table = noor.page.url.split("table=")[1]
    noor.page.goto(f"/table/{table}")
    expect(teacher(noor)).to_contain_text("A new evening")
    noor.page.locator(".teacher .go").click()
    expect(teacher(noor)).to_contain_text("Play Reveal the Future.")


def test_a_lesson_that_is_not_there_says_so(sit: Sit) -> None:
    noor = sit("Noor")
    noor.page.goto("/learn/good-vs-evil/nonsense")
    expect(noor.page.locator("h1")).to_have_text("There is no such lesson.")
    noor.page.goto("/learn/nonsense")
    expect(noor.page.get_by_role("alert")).to_be_visible()
    noor.complaints.clear()  # Chromium reports the answer 404 of its own accord


def test_on_a_small_phone_the_teacher_leaves_room_for_the_dice(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/learn/rush-out/dragon")
    noor.page.locator(".teacher .go").click()
    expect(noor.page.locator("[data-ring='button:roll']")).to_be_visible()
    expect(noor.page.locator(".tray .roll")).to_be_in_viewport(ratio=1)
    noor.look("lesson-race")
