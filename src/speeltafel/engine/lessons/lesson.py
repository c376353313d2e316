"""What a lesson file says."""

from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from speeltafel.engine.chance import Chance, Label, QuickChance
from speeltafel.engine.game import Game
from speeltafel.engine.lessons.pattern import Pattern, Patterns
from speeltafel.engine.match import Match
from speeltafel.engine.record import Record
from speeltafel.engine.touch import Thing

Identifier = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Script = list[int | list[int]]
"""Numbers that chance gives, one after the other; a list is the order into which something is shuffled."""


class Line:
    """What another player does, once: a seat and a move.

    >>> Line("1 play card=attack").seat
    1
    """

    def __init__(self, text: str) -> None:
        seat, _, move = text.partition(" ")
        if not seat.isdigit() or not move:
            raise ValueError(f"{text!r} is no line: write a seat and a move, such as '1 pass'")
        self.seat = int(seat)
        self.pattern = Pattern(move)

    def __repr__(self) -> str:
        return f"Line('{self.seat} {self.pattern.text}')"


class Pointer:
    """A thing on the table, as in `Game.things`; a number that is a name stands in quotes.

    >>> Pointer("player:1").thing, Pointer("card:'6'").thing
    (Thing(kind='player', id=1), Thing(kind='card', id='6'))
    """

    def __init__(self, text: str) -> None:
        kind, _, name = text.partition(":")
        self.thing = Thing(kind, int(name) if name.lstrip("-").isdigit() else name.strip("'"))


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says to a legal move that is not the task."""

    says: Identifier
    """Which attribute of the step's text."""
    moves: Patterns = Patterns("*")
    rules: tuple[str, ...] = ()
    """The rules behind it; those of the step if none are given."""
    consequence: bool = False
    """It is shown what would come of it; then the lesson goes back to before it."""
    others: tuple[Line, ...] = ()
    chance: Script = []
    """What others do and what chance gives in that consequence."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, or only to read (without a `task`)."""

    id: Identifier
    task: Patterns | None = None
    """The moves that are accepted and played."""
    until: Pattern | None = None
    """It is done when this event happens; without it, by the first accepted move."""
    point: tuple[Pointer, ...] = ()
    """What is to be touched; where there is only something to read, what it is about."""
    look: tuple[Pointer, ...] = ()
    """What is spoken of beside that, and not to be touched."""
    rules: tuple[str, ...] = ()
    others: tuple[Line, ...] = ()
    """What others do before it is the learner's turn to do this."""
    answer: tuple[Answer, ...] = ()

    def accepts(self, move: Any) -> bool:
        """Whether this is what the learner is asked to do."""
        return self.task is not None and self.task.fit(move)

    def answer_to(self, move: Any) -> Answer | None:
        """The first answer that is about this move."""
        return next((found for found in self.answer if found.moves.fit(move)), None)


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A laid-out table, and who sits there."""

    names: tuple[str, ...] = ()
    """Who sits there; the learner's place stays empty."""
    seat: Annotated[int, Meta(ge=0)] = 0
    """Where the learner sits."""
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    """In the words of the game's `layout`; without it the game is set up as usual."""
    chance: Script = []
    labels: dict[str, list[int]] = {}
    """Outcomes for chance that belongs to a label, by a pattern such as `roll/1/0/*`."""
    seed: int = 1
    """Where everything else comes from that happens by chance."""

    def open(self, game: Game, names: list[str]) -> Match:
        """The table as it lies at the beginning."""
        options = game.settle(game.read_options(self.options), people=1, shared=False)
        table = None if self.position is None else game.lay(game.read_layout(self.position), options)
        game.check_setup(options, len(names) if table is None else table.seats)
        record = Record(
            game=game.slug, version=game.version, options=msgspec.to_builtins(options), names=names
        )
        chance = Rigged(self.chance, self.labels, self.seed)
        return Match(game, options, names, chance, record=record, table=table)

    def named(self, learner: str) -> list[str]:
        """Everybody's name."""
        return [learner if seat == self.seat else name for seat, name in enumerate(self.names)]

    def check(self, game: Game) -> None:
        """Refuse a table that cannot be laid, or names that do not fit it."""
        options = game.read_options(self.options)
        game.check_setup(options, len(self.names))
        if self.position is not None:
            seats = game.lay(game.read_layout(self.position), options).seats
            if seats != len(self.names):
                raise ValueError(f"`position` has {seats} seats, but there are {len(self.names)} names")
        if self.seat >= len(self.names):
            raise ValueError(f"`seat` is {self.seat}, but there are {len(self.names)} names")


class Lesson(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson. What `course.toml` says holds wherever the lesson's own file says nothing."""

    id: Identifier
    kind: Literal["task", "game"] = "task"
    """`game`: a real one, against novice bots, with these options and names."""
    minutes: Annotated[int, Meta(ge=1, le=10)] = 1
    others: tuple[Pattern, ...] = ()
    """What others do when no line says it: the first that is legal."""
    step: tuple[Step, ...] = ()
    ending: tuple[Line, ...] = ()
    """What others still do after the last task."""

    @property
    def tasks(self) -> tuple[Step, ...]:
        """The steps at which something is done."""
        return tuple(step for step in self.step if step.task is not None)


class Rigged(Chance):
    """Gives what a lesson wants, then whatever its seed gives.

    >>> chance = Rigged([2, [1, 2, 0]], {}, seed=1)
    >>> cards = ["a", "b", "c"]
    >>> chance.below(6), chance.shuffle(cards), cards
    (2, None, ['b', 'c', 'a'])
    """

    def __init__(self, script: Script, labels: dict[str, list[int]], seed: int) -> None:
        self.script = [outcome for found in script for outcome in outcomes(found)]
        self.labels = {label: list(found) for label, found in labels.items()}
        self.rest = QuickChance(seed)

    def below(self, n: int) -> int:
        return self.script.pop(0) % n if self.script else self.rest.below(n)

    def below_for(self, n: int, *label: Label) -> int:
        name = "/".join(map(str, label))
        for pattern, found in self.labels.items():
            if found and fnmatchcase(name, pattern):
                return found.pop(0) % n
        return self.script.pop(0) % n if self.script else self.rest.below_for(n, *label)


def outcomes(scripted: int | list[int]) -> list[int]:
    """The numbers that shuffle into this order: the first place gets the item that stood at the first number."""
    if isinstance(scripted, int):
        return [scripted]
    lying, found = list(range(len(scripted))), []
    for place in range(len(scripted) - 1, 0, -1):
        taken = lying.index(scripted[place])
        lying[place], lying[taken] = lying[taken], lying[place]
        found.append(taken)
    return found
