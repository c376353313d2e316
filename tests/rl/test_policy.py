"""Policies: what a program learned is a player like any other."""

from pathlib import Path

import numpy as np
import pytest

import speeltafel
from examples import learn
from examples.learn import CURIOSITY, FORESIGHT, Choice, Learner, drawn, likelihoods, look_back, slopes
from speeltafel.bots import make_player
from speeltafel.engine import BadSetup
from speeltafel.lab import duel
from speeltafel.lab.rates import rate
from speeltafel.rl import pettingzoo_env
from speeltafel.rl.policy import Network, Policy
from speeltafel.rl.seeing import Numbers

SLUG = "good-vs-evil"


def some_policy(seed: int = 1, slug: str = SLUG, seats: int = 2) -> Policy:
    numbers = Numbers(slug, seats, None)
    return Policy(numbers, Network.random(numbers.vectors.size, 4, numbers.size, seed))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    some_policy().save(tmp_path / "policy.npz")
    return tmp_path / "policy.npz"


def test_a_policy_plays_as_any_bot_does(path: Path) -> None:
    match = duel(SLUG, 4, (f"policy:{path}", "random"), seats=2, seed=1)
    assert match.first.of == 4


def test_a_policy_does_what_its_network_finds_best(path: Path) -> None:
    match = speeltafel.start(SLUG, 2, seed=3)
    decision = match.decisions()[0]
    policy = Policy.read(path)
    policy.network.weights["outward"][:] = 0
    for move in decision.moves:
        policy.network.weights["outward_bias"][:] = 0
        policy.network.weights["outward_bias"][policy.numbers.actions.number(move, decision.seat, 2)] = 1
        policy.save(path)
        player = make_player(match.game, f"policy:{path}", seed=0)
        assert player.choose(match.view(decision.seat), decision) == move


def test_an_offer_is_left_where_waiting_is_better(tmp_path: Path) -> None:
    policy = some_policy(slug="spookhuis", seats=3)
    policy.network.weights["outward"][:] = 0
    policy.network.weights["outward_bias"][0] = 1
    policy.save(tmp_path / "waits.npz")
    match = speeltafel.start("spookhuis", 3, seed=1)
    decision = match.decisions()[0]
    player = make_player(match.game, f"policy:{tmp_path / 'waits.npz'}", seed=0)
    assert player.interject(match.view(decision.seat), decision) is None  # type: ignore[attr-defined]


def test_what_is_no_policy_is_told_in_a_line(path: Path, tmp_path: Path) -> None:
    game = speeltafel.load(SLUG)
    (tmp_path / "text.npz").write_text("no policy")
    for name, told in {
        f"policy:{tmp_path / 'none.npz'}": "cannot be read: No such file",
        f"policy:{tmp_path / 'text.npz'}": "is not a policy",
        "policy:": "there is no player called 'policy:'",
    }.items():
        with pytest.raises(BadSetup, match=told):
            make_player(game, name, seed=0)
    with pytest.raises(BadSetup, match="a policy for good-vs-evil, not for spookhuis"):
        make_player(speeltafel.load("spookhuis"), f"policy:{path}", seed=0)
    with pytest.raises(BadSetup, match="trained for 2 players, not for 3"):
        duel(SLUG, 1, (f"policy:{path}", "random"), seats=3)


def test_a_network_of_another_size_is_refused(path: Path) -> None:
    policy = some_policy()
    policy.network = Network.random(cells=7, hidden=4, actions=3, seed=1)
    policy.save(path)
    with pytest.raises(BadSetup, match="another version of good-vs-evil"):
        make_player(speeltafel.load(SLUG), f"policy:{path}", seed=0)


# How the example learns


def test_the_slope_is_the_slope_of_what_is_to_become_less() -> None:
    chance = np.random.default_rng(3)
    outputs = chance.standard_normal((6, 5)).astype(np.float64)
    masks = np.array([[True, True, True, False]] * 6)
    choices = [Choice(np.zeros(2, np.float32), mask, row % 3, 0.4, 0.1) for row, mask in enumerate(masks)]
    for choice in choices:
        choice.better = 0.3
    scaled = chance.standard_normal(6).astype(np.float32)
    found = slopes(outputs, choices, scaled)  # type: ignore[arg-type]
    for row, column in np.ndindex(outputs.shape):
        step = np.zeros_like(outputs)
        step[row, column] = 1e-5
        change = loss(outputs + step, choices, scaled) - loss(outputs - step, choices, scaled)
        assert found[row, column] == pytest.approx(change / 2e-5, abs=1e-4)


def loss(outputs: np.ndarray, choices: list[Choice], scaled: np.ndarray) -> float:
    """The loss of proximal policy optimisation, told the slow way."""
    total = 0.0
    for row, choice in enumerate(choices):
        chances = likelihoods(outputs[row : row + 1, :-1], choice.mask[None])[0]
        ratio = chances[choice.action] / choice.chance
        total -= min(ratio * scaled[row], np.clip(ratio, 0.8, 1.2) * scaled[row])
        total -= CURIOSITY * -sum(chance * np.log(chance) for chance in chances if chance > 0)
        total += 0.25 * (outputs[row, -1] - choice.worth - choice.better) ** 2
    return total


def test_looking_back_the_end_reaches_the_first_choice() -> None:
    choices = [Choice(np.zeros(1, np.float32), np.ones(1, bool), 0, 1.0, worth) for worth in (0.0, 0.5)]
    look_back(choices, reward=1.0)
    assert choices[1].better == pytest.approx(0.5)
    assert choices[0].better == pytest.approx(0.5 + FORESIGHT * 0.5)


def test_a_batch_of_games_teaches_something() -> None:
    envs = [pettingzoo_env("high-card", seats=2) for _ in range(4)]
    policy = some_policy(slug="high-card")
    before = policy.network.weights["outward"].copy()
    learner = Learner(policy, seed=1)
    choices = learner.play(envs)
    assert all(choice.mask[choice.action] for choice in choices)
    learner.learn(choices)
    assert not np.array_equal(policy.network.weights["outward"], before)


def test_the_curve_is_drawn() -> None:
    picture = drawn([(0, 0.0, 0.5), (100, 1.0, 0.9)], goal=0.8, proof=rate(850, 1000))
    assert 'points="48.0,180.0 592.0,74.4"' in picture
    assert "best: 85.0% (82.7% to 87.1%) of 1000 fresh games" in picture


def test_the_example_learns_until_fresh_games_prove_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a short form: Creatures & Outcasts is learned in a few hundred games, and the policy in the file plays."""
    for name, value in {"TABLES": 16, "BETWEEN": 5, "TRIAL": 24, "PROOF": 100, "HIDDEN": 32}.items():
        monkeypatch.setattr(learn, name, value)
    out = tmp_path / "policy.npz"
    curve, proof = learn.train("creatures-and-outcasts", 2, goal=0.8, minutes=3, seed=2, out=out)
    assert proof.of == 100
    assert proof.low > 0.8
    assert curve[0][2] < 0.8, "it knew how to play before it learned anything"
    assert [file.name for file in tmp_path.iterdir()] == ["policy.npz"]
    assert duel("creatures-and-outcasts", 20, (f"policy:{out}", "random"), seed=9).first.share >= 0.7


def test_without_time_the_best_so_far_is_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"TABLES": 2, "TRIAL": 10, "PROOF": 20, "HIDDEN": 4}.items():
        monkeypatch.setattr(learn, name, value)
    curve, proof = learn.train("high-card", 2, goal=0.99, minutes=0, seed=1, out=tmp_path / "policy.npz")
    assert len(curve) == 1
    assert proof.low < 0.99
    assert (tmp_path / "policy.npz").exists()


speeltafel.register("high-card", "speeltafel.workshop.high_card")
