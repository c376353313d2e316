"""How many points a hand can still shed in the running trick, if the others play about as people do."""

from collections import Counter

from speeltafel.games.creatures_and_outcasts.bot.talk import Talk
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.trick import EMPTY, TrickRules, rules_of_trick
from speeltafel.games.creatures_and_outcasts.view import View

EAGERNESS = 0.6
"""How often a player who could play does."""


def rules_in(view: View) -> TrickRules:
    """The rules of the running trick, from what lies open on the table."""
    effect = material().round_effects.get(view.round) if view.round_effect else None
    exempt = effect.exempt_card if effect and effect.character == view.active else EMPTY
    return rules_of_trick(view.active or "", exempt, int(view.blocked) if view.blocked else EMPTY)


def unseen_cards(view: View) -> Counter[int]:
    """What may be in the other hands: everything but my hand and what I saw go elsewhere."""
    cards = Counter(material().deck)
    gone = [*view.hand, *view.trick, *(card for card in view.memory.closed if card is not None)]
    if view.blocked is not None:
        gone.append(view.blocked)
    cards.subtract(int(card) for card in gone)
    return +cards


class Outlook:
    """The running trick from one seat: what follows a number, and what that is worth."""

    def __init__(self, view: View, worth: dict[int, float], talk: Talk | None = None) -> None:
        self.rules = rules_in(view)
        self.worth = worth
        self.hand = Counter(int(card) for card in view.hand)
        self.unseen = unseen_cards(view)
        told = talk.told_cards(self.unseen) if talk else {}
        for cards in told.values():
            self.unseen -= cards
        self.others = [
            player.cards - told.get(player.seat, Counter()).total()
            for player in view.players
            if player.seat != view.seat and player.cards
        ]
        """Cards of each other player that could be anything: those that a team mate spoke of do not beat mine."""
        self.known: dict[int, float] = {}
        self.answers: dict[int, list[tuple[int, float]]] = {}

    def playable(self, top: int) -> list[int]:
        """The numbers that my hand can put on this one."""
        return [number for number in self.rules.playable[top] if self.hand[number] >= self.rules.size]

    def ahead(self, top: int) -> float:
        """Points I expect to shed in this trick when it is my turn and this number lies on top."""
        if top not in self.known:
            self.known[top] = 0.0  # under Weems a number can follow itself: counted once
            self.known[top] = max((self.gain(number) for number in self.playable(top)), default=0.0)
        return self.known[top]

    def gain(self, number: int) -> float:
        """Points I expect to shed by playing this number now and going on as well as I can."""
        shed = self.worth[number] * self.rules.size
        if material().outcasts[number].effect == "play-again":
            follow = [self.gain(second) for second in self.playable(number) if second != number]
            return shed + max(follow, default=0.0)
        return shed + self.after(number)

    def after(self, top: int) -> float:
        """What I can still shed once the others have answered this number."""
        return sum(chance * self.ahead(number) for number, chance in self.when_it_returns(top))

    def stays(self, top: int) -> float:
        """How likely nobody answers this number."""
        return next((chance for number, chance in self.when_it_returns(top) if number == top), 0.0)

    def when_it_returns(self, top: int) -> list[tuple[int, float]]:
        """What may lie on top when the turn comes back, with its likelihood."""
        spread = {top: 1.0}
        for cards in self.others:
            following: dict[int, float] = {}
            for number, chance in spread.items():
                for answer, likely in self.one_answer(number, cards):
                    following[answer] = following.get(answer, 0.0) + chance * likely
            spread = following
        return list(spread.items())

    def one_answer(self, top: int, cards: int) -> list[tuple[int, float]]:
        """One player with this many cards answers this number, or passes."""
        fitting = {number: self.unseen[number] for number in self.rules.playable[top] if self.unseen[number]}
        total = sum(self.unseen.values())
        share = sum(fitting.values())
        if not share:
            return [(top, 1.0)]
        able = 1.0 - (1.0 - share / total) ** (max(0, cards) / self.rules.size)
        plays = EAGERNESS * able
        return [(top, 1.0 - plays), *((number, plays * count / share) for number, count in fitting.items())]
