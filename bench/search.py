"""How fast bots think, beside OpenSpiel's information-set search in the same run.

An iteration here samples (or copies) a world, follows the tree, and goes on by instinct to a judgement or the end; OpenSpiel's
C++ plays hearts to its end at random. Machines are noisy: read the ratios, not the numbers.
"""

import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

import speeltafel
from speeltafel.bots import effort_of
from speeltafel.bots.search import Search
from speeltafel.engine import ASKED, Effort, Match, QuickChance, Worlds, flow

ROUNDS = 3
"""Everybody thinks this often; the best round counts, in turns so that a busy moment hits all."""
ITERATIONS = 600
PATIENCE = 0.5
"""Seconds for a position: a game without a judgement is played to its end by random moves, which can take long."""
POSITIONS = 8
SHORT = 8
"""Choices after which all are measured once more: cost grows with the depth, and masters of some games look far ahead."""
STEPS = 12
"""Random moves between two positions."""
HEARTS_MOVES = 20

Thinking = Callable[[], tuple[int, float]]
"""Iterations and CPU seconds."""


def main() -> None:
    """Measure everybody and print one table."""
    contestants = own_games() | open_spiel()
    best = dict.fromkeys(contestants, 0.0)
    for _ in track(range(ROUNDS), description="rounds"):
        for name, think in contestants.items():
            iterations, seconds = think()
            best[name] = max(best[name], iterations / seconds)
    show(best)


def own_games() -> dict[str, Thinking]:
    """Every game that has a search, with four players or as many as it allows."""
    found: dict[str, Thinking] = {}
    for slug in speeltafel.slugs():
        game = speeltafel.load(slug)
        master = effort_of(game, "master")
        if master is None:
            continue
        name = f"speeltafel {slug} ({min(4, game.seat_counts[-1])} players"
        found[f"{name}, {master.depth} choices deep)"] = own(slug, master.depth)
        if master.depth > SHORT:
            found[f"{name}, {SHORT} choices deep)"] = own(slug, SHORT)
    return found


def own(slug: str, depth: int) -> Thinking:
    """A master's thoughts in some positions of a game, for so many iterations."""
    game = speeltafel.load(slug)
    master = effort_of(game, "master")
    assert master is not None
    effort = Effort(
        ITERATIONS,
        worlds=max(1, ITERATIONS * master.worlds // master.iterations),
        depth=depth,
        seconds=PATIENCE,
        rivals=master.rivals,
    )

    def think() -> tuple[int, float]:
        iterations, seconds = 0, 0.0
        for match in positions(slug):
            decision = next(decision for decision in match.decisions() if len(decision.moves) > 1)
            began = time.process_time()
            search = Search(Worlds(game, match.table, decision.seat), decision, effort, QuickChance(1))
            search.run()
            seconds += time.process_time() - began
            iterations += search.iterations
        return iterations, seconds

    return think


def positions(slug: str) -> list[Match]:
    """Moments of random games at which somebody has a choice."""
    found = [position(slug, number) for number in range(POSITIONS)]
    return [match for match in found if match.result is None]


def position(slug: str, number: int) -> Match:
    """A random game after some moves, when somebody has a choice."""
    seats = min(4, speeltafel.load(slug).seat_counts[-1])
    match = speeltafel.start(slug, seats, seed=f"bench/{number}", events=False, record=False)
    chance, steps = QuickChance(number), 0
    while match.result is None:
        decision = next(decision for decision in match.decisions() if decision.waits == ASKED)
        if steps >= STEPS * (number % 3) and len(decision.moves) > 1:
            return match
        match.play(decision.seat, chance.pick(decision.moves))
        steps += 1
    return match


def open_spiel() -> dict[str, Thinking]:
    """Its C++ search on hearts, where it is installed (`make bench` does that)."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("hearts")

    def think() -> tuple[int, float]:
        state = game.new_initial_state()
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, ITERATIONS)
        thoughts, seconds = 0, 0.0
        while thoughts < HEARTS_MOVES and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            if len(state.legal_actions()) > 1:
                began = time.process_time()
                action = bot.step(state)
                seconds += time.process_time() - began
                thoughts += 1
            else:
                action = state.legal_actions()[0]
            state.apply_action(action)
        return thoughts * ITERATIONS, seconds

    return {"OpenSpiel C++ IS-MCTS hearts (4 players)": think}


def show(best: dict[str, float]) -> None:
    """One line each, with its ratio to OpenSpiel's."""
    compiled = not flow.__file__.endswith(".py")
    table = Table(title=f"search, {'compiled' if compiled else 'plain'} modules", title_justify="left")
    for column in ("", "iterations/s", "x OpenSpiel"):
        table.add_column(column, justify="right" if column else "left")
    peer = next((speed for name, speed in best.items() if name.startswith("OpenSpiel")), 0.0)
    for name, speed in best.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / peer:.2f}" if peer else "–")
    Console().print(table)


if __name__ == "__main__":
    main()
