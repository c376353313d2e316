"""What one seat knows about an ordered face-down pile, built only from what that seat saw."""

from collections.abc import Sequence
from typing import Final

from speeltafel.engine.chance import Chance

UNKNOWN: Final = -1


class Floater:
    """A card that lies somewhere among the others: in front of card `low`, of card `high`, or between."""

    def __init__(self, card: int, low: int, high: int) -> None:
        self.card = card
        self.low = low
        self.high = high


class Sighting:
    """A card known to lie between two positions from the top, both included."""

    def __init__(self, card: int, earliest: int, latest: int) -> None:
        self.card = card
        self.earliest = earliest
        self.latest = latest


class Picture:
    """Cards in order from the top (`UNKNOWN` where not seen), and floaters whose place among them is not known.

    Where two explanations of what was seen remain, the picture keeps what both have in common: it may know less
    than a perfect reasoner, never more than the seat could know.
    """

    def __init__(self, size: int) -> None:
        self.cards: list[int] = [UNKNOWN] * size
        self.floaters: list[Floater] = []

    def __len__(self) -> int:
        return len(self.cards) + len(self.floaters)

    def shuffle(self) -> None:
        """All order is lost."""
        self.cards = [UNKNOWN] * len(self)
        self.floaters = []

    def put_on_top(self, card: int) -> None:
        """A card was laid on top."""
        self.cards.insert(0, card)
        for floater in self.floaters:
            floater.low += 1
            floater.high += 1

    def put_at_bottom(self, card: int) -> None:
        """A card was laid under the pile."""
        self.cards.append(card)

    def put_at(self, place: int, card: int) -> None:
        """I put a card at this place myself."""
        if place == 0:
            self.put_on_top(card)
        elif place == len(self):
            self.put_at_bottom(card)
        elif not self.floaters:
            self.cards.insert(place, card)
        else:
            low = max(0, place - len(self.floaters))
            self.floaters.append(Floater(card, low, min(place, len(self.cards))))

    def put_somewhere(self, card: int) -> None:
        """Somebody put a card back at a place I did not see."""
        self.floaters.append(Floater(card, 0, len(self.cards)))

    def take_somewhere(self, card: int = UNKNOWN, never: int = UNKNOWN) -> None:
        """A card left from a place I did not see. `card`: what I saw; `never`: a kind it was certainly not.

        Every place keeps what it has whichever card it was.

        >>> picture = Picture(0)
        >>> picture.look_through([6, 6, 6, 2])
        >>> picture.take_somewhere()
        >>> picture.cards
        [6, 6, -1]
        """
        places = [i for i, held in enumerate(self.cards) if possible(held, card, never)]
        loose = [floater for floater in self.floaters if possible(floater.card, card, never)]
        if len(loose) == 1 and not places:
            self.floaters.remove(loose[0])
        elif self.floaters:
            self.cards = [UNKNOWN] * (len(self) - 1)
            self.floaters = []
        else:
            first, last = places[0], places[-1]
            between = [common(self.cards[i : i + 2]) for i in range(first, last)]
            self.cards = self.cards[:first] + between + self.cards[last + 1 :]

    def take_from(self, place: int) -> None:
        """I took the card at this place, after looking at the whole pile."""
        del self.cards[place]

    def take_top(self, card: int = UNKNOWN, never: int = UNKNOWN) -> int:
        """The top card left. `card`: what I saw; `never`: a kind it was certainly not. Returns what I know it was."""
        if not self.floaters:
            known = self.cards.pop(0)
            return card if card != UNKNOWN else known
        first = bool(self.cards) and possible(self.cards[0], card, never) and self.first_can_lead()
        leaders = [f for f in self.floaters if f.low == 0 and possible(f.card, card, never)]
        if first and not leaders:
            known = self.cards[0]
            self.drop_first()
        elif leaders and not first:
            known = common([f.card for f in leaders])
            self.drop_one_of(leaders)
        else:
            known = common([self.cards[0], *(f.card for f in leaders)])
            self.drop_first_or_one_of(leaders)
        return card if card != UNKNOWN else known

    def take_bottom(self, card: int = UNKNOWN, never: int = UNKNOWN) -> int:
        """The bottom card left; as `take_top`."""
        if not self.floaters:
            known = self.cards.pop()
            return card if card != UNKNOWN else known
        self.reverse()
        known = self.take_top(card, never)
        self.reverse()
        return known

    def look(self, cards: Sequence[int]) -> None:
        """I saw the top cards, which stay where they are."""
        for card in cards:
            self.take_top(card)
        for card in reversed(cards):
            self.put_on_top(card)

    def look_through(self, cards: Sequence[int]) -> None:
        """I saw the whole pile in order."""
        self.cards = list(cards)
        self.floaters = []

    def sightings(self) -> list[Sighting]:
        """Every card I know, with the places it can have."""
        found: list[Sighting] = []
        if not self.floaters and self.cards.count(UNKNOWN) == len(self.cards):
            return found
        for i, card in enumerate(self.cards):
            if card != UNKNOWN:
                before = sum(f.high <= i for f in self.floaters)
                maybe = sum(f.low <= i for f in self.floaters)
                found.append(Sighting(card, i + before, i + maybe))
        for floater in self.floaters:
            if floater.card != UNKNOWN:
                others = len(self.floaters) - 1
                found.append(Sighting(floater.card, floater.low, floater.high + others))
        return found

    def unknown(self) -> int:
        """How many cards of the pile I cannot name."""
        return self.cards.count(UNKNOWN) + sum(f.card == UNKNOWN for f in self.floaters)

    def known(self) -> list[int]:
        """The cards I know to be in the pile, in no order."""
        return [c for c in self.cards if c != UNKNOWN] + [f.card for f in self.floaters if f.card != UNKNOWN]

    def sample(self, unseen: list[int], chance: Chance) -> list[int]:
        """A pile that fits the picture, top first; `unseen` holds one card for each that I cannot name."""
        rest = iter(unseen)
        cards = [next(rest) if card == UNKNOWN else card for card in self.cards]
        loose = [(f.low + chance.below(f.high - f.low + 1), f.card) for f in self.floaters]
        for gap, card in sorted(loose, key=lambda place: -place[0]):
            cards.insert(gap, next(rest) if card == UNKNOWN else card)
        return cards

    def first_can_lead(self) -> bool:
        """Whether no floater certainly lies in front of the first card."""
        return all(floater.high > 0 for floater in self.floaters)

    def drop_first(self) -> None:
        del self.cards[0]
        for floater in self.floaters:
            floater.low = max(0, floater.low - 1)
            floater.high -= 1

    def drop_one_of(self, leaders: list[Floater]) -> None:
        """One of these was on top: the others can lie wherever any of them could."""
        gone = min(leaders, key=lambda floater: floater.high)
        self.floaters.remove(gone)
        rest = [floater for floater in leaders if floater is not gone]
        card = common([floater.card for floater in leaders])
        for floater in rest:
            floater.card = card

    def drop_first_or_one_of(self, leaders: list[Floater]) -> None:
        """The first card or a floater was on top: what is left of them floats."""
        if not self.cards:
            raise ValueError("the picture has no card that can have been on top")
        card = common([self.cards[0], *(floater.card for floater in leaders)])
        self.drop_first()
        for floater in leaders:
            floater.card = card

    def reverse(self) -> None:
        self.cards.reverse()
        size = len(self.cards)
        for floater in self.floaters:
            floater.low, floater.high = size - floater.high, size - floater.low


def possible(held: int, seen: int, never: int) -> bool:
    """Whether a card believed to be `held` can be one seen as `seen`, or one that is certainly not `never`."""
    if seen != UNKNOWN:
        return held in (UNKNOWN, seen)
    return held == UNKNOWN or held != never


def common(cards: list[int]) -> int:
    """The kind that all of them have, or unknown."""
    return cards[0] if len(set(cards)) == 1 else UNKNOWN
