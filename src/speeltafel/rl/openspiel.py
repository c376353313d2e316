"""OpenSpiel: the games with turns, registered as `speeltafel_good_vs_evil` and so on when this module is imported.

Every outcome of chance is a chance node, so that all of OpenSpiel's algorithms for games with explicit chance apply.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

import speeltafel
from speeltafel.engine import BadSetup, Game
from speeltafel.games import HOUSE
from speeltafel.rl.games import spaces_of
from speeltafel.rl.position import Position, Rules, rules_of
from speeltafel.rl.turns import rewards

PLAYERS: Final = "players"
MOST_OUTCOMES: Final = 128
"""More outcomes than any single chance of our games has: none shuffles or deals from more cards."""


def short_name(slug: str) -> str:
    """What OpenSpiel calls a game."""
    return f"speeltafel_{slug.replace('-', '_')}"


def load(slug: str, seats: int, options: Mapping[str, Any] | None = None) -> Any:
    """The game with these options, as OpenSpiel loads it."""
    game = speeltafel.load(slug)
    if game.timed:
        raise BadSetup(f"{slug} is a race without turns: OpenSpiel has no place for it; PettingZoo does")
    game.check_setup(game.read_options(dict(options or {})), seats)
    if short_name(slug) not in pyspiel.registered_names():
        register(game)
    return pyspiel.load_game(short_name(slug), {PLAYERS: seats, **(options or {})})


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    # A class and no function: OpenSpiel lets go of it after Python has ended, which only a class survives.
    pyspiel.register_game(type_of(game), type(short_name(game.slug), (SpielGame,), {"game": game}))


def type_of(game: Game, zero_sum: bool = False) -> Any:
    """What OpenSpiel wants to know about a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.slug),
        long_name=f"Speeltafel: {game.slug}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, Any]:
    """The number of players and every option, with what it is when nobody chooses."""
    options = msgspec.to_builtins(game.options())
    return {PLAYERS: game.seat_counts[0], **options}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = parameters_of(game) | dict(parameters or {})
        seats = int(given.pop(PLAYERS))
        self.rules: Rules = rules_of(game.slug, seats, msgspec.json.encode(given))
        self.start = Position(self.rules)
        zero_sum = spaces_of(game).zero_sum and not game.together(self.rules.start(seed=0).table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=spaces_of(game).longest,
        )
        super().__init__(type_of(game, zero_sum), info, dict(parameters or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return spaces_of(self.rules.game).longest


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position = game.start.__deepcopy__(None)

    def current_player(self) -> int:
        if self.position.below:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.position.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.position.below == 0 and self.position.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.below
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.position.decision
        return [] if decision is None else sorted(self.position.rules.legal(decision))

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.below:
            position.happen(action)
            return
        assert position.decision is not None
        legal = position.rules.legal(position.decision)
        position.answer(position.decision.moves[legal.index(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.rules.actions.names[action]

    def returns(self) -> list[float]:
        rules, table = self.position.rules, self.position.table
        if table is None or not self.is_terminal():
            return [0.0] * rules.seats
        return rewards(rules.game, table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that this player cannot tell from this one."""
        state: SpielState = self.clone()
        state.position = self.position.resampled(player, f"{sampler()}")
        return state

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What a player sees, as a vector and as text."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self.rules = rules
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(rules.vectors.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put what a player sees into the tensor."""
        table = state.position.table
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.rules.vectors.see(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or all that it ever saw."""
        position = state.position
        return position.remembered(player) if self.perfect_recall else position.seen(player)


for house_game in map(speeltafel.load, HOUSE):
    if not house_game.timed:
        register(house_game)
