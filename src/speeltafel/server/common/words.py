"""Six words that open a card again: made of syllables that a Dutch and an English tongue say alike."""

import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeio"
WORDS = 6


def new_words() -> str:
    """Six of 4,096 words: 72 bits, more than anybody can try.

    >>> len(new_words().split()), len(new_words())
    (6, 29)
    """
    return " ".join(syllable() + syllable() for _ in range(WORDS))


def syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def as_meant(words: str) -> str:
    """The words however they are typed: with capitals, points, in one piece or in two lines.

    >>> as_meant(" Bado-KIRE  mivo,zape toli fega ")
    'badokiremivozapetolifega'
    """
    return "".join(letter for letter in words.casefold() if letter.isalpha())
