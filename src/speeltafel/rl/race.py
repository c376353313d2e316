"""PettingZoo: a race against the clock, in which all agents act at the same moment."""

import random
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from speeltafel.engine import ASKED, BadSetup, Match, Move
from speeltafel.engine.spaces import WAIT
from speeltafel.rl.aec import observation_space
from speeltafel.rl.seeing import Numbers
from speeltafel.rl.turns import rewards

Seen = dict[str, Any]
Choices = dict[int, Move]
"""Moves by their numbers."""


class RaceEnv(ParallelEnv):  # type: ignore[misc]
    """A race, moment by moment: all agents choose, their moves are made in an order that is drawn, the clock goes on.

    What is no longer possible when its turn comes is not done, as at a real table. Action 0 is to wait.

    >>> env = RaceEnv("rush-out", 3)
    >>> seen, _ = env.reset(seed=1)
    >>> sorted(seen), int(seen["player_1"]["action_mask"].sum())
    (['player_0', 'player_1', 'player_2'], 1)
    """

    metadata = {"render_modes": [], "name": "speeltafel_race_v0"}
    match: Match
    choices: list[Choices]

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Any] | None = None, tick: float = 0.3
    ) -> None:
        self.numbers = Numbers(slug, seats, options)
        if not self.numbers.game.timed:
            raise BadSetup(
                f"{slug} has turns: one agent acts after the other in its environment, pettingzoo_env"
            )
        self.metadata = self.metadata | {"name": f"speeltafel_{slug.replace('-', '_')}_v0"}
        self.tick = tick
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbers.size) for agent in self.possible_agents}
        self.chance = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Seen | None = None
    ) -> tuple[dict[str, Seen], dict[str, Seen]]:
        """A new race."""
        if seed is not None:
            self.chance.seed(seed)
        self.agents = self.possible_agents[:]
        self.match = self.numbers.start(self.chance.getrandbits(48))
        return self.look(), self.everybody({})

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody acts, then the clock goes on by a tick."""
        order = list(range(self.numbers.seats))
        self.chance.shuffle(order)
        for seat in order:
            self.act(seat, self.choices[seat].get(actions[self.possible_agents[seat]], WAIT))
        self.pass_time()
        over = self.match.result is not None
        worth = rewards(self.numbers.game, self.match.table) if over else [0.0] * self.numbers.seats
        told = (self.look(), dict(zip(self.possible_agents, worth, strict=True)))
        ends = (self.everybody(over), self.everybody(False), self.everybody({}))
        self.agents = [] if over else self.agents
        return *told, *ends

    def act(self, seat: int, move: Move) -> None:
        """Do it, if it is still possible."""
        decision = self.match.table.decision(seat)
        if decision is not None and move in decision.moves:
            self.match.play(seat, move)

    def pass_time(self) -> None:
        """Everything that happens by itself in the next tick."""
        end = self.match.time + self.tick
        while self.match.result is None:
            wake = self.match.wake()
            if wake is None or wake > end:
                break
            self.match.advance(max(wake, self.match.time))
        self.match.now.at = max(self.match.time, end)

    def look(self) -> dict[str, Seen]:
        """What everybody sees, and what they can do."""
        self.choices = [self.choices_of(seat) for seat in range(self.numbers.seats)]
        return {
            agent: {
                "observation": self.numbers.vector(self.match, seat),
                "action_mask": self.numbers.mask(list(self.choices[seat])),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def choices_of(self, seat: int) -> Choices:
        """What a seat can do now. Everybody may wait, but not where nothing would ever happen by itself."""
        codes = self.numbers.codes[seat]
        decision = self.match.table.decision(seat)
        found = {codes[move]: move for move in decision.moves} if decision is not None else {}
        if decision is None or decision.waits != ASKED or self.match.wake() is not None:
            found[codes[WAIT]] = WAIT
        return found

    def everybody(self, value: Any) -> dict[str, Any]:
        """The same for all agents."""
        return {agent: value.copy() if isinstance(value, dict) else value for agent in self.possible_agents}
