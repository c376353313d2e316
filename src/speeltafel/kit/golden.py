"""Golden records: whole games, kept with every view as text, so that any change of behaviour shows line by line.

`python -m speeltafel.kit.golden [slug ...]`, in the folder of the project, plays and writes them anew; with `--text` the
kept records are told anew and nothing is played. A game names its own in `GOLDEN` of `golden.py`, beside its `setups.py`;
they lie in `tests/golden/<slug>/`.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import speeltafel
from speeltafel.engine import (
    Bot,
    Decision,
    Entry,
    Event,
    Match,
    Move,
    Record,
    decide,
    read_record,
    redacted,
    write_record,
)
from speeltafel.engine.clock import VirtualClock
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.kit.playing import LIMIT, choose, do
from speeltafel.kit.setups import KITS, side_of

FOLDER = Path("tests", "golden").absolute()


@dataclass(frozen=True)
class Golden:
    """A game worth keeping: what it shows, and how to play it again.

    `leaves` says who leaves before which step, `bots` the level of the game's own bots that play it instead of
    random players.
    """

    name: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    leaves: dict[int, int] = field(default_factory=dict)
    bots: str = ""


def goldens(slug: str) -> list[Golden]:
    """The golden games of a game."""
    module = side_of(slug, "golden")
    found: list[Golden] = module.GOLDEN if module else []
    return found


def play(slug: str, golden: Golden) -> Match:
    """Play a golden game."""
    match = speeltafel.start(slug, golden.seats, golden.options, seed=golden.seed)
    chooser = random.Random(golden.seed)
    bots = [match.game.bot(golden.bots, golden.seed + seat) for seat in range(golden.seats) if golden.bots]
    if bots and match.game.timed:
        VirtualClock(match, bots, golden.seed).run()
    for number in range(LIMIT):
        if number in golden.leaves:
            match.leave(golden.leaves[number])
        if match.result is not None:
            return match
        do(match, *(bots_step(match, bots) if bots else choose(match, chooser)))
    raise AssertionError(f"{golden.name} did not end within {LIMIT} steps")


def bots_step(match: Match, bots: list[Bot]) -> tuple[Decision, Move]:
    """What the bot that is asked first does."""
    decision = match.decisions()[0]
    return decision, decide(match, bots[decision.seat], decision)


def tell(record: Record) -> Iterator[str]:
    """The game of a record as text: every move, every event, and what changed in every view."""
    match = open_replay(speeltafel.load(record.game), record)
    shown = Shown(match)
    yield "setup"
    yield from events_text(match, match.opening)
    yield from shown.changes()
    for number, entry in enumerate(record.entries):
        yield f"{number + 1}. {entry_text(entry)}"
        yield from events_text(match, repeat_entry(match, entry, number))
        yield from shown.changes()
    yield f"result: {plain(match.result)}"


class Shown:
    """Remembers what every viewer saw last."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: list[int | None] = [None, *range(match.table.seats)]
        self.last: list[dict[str, str]] = [{} for _ in self.viewers]

    def changes(self) -> Iterator[str]:
        """What changed for the spectators, and for each seat what it sees otherwise than they do."""
        before, self.last = self.last, [flat(self.match.view(viewer)) for viewer in self.viewers]
        for viewer, old, new in zip(self.viewers, before, self.last, strict=True):
            name = "all" if viewer is None else f"seat {viewer}"
            for path in sorted(old.keys() | new.keys()):
                public = viewer is not None and old.get(path) == before[0].get(path)
                public = public and new.get(path) == self.last[0].get(path)
                if old.get(path) != new.get(path) and not public:
                    yield f"    {name}: {path} = {new.get(path, 'gone')}"


def flat(view: Any) -> dict[str, str]:
    """A view as paths and values; lists of plain values stay together."""
    found: dict[str, str] = {}
    collect(msgspec.to_builtins(view), "", found)
    return found


def collect(value: Any, path: str, found: dict[str, str]) -> None:
    if isinstance(value, dict) and value:
        for key, item in value.items():
            collect(item, f"{path}.{key}" if path else str(key), found)
    elif isinstance(value, list | tuple) and any(isinstance(item, dict | list | tuple) for item in value):
        for number, item in enumerate(value):
            collect(item, f"{path}.{number}", found)
    else:
        found[path] = plain(value)


def entry_text(entry: Entry) -> str:
    if entry.left:
        return f"seat {entry.seat} leaves"
    if entry.seat is None:
        return f"time passes to {entry.at}"
    return f"seat {entry.seat}: {plain(entry.move)}"


def events_text(match: Match, events: list[Event]) -> Iterator[str]:
    """The public events, and for each seat those that it sees otherwise."""
    for event in events:
        public = redacted([event], None)
        yield from (f"  {plain(shown)}" for shown in public)
        for seat in range(match.table.seats):
            yield from (
                f"  seat {seat}: {plain(shown)}" for shown in redacted([event], seat) if [shown] != public
            )


def plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def write(slug: str) -> None:
    """Play and write every golden game of a game."""
    folder = FOLDER / slug
    folder.mkdir(parents=True, exist_ok=True)
    for golden in goldens(slug):
        record = play(slug, golden).record
        assert record is not None
        (folder / f"{golden.name}.json").write_bytes(write_record(record) + b"\n")
        write_text(folder / f"{golden.name}.json")
        print(f"{slug}/{golden.name}: {len(record.entries)} entries")


def write_text(path: Path) -> None:
    """Tell a kept record as text, beside it."""
    told = tell(read_record(path.read_bytes()))
    path.with_suffix(".txt").write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    only_text = "--text" in sys.argv
    for wanted in [argument for argument in sys.argv[1:] if argument != "--text"] or list(KITS):
        if only_text:
            for kept in sorted((FOLDER / wanted).glob("*.json")):
                write_text(kept)
        else:
            write(wanted)
