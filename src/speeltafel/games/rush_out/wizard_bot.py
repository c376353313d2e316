"""How the wizard plays: the spell that fits the roll and hurts most."""

from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.estimate import (
    filled_slots,
    free_symbols,
    harm,
    left_after,
    loose_dice,
    rolls_needed,
    wizard_jokers,
    wizard_worth,
)
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import ROLLS, Aim, Claim, Fill, Flip, Name, SpendCoins, Tidy
from speeltafel.games.rush_out.view import View

SWITCH: Final = 1.5
"""How much better a new beginning must be to take dice back."""
CONTENT: Final = 0.9
"""How much of a good beginning is good enough."""
LOOSE: Final = -1
SHARED: Final = ("coin", "confrontation")
"""Trials that have a side for the wizard."""


class WizardMind:
    """One look at the table by the wizard."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.players[view.wizard]
        self.loose = loose_dice(self.me)
        self.jokers = wizard_jokers(view)
        self.worth = {card: wizard_worth(view, card) for card in self.places()}
        self.faces = [
            face
            for face, lies in zip(self.me.faces, self.me.lies, strict=True)
            if lies == LOOSE and face >= 0
        ]

    def places(self) -> list[str]:
        """His spells, the trials that have a side for him, and scrolls with slots."""
        shared = [card for card in self.view.trials if card and material().cards[card].kind in SHARED]
        scrolls = [name for name in self.view.owned_scrolls if name in self.view.spots]
        return [card for card in self.view.spells if card] + shared + scrolls

    def free_on(self, card: str) -> tuple[int, ...]:
        return free_symbols(material().cards[card].wizard, self.view.spots[card].wizard)

    def rate(self, card: str, free: tuple[int, ...], dice: int) -> float:
        """Worth per roll."""
        return self.worth[card] / (rolls_needed(free, dice, self.jokers, 0) + 0.5)

    def rate_if_filled(self, card: str) -> float:
        free = self.free_on(card)
        left = left_after(free, self.faces, self.jokers, 0)
        return self.rate(card, left, self.loose - (len(free) - len(left)))

    def best_from_scratch(self) -> float:
        """What a new beginning with all dice promises."""
        dice = len(self.me.faces)
        return max([self.rate(card, material().cards[card].wizard, dice) for card in self.worth])

    def best_fill(self, fills: list[Fill]) -> Move | None:
        rate, best = max([(self.rate_if_filled(move.card), number) for number, move in enumerate(fills)])
        if self.me.on or rate >= CONTENT * self.best_from_scratch():
            return fills[best]
        return None

    def best_roll(self, decision: Decision) -> Move | None:
        everything = sum([1 << die for die, lies in enumerate(self.me.lies) if lies >= 0])
        if everything and ROLLS[everything] in decision.moves:
            stay = self.rate(self.me.on, self.free_on(self.me.on), self.loose)
            if self.best_from_scratch() > SWITCH * stay:
                return ROLLS[everything]
        return throw(decision)

    def best_flip(self, decision: Decision) -> Move | None:
        """Turn a die that does not fit the present card into one that does."""
        if not self.me.on:
            return None
        free = self.free_on(self.me.on)
        left = left_after(free, self.faces, self.jokers, 0)
        for move in decision.moves:
            if isinstance(move, Flip):
                face = self.me.faces[move.die]
                first, second = material().scrolls[move.scroll].symbols
                if face not in free and (second if face == first else first) in left:
                    return move
        return None


def choose(view: View, decision: Decision) -> Move | None:
    """What the wizard does in the race."""
    for move in decision.moves:
        if isinstance(move, Tidy):
            return move
        if isinstance(move, Claim) and view.breaches:
            return move
        if isinstance(move, SpendCoins) and (min(view.trophies.values()) == 1 or view.spell_pile != "many"):
            return move
    me = view.players[view.wizard]
    fills = [move for move in decision.moves if type(move) is Fill]
    if not fills and not me.on:
        return throw(decision)
    mind = WizardMind(view)
    flip = mind.best_flip(decision) if view.owned_scrolls else None
    return flip or (mind.best_fill(fills) if fills else None) or mind.best_roll(decision)


def throw(decision: Decision) -> Move | None:
    """Roll what is loose, or wait if nothing is."""
    return ROLLS[0] if ROLLS[0] in decision.moves else None


def choose_target(view: View, decision: Decision) -> Move:
    """Aim at what hurts most."""
    targets = [move for move in decision.moves if isinstance(move, Aim | Name)]
    return max(targets, key=lambda move: hurt_by(view, move))


def hurt_by(view: View, move: Aim | Name) -> float:
    if isinstance(move, Aim):
        return harm(view, move.card, [move.slot] if move.slot >= 0 else filled_slots(view.spots[move.card]))
    hero = view.players[move.seat]
    placed = sum([lies >= 0 for lies in hero.lies])
    kind = view.choice.kind if view.choice else ""
    if kind == "regression":
        return hero.experience
    if kind == "dissipation":
        burden = sum([view.spots[card].owner == move.seat for card in view.dissipations])
        return 0.1 * placed - burden
    return 0.0 if hero.hurt else 1.0 + 0.1 * placed
