"""What changed what seats know: a short list per round, from which each seat's knowledge is worked out on demand."""

from typing import Final

from speeltafel.engine import UNKNOWN, sees

Fact = tuple[int, ...]
"""A verb, the seats that see its secret as bits, the public numbers, the secret numbers."""

DEALT: Final = 0
"""Size of the closed pile, size of the character stack."""
LAID: Final = 1
"""Seat, card, count: cards left a hand openly."""
CLOSED: Final = 2
"""Cards, in the order in which they came on top of the closed pile."""
DREW: Final = 3
"""Seat / card: the top closed card went to a hand."""
MOVED: Final = 4
"""Giver, taker / card: a card went from hand to hand."""
LOOKED: Final = 5
"""/ The closed pile, top first."""
TAKEN: Final = 6
"""Seat or nobody, a number it was not, the card if public / place, card: a card left the closed pile."""
PASSED_ON: Final = 7
"""Seat / the hand that this seat is about to give away."""
SHIFTED: Final = 8
"""All hands went to the right."""
TURNED: Final = 9
"""Character: the top of the stack was turned over."""
SHUFFLED: Final = 10
"""Size: the character stack was shuffled."""
SAW_CHARACTERS: Final = 11
"""/ The character stack, top first."""
PLACED: Final = 12
"""Character / place: a character was taken out of the stack and put back."""
STUCK: Final = 13
"""Seat, numbers: no card of this hand has one of these numbers."""
PASSED: Final = 14
"""Seat, number on top: this seat passed where any higher card would have done."""

PUBLIC: Final = (2, 3, 99, 1, 2, 0, 3, 1, 0, 1, 1, 0, 1, 99, 2)
"""How many public numbers each verb has after its bits."""


def redact(fact: Fact, seat: int | None) -> Fact:
    """The fact as this seat saw it: secret numbers become unknown, but not how many there were."""
    if sees(fact[1], seat):
        return fact
    keep = 2 + PUBLIC[fact[0]]
    return fact[:keep] + (UNKNOWN,) * (len(fact) - keep)


def with_secret(fact: Fact, *secret: int) -> Fact:
    """The fact as those know it who saw this."""
    return fact[: 2 + PUBLIC[fact[0]]] + secret
