"""A player for Rush Out!, with a pace: heroes and wizard in one, seeing only the view."""

import random
from dataclasses import dataclass
from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out import hero_bot, wizard_bot
from speeltafel.games.rush_out.ease import ease
from speeltafel.games.rush_out.hero_bot import FIRST_THOUGHT, OWN_DICE, TEAM
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import Buy, Clap, Done, HighFive, Want
from speeltafel.games.rush_out.view import View


@dataclass(frozen=True)
class Level:
    """Seconds from roll to roll, seconds from seeing to doing, how often a look is hasty, how far thought goes."""

    name: str
    cycle: float
    reaction: float
    haste: float
    foresight: int = TEAM


LEVELS: Final = {
    level.name: level
    for level in (
        Level("novice", cycle=2.4, reaction=0.6, haste=0.5, foresight=OWN_DICE),
        Level("normal", cycle=1.8, reaction=0.45, haste=0.0, foresight=OWN_DICE),
        Level("strong", cycle=1.5, reaction=0.35, haste=0.0),
        Level("master", cycle=1.2, reaction=0.3, haste=0.0),
    )
}
IN_THE_AIR: Final = 0.6
JITTER: Final = 0.2
GESTURE: Final = 0.8
ONE_HAND: Final = 1.3
"""How much slower one plays with one hand."""


class Racer:
    """Rolls and places at its own pace. Its times depend on what everybody sees, never on chance to come."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.random = random.Random(seed)
        self.reaction = level.reaction
        self.one_hand = False
        self.ease = 1.0
        """How much slower it takes a setup that favours its side."""

    def pause(self, decision: Decision) -> float:
        """A cycle is the dice in the air, a look, the placement, and the next throw."""
        jitter = 1.0 + JITTER * (2.0 * self.random.random() - 1.0)
        if decision.kind != "race":
            return 0.5 * self.level.cycle * jitter
        half = max(self.reaction, (self.level.cycle - IN_THE_AIR) / 2) * jitter
        for move in decision.moves:
            if type(move) in (Clap, HighFive):
                half = max(half, GESTURE)
        return half * self.ease * (ONE_HAND if self.one_hand else 1.0)

    def choose(self, view: View, decision: Decision) -> Move:
        """A move in any case: who would rather wait rolls on, if there is something to roll."""
        return self.look(view, decision) or decision.moves[0]

    def look(self, view: View, decision: Decision) -> Move | None:
        """One of the decision's moves, or None to wait."""
        seat = decision.seat
        if decision.kind == "race":
            return self.race(view, decision)
        if decision.kind == "market":
            return self.shop(view, decision)
        if decision.kind.startswith("choose_"):
            return wizard_bot.choose_target(view, decision)
        if decision.kind == "whirlwind":
            return hero_bot.yield_die(view, decision, seat)
        return decision.moves[0] if decision.kind == "start" else self.random.choice(decision.moves)

    def race(self, view: View, decision: Decision) -> Move | None:
        seat = decision.seat
        self.one_hand = seat != view.wizard and is_one_handed(view)
        self.ease = ease(self.level.name, view.scenario, len(view.heroes), seat == view.wizard)
        is_hasty = self.level.haste and self.random.random() < self.level.haste
        foresight = FIRST_THOUGHT if is_hasty else self.level.foresight
        if seat == view.wizard:
            return wizard_bot.choose(view, decision, foresight)
        return hero_bot.choose(view, decision, seat, foresight)

    def shop(self, view: View, decision: Decision) -> Move | None:
        """Support what a team mate wants; else the first hero proposes the dearest thing for the least equipped."""
        done = next((move for move in decision.moves if isinstance(move, Done)), None)
        buys = [move for move in decision.moves if isinstance(move, Buy)]
        if buys:
            return max(buys, key=lambda move: material().scrolls[move.item].cost)
        wants = [move for move in decision.moves if isinstance(move, Want)]
        wished = {(wish.item, wish.seat) for wish in view.wishes}
        for move in wants:
            if (move.item, move.seat) in wished:
                return move
        if decision.seat != min(view.heroes):
            captain_done = min(view.heroes) in view.done
            return done if captain_done else None
        if wants and not wished:
            return max(wants, key=lambda move: self.appeal(view, move))
        return done if not wished else None

    def appeal(self, view: View, move: Want) -> float:
        """Dear things, for heroes with little, with a symbol that the skill does not give."""
        player = view.players[move.seat]
        item = material().equipment[move.item]
        useless = item.jokers == 1 << material().heroes[player.hero].skill
        return item.cost - len(player.equipment) - 5.0 * useless


def is_one_handed(view: View) -> bool:
    return any(material().cards[card].effect == "one_hand" for card in view.curses)
