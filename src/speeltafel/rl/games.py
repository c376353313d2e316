"""What a game says about itself in numbers, found in its package."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from speeltafel.engine import BadSetup, Game
from speeltafel.engine.spaces import Spaces


@cache
def spaces_of(game: Game) -> Spaces:
    """The game's `SPACES`."""
    name = f"{game.package()}.spaces"
    if find_spec(name) is None:
        raise BadSetup(
            f"{game.slug} does not say how it becomes numbers: it has no module {name} (docs/rl.md)"
        )
    spaces: Spaces = import_module(name).SPACES
    return spaces
