"""Chance lives outside the table: every outcome is asked for here, so that it can be recorded, replayed and proved."""

import hashlib
import random
from collections.abc import Sequence
from typing import Any, TypeVar

from speeltafel.engine.errors import BadSetup, BrokenRecord
from speeltafel.engine.native import mypyc_attr

T = TypeVar("T")

Label = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. Subclasses answer `below` and `below_for`; the rest follows."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, the next of the stream."""
        raise NotImplementedError

    def below_for(self, n: int, *label: Label) -> int:
        """A number from 0 to n - 1 that belongs to this label, whatever was drawn before."""
        raise NotImplementedError

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in a random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


class QuickChance(Chance):
    """Fast outcomes from a number, for simulation and search. The same number gives the same game."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.uniform = random.Random(self.seed).random
        self.key = b""

    def below(self, n: int) -> int:
        return int(self.uniform() * n)

    def shuffle(self, items: list[Any]) -> None:
        """The same order as by `below`, without the calls: dealing was a third of a short game's beginning."""
        uniform = self.uniform
        for i in range(len(items) - 1, 0, -1):
            j = int(uniform() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def below_for(self, n: int, *label: Label) -> int:
        """Nobody has to verify this one, so a quicker hash than that of `SealedChance` does."""
        if not self.key:
            self.key = hashlib.sha256(self.seed.encode()).digest()
        message = "/".join(map(str, label)).encode()
        return int.from_bytes(hashlib.blake2b(message, digest_size=8, key=self.key).digest(), "big") % n


class ScriptedChance(Chance):
    """Gives the outcomes that somebody wants, one after the other, then zeros.

    >>> chance = ScriptedChance(2)
    >>> [chance.below(6), chance.below(6)]
    [2, 0]
    """

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        outcome = self.outcomes.pop(0) if self.outcomes else 0
        if not 0 <= outcome < n:
            raise BadSetup(f"chance is to give {outcome} where 0 to {n - 1} are possible")
        return outcome

    def below_for(self, n: int, *label: Label) -> int:
        return self.below(n)


class SealedChance(Chance):
    """Outcomes that anybody can verify afterwards.

    The host draws a secret and publishes its hash; every player promises a value by its hash, and opens it when all
    hashes are fixed; when the game is over the secret is shown. Each outcome is a keyed hash of a counter (or of a
    label), so nobody could choose it.
    """

    def __init__(self, secret: str, shares: Sequence[str]) -> None:
        key = hashlib.sha256("\n".join([secret, *shares]).encode()).digest()
        self.inner, self.outer = (hashlib.sha256(pad(key, byte)) for byte in (0x36, 0x5C))
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.hashed(str(self.drawn)) % n

    def below_for(self, n: int, *label: Label) -> int:
        return self.hashed(named(label)) % n

    def hashed(self, label: str) -> int:
        """HMAC-SHA256 of a label; its two halves know the key already, which is four times as fast as `hmac.digest`.

        256 bits make the remainder even for any deck.
        """
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(label.encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest(), "big")


class WitnessedChance(SealedChance):
    """Also notes what was asked, so that somebody who does not know the rules can compute every outcome again."""

    def __init__(self, secret: str, shares: Sequence[str]) -> None:
        super().__init__(secret, shares)
        self.asked: list[tuple[int, str]] = []
        """Below which number, and the counter or label that was hashed."""

    def below(self, n: int) -> int:
        outcome = super().below(n)
        self.asked.append((n, str(self.drawn)))
        return outcome

    def below_for(self, n: int, *label: Label) -> int:
        self.asked.append((n, named(label)))
        return super().below_for(n, *label)


def named(label: Sequence[Label]) -> str:
    """What is hashed for a label; no counter looks like it."""
    return "/".join(["label", *map(str, label)])


def pad(key: bytes, byte: int) -> bytes:
    """The first block of one half of an HMAC."""
    return bytes(value ^ byte for value in key.ljust(64, b"\0"))


def commitment(secret: str) -> str:
    """The hash that binds somebody to a text without showing it: the host to the secret, a player to a value.

    >>> commitment("a secret")[:16]
    '984ca5162200734c'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


class Recording(Chance):
    """Passes another source on and keeps what it gave."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.outcomes.append(outcome)
        return outcome

    def below_for(self, n: int, *label: Label) -> int:
        outcome = self.source.below_for(n, *label)
        self.outcomes.append(outcome)
        return outcome

    def collect(self) -> list[int]:
        """What was drawn since the last time."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes


class Recorded(Chance):
    """Gives recorded outcomes back, in order."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = list(outcomes)
        self.next = 0

    def below(self, n: int) -> int:
        if self.next == len(self.outcomes):
            raise BrokenRecord("the record has fewer chance outcomes than the game needs")
        outcome = self.outcomes[self.next]
        if not 0 <= outcome < n:
            raise BrokenRecord(f"the record has chance outcome {outcome} where 0 to {n - 1} are possible")
        self.next += 1
        return outcome

    def below_for(self, n: int, *label: Label) -> int:
        return self.below(n)
