"""A program that learns a game by playing against itself, on the CPU, with numpy alone.

    python -m examples.learn --out policy.npz --plot learn.svg
    speeltafel play good-vs-evil --bots policy:policy.npz

It plays some tables at once, looks which choices led to more than expected, and makes those a little more likely
(proximal policy optimisation). Every so often it plays against random players, each time in other games, and the best
policy so far is kept. When one of them is well above the goal, many fresh games have to prove it: it stops when even the
lower end of their interval is above the goal.
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from speeltafel.lab import duel
from speeltafel.lab.rates import Rate
from speeltafel.rl import pettingzoo_env
from speeltafel.rl.policy import Floats, Network, Policy

HIDDEN: Final = 128
TABLES: Final = 64
"""Games that are played at once: their choices go through the network together."""
EPOCHS: Final = 3
PORTION: Final = 512
PACE: Final = 2e-3
CLIP: Final = 0.2
CURIOSITY: Final = 0.005
"""How much it is worth not to be sure."""
FORESIGHT: Final = 0.9
"""How much of what the end was worth reaches back one choice further."""
TRIAL: Final = 400
"""Games against random players in a trial."""
AHEAD: Final = 0.03
"""A trial that is so much above the goal is worth a proof: the best of many trials was also lucky."""
PROOF: Final = 4000
"""Fresh games that decide whether the goal is reached."""
BETWEEN: Final = 10
"""So often it plays at all tables between two trials."""

Integers = NDArray[np.int64]


class Choice:
    """One choice that was made: what was seen, what was possible, what was done."""

    def __init__(self, vector: Floats, mask: NDArray[np.bool_], action: int, chance: float, worth: float):
        self.vector = vector
        self.mask = mask
        self.action = action
        self.chance = chance
        self.worth = worth
        self.better = 0.0
        """By how much it turned out better than expected."""


class Learner:
    """A network and how it learns."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.network = policy.network
        self.chance = np.random.default_rng(seed)
        self.means = {name: np.zeros_like(weight) for name, weight in self.network.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.network.weights.items()}
        self.steps = 0

    def play(self, envs: list[Any]) -> list[Choice]:
        """One game at every table, against itself; every choice that was one."""
        paths: list[dict[str, list[Choice]]] = []
        for env in envs:
            env.reset(seed=int(self.chance.integers(1 << 31)))
            paths.append({agent: [] for agent in env.possible_agents})
        running = list(range(len(envs)))
        while running:
            seen = [env_at_choice(envs[number]) for number in running]
            running = [number for number, found in zip(running, seen, strict=True) if found is not None]
            self.choose(envs, paths, running, [found for found in seen if found is not None])
        for env, path in zip(envs, paths, strict=True):
            for agent, choices in path.items():
                look_back(choices, env.rewards[agent])
        return [choice for path in paths for choices in path.values() for choice in choices]

    def choose(self, envs: list[Any], paths: Any, running: list[int], seen: list[Any]) -> None:
        """Draw an action at every running table, as likely as the network finds it good."""
        if not running:
            return
        vectors = np.stack([found["observation"] for found in seen])
        masks = np.stack([found["action_mask"] for found in seen]).astype(bool)
        outputs = self.network.outputs(vectors)
        chances = likelihoods(outputs[:, :-1], masks)
        drawn = (chances.cumsum(axis=1) > self.chance.random((len(running), 1))).argmax(axis=1)
        for row, number in enumerate(running):
            action = int(drawn[row])
            choice = Choice(vectors[row], masks[row], action, chances[row, action], outputs[row, -1])
            paths[number][envs[number].agent_selection].append(choice)
            envs[number].step(action)

    def learn(self, choices: list[Choice]) -> None:
        """Make what turned out better than expected more likely."""
        better = np.array([choice.better for choice in choices], np.float32)
        scaled = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(choices))
            for start in range(0, len(order), PORTION):
                rows = order[start : start + PORTION]
                self.adapt([choices[row] for row in rows], scaled[rows])

    def adapt(self, choices: list[Choice], scaled: Floats) -> None:
        """One step along the gradient."""
        weights = self.network.weights
        vectors = np.stack([choice.vector for choice in choices])
        hidden = self.network.hidden(vectors)
        outputs = hidden @ weights["outward"] + weights["outward_bias"]
        slope: Floats = slopes(outputs, choices, scaled) / np.float32(len(choices))
        back: Floats = np.where(hidden > 0, slope @ weights["outward"].T, np.float32(0))
        self.move(
            {
                "inward": vectors.T @ back,
                "inward_bias": back.sum(axis=0),
                "outward": hidden.T @ slope,
                "outward_bias": slope.sum(axis=0),
            }
        )

    def move(self, gradients: dict[str, Floats]) -> None:
        """Adam: steps that are larger where the direction is steady."""
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            steady = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            self.network.weights[name] -= PACE * steady


def env_at_choice(env: Any) -> Any:
    """Go on to the next real choice at a table and tell what is seen there; None when the game is over."""
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            return None
        legal = seen["action_mask"].nonzero()[0]
        if len(legal) > 1:
            return seen
        env.step(int(legal[0]))


def look_back(choices: list[Choice], reward: float) -> None:
    """How much better than expected each choice of a game turned out, as seen from the end."""
    after, gathered = reward, 0.0
    for choice in reversed(choices):
        gathered = after - choice.worth + FORESIGHT * gathered
        choice.better = gathered
        after = choice.worth


def likelihoods(outputs: Floats, masks: NDArray[np.bool_]) -> Floats:
    """How likely each action is; what is not possible never."""
    shown = np.where(masks, outputs, -np.inf)
    powers: Floats = np.exp(shown - shown.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def slopes(outputs: Floats, choices: list[Choice], scaled: Floats) -> Floats:
    """The gradient at the outputs: of the choices, of being sure too early, and of what positions were worth."""
    masks = np.stack([choice.mask for choice in choices])
    actions = np.array([choice.action for choice in choices])
    before = np.array([choice.chance for choice in choices], np.float32)
    reached = np.array([choice.worth + choice.better for choice in choices], np.float32)
    rows = np.arange(len(choices))
    chances = likelihoods(outputs[:, :-1], masks)
    ratio = chances[rows, actions] / before
    far = np.where(scaled > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(far, 0, scaled * ratio)[:, None]
    slope = np.zeros_like(outputs)
    slope[:, :-1] = pull * chances
    slope[rows, actions] -= pull[:, 0]
    logs = np.log(np.maximum(chances, 1e-12))
    doubt = -(chances * logs).sum(axis=1, keepdims=True)
    slope[:, :-1] += CURIOSITY * chances * (logs + doubt)
    slope[:, -1] = 0.5 * (outputs[:, -1] - reached)
    return slope


Curve = list[tuple[int, float, float]]
"""Games so far, seconds of computing so far, and the share won against random players."""


def train(slug: str, seats: int, goal: float, minutes: float, seed: int, out: Path) -> tuple[Curve, Rate]:
    """Learn until the goal is proved, or the time is up; the best policy stays in the file. Returns its proof, too."""
    envs = [pettingzoo_env(slug, seats) for _ in range(TABLES)]
    numbers = envs[0].numbers
    policy = Policy(numbers, Network.random(numbers.vectors.size, HIDDEN, numbers.size, seed))
    learner, curve, began = Learner(policy, seed), Curve(), time.process_time()
    trial, best = out.with_name(f"{out.stem}-trial{out.suffix}"), -1.0
    for batch in range(10**6):
        if batch % BETWEEN == 0:
            policy.save(trial)
            share = against_random(slug, seats, trial, TRIAL, seed=batch).share
            curve.append((batch * TABLES, time.process_time() - began, share))
            print("{:6d} games {:6.0f} s: wins {:.1%} against random".format(*curve[-1]), flush=True)
            late = curve[-1][1] > 60 * minutes
            if share > best:
                best = share
                trial.replace(out)
            if late or (share == best and share >= goal + AHEAD):
                proof = proved(slug, seats, out, seed=-1 - batch)
                if late or proof.low > goal:
                    break
                best = proof.share
        learner.learn(learner.play(envs))
    trial.unlink(missing_ok=True)
    return curve, proof


def against_random(slug: str, seats: int, policy: Path, games: int, seed: int) -> Rate:
    """What a policy wins of random players."""
    return duel(slug, games, (f"policy:{policy}", "random"), seats=seats, seed=seed).first


def proved(slug: str, seats: int, policy: Path, seed: int) -> Rate:
    """What it wins in games that had no part in choosing the moment."""
    proof = against_random(slug, seats, policy, PROOF, seed)
    print(f"{PROOF} fresh games: wins {told(proof)}", flush=True)
    return proof


def told(rate: Rate) -> str:
    """A rate with its interval."""
    return f"{rate.share:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def drawn(curve: Curve, goal: float, proof: Rate) -> str:
    """The curve as an SVG, and the proof of the best policy at its end."""
    wide, high, edge = 640, 360, 48
    most = max(curve[-1][0], 1)

    def height(share: float) -> float:
        return high - edge - share * (high - 2 * edge)

    spots = [(edge + games / most * (wide - 2 * edge), height(share)) for games, _, share in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    level = height(goal)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<path d="M{edge},{edge}V{high - edge}H{wide - edge}" fill="none" stroke="#444"/>',
        f'<path d="M{edge},{level:.1f}H{wide - edge}" stroke="#c60" stroke-dasharray="6 4"/>',
        f'<text x="{wide - edge}" y="{level - 6:.1f}" text-anchor="end" fill="#a40">{goal:.0%}</text>',
        f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2.5"/>',
        f'<path d="M{wide - edge + 8},{height(proof.low):.1f}V{height(proof.high):.1f}" stroke="#080" stroke-width="6"/>',
        f'<text x="{wide - edge}" y="{edge - 14}" text-anchor="end" fill="#060">best: {told(proof)} of {proof.of} fresh games</text>',
        f'<text x="{edge - 8}" y="{high - edge + 4}" text-anchor="end">0 %</text>',
        f'<text x="{edge - 8}" y="{edge + 4}" text-anchor="end">100 %</text>',
        f'<text x="{wide - edge}" y="{high - edge + 20}" text-anchor="end">{most} games against itself</text>',
        f'<text x="{edge}" y="{edge - 14}">Games won against random players</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Train, and draw how it went."""
    parser = argparse.ArgumentParser(description="Learn a game by playing against itself.")
    parser.add_argument("--game", default="good-vs-evil")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--goal", type=float, default=0.8, help="share of games to win against random players"
    )
    parser.add_argument("--minutes", type=float, default=15, help="of computing, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--plot", type=Path, default=Path("learn.svg"))
    chosen = parser.parse_args()
    curve, proof = train(chosen.game, chosen.seats, chosen.goal, chosen.minutes, chosen.seed, chosen.out)
    chosen.plot.write_text(drawn(curve, chosen.goal, proof), encoding="utf-8")
    if proof.low <= chosen.goal:
        raise SystemExit(f"{chosen.goal:.0%} was not reached for sure in {chosen.minutes:g} minutes")


if __name__ == "__main__":
    main()
