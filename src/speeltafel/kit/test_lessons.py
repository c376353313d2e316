"""Lessons: every one can be taken to its end, and whatever a learner tries gets an answer that fits."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import speeltafel
from speeltafel.engine import Game, Match, Move, Thing
from speeltafel.engine.lessons import Answer, Course, Lesson, Step, Tuition, course_of
from speeltafel.games import HOUSE
from speeltafel.kit.setups import KITS

LANGUAGES = ("en", "nl")
MOST_SENTENCES = 2
MOST_LETTERS = 170
"""What fits above the table on a phone."""
MOST_MINUTES = 10
FEWEST_LESSONS, MOST_LESSONS = 2, 9
FEWEST_OF_THE_HOUSE = 5
MOST_THINGS = 1000

SENTENCE = re.compile(r"[.!?…]+[\"'”’)]*(?=\s+[\"'“‘(]?[A-ZÀ-Þ]|\s*$)")

TAUGHT = {slug: course_of(kit.game) for slug, kit in KITS.items() if course_of(kit.game)}
LESSONS = [(slug, lesson) for slug, course in TAUGHT.items() for lesson in course.values()]
TASKS = [(slug, lesson) for slug, lesson in LESSONS if lesson.kind == "task"]

courses = pytest.mark.parametrize("slug", list(TAUGHT))
lessons = pytest.mark.parametrize(("slug", "lesson"), LESSONS, ids=lambda one: getattr(one, "id", one))
tasks = pytest.mark.parametrize(("slug", "lesson"), TASKS, ids=lambda one: getattr(one, "id", one))


class Moment(msgspec.Struct):
    """The learner is asked for the task of a step."""

    match: Match
    tuition: Tuition
    step: Step
    solution: Move

    def legal(self) -> list[Move]:
        return [move for decision in self.tuition.asked(self.match) for move in decision.moves]

    def wrong(self) -> list[Move]:
        return [move for move in self.legal() if not self.step.accepts(move)]


def taken(game: Game, lesson: Lesson, otherwise: tuple[int, int] = (-1, 0)) -> Iterator[Moment]:
    """Play a lesson as the teacher wants it, moment by moment; at one moment another accepted move is made."""
    match, tuition = lesson.open(game, lesson.named("You")), Tuition(game, lesson)
    moments = 0
    for _ in range(MOST_THINGS):
        found = tuition.next_move(match)
        if found is None and tuition.step is None:
            return
        if found is None and (solution := tuition.solution(match)) is not None:
            moment = Moment(match, tuition, tuition.step or lesson.tasks[-1], solution)
            yield moment
            accepted = [move for move in moment.legal() if moment.step.accepts(move)]
            found = lesson.seat, accepted[otherwise[1] if moments == otherwise[0] else 0]
            moments += 1
        if found is not None:
            before = len(tuition.lines), tuition.done
            tuition.note(*found, match.play(*found))
            assert tuition.done == before[1] or before[0] == 0, (
                f"step {moment.step.id}: a line was never said"
            )
        else:
            wake = match.wake()
            assert wake is not None, f"the lesson stands still at {tuition.step}, {match.decisions()}"
            tuition.note(None, None, match.advance(wake))
    raise AssertionError("the lesson does not end")


def texts(course: Course, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(course.words[language]))
    return bundle


def said(bundle: FluentBundle, identifier: str, attribute: str = "") -> str:
    """A text, or nothing."""
    if not bundle.has_message(identifier):
        return ""
    message = bundle.get_message(identifier)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    text, errors = bundle.format_pattern(pattern, {})
    assert errors == [], f"{identifier}.{attribute}: {errors}"
    return str(text)


def pages(bundle: FluentBundle, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Everything that is ever said at once, with the place where it stands."""
    yield f"lesson-{lesson.id}.end", said(bundle, f"lesson-{lesson.id}", "end")
    for step in lesson.step:
        name = f"{lesson.id}-{step.id}"
        yield name, " ".join([said(bundle, name), said(bundle, name, "task")]).strip()
        if step.task is not None:
            yield f"{name}.praise", said(bundle, name, "praise")
        for answer in step.answer:
            yield f"{name}.{answer.says}", said(bundle, name, answer.says)


def sentences(text: str) -> int:
    return len(SENTENCE.findall(text))


@courses
def test_a_course_has_a_few_lessons_of_ten_minutes_and_ends_with_a_real_game(slug: str) -> None:
    course = TAUGHT[slug]
    kinds = [lesson.kind for lesson in course.values()]
    assert (FEWEST_OF_THE_HOUSE if slug in HOUSE else FEWEST_LESSONS) <= len(kinds) <= MOST_LESSONS
    assert course.minutes <= MOST_MINUTES
    assert kinds == ["task"] * (len(kinds) - 1) + ["game"]


@lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_two_short_sentences(slug: str, lesson: Lesson, language: str) -> None:
    bundle = texts(TAUGHT[slug], language)
    assert said(bundle, f"lesson-{lesson.id}")
    assert said(bundle, f"lesson-{lesson.id}", "about")
    for place, text in pages(bundle, lesson):
        assert text, f"{place} says nothing"
        assert 1 <= sentences(text) <= MOST_SENTENCES, f"{place}: {text}"
        assert len(text) <= MOST_LETTERS, f"{place} has {len(text)} letters: {text}"


@courses
def test_no_text_is_left_over(slug: str) -> None:
    course = TAUGHT[slug]
    known = {f"lesson-{lesson.id}" for lesson in course.values()}
    known |= {f"{lesson.id}-{step.id}" for lesson in course.values() for step in lesson.step}
    for language in LANGUAGES:
        written = set(re.findall(r"^([a-z][a-z0-9-]*) *=", course.words[language], re.MULTILINE))
        assert written == known


@tasks
def test_the_solution_plays_to_the_end(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    done = [moment.step.id for moment in taken(game, lesson)]
    assert list(dict.fromkeys(done)) == [step.id for step in lesson.tasks]


@tasks
def test_every_other_way_to_do_a_task_plays_to_the_end_too(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    ways = [
        (number, way)
        for number, moment in enumerate(taken(game, lesson))
        for way in range(1, sum(moment.step.accepts(move) for move in moment.legal()))
    ]
    for otherwise in ways:
        assert [moment.step.id for moment in taken(game, lesson, otherwise)]


@tasks
def test_every_other_legal_move_gets_an_answer(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    bundle = texts(TAUGHT[slug], "en")
    for moment in taken(game, lesson):
        for move in moment.wrong():
            answer = moment.tuition.answer(move)
            assert answer is not None, f"step {moment.step.id}: nothing is said to {move}"
            assert said(bundle, f"{lesson.id}-{moment.step.id}", answer.says)
            assert answer.rules or moment.step.rules, f"step {moment.step.id}: no rule is behind it"


@tasks
def test_no_answer_is_there_in_vain(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    given = {
        (moment.step.id, moment.step.answer.index(answer))
        for moment in taken(game, lesson)
        for move in moment.wrong()
        if (answer := moment.tuition.answer(move)) is not None
    }
    written = {(step.id, number) for step in lesson.tasks for number in range(len(step.answer))}
    assert given == written


@tasks
def test_consequences_can_be_shown_and_change_nothing(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    for moment in taken(game, lesson):
        before = game.snapshot(moment.match.table)
        for move, answer in consequences(moment):
            imagined = moment.tuition.imagine(moment.match, move, answer)
            assert imagined.events, f"step {moment.step.id}: nothing comes of {move}"
        assert game.snapshot(moment.match.table) == before


def consequences(moment: Moment) -> Iterator[tuple[Move, Answer]]:
    for move in moment.wrong():
        answer = moment.tuition.answer(move)
        if answer is not None and answer.consequence:
            yield move, answer


@tasks
def test_what_the_teacher_points_at_is_there(slug: str, lesson: Lesson) -> None:
    game = speeltafel.load(slug)
    for moment in taken(game, lesson):
        there: list[Thing] = list(game.things(moment.match.view(lesson.seat), lesson.seat))
        for pointer in (*moment.step.point, *moment.step.look):
            assert pointer.thing in there, f"step {moment.step.id}: {pointer.thing} is not among {there}"


@tasks
def test_a_ring_is_around_what_the_task_is_done_with(slug: str, lesson: Lesson) -> None:
    """What is only spoken of is under `look`: whoever touches everything in a ring does the task."""
    game = speeltafel.load(slug)
    seen: set[str] = set()
    for moment in taken(game, lesson):
        if moment.step.id in seen:
            continue
        seen.add(moment.step.id)
        right = [move for move in moment.legal() if moment.step.accepts(move)]
        used = {thing for move in right for thing in game.about(move)}
        wrong = [pointer.thing for pointer in moment.step.point if pointer.thing not in used]
        assert wrong == [], f"step {moment.step.id}: the task is not done with {wrong}, but with {used}"


@tasks
def test_a_lifted_thing_is_answered_only_where_nothing_right_can_be_done_with_it(
    slug: str, lesson: Lesson
) -> None:
    game = speeltafel.load(slug)
    for moment in taken(game, lesson):
        for thing, answer in moment.tuition.aside(moment.match).items():
            moves = [move for move in moment.legal() if thing in game.about(move)]
            assert moves
            assert all(moment.tuition.answer(move) is answer for move in moves)


@courses
def test_the_last_lesson_is_a_game_that_can_be_played_against_novices(slug: str) -> None:
    lesson = list(TAUGHT[slug].values())[-1]
    match = speeltafel.start(slug, lesson.named("You"), lesson.options, seed=1, people=1)
    assert match.decisions() or match.wake() is not None
    assert "novice" in match.game.levels
