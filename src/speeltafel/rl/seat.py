"""Gymnasium: one seat of a game, against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from speeltafel.bots import RandomPlayer, make_player
from speeltafel.engine import BadSetup, Bot, Decision, Match, Move, decide
from speeltafel.engine.clock import PacedBot
from speeltafel.engine.interject import AlertBot
from speeltafel.engine.spaces import WAIT
from speeltafel.rl.aec import vector_space
from speeltafel.rl.seeing import Mask, Numbers, Vector
from speeltafel.rl.turns import InTurn, in_turn, rewards

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Vector, int]):
    """One seat. The mask of legal actions is in `info["action_mask"]`, and `action_masks()` gives it.

    An action that is not possible ends the game as lost, with the reward -1 and `info["illegal"]`.

    >>> env = SeatEnv("good-vs-evil", seats=2, seat=0, bots=["random"])
    >>> vector, info = env.reset(seed=1)
    >>> vector.shape, int(info["action_mask"].sum()) > 0
    ((411,), True)
    """

    metadata = {"render_modes": []}
    match: Match
    turns: InTurn
    players: list[Bot]
    decision: Decision | None

    def __init__(
        self,
        slug: str,
        seats: int,
        seat: int,
        bots: Sequence[str],
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.numbers = Numbers(slug, seats, options)
        if not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat} at a table of {seats}")
        if not bots:
            raise BadSetup("somebody has to take the other seats: name at least one kind of bot")
        for kind in bots:
            make_player(self.numbers.game, kind, seed=0)
        self.seat = seat
        self.kinds = [bots[other % len(bots)] for other in range(seats)]
        self.observation_space: spaces.Space[Any] = vector_space(self.numbers)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.numbers.size)
        self.render_mode = None
        self.legal: list[int] = []

    @property
    def observation_names(self) -> list[str]:
        """What every cell of an observation is called."""
        return self.numbers.vectors.names

    @property
    def action_names(self) -> list[str]:
        """What every action is called."""
        return self.numbers.actions.names[: self.numbers.size]

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Vector, Info]:
        """A new game, up to the first decision of this seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 48))
        self.match = self.numbers.start(number)
        self.turns = in_turn(self.match, number)
        self.players = [
            make_player(self.numbers.game, kind, number + other) for other, kind in enumerate(self.kinds)
        ]
        self.go_on()
        return self.numbers.vector(self.match, self.seat), self.info()

    def go_on(self) -> None:
        """Let the bots play until this seat is to decide."""
        self.legal = []
        while (decision := self.turns.decision()) is not None and decision.seat != self.seat:
            move = answer_of(self.match, self.players[decision.seat], decision)
            self.turns.answer(decision, move)
        self.decision = decision
        if decision is not None:
            self.legal = self.numbers.legal(decision)

    def step(self, action: int) -> tuple[Vector, float, bool, bool, Info]:
        """Act, and let the bots play until it is this seat's turn again."""
        if action not in self.legal or self.decision is None:
            return self.lost()
        self.turns.answer(self.decision, self.decision.moves[self.legal.index(action)])
        self.go_on()
        over = self.decision is None
        reward = rewards(self.numbers.game, self.match.table)[self.seat] if over else 0.0
        return self.numbers.vector(self.match, self.seat), reward, over, False, self.info()

    def lost(self) -> tuple[Vector, float, bool, bool, Info]:
        """The action was not possible."""
        self.decision, self.legal = None, []
        vector = self.numbers.vector(self.match, self.seat)
        return vector, -1.0, True, False, self.info() | {"illegal": True}

    def action_masks(self) -> Mask:
        """What is possible now."""
        return self.numbers.mask(self.legal)

    def info(self) -> Info:
        return {"action_mask": self.action_masks()}


def answer_of(match: Match, bot: Bot, decision: Decision) -> Move:
    """What a bot does; where it may wait, it is asked as at a real table."""
    if len(decision.moves) == 1:
        return decision.moves[0]
    if decision.moves[-1] is not WAIT or isinstance(bot, RandomPlayer):
        return decide(match, bot, decision)
    offered = Decision(decision.seat, decision.kind, decision.moves[:-1], decision.rule)
    move = look(match, bot, offered)
    return move if move in offered.moves else WAIT


def look(match: Match, bot: Bot, offered: Decision) -> Move | None:
    """What a bot wants of an offer."""
    if isinstance(bot, PacedBot):
        return bot.look(match.view(offered.seat), offered)
    return bot.interject(match.view(offered.seat), offered) if isinstance(bot, AlertBot) else None
