"""The questions of the race that modules may answer differently, and what they register.

A module is a file in `modules/`. It changes the answer to a question with a modifier under its
own name, and says what its cards do with the tables below. The scenario lists its modules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Question
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.piles import put_away
from speeltafel.games.rush_out.state import Choice, Completion, Player, Table, place

SpellEffect = Callable[[Table, Completion, Now], None]
Handler = Callable[[Table, Player, Any, Now], None]

SPELL_EFFECTS: dict[str, SpellEffect] = {}
"""Step 2 of a completed spell, by kind of card (RO-060)."""

HANDLERS: dict[type[Move], Handler] = {}
"""How a move is carried out."""

BEGIN_ROUND: dict[str, Callable[[Table, Now], None]] = {}
"""What a module lays out at the start of a round."""


@dataclass
class ChoiceRule:
    """A target the wizard names: what he may name, what it does, and what the table names for him."""

    options: Callable[[Table, Choice], list[Move]]
    take: Callable[[Table, Choice, Any, Now], bool]
    default: Callable[[Table, Choice], Move]
    rule: str


CHOICES: dict[str, ChoiceRule] = {}
"""By kind of choice; `take` says whether the choice is finished."""


def carries_out(move: type[Move]) -> Callable[[Handler], Handler]:
    """Register how a move is carried out."""

    def register(handler: Handler) -> Handler:
        HANDLERS[move] = handler
        return handler

    return register


def open_trials(table: Table, player: Player) -> list[str]:
    return [card for card in table.trials if card]


def open_spells(table: Table, player: Player) -> list[str]:
    return [card for card in table.spells if card]


def skill(table: Table, player: Player) -> int:
    """The joker of a hero stands for one symbol (RO-048)."""
    return 1 << material().heroes[player.hero].skill


def banners(table: Table, player: Player) -> int:
    """The joker of the wizard stands for every banner on the six open cards (RO-064)."""
    symbols = 0
    for card in table.trials + table.spells:
        if card and place(card).banner >= 0:
            symbols |= 1 << place(card).banner
    return symbols


def nothing(table: Table, player: Player) -> int:
    return 0


def no(table: Table, card: str) -> bool:
    return False


def to_the_discard(table: Table, completion: Completion, now: Now) -> None:
    put_away(table, completion.card)


def no_moves(table: Table, player: Player) -> list[Move]:
    return []


hero_places: Question[list[str]] = Question(open_trials)
"""Where heroes may put dice."""

wizard_places: Question[list[str]] = Question(open_spells)
"""Where the wizard may put dice (RO-058)."""

hero_joker: Question[int] = Question(skill)
"""The symbols a hero's joker may stand for, as bits."""

wizard_joker: Question[int] = Question(banners)
"""The symbols the wizard's joker may stand for, as bits."""

banned: Question[int] = Question(nothing)
"""The faces this hero may not place, as bits."""

is_held: Question[bool] = Question(no)
"""Whether heroes cannot complete this card now."""

needs_gesture: Question[bool] = Question(no)
"""Whether the heroes must make a gesture before they get their dice back."""

trial_goes: Question[None] = Question(to_the_discard)
"""Where a trial goes that the heroes completed."""

extra_moves: Question[list[Move]] = Question(no_moves)
"""What this seat may do besides rolling and placing."""
