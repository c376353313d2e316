"""Fit a game's judgement: `python -m tools.fit good-vs-evil --games 4000`, or `--forecast` for what people are told.

Many games are played: for a search by players with nothing but instinct, for a forecast by players of mixed skill at tables
of all kinds (always so where nobody searches, as in the Spookhuis and Rush Out!). At quiet moments the figures of every side
are kept, and weights are sought that make the later winner likely (a softmax over sides, for each stage of the game by
itself). How strongly they are pulled to zero is what foretells games best that the weights have not seen: the games are
dealt into five parts, each is foretold from the other four.

A game takes part with a module `judge` (`forecast`, if that is another) that has `FIGURES`, `features`, `sides`, `is_quiet`
and `stage`; the weights go into `weights.json` (`forecast.json`) beside it.
"""

import argparse
import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from rich.progress import track

import speeltafel
from speeltafel.engine import ASKED, Game, Match, Thinking
from speeltafel.engine.judgement import FILE, FORECAST
from speeltafel.lab.driver import moments
from tools import climb
from tools.mixed import mixed

KEPT = 24
"""How many quiet moments of a game are kept: neighbours tell the same."""
PARTS = 5
PULLS = (0.0002, 0.0006, 0.002, 0.006, 0.02, 0.06, 0.2, 0.6)
"""The pull to zero: moments of one game tell much the same, so few games would be learnt by heart."""
STEPS = 12
DEALS = 100
"""Games by which a step of a climb is judged."""


class Sample(NamedTuple):
    """A moment: stage, figures by side, how much each of them won in the end, in which part its game is.

    It stands for so many moments of its game: long games, in which somebody came back, must not count for less.
    """

    stage: int
    figures: list[list[float]]
    won: list[float]
    part: int
    moments: float = 1.0


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--forecast", action="store_true", help="for people, on games of mixed players")
    wanted = parser.parse_args()
    game = speeltafel.load(wanted.game)
    people = wanted.forecast or not is_searched(game)
    judge = judgement(game, people)
    if game.slug == climb.SLUG and not people:
        climb.climb(wanted.games // DEALS, DEALS, wanted.seed)
        return
    if not hasattr(judge, "FIGURES"):
        parser.error(f"the judgement of {game.slug} has no figures: see docs/bots.md")
    samples: list[Sample] = []
    for number in track(range(wanted.games), description=f"playing {wanted.game}"):
        seed = f"fit/{wanted.seed}/{number}"
        played = by_mixed_players(game, seed) if people else by_instinct(game, number, seed)
        samples += gathered(played, judge, random.Random(seed), number % PARTS)
    weights = {
        str(stage): fitted(samples, stage, judge.FIGURES) for stage in sorted({s.stage for s in samples})
    }
    path = Path(import_module(game.package()).__path__[0]) / (FORECAST if people else FILE)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights)) + b"\n")
    print(f"wrote {path}")


def is_searched(game: Game) -> bool:
    """Whether a search goes by the judgement; where none does, there is only the one for people."""
    return not game.timed and not isinstance(game, Thinking)


def judgement(game: Game, people: bool) -> Any:
    """The module that knows the figures."""
    own = f"{game.package()}.forecast"
    return import_module(own if people and find_spec(own) else f"{game.package()}.judge")


def by_instinct(game: Game, number: int, seed: str) -> Iterator[Match]:
    """A game by instinct, move by move."""
    seats = game.seat_counts[number // 5 % len(game.seat_counts)]
    match = speeltafel.start(game.slug, seats, game.advice(seats), seed=seed, events=False, record=False)
    yield match
    while match.result is None:
        step(match)
        yield match


def step(match: Match) -> None:
    """The next who is asked does what instinct says."""
    decision = next(decision for decision in match.decisions() if decision.waits == ASKED)
    move = match.game.instinct(match.table, decision, match.now.chance)
    assert move is not None
    match.play(decision.seat, move)


def by_mixed_players(game: Game, seed: str) -> Iterator[Match]:
    """A game of bots, move by move."""
    match, players = mixed(game.slug, seed)
    yield match
    for _ in moments(match, players):
        yield match


def gathered(played: Iterator[Match], judge: Any, luck: random.Random, part: int) -> list[Sample]:
    """The quiet moments of one game, and how it ended."""
    found: list[tuple[int, list[list[float]], list[tuple[int, ...]]]] = []
    seen = 0
    for match in played:
        table: Any = match.table
        if table.result is None and judge.is_quiet(table):
            seen += 1
            place = len(found) if len(found) < KEPT else luck.randrange(seen)
            if place < KEPT:
                found[place : place + 1] = [(judge.stage(table), judge.features(table), judge.sides(table))]
    won = match.game.won(table)
    ends = [outcome(sides, won) for _, _, sides in found]
    return [
        Sample(stage, figures, end, part, seen / len(found))
        for (stage, figures, _), end in zip(found, ends, strict=True)
        if sum(end)
    ]


def outcome(sides: list[tuple[int, ...]], won: list[float]) -> list[float]:
    """What every side got; nobody wins when no seat does."""
    return [won[side[0]] if side else 1.0 - min(1.0, sum(won)) for side in sides]


def fitted(samples: list[Sample], stage: int, names: tuple[str, ...]) -> dict[str, float]:
    """Weights for one stage, with a line about how good they are."""
    ours = [sample for sample in samples if sample.stage == stage]
    losses = {pull: unseen_loss(ours, pull) for pull in PULLS}
    pull = min(PULLS, key=lambda pull: losses[pull])
    figures, exists, won, counts = padded(ours)
    fair = -np.log(1.0 / exists.sum(axis=1)) @ counts
    print(
        f"stage {stage}: {len(ours)} moments, pull {pull}, log loss of unseen games {losses[pull]:.4f} (fair shares {fair:.4f})"
    )
    weights = least_loss(figures, exists, won, counts, pull)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def unseen_loss(samples: list[Sample], pull: float) -> float:
    """How unlikely what happened was, in every part as foretold from the others."""
    losses: list[float] = []
    moments: list[float] = []
    for part in range(PARTS):
        others = [sample for sample in samples if sample.part != part]
        own = [sample for sample in samples if sample.part == part]
        if own and others:
            figures, exists, won, counts = padded(others)
            losses.append(loss_of(padded(own), least_loss(figures, exists, won, counts, pull)))
            moments.append(sum([sample.moments for sample in own]))
    return float(np.dot(losses, moments) / max(sum(moments), 1.0))


def loss_of(moments: Any, weights: Any) -> float:
    """The mean of how unlikely what happened was."""
    figures, exists, won, counts = moments
    chances = softmax(figures @ weights, exists)
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1) @ counts)


def padded(samples: list[Sample]) -> Any:
    """Figures (moments, sides, figures), which sides exist, who won, how much each moment counts."""
    most = max(len(sample.figures) for sample in samples)
    figures = np.zeros((len(samples), most, len(samples[0].figures[0])))
    exists, won = np.zeros((len(samples), most)), np.zeros((len(samples), most))
    for number, sample in enumerate(samples):
        sides = len(sample.figures)
        figures[number, :sides] = sample.figures
        exists[number, :sides] = 1.0
        won[number, :sides] = sample.won
    counts = np.array([sample.moments for sample in samples])
    return figures, exists, won, counts / counts.sum()


def softmax(scores: Any, exists: Any) -> Any:
    """Chances of the sides that exist."""
    scores = np.where(exists > 0, scores, -np.inf)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def least_loss(figures: Any, exists: Any, won: Any, counts: Any, ridge: float = PULLS[0]) -> Any:
    """The weights with the least log loss, with a pull to zero: Newton's way, a dozen steps."""
    number = figures.shape[2]
    weights = np.zeros(number)
    for _ in range(STEPS):
        chances = softmax(figures @ weights, exists)
        slope = np.einsum("ms,msf->f", (chances - won) * counts[:, None], figures) + ridge * weights
        means = np.einsum("ms,msf->mf", chances, figures)
        seen = chances * counts[:, None]
        square = np.einsum("ms,msf,msg->fg", seen, figures, figures, optimize=True)
        square -= means.T @ (means * counts[:, None])
        weights -= np.linalg.solve(square + ridge * np.eye(number), slope)
    return weights


if __name__ == "__main__":
    main()
