"""Lessons in a browser: a whole course of each game, on a phone and on a laptop."""

import pytest
from playwright.sync_api import expect

from speeltafel.games import slugs
from tests.browser.conftest import Sit
from tests.browser.learner import Learner, tasks

TAUGHT = [slug for slug in slugs() if tasks(slug)]
SCREENS = [(390, 664), pytest.param((1440, 900), marks=pytest.mark.long)]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("slug", TAUGHT)
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
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"/learn/{slug}")
    expect(page.locator("li.taken")).to_have_count(len(tasks(slug)) + 1)
