"""Lessons: a position, what chance gives, what others do, a task, an answer for every legal move. All of it data."""

from speeltafel.engine.lessons.course import Course, course_of
from speeltafel.engine.lessons.lesson import Answer, Lesson, Line, Step
from speeltafel.engine.lessons.pattern import Pattern, Patterns
from speeltafel.engine.lessons.tuition import Imagined, Tuition

__all__ = [
    "Answer",
    "Course",
    "Imagined",
    "Lesson",
    "Line",
    "Pattern",
    "Patterns",
    "Step",
    "Tuition",
    "course_of",
]
