"""What the home page tells about the games, all of it taken from the games themselves."""

import re
from functools import cache

import msgspec

from speeltafel.engine import Game, Window
from speeltafel.engine.lessons import Lesson, course_of
from speeltafel.engine.sketch import SketchedGame
from speeltafel.games import HOUSE, load, slugs
from speeltafel.server.wire import (
    CourseCard,
    GameCard,
    LessonCard,
    Place,
    PresetCard,
    RuleCard,
    StepCard,
)

BOT_NAMES = ("Ada", "Bram", "Cleo", "Daan", "Emre", "Fien", "Gijs", "Hana", "Ivo", "Juul")
MESSAGE_ID = re.compile(r"^([a-z][a-z0-9-]*)\s*=", re.MULTILINE)


@cache
def game_cards() -> list[GameCard]:
    """All games."""
    return [game_card(load(slug)) for slug in slugs()]


def game_card(game: Game) -> GameCard:
    """One game."""
    return GameCard(
        slug=game.slug,
        min_seats=game.seat_counts[0],
        max_seats=game.seat_counts[-1],
        options_schema=options_schema(game),
        options=msgspec.to_builtins(game.read_options(None)),
        advice=[game.advice(seats) for seats in range(game.seat_counts[0], game.seat_counts[-1] + 1)],
        presets=[preset_card(game, name) for name in game.presets],
        main_options=list(game.main_options),
        levels=list(game.levels),
        bot_names=list(BOT_NAMES),
        phrases=text_ids(game, "phrase-"),
        can_leave=game.can_leave,
        places=places(game),
        seat_fields=sorted(game.seat_fields),
        place_names=dict(game.place_names),
        kin=dict(game.kin),
        course=course_of(game).minutes,
        scene=scene_of(game),
        reacts=any(issubclass(part, Window) for part in game.parts),
        sketched=game.slug not in HOUSE and isinstance(game, SketchedGame),
    )


def scene_of(game: Game) -> str:
    """Where the scene begins that a game of another package brings."""
    brings = game.slug not in HOUSE and (game.folder() / "scene" / "index.js").is_file()
    return f"/api/games/{game.slug}/scene/index.js" if brings else ""


def preset_card(game: Game, name: str) -> PresetCard:
    """One way to play."""
    options = dict(game.presets[name])
    return PresetCard(
        name, options, [seats for seats in game.seat_counts if game.fits(game.advice(seats) | options, seats)]
    )


def places(game: Game) -> list[Place]:
    """Where a game can be played. A device that goes round has no hands for a race."""
    return ["online", "tv"] if game.timed else ["online", "device", "tv"]


def options_schema(game: Game) -> dict[str, object]:
    """JSON Schema of the options, without references."""
    (_,), components = msgspec.json.schema_components([game.options], ref_template="{name}")
    schema: dict[str, object] = components[game.options.__name__]
    return schema


@cache
def text_ids(game: Game, prefix: str) -> list[str]:
    """The texts of a game that begin like this, in the order of its catalogue."""
    catalogue = (game.folder() / "texts" / "en.ftl").read_text(encoding="utf-8")
    return [found for found in MESSAGE_ID.findall(catalogue) if found.startswith(prefix)]


def rule_cards(game: Game) -> list[RuleCard]:
    """The rules, in the order of the rulebook."""
    return [
        RuleCard(rule.id, rule.en, rule.nl, chapter) for chapter, rule in game.catalogue().under_headings()
    ]


def course_card(game: Game) -> CourseCard:
    """The lessons of a game."""
    course = course_of(game)
    return CourseCard(
        game.slug, course.minutes, [lesson_card(lesson) for lesson in course.values()], course.words
    )


def lesson_card(lesson: Lesson) -> LessonCard:
    """One lesson, as far as a browser has to know it before it is taken."""
    steps = [
        StepCard(
            id=step.id,
            task=step.task is not None,
            point=[found.thing for found in step.point],
            look=[found.thing for found in step.look],
            rules=list(step.rules),
        )
        for step in lesson.step
    ]
    return LessonCard(lesson.id, lesson.kind, lesson.minutes, steps)
