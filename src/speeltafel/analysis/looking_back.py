"""Looking back on a game, piece by piece: every moment is measured by itself, so that work can stop, go on and be shared."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from speeltafel.analysis.accounts import line_of, moments_of, points_of, sides_of, steps_of
from speeltafel.analysis.measuring import Measured, before_the_deal, measure
from speeltafel.analysis.plan import CARES, DEPTHS, Care, make_plan
from speeltafel.analysis.race import dice_between
from speeltafel.analysis.structure import Analysis
from speeltafel.engine import BadSetup, Event, Game, Record
from speeltafel.engine.match import open_replay, repeat_entry

ROUGH = (4, 16)
SAMPLE = 4
"""Games, fewer and more, and moments of each kind, by which the time is estimated."""

MOST_EVENTS = 3
"""So many things that happened in a moment are told."""


class LookBack:
    """The analysis of one record. Equal record, depth and seed give an equal analysis, whoever did which part.

    >>> import speeltafel
    >>> from speeltafel.lab.driver import play_out
    >>> match = speeltafel.start("good-vs-evil", 2, seed=1)
    >>> decisions = play_out(match, [match.game.bot("normal", seat) for seat in range(2)])
    >>> look_back = LookBack(match.game, match.record)
    >>> look_back.total > 10
    True
    """

    def __init__(
        self, game: Game, record: Record, depth: str = "quick", seed: int = 0, care: Care | None = None
    ) -> None:
        if depth not in DEPTHS:
            raise BadSetup(f"an analysis is {' or '.join(DEPTHS)}, not {depth!r}")
        if game.timed and not is_judged(game):
            raise BadSetup(
                f"{game.slug} has no judgement: nobody can say what a throw in this race was worth"
            )
        self.game = game
        self.record = record
        self.depth = depth
        self.seed = seed
        self.care = care or CARES[depth]
        plan = make_plan(game, record, self.care)
        self.entries = plan.entries
        self.choices = plan.choices
        self.total = len(self.entries)

    def measure(self, numbers: Iterable[int]) -> Iterator[tuple[int, Measured]]:
        """These moments, in order."""
        wanted = sorted(numbers)
        match = open_replay(self.game, self.record)
        done = 0
        for number in wanted:
            while done < self.entries[number]:
                repeat_entry(match, self.record.entries[done], done)
                done += 1
            entry = self.record.entries[done] if done < len(self.record.entries) else None
            found = measure(match, entry, done, self.care, self.seed)
            if self.game.timed and entry is not None:
                last = self.entries[number + 1]
                found = msgspec.structs.replace(
                    found, dice=dice_between(match, self.record, done, last, self.seed)
                )
                done = last
            yield number, found

    def conclude(self, measured: list[Measured]) -> Analysis:
        """The analysis, when every moment is measured."""
        record = self.record
        match = open_replay(self.game, record)
        start = before_the_deal(match, self.care, self.seed)
        points = points_of(self.entries, measured)
        steps = steps_of(measured, self.drawn())
        choices = [one.choice for one in measured if one.choice is not None]
        lines = [line_of(seat, start[seat], points, steps, choices) for seat in range(len(record.names))]
        return Analysis(
            game=record.game,
            version=record.version,
            depth=self.depth,
            seed=self.seed,
            names=record.names,
            entries=len(record.entries),
            timed=self.game.timed,
            judged=is_judged(self.game),
            points=points,
            steps=steps,
            choices=choices,
            moments=moments_of(points, steps, self.happened()),
            lines=lines,
            sides=sides_of(self.game.together(match.table), lines, steps),
        )

    def seconds(self) -> float:
        """About how long it will take on one core, if the machine stays as busy as it is."""
        began, worked = time.perf_counter(), time.process_time()
        work = self.work()
        return work * (time.perf_counter() - began) / max(1e-6, time.process_time() - worked)

    def work(self) -> float:
        """About how many seconds of computing it will be, from a look at a few moments with a choice and a few without."""
        chosen = [number for number, entry in enumerate(self.entries) if entry in self.choices]
        others = [number for number, entry in enumerate(self.entries) if entry not in self.choices]
        found = 0.0
        for kind in (chosen, others):
            few = kind[:: max(1, len(kind) // SAMPLE)]
            found += self.work_on(few) * len(kind) / max(1, len(few))
        return found

    def work_on(self, numbers: list[int]) -> float:
        """About as much for these moments. The search for alternatives takes as long however many games are played on."""
        fewer, more = ROUGH
        least, most = (self.worked(numbers, games) for games in ROUGH)
        each = max(0.0, most - least) / (more - fewer)
        return most + each * (self.care.walks - more)

    def worked(self, numbers: list[int], games: int) -> float:
        """Seconds of computing for these moments, with so many games."""
        rough = msgspec.structs.replace(self.care, walks=games, worlds=games, enough=0.0)
        began = time.process_time()
        for _ in LookBack(self.game, self.record, self.depth, self.seed, rough).measure(numbers):
            pass
        return time.process_time() - began

    def happened(self) -> list[list[Any]]:
        """For every step, the events that are worth telling."""
        match = open_replay(self.game, self.record)
        found = []
        for first, last in zip(self.entries, self.entries[1:], strict=False):
            entries = enumerate(self.record.entries[first:last], first)
            events = [event for number, entry in entries for event in repeat_entry(match, entry, number)]
            found.append([event for event in events if is_worth_telling(event, self.game)])
        often = Counter(type(event) for events in found for event in events)
        return [[msgspec.to_builtins(event) for event in rarest(events, often)] for events in found]

    def drawn(self) -> list[bool]:
        """For every step, whether chance was asked."""
        entries = self.record.entries
        return [
            any(entry.luck for entry in entries[first:last])
            for first, last in zip(self.entries, self.entries[1:], strict=False)
        ]


def is_worth_telling(event: Event, game: Game) -> bool:
    """Not what happens all the time, nor what only one seat was told, such as a new hand."""
    return not event.private and event.__struct_config__.tag not in game.quiet


def rarest(events: list[Event], often: Mapping[type, int]) -> list[Event]:
    """Of much that happened the first thing, and what happens least often."""
    others = sorted(range(1, len(events)), key=lambda number: often[type(events[number])])
    kept = {0, *others[: MOST_EVENTS - 1]}
    return [event for number, event in enumerate(events) if number in kept]


def is_judged(game: Game) -> bool:
    """Whether the game can say at a glance how it stands; else it is played to the end from every moment."""
    return type(game).forecast is not Game.forecast or type(game).judge is not Game.judge


def analyse(game: Game, record: Record, depth: str = "quick", seed: int = 0) -> Analysis:
    """The whole analysis at once."""
    look_back = LookBack(game, record, depth, seed)
    return look_back.conclude([one for _, one in look_back.measure(range(look_back.total))])
