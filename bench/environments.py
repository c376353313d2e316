"""How fast environments step, with an observation at every step, beside peers in the same run. Read the ratios."""

import random
import warnings
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import speeltafel
from bench.rules import measure, most_seats, rlcard_peers
from speeltafel.engine import flow
from speeltafel.rl import pettingzoo_env

ROUNDS: Final = 12
SECONDS: Final = 0.5
"""Every contestant plays this often and so long; the best round counts, in turns so that a busy moment hits all.

Short rounds: of many, some fall into quiet moments also on a machine with other work.
"""
UNO: Final = "RLCard uno (environment)"
HANABI: Final = "PettingZoo hanabi (2 players)"

Play = Callable[[random.Random], int]


def main() -> None:
    """Measure everybody and print one table."""
    contestants = own_games() | peers()
    best = dict.fromkeys(contestants, (0.0, 0.0))
    for _ in track(range(ROUNDS), description="rounds"):
        for name, play in contestants.items():
            best[name] = max(best[name], measure(play, SECONDS))
    show(best)


def own_games() -> dict[str, Play]:
    """Our games as PettingZoo environments; Good vs Evil also with two players, as uno and hanabi have."""
    tables = [("good-vs-evil", 2), *((slug, most_seats(slug)) for slug in speeltafel.slugs())]
    return {f"speeltafel {slug} ({seats} players)": own(slug, seats) for slug, seats in tables}


def own(slug: str, seats: int) -> Play:
    """One random game of ours."""
    env = pettingzoo_env(slug, seats, speeltafel.load(slug).advice(seats))

    def play(chooser: random.Random) -> int:
        env.reset(seed=chooser.getrandbits(32))
        pick, steps = chooser.random, 0
        while True:
            _, _, over, _, _ = env.last()
            if over:
                return steps
            legal = env.legal
            env.step(legal[int(pick() * len(legal))])
            steps += 1

    return play


def peers() -> dict[str, Play]:
    """The peers that are installed; `make bench` installs them."""
    found: dict[str, Play] = {}
    for peer in (rlcard_peers, hanabi_peer):
        try:
            found |= peer()
        except ImportError as error:
            Console().print(f"not here: {error}")
    return found


def hanabi_peer() -> dict[str, Play]:
    """PettingZoo's hanabi, which plays OpenSpiel's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5

        env: Any = hanabi_v5.env(players=2)

    def play(chooser: random.Random) -> int:
        env.reset(seed=chooser.getrandbits(31))
        pick, steps = chooser.random, 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1

    return {HANABI: play}


def show(best: dict[str, tuple[float, float]]) -> None:
    """Figures and ratios."""
    modules = "plain" if flow.__file__.endswith(".py") else "compiled"
    table = Table(title=f"Random play through environments on one core, {modules} modules")
    for column in ("environment", "steps/s", "× RLCard uno", "× PettingZoo hanabi"):
        table.add_column(column, justify="left" if column == "environment" else "right")
    for name, (steps, _) in best.items():
        rivals = [best.get(peer, (0.0, 0.0))[0] for peer in (UNO, HANABI)]
        table.add_row(name, f"{steps:,.0f}", *(f"{steps / rival:.2f}" if rival else "–" for rival in rivals))
    Console().print(table)


if __name__ == "__main__":
    main()
