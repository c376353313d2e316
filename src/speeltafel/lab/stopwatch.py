"""How long players think: the time of their processor, so that a busy machine makes nobody slow."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from speeltafel.engine import Bot

ASKED = ("choose", "think", "look", "interject")
"""What players are asked by."""


class Thought(msgspec.Struct):
    """How often somebody was asked, and the seconds it took."""

    times: int = 0
    seconds: float = 0.0

    def add(self, other: "Thought") -> None:
        """Both together."""
        self.times += other.times
        self.seconds += other.seconds


def timed(player: Bot, thought: Thought) -> Bot:
    """The same player, with a stopwatch running while it thinks."""
    watch = Stopwatch(thought)
    for name in ASKED:
        if hasattr(player, name):
            setattr(player, name, watch.around(getattr(player, name)))
    return player


class Stopwatch:
    """Counts the outermost call only: one way of asking may use another."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.running = False

    def around(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, timed."""

        def asked(*given: Any) -> Any:
            if self.running:
                return ask(*given)
            self.running, began = True, time.thread_time()
            try:
                return ask(*given)
            finally:
                self.running = False
                self.thought.times += 1
                self.thought.seconds += time.thread_time() - began

        return asked
