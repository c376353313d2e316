"""Chance: even, repeatable, provable."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.engine import BrokenRecord, Chance, QuickChance, SealedChance, commitment
from speeltafel.engine.chance import Recorded, Recording

sources = pytest.mark.parametrize(
    "chance", [QuickChance(1), SealedChance("s", ["a", "b"])], ids=["quick", "sealed"]
)


@sources
def test_every_outcome_is_about_equally_likely(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@sources
def test_a_shuffle_keeps_all_cards(chance: Chance) -> None:
    cards = list(range(40))
    chance.shuffle(cards)
    assert sorted(cards) == list(range(40))
    assert cards != list(range(40))


@given(st.text(max_size=20), st.lists(st.text(max_size=10), max_size=4), st.integers(1, 10**9))
def test_sealed_chance_depends_on_the_secret_and_every_share(secret: str, shares: list[str], n: int) -> None:
    first = [SealedChance(secret, shares).below(n) for _ in range(3)]
    assert first == [SealedChance(secret, shares).below(n) for _ in range(3)]
    assert 0 <= first[0] < n


@given(st.text(max_size=20), st.lists(st.text(max_size=10), max_size=4), st.integers(1, 10**9))
def test_every_outcome_is_an_hmac_that_anybody_can_compute(secret: str, shares: list[str], n: int) -> None:
    key = hashlib.sha256("\n".join([secret, *shares]).encode()).digest()

    def expected(label: str) -> int:
        return int.from_bytes(hmac.digest(key, label.encode(), "sha256"), "big") % n

    chance = SealedChance(secret, shares)
    assert [chance.below(n) for _ in range(3)] == [expected("1"), expected("2"), expected("3")]
    assert chance.below_for(n, "roll", 7) == expected("label/roll/7")


def test_another_share_gives_another_game() -> None:
    draws = {tuple(SealedChance("s", [share]).below(1000) for _ in range(1)) for share in "abcdefgh"}
    assert len(draws) > 6


def test_a_labelled_outcome_does_not_depend_on_what_was_drawn_before() -> None:
    for make in (lambda: QuickChance(5), lambda: SealedChance("s", [])):
        one, other = make(), make()
        other.below(10)
        other.shuffle(list(range(9)))
        assert one.below_for(1000, "roll", 1, 2) == other.below_for(1000, "roll", 1, 2)
        assert [one.below_for(1000, "roll", n) for n in range(5)] != [one.below_for(1000, "roll", 0)] * 5


def test_the_commitment_is_a_plain_hash_that_anybody_can_compute() -> None:
    assert commitment("secret") == hashlib.sha256(b"secret").hexdigest()


def test_what_was_recorded_comes_back_in_order() -> None:
    recording = Recording(QuickChance(3))
    cards = list(range(10))
    recording.shuffle(cards)
    again = list(range(10))
    Recorded(recording.collect()).shuffle(again)
    assert again == cards


@pytest.mark.parametrize("outcomes", [[], [6], [-1]])
def test_a_record_with_missing_or_impossible_outcomes_is_refused(outcomes: list[int]) -> None:
    with pytest.raises(BrokenRecord):
        Recorded(outcomes).below(6)
