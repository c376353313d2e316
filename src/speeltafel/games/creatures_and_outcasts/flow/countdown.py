"""Before a round of people: everybody has counted, then 3, 2, 1, and all hands are turned up at one moment."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine import Now, Procedure, Step
from speeltafel.games.creatures_and_outcasts.moves import READY
from speeltafel.games.creatures_and_outcasts.state import Table


@dataclass
class GetReady(Procedure):
    """CO-030, CO-056: nobody deals while somebody still counts."""

    ready: list[int] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (ask_everybody,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        self.ready.append(seat)


def ask_everybody(table: Table, frame: GetReady, now: Now) -> None:
    """CO-030"""
    for seat in range(table.seats):
        if seat not in frame.ready:
            table.ask(seat, "next-round", [READY], "CO-030", "ready")


@dataclass
class Countdown(Procedure):
    """CO-022: nobody sees a card before everybody does."""

    left: int = 0
    """Seconds to go, as everybody counts them."""
    tick: float = 0.0
    """When the next one is over."""

    def steps(self) -> tuple[Step, ...]:
        return (wait_a_second,)


def wait_a_second(table: Table, frame: Countdown, now: Now) -> None:
    """CO-022"""
    frame.tick = max(frame.tick, now.at + 1)
    table.rest()


def get_ready(table: Table, frame: Procedure, now: Now) -> None:
    """CO-030"""
    if table.options.ready == "yes" and table.round > 1:
        table.push(GetReady())


def count_down(table: Table, frame: Procedure, now: Now) -> None:
    """CO-022, CO-R10: only a race by arrival needs one moment for all."""
    options = table.options
    if options.race == "arrival" and options.countdown_seconds:
        table.push(Countdown(left=options.countdown_seconds))


def counting_down(table: Table) -> Countdown | None:
    """The countdown that runs now."""
    top = table.frames[-1] if table.frames else None
    return top if isinstance(top, Countdown) else None


def next_tick(table: Table) -> float | None:
    """When the table counts on by itself."""
    countdown = counting_down(table)
    return None if countdown is None else countdown.tick


def tick(table: Table, now: Now) -> None:
    """A second is over; after the last one the cards are dealt."""
    countdown = counting_down(table)
    if countdown is None or now.at < countdown.tick:
        return
    countdown.left -= 1
    countdown.tick = now.at + 1
    if not countdown.left:
        table.withdraw()
