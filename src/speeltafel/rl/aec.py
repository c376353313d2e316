"""PettingZoo: every game as an AEC environment, in which one agent after the other acts."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from speeltafel.engine import Decision, IllegalMove, Match
from speeltafel.rl.seeing import Numbers
from speeltafel.rl.turns import InTurn, in_turn, rewards

Seen = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a game: agents `player_0`, `player_1` and so on, each with `observation` and `action_mask`.

    >>> env = TableEnv("good-vs-evil", 2)
    >>> env.reset(seed=1)
    >>> seen, reward, over, _, _ = env.last()
    >>> seen["observation"].shape, [env.action_names[n] for n in seen["action_mask"].nonzero()[0]][:2]
    ((411,), ['draw', 'play card:attack godcat:no'])
    """

    metadata = {"render_modes": ["ansi"], "name": "speeltafel_v0", "is_parallelizable": False}
    match: Match
    turns: InTurn
    decision: Decision
    legal: list[int]
    """The actions that are possible now, as in the mask."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.numbers = Numbers(slug, seats, options)
        self.metadata = self.metadata | {"name": f"speeltafel_{slug.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbers.size) for agent in self.possible_agents}
        self.chance = random.Random()

    @property
    def observation_names(self) -> list[str]:
        """What every cell of an observation is called."""
        return self.numbers.vectors.names

    @property
    def action_names(self) -> list[str]:
        """What every action is called."""
        return self.numbers.actions.names[: self.numbers.size]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed another one each time, from where the last seed left chance."""
        if seed is not None:
            self.chance.seed(seed)
        number = self.chance.getrandbits(48)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.match = self.numbers.start(number)
        self.turns = in_turn(self.match, number)
        self.ask()

    def ask(self) -> None:
        """The next decision, or the end."""
        decision = self.turns.decision()
        if decision is None:
            self.finish()
            return
        self.decision = decision
        self.legal = self.numbers.legal(decision)
        self.agent_selection = self.possible_agents[decision.seat]

    def finish(self) -> None:
        """Everybody gets what the game was worth; a winner is the first to look back."""
        self.legal = []
        result = self.match.result
        if result is not None and result.winners:
            self.agent_selection = self.possible_agents[result.winners[0]]
        self.rewards = dict(
            zip(self.possible_agents, rewards(self.numbers.game, self.match.table), strict=True)
        )
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Seen:
        """What an agent sees; who is not to act has an empty mask."""
        seat, numbers = self.seat_of[agent], self.numbers
        return {
            "observation": numbers.vector(self.match, seat),
            "action_mask": numbers.mask(self.legal if seat == self.decision.seat else ()),
        }

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """As every AEC environment has it, with fewer detours: it is half of the cost of PettingZoo."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """The selected agent acts; None for an agent whose game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.turns.answer(self.decision, self.move_of(action))
        self.ask()

    def move_of(self, action: int | None) -> Any:
        """The move that an action stands for now."""
        try:
            return self.decision.moves[self.legal.index(action)]  # type: ignore[arg-type]
        except ValueError:
            raise IllegalMove("", refused(self.numbers, action)) from None

    def render(self) -> str | None:
        """The view of who is to act, as text."""
        if self.render_mode is None:
            return None
        view = self.match.view(self.seat_of[self.agent_selection])
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def close(self) -> None:
        """There is nothing to close."""


def refused(numbers: Numbers, action: int | None) -> str:
    """Why an action cannot be taken."""
    if action is None or not 0 <= action < numbers.size:
        return f"there is no action {action}: they go from 0 to {numbers.size - 1}"
    return f"action {action} ({numbers.actions.names[action]}) is not possible now: choose by the action mask"


def observation_space(numbers: Numbers) -> spaces.Dict:
    """A vector and a mask."""
    return spaces.Dict(
        {"observation": vector_space(numbers), "action_mask": spaces.Box(0, 1, (numbers.size,), np.int8)}
    )


def vector_space(numbers: Numbers) -> spaces.Box:
    """Numbers from 0 to 1."""
    return spaces.Box(0.0, 1.0, (numbers.vectors.size,), np.float32)
