"""How fast the rules play, beside peers in the same run. Machines are noisy: read the ratios, not the numbers."""

import random
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import speeltafel
from speeltafel.engine import Match, QuickChance, clone, flow
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.spookhuis.board import CELLS
from speeltafel.games.spookhuis.rails import turns_of
from speeltafel.games.spookhuis.scouting import chart_for

ROUNDS = 3
"""Every contestant plays this often; the best round counts, in turns so that a busy moment hits all."""
SECONDS = 2.0
"""How long each round takes."""
PAUSE = 0.25
"""Seconds on the clock of the game between two answers of random players."""
TRAININGS = 30
"""How many trainings with five bots are played in a round."""


def main() -> None:
    """Measure everybody and print one table."""
    contestants = own_games() | peers()
    best = dict.fromkeys(contestants, (0.0, 0.0))
    for _ in track(range(ROUNDS), description="rounds"):
        for name, play in contestants.items():
            best[name] = max(best[name], measure(play))
    show(best)
    show_copies()
    show_training()
    show_rotations()


def measure(play: Callable[[random.Random], int], seconds: float = SECONDS) -> tuple[float, float]:
    """Decisions and games per second of CPU time."""
    chooser = random.Random(7)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(chooser)
        games += 1
    return decisions / spent, games / spent


def own_games() -> dict[str, Callable[[random.Random], int]]:
    """Our games with random players through the public interface, without events or records."""
    return {f"speeltafel {slug} ({most_seats(slug)} players)": own(slug) for slug in speeltafel.slugs()}


def most_seats(slug: str) -> int:
    """Four players, or as many as the game allows."""
    return min(4, speeltafel.load(slug).seat_counts[-1])


def own(slug: str) -> Callable[[random.Random], int]:
    """One random game of ours."""
    seats = most_seats(slug)
    play_out = player(slug)

    def play(chooser: random.Random) -> int:
        match = speeltafel.start(slug, seats, seed=chooser.getrandbits(32), events=False, record=False)
        return play_out(match, chooser, sys.maxsize)

    return play


def player(slug: str) -> Callable[[Match, random.Random, int], int]:
    """How random players play this game."""
    return play_on_the_clock if speeltafel.load(slug).timed else play_in_turn


def play_in_turn(match: Match, chooser: random.Random, most: int) -> int:
    """Whoever is asked first answers at random, to the end or so many times; the number of answers."""
    pick, decisions = chooser.random, 0
    while match.result is None and decisions < most:
        decision = match.decisions()[0]
        moves = decision.moves
        match.play(decision.seat, moves[int(pick() * len(moves))])
        decisions += 1
    return decisions


def play_on_the_clock(match: Match, chooser: random.Random, most: int) -> int:
    """As `play_in_turn`, but somebody answers every so many seconds, and what happens by itself happens in between."""
    pick, decisions = chooser.random, 0
    while match.result is None and decisions < most:
        asked = match.decisions()
        wake = match.wake()
        moment = match.time + PAUSE
        if wake is not None and (not asked or wake <= moment):
            match.advance(max(wake, match.time))
            continue
        decision = asked[int(pick() * len(asked))]
        moves = decision.moves
        match.play(decision.seat, moves[int(pick() * len(moves))], moment)
        decisions += 1
    return decisions


def peers() -> dict[str, Callable[[random.Random], int]]:
    """The peers that are installed; `make bench` installs them."""
    found: dict[str, Callable[[random.Random], int]] = {}
    try:
        found |= open_spiel_peers()
    except ImportError as error:
        Console().print(f"OpenSpiel is not here ({error})")
    try:
        found |= rlcard_peers()
    except ImportError as error:
        Console().print(f"RLCard is not here ({error})")
    return found


def open_spiel_peers() -> dict[str, Callable[[random.Random], int]]:
    """OpenSpiel's C++ card games, called from Python. Dealing is chance there, not a decision; its outcomes are even."""
    import pyspiel

    def playing(game: Any) -> Callable[[random.Random], int]:
        def play(chooser: random.Random) -> int:
            state, pick, decisions = game.new_initial_state(), chooser.random, 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
            return decisions

        return play

    eights = pyspiel.load_game("crazy_eights(players=4)")
    return {
        "OpenSpiel crazy_eights (4 players)": playing(eights),
        "OpenSpiel hearts": playing(pyspiel.load_game("hearts")),
    }


def rlcard_peers() -> dict[str, Callable[[random.Random], int]]:
    """RLCard's uno environment, with its encoded states."""
    import rlcard

    env = rlcard.make("uno")

    def play(chooser: random.Random) -> int:
        state, _ = env.reset()
        pick, decisions = chooser.random, 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    return {"RLCard uno (environment)": play}


def show(best: dict[str, tuple[float, float]]) -> None:
    """Figures and ratios."""
    uno = best.get("RLCard uno (environment)", (0.0, 0.0))[0]
    eights = best.get("OpenSpiel crazy_eights (4 players)", (0.0, 0.0))[0]
    modules = "plain" if flow.__file__.endswith(".py") else "compiled"
    table = Table(title=f"Random play on one core, {modules} modules")
    for column in ("rules", "decisions/s", "games/s", "× RLCard uno", "× OpenSpiel crazy_eights"):
        table.add_column(column, justify="left" if column == "rules" else "right")
    for name, (decisions, games) in best.items():
        ratios = [f"{decisions / peer:.2f}" if peer else "–" for peer in (uno, eights)]
        table.add_row(name, f"{decisions:,.0f}", f"{games:,.0f}", *ratios)
    Console().print(table)


def show_training() -> None:
    """What a game in real time costs on a clock that is only a number."""
    Console().print(f"A whole training with five bots: {training_cost():.0f} ms")


def training_cost() -> float:
    """Milliseconds of CPU time for training 1 of Rush Out!, on average over some games, best of three."""
    play_training(0)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for seed in range(TRAININGS):
            play_training(seed)
        best = min(best, (time.process_time() - began) / TRAININGS)
    return best * 1e3


def play_training(seed: int) -> None:
    """One wizard and four heroes, all of the fastest level."""
    match = speeltafel.start("rush-out", 5, seed=seed, events=False, record=False)
    VirtualClock(match, [match.game.bot("master", seat) for seat in range(5)], seed).run()


def show_rotations() -> None:
    """What a player of the Spookhuis sees before turning a tile."""
    cost = rotations_cost()
    Console().print(f"All rotations of the Spookhuis with the stops they open up: {cost:.1f} ms")


def rotations_cost() -> float:
    """Milliseconds of CPU time to list them once, on average over the first turns of some games, best of three."""
    charts = []
    for seed in range(10):
        match = speeltafel.start("spookhuis", 3, seed=seed, events=False, record=False)
        charts.append(chart_for(match.view(match.decisions()[0].seat), match.decisions()[0].seat))
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for chart in charts:
            for cell in range(CELLS):
                for turn in turns_of(chart.board, cell):
                    chart.stops_after(cell, turn)
        best = min(best, (time.process_time() - began) / len(charts))
    return best * 1e3


def show_copies() -> None:
    """What a copy of a table, and another world that a seat could be in, cost in the middle of a game."""
    table = Table(title="Copies")
    table.add_column("game")
    table.add_column("copy, µs", justify="right")
    table.add_column("possible world, µs", justify="right")
    for slug in speeltafel.slugs():
        table.add_row(slug, f"{copy_cost(slug):.2f}", f"{world_cost(slug):.1f}")
    Console().print(table)


def copy_cost(slug: str) -> float:
    """Microseconds for a clone, on average over positions of random games."""
    positions = middle_positions(slug)
    return microseconds(partial(clone, position) for position in positions * 1000)


def world_cost(slug: str) -> float:
    """Microseconds for a sampled world, on average over positions of random games, for every seat in turn."""
    game, chance = speeltafel.load(slug), QuickChance(3)
    positions = middle_positions(slug)
    return microseconds(
        partial(game.sample_world, position, seat, chance)
        for position in positions * 100
        for seat in range(most_seats(slug))
    )


def microseconds(calls: Iterable[Callable[[], Any]]) -> float:
    """What one of these takes, best of three."""
    prepared, best = list(calls), float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for call in prepared:
            call()
        best = min(best, time.process_time() - began)
    return best / len(prepared) * 1e6


def middle_positions(slug: str, count: int = 20) -> list[Any]:
    """Tables some way into random games."""
    chooser = random.Random(3)
    play_on = player(slug)
    positions = []
    for number in range(count):
        match = speeltafel.start(slug, most_seats(slug), seed=number, events=False, record=False)
        play_on(match, chooser, chooser.randrange(10, 60))
        positions.append(match.table)
    return positions


if __name__ == "__main__":
    main()
