"""Exams: positions in which a person would laugh at the wrong move. Normal and better bots pass all of them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import pytest

from speeltafel.bots import make_bot
from speeltafel.engine import Match, Move, decide

SEEDS: Final = {"normal": range(10), "strong": range(1), "master": range(2)}
LEVELS: Final = ["normal", "strong", pytest.param("master", marks=pytest.mark.long)]


class Laid(Protocol):
    """A match on a laid-out table."""

    match: Match


class Exam(NamedTuple):
    """A position, who is asked, which moves are acceptable, and why."""

    position: Callable[[], Laid]
    seat: int
    good: Callable[[Any], bool]
    reason: str


def one_of(*moves: Move) -> Callable[[Move], bool]:
    return lambda move: move in moves


def none_of(*moves: Move) -> Callable[[Move], bool]:
    return lambda move: move not in moves


def laughed_at(exam: Exam, level: str) -> list[str]:
    """The wrong moves that a bot of this level makes, with the reason why they are wrong."""
    wrong = []
    for seed in SEEDS[level]:
        match = exam.position().match
        move = decide(match, make_bot(match.game, level, seed), match.decision(exam.seat))
        if not exam.good(move):
            wrong.append(f"{move}: {exam.reason}")
    return wrong


def no_choice(exam: Exam) -> bool:
    """Whether every answer is right, or none: such an exam examines nothing."""
    moves = exam.position().match.decision(exam.seat).moves
    return all(exam.good(move) for move in moves) or not any(exam.good(move) for move in moves)
