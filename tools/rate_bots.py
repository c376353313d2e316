"""Where the bots of a game stand on its ladders: `nice python -m tools.rate_bots GAME --more --levels strong master`.

Tables of mixed levels play, and every level takes every seat in turn. Games count exactly as those of people do
(`server/rating/skill.py`), but bots forget nothing, so that their uncertainty only shrinks. With `--more` the levels that are
not named stay where they are, and sit at the tables for the others to be compared with. Where nobody stays, *normal* is put at 25
on average: there newcomers begin.

The file of the game is written after every game. Whoever stops this and begins it again plays on with the next deal, to the same
end; bots here think in iterations, so that it does not matter how busy the machine is.
"""

import argparse
import random
from collections.abc import Sequence
from itertools import cycle, islice, permutations
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import Match
from speeltafel.lab.driver import play_out
from speeltafel.server.club.telling import ladder_of, places
from speeltafel.server.rating import bots
from speeltafel.server.rating.bots import ENOUGH, BotSkill, Measured, Run
from speeltafel.server.rating.points import margin, points
from speeltafel.server.rating.skill import BEGINNER, after

FOLDER = Path(bots.__file__).parent / "measured"
ANCHOR = "normal"

Key = tuple[str, str]
"""A level on a ladder."""
Standing = dict[Key, BotSkill]


class Plan(NamedTuple):
    """What is measured, and how."""

    game: str
    levels: tuple[str, ...]
    """Those that are measured."""
    company: tuple[str, ...]
    """Those that sit with them, and stay where they are."""
    seats: int
    options: dict[str, Any]
    seed: int

    def run(self) -> Run:
        """How the file tells it."""
        return Run(0, self.seats, list(self.levels), list(self.company), self.options, self.seed)


def table_of(plan: Plan, number: int, sides: Sequence[Sequence[int]]) -> list[str]:
    """Who sits where in this game: a function of its number, so that it does not matter where one stopped."""
    return by_sides(plan, number, sides) if sides else around(plan, number)


def around(plan: Plan, number: int) -> list[str]:
    """A table of different levels, in another order for each round of the table, and every level on every seat in a round."""
    turn, place = divmod(number, plan.seats)
    room = plan.seats - bool(plan.company)
    measured = list(islice(cycle(plan.levels), turn, turn + min(room, len(plan.levels))))
    others = plan.company or plan.levels
    drawn = measured + list(islice(cycle(others), turn, turn + plan.seats - len(measured)))
    random.Random(f"table/{plan.seed}/{turn}").shuffle(drawn)
    return drawn[place:] + drawn[:place]


def by_sides(plan: Plan, number: int, sides: Sequence[Sequence[int]]) -> list[str]:
    """Where sides play, each is of one level: all pairs in turn, with at least one that is measured."""
    everybody = (*plan.levels, *plan.company)
    pairs = [
        pair for pair in permutations(everybody, len(sides)) if any(level in plan.levels for level in pair)
    ]
    turn, place = divmod(number, len(pairs))
    random.Random(f"sides/{plan.seed}/{turn}").shuffle(pairs)
    chosen = [""] * plan.seats
    for side, level in zip(sides, pairs[place], strict=True):
        for seat in side:
            chosen[seat] = level
    return chosen


def play(plan: Plan, number: int) -> tuple[Match, list[str]]:
    """One game, and who sat where."""
    match = speeltafel.start(
        plan.game,
        plan.seats,
        plan.options,
        seed=f"rate/{plan.seed}/{number}",
        events=False,
        record=False,
    )
    chosen = table_of(plan, number, list(match.game.together(match.table).values()))
    luck = random.Random(f"bots/{plan.seed}/{number}")
    play_out(match, [make_player(match.game, f"bot:{level}", seed=luck.randrange(2**31)) for level in chosen])
    return match, chosen


def count(standing: Standing, match: Match, chosen: Sequence[str], levels: Sequence[str]) -> None:
    """What a game says about the levels that are measured; one that sits at a table twice learns from both, but is as sure as from one."""
    game, table = match.game, match.table
    assert match.result is not None
    sides = list(game.together(table).values()) or [(seat,) for seat in range(table.seats)]
    ladders = {side: ladder_of(game, name) for name, side in game.together(table).items()}
    keys = [(ladders.get(side, game.slug), chosen[side[0]]) for side in sides]
    found = [standing.get(key, BotSkill(*BEGINNER, games=0)) for key in keys]
    ranks = places(match.result, table.seats)
    changed = after([[known.skill] for known in found], [ranks[side[0]] for side in sides])
    for key, known in dict(zip(keys, found, strict=True)).items():
        if key[1] in levels:
            learned = [now for other, [now] in zip(keys, changed, strict=True) if other == key]
            mu = known.mu + sum(now.mu - known.mu for now in learned)
            standing[key] = BotSkill(mu, max(now.sigma for now in learned), known.games + 1)


def settled(standing: Standing, plan: Plan) -> Standing:
    """As the file keeps it: unless others stay where they are, *normal* at 25 on average over the ladders of the game."""
    middle = [] if plan.company else [known.mu for (_, level), known in standing.items() if level == ANCHOR]
    shift = BEGINNER.mu - sum(middle) / len(middle) if middle else 0.0
    return {
        key: BotSkill(round(known.mu + shift, 3), round(known.sigma, 3), known.games)
        for key, known in standing.items()
    }


def write(game: str, version: str, runs: Sequence[Run], standing: Standing) -> None:
    """The file of a game, from the weakest level to the strongest; it is never half written."""
    ladders: dict[str, dict[str, BotSkill]] = {}
    for (ladder, level), known in sorted(standing.items(), key=lambda one: one[1].mu):
        ladders.setdefault(ladder, {})[level] = known
    found = msgspec.json.encode(Measured(game, version, list(runs), dict(sorted(ladders.items()))))
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{game}.json"
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.format(found, indent=2) + b"\n")
    new.replace(file)


def known_before(game: str) -> tuple[list[Run], Standing]:
    """What the file says already."""
    file = FOLDER / f"{game}.json"
    if not file.exists():
        return [], {}
    found = msgspec.json.decode(file.read_bytes(), type=Measured)
    pairs = {
        (ladder, level): known for ladder, levels in found.ladders.items() for level, known in levels.items()
    }
    return found.runs, pairs


def run_of(plan: Plan, runs: list[Run]) -> Run:
    """The run that this one continues, or a new one at the end."""
    wanted = plan.run()
    for run in runs:
        if msgspec.structs.replace(run, games=0) == wanted:
            return run
    runs.append(wanted)
    return wanted


def played(standing: Standing, levels: Sequence[str]) -> int:
    """In how many games that one of the levels played which played least."""
    ladders = {ladder for ladder, _ in standing} or {""}
    nothing = BotSkill(*BEGINNER, games=0)
    return min(standing.get((ladder, level), nothing).games for ladder in ladders for level in levels)


def told(standing: Standing, levels: Sequence[str]) -> str:
    """Where they stand now."""
    return ", ".join(
        f"{ladder.partition('/')[2]} {level} {points(known.skill)} ± {margin(known.skill)} ({known.games})".strip()
        for (ladder, level), known in sorted(standing.items())
        if level in levels
    )


def company_of(standing: Standing, levels: Sequence[str]) -> tuple[str, ...]:
    """The levels that are known well enough on all ladders, and not measured now."""
    by_level: dict[str, list[int]] = {}
    for (_, level), known in standing.items():
        by_level.setdefault(level, []).append(known.games)
    return tuple(
        level for level in sorted(by_level) if level not in levels and min(by_level[level]) >= ENOUGH
    )


def measure(plan: Plan, runs: list[Run], standing: Standing, goal: int, batch: int) -> Standing:
    """Play until every level has its games, or the batch is over."""
    version = speeltafel.load(plan.game).version
    run, console = run_of(plan, runs), Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(plan.game, total=goal, completed=played(standing, plan.levels))
        for _ in range(batch):
            if played(standing, plan.levels) >= goal:
                break
            began = monotonic()
            match, chosen = play(plan, run.games)
            count(standing, match, chosen, plan.levels)
            standing = settled(standing, plan)
            run.games += 1
            write(plan.game, version, runs, standing)
            bar.update(task, completed=played(standing, plan.levels))
            line = (
                f"{run.games}: {' '.join(chosen)}, {monotonic() - began:.0f} s: {told(standing, plan.levels)}"
            )
            console.print(line, highlight=False, soft_wrap=True)
    return standing


def main() -> None:
    """Measure, and say how to go on."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument(
        "--levels", nargs="+", help="those to be measured; usually those with fewer games than --games"
    )
    parser.add_argument(
        "--more", action="store_true", help="add to the file; levels not named stay as they are"
    )
    parser.add_argument("--games", type=int, default=60, help="until every level has played so many (60)")
    parser.add_argument("--batch", type=int, default=10_000, help="stop after so many games for now")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", type=msgspec.json.decode, default={}, help="of the game, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    all_levels = speeltafel.load(asked.game).levels
    runs, standing = known_before(asked.game) if asked.more else ([], {})
    levels = tuple(asked.levels or [one for one in all_levels if played(standing, [one]) < asked.games])
    if unknown := set(levels) - set(all_levels):
        parser.error(
            f"bots of {asked.game} play as {', '.join(all_levels)}; not as {', '.join(sorted(unknown))}"
        )
    if not levels:
        parser.error(f"all levels have played {asked.games} games: ask for more with --games")
    company = company_of(standing, levels)
    if len(levels) + len(company) < 2:
        parser.error("one level alone cannot be compared: name another one")
    plan = Plan(asked.game, levels, company, asked.seats, asked.options, asked.seed)
    try:
        measure(plan, runs, standing, asked.games, asked.batch)
    except KeyboardInterrupt:
        raise SystemExit("stopped; what was played is kept. Go on with the same command and --more") from None


if __name__ == "__main__":
    main()
