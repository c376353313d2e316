"""A trained policy as a player: a small network in a file, which sees its seat's view and nothing else."""

import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import speeltafel
from speeltafel.engine import BadSetup, Decision, Game, Move
from speeltafel.engine.spaces import WAIT
from speeltafel.rl.seeing import Numbers, Vector

Floats = NDArray[np.float32]
WEIGHTS: Final = ("inward", "inward_bias", "outward", "outward_bias")


class Network:
    """One hidden layer: from a vector to a number for every action, the higher the better, and one for the position.

    >>> network = Network.random(cells=3, hidden=4, actions=2, seed=1)
    >>> network.outputs(np.zeros((5, 3), np.float32)).shape
    (5, 3)
    """

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def random(cls, cells: int, hidden: int, actions: int, seed: int) -> "Network":
        """A network that has learned nothing yet."""
        chance = np.random.default_rng(seed)
        return cls(
            {
                "inward": (chance.standard_normal((cells, hidden)) / np.sqrt(cells / 4)).astype(np.float32),
                "inward_bias": np.zeros(hidden, np.float32),
                "outward": (chance.standard_normal((hidden, actions + 1)) * 0.01).astype(np.float32),
                "outward_bias": np.zeros(actions + 1, np.float32),
            }
        )

    def hidden(self, vectors: Floats) -> Floats:
        """What the layer in between makes of vectors."""
        inward: Floats = vectors @ self.weights["inward"] + self.weights["inward_bias"]
        return np.maximum(inward, 0, out=inward)

    def outputs(self, vectors: Floats) -> Floats:
        """For every vector a number for every action; the last one is what the position is worth."""
        return self.hidden(vectors) @ self.weights["outward"] + self.weights["outward_bias"]


class Policy:
    """A network that plays one game at one size of table."""

    def __init__(self, numbers: Numbers, network: Network) -> None:
        self.numbers = numbers
        self.network = network

    def save(self, path: Path) -> None:
        """Keep it in a file."""
        about = {"game": np.array(self.numbers.game.slug), "seats": np.array(self.numbers.seats)}
        with path.open("wb") as file:
            np.savez_compressed(file, **about, **self.network.weights)  # type: ignore[arg-type]

    @classmethod
    def read(cls, path: Path) -> "Policy":
        """The policy in a file; one that was trained with other cells or actions is refused."""
        try:
            with np.load(path, allow_pickle=False) as file:
                slug, seats = str(file["game"]), int(file["seats"])
                network = Network({name: file[name] for name in WEIGHTS})
        except OSError as error:
            raise BadSetup(f"the policy {path} cannot be read: {error.strerror or error}") from None
        except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
            raise BadSetup(f"{path} is not a policy: examples/learn.py makes one") from None
        return cls(Numbers(slug, seats, speeltafel.load(slug).advice(seats)), network).checked(path)

    def checked(self, path: Path) -> "Policy":
        """Refuse a network of another size."""
        cells, outputs = len(self.network.weights["inward"]), len(self.network.weights["outward_bias"])
        if (cells, outputs) != (self.numbers.vectors.size, self.numbers.size + 1):
            raise BadSetup(f"{path} was trained with another version of {self.numbers.game.slug}")
        return self


class PolicyPlayer:
    """Does what a policy finds best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: Any, decision: Decision) -> Move:
        """The best of the decision's moves."""
        return self.best(view, decision.seat, decision.moves)

    def interject(self, view: Any, decision: Decision) -> Move | None:
        """The best of an offer's moves, or None where waiting is better."""
        move = self.best(view, decision.seat, [*decision.moves, WAIT])
        return None if move is WAIT else move

    def best(self, view: Any, seat: int, moves: list[Move]) -> Move:
        numbers = self.policy.numbers
        if len(view.players) != numbers.seats:
            raise BadSetup(
                f"this policy was trained for {numbers.seats} players, not for {len(view.players)}"
            )
        vector: Vector = np.frombuffer(numbers.vectors.write(view), dtype=np.float32)
        outputs = self.policy.network.outputs(vector)
        codes = numbers.codes[seat]
        return moves[int(np.argmax(outputs[[codes[move] for move in moves]]))]


@lru_cache(maxsize=8)
def kept(path: str, changed: int) -> Policy:
    """The policy in a file, read once for as long as the file does not change."""
    return Policy.read(Path(path))


def player(game: Game, path: str) -> PolicyPlayer:
    """The player whose policy is in a file."""
    policy = kept(path, Path(path).stat().st_mtime_ns if Path(path).exists() else 0)
    if policy.numbers.game is not game:
        raise BadSetup(f"{path} is a policy for {policy.numbers.game.slug}, not for {game.slug}")
    return PolicyPlayer(policy)
