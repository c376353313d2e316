"""What a bot says to its team mates, and what it remembers of what they said (CO-150)."""

from collections import Counter
from typing import Final

from speeltafel.games.creatures_and_outcasts.signals import (
    HEAVY,
    HEAVY_POINTS,
    LET_IT_LIE,
    LIGHT,
    LIGHT_POINTS,
    PLAY_LOW,
    TENS,
    THIRTEEN,
)
from speeltafel.games.creatures_and_outcasts.view import PlayerView, View

Trick = tuple[int, int]
"""Round, and how many characters lie in the stack: as good as a name for a trick."""

LOW: Final = 5
"""A hand without a higher number wants a low pile."""
FEW: Final = 3
"""With this many cards the lead is worth asking for."""
HIGH: Final = 9
"""A card that may well keep the lead."""


def trick_of(view: View) -> Trick:
    """Which trick this is."""
    return view.round, view.characters


class Talk:
    """One bot's side of the conversation."""

    def __init__(self) -> None:
        self.round = 0
        self.trick: Trick = (0, 0)
        self.said: set[str] = set()
        self.cards: dict[int, Counter[int]] = {}
        """By seat: cards a team mate spoke of in this round."""
        self.weight: dict[int, str] = {}
        """By seat: how heavy a team mate called the own hand."""
        self.wishes: dict[int, str] = {}
        """By seat: what a team mate wishes for in this trick."""

    def look(self, view: View) -> None:
        """Forget what was said in an earlier round, and wishes of an earlier trick."""
        if view.round != self.round:
            self.round = view.round
            self.said = set()
            self.cards = {}
            self.weight = {}
        if trick_of(view) != self.trick:
            self.trick = trick_of(view)
            self.said -= {PLAY_LOW, LET_IT_LIE}
            self.wishes = {}

    # Hearing

    def hear(self, seat: int, signal: str) -> None:
        """Remember what it means; a word that is no signal means nothing."""
        if signal in (LIGHT, HEAVY):
            self.weight[seat] = signal
        elif signal in (PLAY_LOW, LET_IT_LIE):
            self.wishes[seat] = signal
        elif signal == THIRTEEN:
            self.cards.setdefault(seat, Counter())[13] = 1
        elif signal in TENS:
            self.cards.setdefault(seat, Counter())[10] = TENS.index(signal) + 1

    def is_wished(self, wish: str) -> bool:
        """Whether a team mate wishes for this in the running trick."""
        return wish in self.wishes.values()

    def told_cards(self, unseen: Counter[int]) -> Counter[int]:
        """Cards that are in the hands of team mates, as far as they can still be there."""
        told: Counter[int] = Counter()
        for cards in self.cards.values():
            told += cards
        return told & unseen

    def told_points(self, player: PlayerView, guess: float) -> float:
        """A guess at a team mate's points, corrected by what was said."""
        weight = self.weight.get(player.seat, "")
        if weight == LIGHT:
            return min(guess, LIGHT_POINTS * 0.7)
        return max(guess, HEAVY_POINTS * 1.1) if weight == HEAVY and player.cards > FEW else guess

    # Speaking

    def signal(self, view: View) -> str:
        """Something worth saying that was not said yet, or nothing."""
        self.look(view)
        for word in worth_saying(view):
            if word not in self.said:
                self.said.add(word)
                return word
        return ""


def worth_saying(view: View) -> list[str]:
    """What the team should know, the most urgent first."""
    hand = [int(card) for card in view.hand]
    words: list[str] = []
    if not hand:
        return words
    if keeps_the_lead(view, hand):
        words.append(LET_IT_LIE)
    if 13 in hand:
        words.append(THIRTEEN)
    if hand.count(10) in (1, 2, 3):
        words.append(TENS[hand.count(10) - 1])
    if sum(hand) <= LIGHT_POINTS:
        words.append(LIGHT)
    elif sum(hand) >= HEAVY_POINTS:
        words.append(HEAVY)
    if len(hand) > 1 and max(hand) <= LOW:
        words.append(PLAY_LOW)
    return words


def keeps_the_lead(view: View, hand: list[int]) -> bool:
    """A high card of mine on the pile, and little left to lead with: the team lets it lie."""
    mine = view.last_player == view.seat and bool(view.trick)
    return mine and len(hand) <= FEW and int(view.trick[-1]) >= HIGH and view.active != "bianca"
