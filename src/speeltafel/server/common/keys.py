"""Secrets that open seats. The log keeps their hashes only."""

import hashlib
import secrets

READABLE = "23456789abcdefghjkmnpqrstuvwxyz"

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 4


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to type from a screen, too many (10^14) to find a table by trying."""
    return "".join(secrets.choice(READABLE) for _ in range(10))


def code_of(table: str) -> str:
    """Four letters to call across a room. They lead to the table only while it waits or plays.

    >>> code_of("k3jm2x7p9a")
    'NQUG'
    """
    number = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big")
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def hashed(secret: str) -> str:
    """What the log keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
