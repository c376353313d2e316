"""Lessons as data: how they are read, what is refused, and how far a learner is."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine import BadMaterial, Match
from speeltafel.engine.lessons import Course, Lesson, Line, Pattern, Tuition
from speeltafel.engine.lessons.course import read_course
from speeltafel.engine.lessons.lesson import Rigged, outcomes
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, Draw, Insert, Pair, Play, PlayOn

GAME = speeltafel.load("good-vs-evil")

LESSON = """
id = "one"
names = ["", "Ada", "Bram"]
others = ["pass", "draw"]
[position]
hands = ["attack horse", "favor mer", "troll"]
pile = "kitten knight mer troll"
[[step]]
id = "attack"
task = "play card=attack"
rules = ["GE-095"]
[[step.answer]]
says = "draw"
consequence = true
"""


def read(folder: Path, lesson: str = LESSON, **files: str) -> Course:
    """A course of one lesson."""
    written = {"01-one.toml": lesson, "en.ftl": "", "nl.ftl": ""} | files
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")
    return read_course(GAME, folder)


def opened(lesson: Lesson) -> tuple[Match, Tuition]:
    return lesson.open(GAME, lesson.named("Noor")), Tuition(GAME, lesson)


@pytest.mark.parametrize(
    ("pattern", "move"),
    [
        ("draw", DRAW),
        ("*", NOPE),
        ("play card=attack|shuffle", Play("shuffle")),
        ("play card!=attack", Play("shuffle")),
        ("play godcat=true", Play("attack", godcat=True)),
        ("play-on target=2", PlayOn("favor", 2)),
        ("insert place>1", Insert(2)),
        ("insert place<1", Insert(0)),
        ("pair cards~feral_cat", Pair(("cat_mer", "feral_cat"), 1)),
        ("pair cards=cat_mer,cat_mer", Pair(("cat_mer", "cat_mer"), 1)),
    ],
)
def test_a_pattern_fits_what_it_says(pattern: str, move: Draw) -> None:
    assert Pattern(pattern).fits(move)


@pytest.mark.parametrize(
    ("pattern", "move"),
    [
        ("draw", PASS),
        ("play card=attack", Play("shuffle")),
        ("play card!=attack|shuffle", Play("shuffle")),
        ("* godcat=true", DRAW),
        ("insert place>1", Insert(1)),
        ("insert place<1", Insert(1)),
        ("pair cards~feral_cat", Pair(("cat_mer", "cat_mer"), 1)),
    ],
)
def test_a_pattern_fits_nothing_else(pattern: str, move: Draw) -> None:
    assert not Pattern(pattern).fits(move)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('id = "one"', 'id = ["one"', "not valid TOML"),
        ('id = "one"', 'id = "One!"', "$.id"),
        ('id = "one"', 'id = "one"\ncolour = "red"', "colour"),
        ('id = "one"', 'id = "one"\nminutes = "two"', "$.minutes"),
        ('id = "one"', 'id = "one"\nseat = 3', "`seat` is 3"),
        ('["", "Ada", "Bram"]', '["", "Ada", "Bram", "C", "D", "E"]', "2 to 5 players"),
        ('["pass", "draw"]', '["pas"]', "there is no 'pas'"),
        ('["pass", "draw"]', "[3]", "$.others[0]"),
        ("kitten knight", "kitten dragon", "dragon"),
        ("hands =", "fists =", "fists"),
        ('task = "play card=attack"', 'task = "play"\ncolour = 1', "$.step[0]"),
        ('task = "play card=attack"', 'task = "play colour=red"', "'play' has no 'colour'"),
        ('task = "play card=attack"', 'task = "play attack"', "'attack' is no condition"),
        ('task = "play card=attack"', 'task = ""', "$.step[0].task"),
        ('task = "play card=attack"', "", "`step` has no task"),
        ('task = "play card=attack"', 'task = "draw"\nothers = ["Ada pass"]', "'Ada pass' is no line"),
        ('task = "play card=attack"', 'task = "draw"\nuntil = "drawn"', "`until` of step 'attack'"),
        ('"GE-095"', '"GE-999"', "there is no rule GE-999"),
        ('says = "draw"', 'says = "draw"\nmoves = "darw"', "answer 'draw' of step 'attack'"),
        ('says = "draw"', "", "`says`"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_file_and_field(
    tmp_path: Path, before: str, after: str, told: str
) -> None:
    assert before in LESSON
    with pytest.raises(BadMaterial) as error:
        read(tmp_path, LESSON.replace(before, after, 1))
    assert "01-one.toml" in str(error.value)
    assert told in str(error.value)


def test_texts_in_both_languages_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "01-one.toml").write_text(LESSON, encoding="utf-8")
    with pytest.raises(BadMaterial, match=r"en\.ftl is missing"):
        read_course(GAME, tmp_path)


def test_two_lessons_do_not_share_a_name(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match="another lesson 'one'"):
        read(tmp_path, **{"02-two.toml": LESSON})


def test_a_course_says_what_holds_for_all_lessons(tmp_path: Path) -> None:
    common = 'names = ["", "Ada", "Bram"]\nothers = ["pass"]\n'
    own = LESSON.replace('names = ["", "Ada", "Bram"]\n', "")
    lesson = read(tmp_path, own, **{"course.toml": common})["one"]
    assert lesson.named("Noor") == ["Noor", "Ada", "Bram"]
    assert [pattern.text for pattern in lesson.others] == ["pass", "draw"]


def test_a_game_without_lessons_has_an_empty_course(tmp_path: Path) -> None:
    course = read_course(GAME, tmp_path / "lessons")
    assert (dict(course), course.words, course.minutes) == ({}, {}, 0)


def test_the_task_is_done_by_the_move_that_it_names(tmp_path: Path) -> None:
    match, tuition = opened(read(tmp_path)["one"])
    assert tuition.solution(match) == Play("attack")
    assert tuition.answer(Play("attack")) is None
    answer = tuition.answer(DRAW)
    assert answer is not None
    assert answer.says == "draw"
    tuition.note(0, Play("attack"), match.play(0, Play("attack")))
    assert (tuition.done, tuition.step) == (1, None)


def test_what_would_come_of_a_wrong_move_is_only_imagined(tmp_path: Path) -> None:
    match, tuition = opened(read(tmp_path)["one"])
    before = GAME.snapshot(match.table)
    answer = tuition.answer(DRAW)
    assert answer is not None
    imagined = tuition.imagine(match, DRAW, answer)
    assert "Exploded" in [type(event).__name__ for event in imagined.events]
    assert GAME.snapshot(match.table) == before
    assert tuition.done == 0


def test_lines_are_said_once_and_the_usual_otherwise(tmp_path: Path) -> None:
    lesson = LESSON + '[[step]]\nid = "more"\nothers = ["1 play-on card=favor target=2"]\ntask = "draw"\n'
    match, tuition = opened(read(tmp_path, lesson)["one"])
    tuition.note(0, Play("attack"), match.play(0, Play("attack")))
    said: list[tuple[int, object]] = []
    while (found := tuition.next_move(match)) is not None and len(said) < 20:
        said.append(found)
        tuition.note(*found, match.play(*found))
    assert said.count((1, PlayOn("favor", 2))) == 1
    assert tuition.lines == []


def test_after_the_last_task_others_only_let_pass(tmp_path: Path) -> None:
    match, tuition = opened(read(tmp_path)["one"])
    tuition.note(0, Play("attack"), match.play(0, Play("attack")))
    while (found := tuition.next_move(match)) is not None:
        assert found[1] == PASS
        tuition.note(*found, match.play(*found))
    assert match.decisions()[0].seat == 1


def test_a_step_may_last_until_something_happens(tmp_path: Path) -> None:
    lesson = LESSON.replace('task = "play card=attack"', 'task = "*"\nuntil = "exploded seat=0"')
    lesson = lesson.replace('[[step.answer]]\nsays = "draw"\nconsequence = true\n', "")
    match, tuition = opened(read(tmp_path, lesson)["one"])
    tuition.note(0, NOPE, [])
    assert tuition.done == 0
    tuition.note(0, DRAW, match.play(0, DRAW))
    assert tuition.done == 1


def test_chance_gives_what_a_lesson_wants_and_then_what_its_seed_gives() -> None:
    chance = Rigged([4, [2, 0, 1]], {"roll/*/0": [3]}, seed=5)
    cards = ["a", "b", "c"]
    assert chance.below(6) == 4
    assert chance.below_for(6, "roll", 1, 0) == 3
    chance.shuffle(cards)
    assert cards == ["c", "a", "b"]
    again = Rigged([], {}, seed=5)
    assert [chance.below(100) for _ in range(5)] == [again.below(100) for _ in range(5)]
    assert outcomes(3) == [3]


def test_a_line_has_a_seat_and_a_move() -> None:
    line = Line("2 play card=attack")
    assert (line.seat, line.pattern.text) == (2, "play card=attack")
