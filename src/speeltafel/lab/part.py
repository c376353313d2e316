"""One part of a plan, from its first game to its last: the work that is handed to a process or a machine."""

from collections.abc import Callable

import msgspec

import speeltafel
from speeltafel.engine import BadSetup, Game, Match
from speeltafel.games import packages
from speeltafel.lab.driver import play_out
from speeltafel.lab.plan import Plan
from speeltafel.lab.tally import Tally
from speeltafel.lab.watch import Notes, play_watched


class Part(msgspec.Struct):
    """What came of a part: its counts, and its tables as the bytes of their files."""

    number: int
    tally: Tally
    files: dict[str, bytes]

    @property
    def games(self) -> int:
        """How many games it has."""
        return self.tally.games


class Job(msgspec.Struct, frozen=True):
    """A part to play; the package says where to find a game that is registered in one process only."""

    plan: Plan
    number: int
    package: str


def job(plan: Plan, number: int) -> Job:
    """The work of one part."""
    return Job(plan, number, packages()[plan.game])


def play_part(work: Job, progress: Callable[[int], None] = lambda games: None) -> Part:
    """Play all games of a part."""
    plan, game = work.plan, found(work)
    tally, notes = Tally.of(plan.players), Notes.of(game, plan)
    for number in plan.numbers(work.number):
        match, decisions = played(game, plan, number, notes)
        assert match.result is not None
        tally.add(decisions, match.result, plan.order(number), game.together(match.table))
        progress(1)
    return Part(work.number, tally, notes.files() if notes else {})


def played(game: Game, plan: Plan, number: int, notes: Notes | None) -> tuple[Match, int]:
    """One game to its end, watched if anything is to be noted, and how many decisions it had."""
    bots = plan.bots(game, number)
    if notes is not None:
        return play_watched(game, plan, number, bots, notes)
    match = speeltafel.start(
        plan.game, len(bots), plan.options, seed=plan.chance(number), events=False, record=False
    )
    return match, play_out(match, bots)


def found(work: Job) -> Game:
    """The game, in the version that the plan was made for."""
    if work.plan.game not in speeltafel.slugs():
        speeltafel.register(work.plan.game, work.package)
    game = speeltafel.load(work.plan.game)
    if game.version != work.plan.version:
        raise BadSetup(
            f"{game.slug} {work.plan.version} was asked for, but a worker has {game.version}: install the same everywhere"
        )
    return game
