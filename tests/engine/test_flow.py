"""Frames, questions, windows, interruptions and undo, on tables made for it."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
import pytest

from speeltafel.engine import (
    ASKED,
    INTERRUPT,
    IllegalMove,
    Interruptible,
    Match,
    Move,
    NotAsked,
    Now,
    Procedure,
    QuickChance,
    Record,
    Result,
    Step,
    Window,
    ask_again,
    clone,
)
from speeltafel.engine import Game as BaseGame
from speeltafel.engine import Table as BaseTable


class Say(Move, frozen=True, tag="say"):
    reversible: ClassVar = True
    word: str


class Shout(Move, frozen=True, tag="shout"):
    pass


class Nothing(msgspec.Struct, frozen=True):
    pass


@dataclass
class Table(BaseTable):
    said: list[str] = field(default_factory=list)


@dataclass
class Talk(Procedure):
    """Seat 0 speaks three times, then the game is over."""

    rounds: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (ask_word, go_on)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        table.said.append(move.word)


def ask_word(table: Table, frame: Talk, now: Now) -> None:
    table.ask(0, "word", [Say("yes"), Say("no")], "XX-001", "word")


def go_on(table: Table, frame: Talk, now: Now) -> None:
    frame.rounds += 1
    if frame.rounds == 3:
        table.end(Result((0,), (1, 2), "over"))
    frame.at = 0


class Talking(Interruptible, BaseGame):
    slug: ClassVar = "talking"
    version: ClassVar = "1"
    seat_counts: ClassVar = (2,)
    options: ClassVar = Nothing
    moves: ClassVar[Any] = Say | Shout
    parts: ClassVar[tuple[type, ...]] = (Table, Talk)

    def setup(self, options: Any, seats: int, now: Now) -> Table:
        table = Table(seats=seats)
        table.push(Talk())
        return table

    def offers(self, table: Any) -> list[tuple[int, str, list[Move], str]]:
        return [(1, "shout", [Shout()], "XX-002")]

    def interrupt(self, table: Any, seat: int, move: Any, now: Now) -> None:
        table.said.append("!")

    def why_not(self, table: Any, seat: int, move: Move) -> str:
        return "XX-001"

    def catalogue(self) -> Any:
        return {}


def talk() -> Match:
    record = Record(game="talking", version="1", options={}, names=["a", "b"])
    return Match(Talking(), Nothing(), ["a", "b"], QuickChance(1), record=record)


def test_the_engine_runs_until_somebody_is_asked_and_stops_at_the_end() -> None:
    match = talk()
    for word in ("yes", "no", "yes"):
        match.play(0, Say(word))
    assert match.table.said == ["yes", "no", "yes"]
    assert match.result == Result((0,), (1, 2), "over")
    assert match.decisions() == []


def test_an_interruption_puts_the_question_aside_and_it_comes_back() -> None:
    match = talk()
    before = match.decision(0).number
    match.play(1, Shout())
    assert match.table.said == ["!"]
    assert match.decision(0).kind == "word"
    assert match.decision(0).number > before


def test_what_is_not_legal_is_refused_with_a_rule() -> None:
    match = talk()
    with pytest.raises(IllegalMove) as refused:
        match.play(0, Say("maybe"))
    assert refused.value.rule == "XX-001"
    with pytest.raises(NotAsked):
        Match(Talking(), Nothing(), ["a", "b"], QuickChance(1), record=None).decision(7)


def test_a_move_that_told_nobody_anything_can_be_taken_back_by_its_player() -> None:
    match = talk()
    match.play(0, Say("yes"))
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.table.said == []
    assert match.record is not None
    assert match.record.entries == []
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_a_barrier_stops_undo() -> None:
    match = talk()
    match.play(0, Say("yes"))
    match.play(1, Shout())
    assert not match.can_undo(0)


def test_time_does_not_run_backwards() -> None:
    match = talk()
    match.play(0, Say("yes"), at=5.0)
    with pytest.raises(IllegalMove):
        match.play(0, Say("no"), at=4.0)
    assert match.table.said == ["yes"]


# Windows


class Pass(Move, frozen=True, tag="pass"):
    pass


@dataclass
class Clap(Window):
    """Everybody may clap; the first one is remembered."""

    def question(self, table: Any, seat: int) -> tuple[str, str, str]:
        return "clap", "XX-003", "clap"

    def choices(self, table: Any, seat: int) -> list[Move]:
        return [Pass(), Shout()]

    def reacts(self, move: Any) -> bool:
        return isinstance(move, Shout)

    def take(self, table: Any, seat: int, move: Any, now: Now) -> None:
        table.said.append(f"seat {seat}")

    def silence(self, table: Any, now: Now) -> None:
        table.said.append("silence")


class Clapping(Talking):
    parts: ClassVar[tuple[type, ...]] = (Table, Clap)
    moves: ClassVar[Any] = Pass | Shout
    interruptible: ClassVar = False
    race: ClassVar = False

    def setup(self, options: Any, seats: int, now: Now) -> Table:
        table = Table(seats=seats)
        table.push(Clap(called=[0, 1], welcome=[2], race=self.race))
        return table


class Racing(Clapping):
    race: ClassVar = True


def clap(game: Clapping, seed: int = 1) -> Match:
    return Match(game, Nothing(), ["a", "b", "c"], QuickChance(seed), record=None)


def test_in_a_commit_window_one_of_the_reactions_is_drawn_when_all_have_answered() -> None:
    winners = set()
    for seed in range(20):
        match = clap(Clapping(), seed)
        match.play(0, Shout())
        assert match.table.said == []
        match.play(1, Shout())
        winners.add(match.table.said[0])
    assert winners == {"seat 0", "seat 1"}


def test_in_a_race_the_first_reaction_closes_the_window() -> None:
    match = clap(Racing())
    match.play(1, Shout())
    assert match.table.said == ["seat 1"]
    with pytest.raises(NotAsked):
        match.play(0, Shout())


def test_nobody_waits_for_those_who_are_only_welcome() -> None:
    match = clap(Clapping())
    match.play(0, Pass())
    match.play(1, Pass())
    assert match.table.said == ["silence"]


def test_who_is_only_welcome_may_react_all_the_same() -> None:
    match = clap(Racing())
    match.play(2, Shout())
    assert match.table.said == ["seat 2"]


def test_a_window_survives_json_in_the_middle() -> None:
    match = clap(Clapping())
    match.play(0, Shout())
    game = match.game
    assert game.restore(game.snapshot(match.table)) == match.table
    assert clone(match.table) == match.table


def test_an_offer_that_has_not_changed_keeps_its_number() -> None:
    match = talk()
    before = match.decision(1).number
    match.play(0, Say("yes"))
    assert match.decision(1).number == before


def test_asking_again_keeps_numbers_and_offers() -> None:
    """A world dealt anew asks what the real table asks, and nobody's number is used twice."""
    match = talk()
    match.play(0, Say("yes"))
    before = [(d.seat, d.kind, d.number, d.waits) for d in match.decisions()]
    asked = match.table.asked[:]
    ask_again(match.table, match.now, Talking().offers)
    assert [(d.seat, d.kind, d.number, d.waits) for d in match.decisions()] == before
    assert match.table.asked == asked


def test_a_seat_that_is_asked_only_in_the_new_world_gets_a_number_of_its_own() -> None:
    match = talk()
    table = match.table
    table.open[:] = [decision for decision in table.open if decision.waits == ASKED]
    used = table.asked[1]
    ask_again(table, match.now, Talking().offers)
    offer = match.decision(1)
    assert (offer.waits, offer.number) == (INTERRUPT, used + 1)
    assert table.asked[1] == used + 1
    ask_again(table, match.now)
    assert table.decision(1) is None, "without offers nothing is offered"
    assert table.asked[1] == used + 1, "the number is not given out again"
