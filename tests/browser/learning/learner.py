"""Somebody who takes a lesson in a browser and does what the teacher says, after trying something else."""

from collections.abc import Callable

from playwright.sync_api import expect

import speeltafel
from speeltafel.engine import Game, Match, Move
from speeltafel.engine.lessons import Lesson, Tuition, course_of
from speeltafel.texts import Texts
from tests.browser.people import Person

MOST_MOVES = 400
GUEST = {"en": "You", "nl": "Jij"}
"""How a learner is called who never gave a name."""
SELF = {"en": "yourself", "nl": "jezelf"}
"""How their own moves call them."""


class Learner:
    """Takes lessons. The same lesson runs beside the page, so that the next right move is known."""

    def __init__(self, person: Person, slug: str, language: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.game: Game = speeltafel.load(slug)
        self.texts = Texts(self.game, language)
        self.name = GUEST[language]
        self.look: Callable[[str], None] = lambda name: None

    def take(self, lesson: Lesson) -> None:
        """From the first page to the last."""
        match = lesson.open(self.game, lesson.named(self.name))
        tuition = Tuition(self.game, lesson)
        expect(self.page.locator(".teacher")).to_be_visible()
        for _ in range(MOST_MOVES):
            found = tuition.next_move(match)
            if found is None and tuition.step is None:
                break
            if found is None and (move := tuition.solution(match)) is not None:
                self.read(tuition.done)
                self.look(f"{lesson.id}-{tuition.step.id if tuition.step else ''}")
                self.do(move, match)
                found = lesson.seat, move
            if found is None:
                wake = match.wake()
                assert wake is not None, f"{lesson.id}: nothing happens any more"
                tuition.note(None, None, match.advance(wake))
            else:
                tuition.note(*found, match.play(*found))
        self.read(len(lesson.tasks))
        expect(self.page.locator(".teacher.end")).to_be_visible()
        self.look(f"{lesson.id}-end")

    def read(self, done: int) -> None:
        """Turn pages until there is something to do."""
        beads = self.page.locator(".beads i.full")
        expect(beads).to_have_count(done)
        onward = self.page.locator(".teacher .go")
        while onward.count():
            onward.click()
        expect(self.page.locator(".teacher.task, .teacher.end")).to_be_visible()

    def do(self, move: Move, match: Match) -> None:
        """Make a move: in the list of all moves, by one of the buttons, or on the board where it is the only one."""
        expect(self.page.locator(".prompt.asked")).to_be_visible()
        asked = next(decision for decision in match.decisions() if move in decision.moves)
        every = self.page.locator(".prompt .all")
        buttons = self.page.locator(".prompt .actions .button")
        on_board = self.page.locator("[data-move]:not([disabled])")
        expect(every.or_(buttons.nth(len(asked.moves) - 1)).or_(on_board).first).to_be_visible()
        if every.count():
            every.click()
            names = [
                SELF[self.texts.language] if at == asked.seat else name for at, name in enumerate(match.names)
            ]
            words = self.texts.move(move, names, asked.kind)
            listed = self.page.locator("dialog[open] li")
            listed.get_by_role("button", name=words, exact=True).first.click()
        elif buttons.count():
            buttons.nth(asked.moves.index(move)).click()
        else:
            on_board.first.click()


def tasks(slug: str) -> list[Lesson]:
    """The lessons of a game in which something is taught."""
    return [lesson for lesson in course_of(speeltafel.load(slug)).values() if lesson.kind == "task"]
