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
from speeltafel.games.rush_out.hero_bot import FIRST_THOUGHT, TEAM
from speeltafel.games.rush_out.material import material
from speeltafel.games.rush_out.moves import ROLLS, Aim, Claim, Fill, Flip, Name, SpendCoins, Swap, Tidy
from speeltafel.games.rush_out.view import View

SWITCH: Final = (4.0, 2.5, 1.5)
"""How much better a new beginning must be to take dice back, by how far one thinks."""
SWAP: Final = 1.3
"""How much more the top of the pile must promise to exchange a spell for it."""
CONTENT: Final = 0.9
"""How much of a good beginning is good enough."""
LOOSE: Final = -1
SHARED: Final = ("coin", "confrontation")
"""Trials that have a side for the wizard."""


class WizardMind:
    """One look at the table by the wizard."""

    def __init__(self, view: View, foresight: int = TEAM) -> None:
        self.view = view
        self.switch = SWITCH[foresight]
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
        worth = self.worth[card] if card in self.worth else wizard_worth(self.view, card)
        return worth / (rolls_needed(free, dice, self.jokers, 0) + 0.5)

    def rate_if_filled(self, card: str) -> float:
        free = self.free_on(card)
        left = left_after(free, self.faces, self.jokers, 0)
        return self.rate(card, left, self.loose - (len(free) - len(left)))

    def from_scratch(self, card: str) -> float:
        """What a card promises with all dice in the hand."""
        return self.rate(card, material().cards[card].wizard, len(self.me.faces))

    def best_from_scratch(self) -> float:
        """What a new beginning with all dice promises."""
        return max([self.from_scratch(card) for card in self.worth])

    def best_fill(self, fills: list[Fill], waits: bool = True) -> Move | None:
        """What promises most; who waits for better rolls on instead of beginning badly."""
        rate, best = max([(self.rate_if_filled(move.card), number) for number, move in enumerate(fills)])
        if self.me.on or not waits or rate >= CONTENT * self.best_from_scratch():
            return fills[best]
        return None

    def most_dice(self, fills: list[Fill]) -> Move:
        """The first thought: the card that takes most of the dice that just landed."""
        return max(fills, key=lambda move: self.placed_by(move.card))

    def placed_by(self, card: str) -> int:
        free = self.free_on(card)
        return len(free) - len(left_after(free, self.faces, self.jokers, 0))

    def best_swap(self, decision: Decision) -> Move | None:
        """Put the spell back that promises least, if what comes instead is likely better."""
        swaps = [move for move in decision.moves if isinstance(move, Swap)]
        if not swaps or self.me.on:
            return None
        worst = min(swaps, key=lambda move: self.from_scratch(move.card))
        return worst if self.next_spell() > SWAP * self.from_scratch(worst.card) else None

    def next_spell(self) -> float:
        """What the top of the pile promises: as much as an open spell does, if nobody has seen it."""
        if self.view.spell_top:
            return self.from_scratch(self.view.spell_top)
        spells = [card for card in self.view.spells if card]
        return sum([self.from_scratch(card) for card in spells]) / len(spells)

    def best_roll(self, decision: Decision) -> Move | None:
        everything = sum([1 << die for die, lies in enumerate(self.me.lies) if lies >= 0])
        if everything and ROLLS[everything] in decision.moves:
            stay = self.rate(self.me.on, self.free_on(self.me.on), self.loose)
            if self.best_from_scratch() > self.switch * stay:
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


def choose(view: View, decision: Decision, foresight: int = TEAM) -> Move | None:
    """What the wizard does in the race, who thinks so far."""
    for move in decision.moves:
        if isinstance(move, Tidy):
            return move
        if isinstance(move, Claim) and view.breaches:
            return move
        if isinstance(move, SpendCoins) and (min(view.trophies.values()) == 1 or view.spell_pile != "many"):
            return move
    me = view.players[view.wizard]
    fills = [move for move in decision.moves if type(move) is Fill]
    if not fills and not me.on and not view.owned_scrolls:
        return throw(decision)
    mind = WizardMind(view, foresight)
    if view.owned_scrolls and foresight > FIRST_THOUGHT:
        by_scroll = mind.best_flip(decision) or (None if fills else mind.best_swap(decision))
        if by_scroll is not None:
            return by_scroll
    if not fills:
        return mind.best_roll(decision)
    if foresight == FIRST_THOUGHT:
        return mind.most_dice(fills)
    return mind.best_fill(fills, waits=foresight >= TEAM) or mind.best_roll(decision)


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
