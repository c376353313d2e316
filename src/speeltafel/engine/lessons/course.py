"""The lessons of a game, in order, from the folder `lessons` of its package."""

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from speeltafel.engine.errors import BadMaterial, SpeeltafelError
from speeltafel.engine.game import Game
from speeltafel.engine.lessons.lesson import Lesson, Step
from speeltafel.engine.lessons.pattern import Pattern, Patterns

DEFAULTS: Final = "course.toml"
LANGUAGES: Final = ("en", "nl")


class Course(dict[str, Lesson]):
    """Lessons by id, in order; `words` has their texts (Fluent) by language."""

    words: dict[str, str]

    @property
    def minutes(self) -> int:
        """How long all of it takes, up to the first real game."""
        return sum(lesson.minutes for lesson in self.values() if lesson.kind == "task")


@cache
def course_of(game: Game) -> Course:
    """The course of a game; without lessons where it has none."""
    return read_course(game, game.folder() / "lessons")


def read_course(game: Game, folder: Traversable) -> Course:
    """The course in a folder."""
    course, course.words = (found := Course()), {}
    if not folder.is_dir():
        return found
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    common = read(folder / DEFAULTS) if DEFAULTS in names else {}
    for name in names:
        if name != DEFAULTS:
            lesson = read_lesson(game, name, common | read(folder / name))
            if lesson.id in found:
                raise BadMaterial(f"lessons/{name}: there is another lesson {lesson.id!r}")
            found[lesson.id] = lesson
    found.words = {language: read_words(folder / f"{language}.ftl") for language in LANGUAGES}
    return found


def read(path: Traversable, room: str = "lessons") -> dict[str, Any]:
    """A file of a folder of the package, as it stands there."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadMaterial(f"{room}/{path.name} is not valid TOML: {error}") from None


def read_words(path: Traversable, room: str = "lessons") -> str:
    """The texts of a language."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadMaterial(f"{room}/{path.name} is missing") from None


def read_lesson(game: Game, name: str, said: dict[str, Any]) -> Lesson:
    """A lesson that can be taken, or one clear line about what is wrong with it."""
    try:
        lesson = msgspec.convert(said, Lesson, dec_hook=from_words)
        check(game, lesson)
        return lesson
    except (msgspec.ValidationError, ValueError, SpeeltafelError) as error:
        raise BadMaterial(f"lessons/{name}: {error}") from None


def from_words(kind: type, said: Any) -> Any:
    """Patterns, lines and pointers are written as words."""
    texts = said if isinstance(said, list) and kind is Patterns else [said]
    if not all(isinstance(text, str) and text.strip() for text in texts):
        raise ValueError(f"expected words, got {said!r}")
    return kind(*texts)


def check(game: Game, lesson: Lesson) -> None:
    """Refuse what names something that the game does not have."""
    lesson.check(game)
    if lesson.kind == "task" and not lesson.tasks:
        raise ValueError("`step` has no task")
    for pattern in (*lesson.others, *(line.pattern for line in lesson.ending)):
        within("others", pattern, game.moves)
    for step in lesson.step:
        check_step(game, step)


def check_step(game: Game, step: Step) -> None:
    if step.until is not None:
        within(f"`until` of step {step.id!r}", step.until, game.events)
    task = step.task.each if step.task is not None else ()
    for pattern in (*task, *(line.pattern for line in step.others)):
        within(f"step {step.id!r}", pattern, game.moves)
    for answer in step.answer:
        for pattern in (*answer.moves.each, *(line.pattern for line in answer.others)):
            within(f"answer {answer.says!r} of step {step.id!r}", pattern, game.moves)
    for rule in rules(step):
        if rule not in game.catalogue():
            raise ValueError(f"step {step.id!r}: there is no rule {rule}")


def rules(step: Step) -> list[str]:
    """Every rule that a step names."""
    return [*step.rules, *(rule for answer in step.answer for rule in answer.rules)]


def within(place: str, pattern: Pattern, union: Any) -> None:
    """Check a pattern, and say where it stands."""
    try:
        pattern.check(union)
    except ValueError as error:
        raise ValueError(f"{place}: {pattern.text!r}: {error}") from None
