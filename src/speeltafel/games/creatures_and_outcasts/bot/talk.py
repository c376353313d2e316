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
TOPICS: Final = (TENS, (LIGHT, HEAVY))
"""Words of which the last one counts: after another one they may be said again."""


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
        self.since: dict[tuple[int, int], int] = {}
        """By seat and number: how many of them were unseen when the team mate's words were first thought of."""
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
            self.since = {}
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
            self.note_cards(seat, 13, 1)
        elif signal in TENS:
            self.note_cards(seat, 10, TENS.index(signal) + 1)

    def note_cards(self, seat: int, number: int, count: int) -> None:
        """A team mate holds so many of these now."""
        self.cards.setdefault(seat, Counter())[number] = count
        self.since.pop((seat, number), None)

    def is_wished(self, wish: str) -> bool:
        """Whether a team mate wishes for this in the running trick."""
        return wish in self.wishes.values()

    def told_cards(self, unseen: Counter[int]) -> dict[int, Counter[int]]:
        """By seat: cards that must still be in the hand of a team mate, who may have played each that has shown up."""
        told: dict[int, Counter[int]] = {}
        left = Counter(unseen)
        for seat, cards in self.cards.items():
            shown = Counter(
                {number: self.since.setdefault((seat, number), unseen[number]) for number in cards}
            )
            told[seat] = (cards - (shown - unseen)) & left
            left -= told[seat]
        return told

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
                self.say(word)
                return word
        return ""

    def say(self, word: str) -> None:
        """Not again, until another word on the same topic was true in between."""
        for topic in TOPICS:
            if word in topic:
                self.said.difference_update(topic)
        self.said.add(word)


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
