"""Fit a game's judgement: `python -m tools.fit good-vs-evil --games 6000`.

Players with nothing but instinct play many games. At quiet moments the figures of every seat are kept, and weights are
sought that make the later winner likely (a softmax over seats, for each stage of the game by itself). One game in five is
kept out to see how good they are. A game takes part with a module `judge` that has `FIGURES`, `features`, `players`,
`is_quiet` and `stage`; the weights go into `weights.json` beside it.
"""

import argparse
import math
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.progress import track

import speeltafel
from speeltafel.engine import ASKED, Match

KEPT = 0.5
"""The share of quiet moments that is kept: neighbours tell the same."""
RIDGE = 0.002
STEPS = 400
SPEED = 0.5

Sample = tuple[int, list[list[float]], int, bool]
"""Stage, figures by seat, which of the seats won, whether it is kept out."""


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    game = speeltafel.load(wanted.game)
    judge = import_module(f"{game.package()}.judge")
    samples: list[Sample] = []
    for number in track(range(wanted.games), description=f"playing {wanted.game}"):
        seats = game.seat_counts[number % len(game.seat_counts)]
        samples += moments(
            wanted.game, seats, f"fit/{wanted.seed}/{number}", judge, number // len(game.seat_counts) % 5 == 0
        )
    weights = {str(stage): fitted(samples, stage, judge.FIGURES) for stage in sorted({s[0] for s in samples})}
    path = Path(import_module(game.package()).__path__[0]) / "weights.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights)) + b"\n")
    print(f"wrote {path}")


def moments(slug: str, seats: int, seed: str, judge: Any, kept_out: bool) -> list[Sample]:
    """One game by instinct, and its quiet moments."""
    match = speeltafel.start(slug, seats, seed=seed, events=False, record=False)
    chance = random.Random(seed)
    found: list[tuple[int, list[list[float]], list[int]]] = []
    while match.result is None:
        table: Any = match.table
        if judge.is_quiet(table) and chance.random() < KEPT:
            found.append((judge.stage(table), judge.features(table), judge.players(table)))
        step(match)
    winners = match.result.winners
    return [
        (stage, figures, players.index(winners[0]), kept_out)
        for stage, figures, players in found
        if winners[0] in players
    ]


def step(match: Match) -> None:
    """The next who is asked does what instinct says."""
    decision = next(decision for decision in match.decisions() if decision.waits == ASKED)
    move = match.game.instinct(match.table, decision, match.now.chance)
    assert move is not None
    match.play(decision.seat, move)


def fitted(samples: list[Sample], stage: int, names: tuple[str, ...]) -> dict[str, float]:
    """Weights for one stage, with a line about how good they are."""
    ours = [sample for sample in samples if sample[0] == stage]
    inside = padded([sample for sample in ours if not sample[3]])
    weights = descend(*inside)
    for title, part in (("fitted", inside), ("kept out", padded([sample for sample in ours if sample[3]]))):
        chances = softmax(part[0] @ weights, part[1])
        won = chances[np.arange(len(chances)), part[2]]
        fair = 1.0 / part[1].sum(axis=1)
        right = (chances.argmax(axis=1) == part[2]).mean()
        print(
            f"stage {stage}, {title}: {len(won)} moments, log loss {-np.log(won).mean():.4f} "
            f"(fair shares {-np.log(fair).mean():.4f}), right {right:.1%} (fair {fair.mean():.1%})"
        )
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def padded(samples: list[Sample]) -> tuple[Any, Any, Any]:
    """Figures (moments, seats, figures), which seats exist, who won."""
    most = max(len(figures) for _, figures, _, _ in samples)
    width = len(samples[0][1][0])
    figures = np.zeros((len(samples), most, width))
    exists = np.zeros((len(samples), most))
    for number, (_, rows, _, _) in enumerate(samples):
        figures[number, : len(rows)] = rows
        exists[number, : len(rows)] = 1.0
    return figures, exists, np.array([winner for _, _, winner, _ in samples])


def softmax(scores: Any, exists: Any) -> Any:
    """Chances of the seats that exist."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * exists
    return powers / powers.sum(axis=1, keepdims=True)


def descend(figures: Any, exists: Any, won: Any) -> Any:
    """Gradient descent with momentum on the log loss, with a little pull to zero."""
    weights = np.zeros(figures.shape[2])
    drift = np.zeros_like(weights)
    scale = np.sqrt((figures**2).mean(axis=(0, 1))) + 1e-6
    truth = np.zeros(exists.shape)
    truth[np.arange(len(won)), won] = 1.0
    for number in range(STEPS):
        error = softmax(figures @ weights, exists) - truth
        slope = np.einsum("ms,msf->f", error, figures) / len(won) + RIDGE * weights
        drift = (
            0.9 * drift - SPEED * (0.5 + 0.5 * math.cos(math.pi * number / STEPS)) * slope / scale**2 * 0.1
        )
        weights += drift
    return weights


if __name__ == "__main__":
    main()
