"""How the wizard plays: the spell that fits the roll and hurts most."""

from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.estimate import (
    dice_on,
    free_symbols,
    left_after,
    loose_dice,
    rolls_needed,
    wizard_jokers,
    wizard_worth,
)
from speeltafel.games.rush_out.material import DRAGON_TILE, material
from speeltafel.games.rush_out.moves import ROLLS, Aim, Claim, Fill, Flip, Name, SpendCoins, Tidy
from speeltafel.games.rush_out.view import View

SWITCH: Final = 1.5


class WizardMind:
    """One look at the table by the wizard."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.players[view.wizard]
        self.jokers = wizard_jokers(view)

    def free_on(self, card: str) -> tuple[int, ...]:
        return free_symbols(material().cards[card].wizard, self.view.spots[card].wizard)

    def rate(self, card: str, free: tuple[int, ...], dice: int) -> float:
        """Worth per roll."""
        return wizard_worth(self.view, card) / (rolls_needed(free, dice, self.jokers, 0) + 0.5)

    def faces(self) -> list[int]:
        return [
            face for face, lies in zip(self.me.faces, self.me.lies, strict=True) if lies == -1 and face >= 0
        ]

    def rate_if_filled(self, card: str) -> float:
        free = self.free_on(card)
        left = left_after(free, self.faces(), self.jokers, 0)
        return self.rate(card, left, loose_dice(self.me) - (len(free) - len(left)))

    def rate_from_scratch(self, card: str) -> float:
        return self.rate(card, material().cards[card].wizard, len(self.me.faces))

    def places(self) -> list[str]:
        shared = [
            card
            for card in self.view.trials
            if card and material().cards[card].wizard and material().cards[card].kind != "summon"
        ]
        scrolls = [name for name in self.view.owned_scrolls if name in self.view.spots]
        return [card for card in (*self.view.spells, *shared, *scrolls) if card]

    def best_fill(self, decision: Decision) -> Move | None:
        fills = [move for move in decision.moves if type(move) is Fill]
        if not fills:
            return None
        best = max(fills, key=lambda move: self.rate_if_filled(move.card))
        if self.me.on:
            return best
        rolling_on = max(self.rate_from_scratch(card) for card in self.places())
        return best if self.rate_if_filled(best.card) >= 0.9 * rolling_on else None

    def best_roll(self, decision: Decision) -> Move | None:
        everything = sum(1 << die for die, lies in enumerate(self.me.lies) if lies >= 0)
        if everything and ROLLS[everything] in decision.moves:
            stay = self.rate(self.me.on, self.free_on(self.me.on), loose_dice(self.me))
            if max(self.rate_from_scratch(card) for card in self.places()) > SWITCH * stay:
                return ROLLS[everything]
        return ROLLS[0] if ROLLS[0] in decision.moves else None

    def best_flip(self, decision: Decision) -> Move | None:
        """Turn a die that does not fit the present card into one that does."""
        if not self.me.on:
            return None
        left = left_after(self.free_on(self.me.on), self.faces(), self.jokers, 0)
        for move in decision.moves:
            if isinstance(move, Flip):
                face = self.me.faces[move.die]
                first, second = material().scrolls[move.scroll].symbols
                if face not in self.free_on(self.me.on) and (second if face == first else first) in left:
                    return move
        return None


def choose(view: View, decision: Decision) -> Move | None:
    """What the wizard does in the race."""
    mind = WizardMind(view)
    for move in decision.moves:
        if isinstance(move, Tidy):
            return move
        if isinstance(move, Claim) and view.breaches:
            return move
        if isinstance(move, SpendCoins) and (min(view.trophies.values()) == 1 or view.spell_pile != "many"):
            return move
    return mind.best_flip(decision) or mind.best_fill(decision) or mind.best_roll(decision)


def choose_target(view: View, decision: Decision) -> Move:
    """Aim at what hurts most."""
    targets = [move for move in decision.moves if isinstance(move, Aim | Name)]
    return max(targets, key=lambda move: hurt_by(view, move))


def hurt_by(view: View, move: Move) -> float:
    if isinstance(move, Aim):
        return hurt_by_aim(view, move)
    if not isinstance(move, Name):
        return 0.0
    hero = view.players[move.seat]
    kind = view.choice.kind if view.choice else ""
    if kind == "regression":
        return hero.experience
    if kind == "dissipation":
        burden = sum(view.spots[card].owner == move.seat for card in view.dissipations)
        return -burden + 0.1 * sum(lies >= 0 for lies in hero.lies)
    return 0.0 if hero.hurt else 1.0 + 0.1 * sum(lies >= 0 for lies in hero.lies)


def hurt_by_aim(view: View, move: Aim) -> float:
    """Many dice on a card that is nearly done; dice that would push the dragon back count double."""
    spot = view.spots[move.card]
    dice = dice_on(spot)
    weight = 2.0 if move.card == DRAGON_TILE and view.dragon >= 2 else 1.0
    return weight * dice * (1.0 + dice / len(spot.hero)) * (0.5 if spot.held else 1.0)
