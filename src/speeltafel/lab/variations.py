"""Other ways to play a game than the usual one: each differs in one option."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from speeltafel.engine import BadSetup, Game


class Variation(msgspec.Struct, frozen=True):
    """One option with another value."""

    option: str
    value: Any

    @property
    def name(self) -> str:
        """As it is typed, and as its folder is called: `quick=true`."""
        value = self.value if isinstance(self.value, str) else msgspec.json.encode(self.value).decode()
        return f"{self.option}={value}"

    @property
    def options(self) -> dict[str, Any]:
        """What it changes."""
        return {self.option: self.value}


def variations(game: Game, seats: int) -> list[Variation]:
    """Every other value of the options that the game's statistics compare, where so many can play it.

    >>> import speeltafel
    >>> [each.name for each in variations(speeltafel.load("good-vs-evil"), 4)]
    ['quick=true', 'special_combos=false', 'attack_carry=fresh']
    """
    found = [Variation(option, value) for option in game.ledger.compared for value in others(game, option)]
    return [each for each in found if is_playable(game, each.options, seats)]


def others(game: Game, option: str) -> list[Any]:
    """The values of an option that are not the usual one."""
    usual = getattr(game.read_options({}), option)
    if isinstance(usual, bool):
        return [not usual]
    return [value for value in literals(get_type_hints(game.options)[option]) if value != usual]


def literals(hint: Any) -> tuple[Any, ...]:
    """The values of a literal type, however it is dressed."""
    return get_args(hint) if get_origin(hint) is Literal else ()


def is_playable(game: Game, options: dict[str, Any], seats: int) -> bool:
    """Whether so many can play like this."""
    try:
        game.check_setup(game.read_options(options), seats)
    except BadSetup:
        return False
    return True
