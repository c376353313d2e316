"""The moves of a race that are worth a thought, the best first: in a race nobody has time for more."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out import hero_bot, wizard_bot
from speeltafel.games.rush_out.bot import LEVELS, Racer
from speeltafel.games.rush_out.hero_bot import HeroMind
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import Aim, Buy, Fill, Name, Roll, Want, Yield
from speeltafel.games.rush_out.view import View
from speeltafel.games.rush_out.wizard_bot import WizardMind, hurt_by

LENGTH: Final = 4


def shortlist(view: View, decision: Decision) -> Sequence[Move]:
    """What the best racer would do, then what comes next by its own reckoning."""
    first = Racer(LEVELS["master"], 0).look(view, decision)
    rest = sorted(worth_a_thought(decision), key=reckoning(view, decision), reverse=True)
    found: dict[object, Move] = {}
    for move in ([first] if first is not None else []) + rest:
        found.setdefault(aim_of(move), move)
    return list(found.values())[:LENGTH]


def aim_of(move: Move) -> object:
    """Of several dice on one card the best stands for all."""
    return move.card if isinstance(move, Aim) else move


def worth_a_thought(decision: Decision) -> list[Move]:
    """Dice one by one, and rolls that take some of them back, are left out: whole placements say the same."""
    return [move for move in decision.moves if isinstance(move, Fill | Aim | Name | Want | Buy | Yield)] + [
        move for move in decision.moves if isinstance(move, Roll) and move.back == 0
    ]


def reckoning(view: View, decision: Decision) -> Callable[[Any], float]:
    """How a racer rates each of these."""
    if decision.kind == "market":
        return lambda move: price(move)
    if decision.kind == "whirlwind":
        return lambda move: -view.players[decision.seat].faces[move.die]
    if decision.kind.startswith("choose_"):
        return lambda move: hurt_by(view, move)
    if decision.kind != "race":
        return lambda move: 0.0
    return as_wizard(view) if decision.seat == view.wizard else as_hero(view, decision.seat)


def price(move: Any) -> float:
    """Dear things do most."""
    shop = material().scrolls if isinstance(move, Buy) else material().equipment
    return shop[move.item].cost


def as_hero(view: View, seat: int) -> Callable[[Any], float]:
    mind = HeroMind(view, view.players[seat])
    faces = loose_faces(view, seat)
    return lambda move: mind.value_filled(move.card, faces) if isinstance(move, Fill) else mind.value_now()


def as_wizard(view: View) -> Callable[[Any], float]:
    mind = WizardMind(view)
    return lambda move: mind.rate_if_filled(move.card) if isinstance(move, Fill) else wizard_waits(mind)


def wizard_waits(mind: WizardMind) -> float:
    """What rolling on promises."""
    if mind.me.on:
        return mind.rate(mind.me.on, mind.free_on(mind.me.on), mind.loose)
    return wizard_bot.CONTENT * mind.best_from_scratch()


def loose_faces(view: View, seat: int) -> list[int]:
    """What the dice show that lie before a player."""
    me = view.players[seat]
    return [
        face for face, lies in zip(me.faces, me.lies, strict=True) if lies == hero_bot.LOOSE and face >= 0
    ]
