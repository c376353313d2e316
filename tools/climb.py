"""Seek the weights by which The Hyde's Attack is played and judged: `python -m tools.fit hydes-attack` comes here.

They have no winner to be fitted to: all players win or lose together, and what a weight is worth shows in whole games. So one
of them is changed a little, a table of such players and one of the best so far play the same new deals, and what clearly does
better stays. At the end the best play the first ones once more, on deals that nobody chose them by.
"""

import math
import random
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import track

import speeltafel
from speeltafel.engine.judgement import FILE
from speeltafel.games.hydes_attack import weights as home
from speeltafel.games.hydes_attack.bot import OutcastBot
from speeltafel.games.hydes_attack.weights import SEASONED, Weights
from speeltafel.lab.driver import play_out

SLUG = "hydes-attack"
LEVELS = ("expert", "nightmare")
STRIDE = 0.25
"""How far a weight is changed at most, as a part of it."""
CLEARLY = 1.0
"""Standard errors by which a change must do better."""
PROOF = 5
"""How many times as many deals the last comparison takes."""


class Match(NamedTuple):
    """How much more a game was worth to the new ones than to the old, on the same deals."""

    gain: float
    error: float

    def is_clear(self) -> bool:
        return self.gain > CLEARLY * self.error


def climb(rounds: int, games: int, seed: int) -> None:
    """Seek, prove, write."""
    luck, best = random.Random(seed), SEASONED
    for number in track(range(rounds), description=f"playing {SLUG}"):
        changed = nudged(best, luck)
        found = compared(changed, best, games, f"climb/{seed}/{number}")
        if found.is_clear():
            best = changed
            print(f"step {number}: {found.gain:+.4f} ± {found.error:.4f}: {difference(best)}")
    found = compared(best, SEASONED, PROOF * games, f"proof/{seed}")
    print(f"in all {found.gain:+.4f} ± {found.error:.4f} a game")
    if found.is_clear():
        write(best, Path(home.__file__).with_name(FILE))


def nudged(weights: Weights, luck: random.Random) -> Weights:
    """The same with one of them changed."""
    name = luck.choice(Weights._fields)
    factor = 1.0 + STRIDE * (2.0 * luck.random() - 1.0)
    return weights._replace(**{name: round(getattr(weights, name) * factor, 5)})


def compared(new: Weights, old: Weights, games: int, seed: str) -> Match:
    """Both play every deal, each with a table of its own."""
    gains = [worth(new, f"{seed}/{deal}") - worth(old, f"{seed}/{deal}") for deal in range(games)]
    mean = sum(gains) / games
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1)
    return Match(mean, math.sqrt(spread / games))


def worth(weights: Weights, seed: str) -> float:
    """What one deal was worth to a table of such players."""
    luck = random.Random(seed)
    seats = luck.choice(speeltafel.load(SLUG).seat_counts)
    options = {"level": luck.choice(LEVELS), "outcasts": "random", "signals": "off"}
    match = speeltafel.start(SLUG, seats, options, seed=seed, events=False, record=False)
    play_out(match, [OutcastBot(luck.getrandbits(32), 0.0, weights) for _ in range(seats)])
    return match.game.payoff(match.table)[0]


def difference(weights: Weights) -> str:
    """What is not as it was at first."""
    pairs = zip(Weights._fields, weights, SEASONED, strict=True)
    return ", ".join(f"{name} {now}" for name, now, before in pairs if now != before)


def write(weights: Weights, path: Path) -> None:
    """Keep them beside the game."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"0": weights._asdict()})) + b"\n")
    print(f"wrote {path}")
