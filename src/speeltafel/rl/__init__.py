"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel.

What they need comes with `pip install 'speeltafel[rl]'`; nothing of it is imported before somebody asks for it.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from speeltafel.engine import BadSetup


def pettingzoo_env(slug: str, seats: int, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """A PettingZoo AEC environment of a game; a race goes by ticks of its clock.

    >>> env = pettingzoo_env("good-vs-evil", seats=4, options={"quick": True})
    >>> env.possible_agents
    ['player_0', 'player_1', 'player_2', 'player_3']
    """
    return needed("speeltafel.rl.aec").TableEnv(slug, seats, options, **how)


def parallel_env(slug: str, seats: int, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """A PettingZoo parallel environment of a race, in which everybody acts at the same moment.

    >>> parallel_env("rush-out", seats=3).metadata["name"]
    'speeltafel_rush_out_v0'
    """
    return needed("speeltafel.rl.race").RaceEnv(slug, seats, options, **how)


def gym_env(
    slug: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int = 0,
    bots: Sequence[str] = ("bot",),
) -> Any:
    """A Gymnasium environment: one seat of a game against bots, named as in `speeltafel simulate`.

    >>> env = gym_env("creatures-and-outcasts", seats=2, bots=["random"])
    >>> env.action_names[1:4]
    ['ready', 'claim', 'silent']
    """
    return needed("speeltafel.rl.seat").SeatEnv(slug, seats, seat, bots, options)


def openspiel_game(slug: str, seats: int, options: Mapping[str, Any] | None = None) -> Any:
    """An OpenSpiel game; `pyspiel.load_game("speeltafel_good_vs_evil(players=4)")` gives the same.

    >>> openspiel_game("good-vs-evil", seats=3).num_players()
    3
    """
    return needed("speeltafel.rl.openspiel").load(slug, seats, options)


def needed(module: str) -> Any:
    """A module that needs the extra `rl`, or one line that says so."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("speeltafel"):
            raise
        raise BadSetup(f"{error.name} is not installed: pip install 'speeltafel[rl]' brings it") from None


__all__ = ["gym_env", "openspiel_game", "parallel_env", "pettingzoo_env"]
