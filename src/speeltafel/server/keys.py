"""Secrets that open seats. The log keeps their hashes only."""

import hashlib
import secrets

READABLE = "23456789abcdefghjkmnpqrstuvwxyz"


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to type from a screen, too many (10^14) to find a table by trying."""
    return "".join(secrets.choice(READABLE) for _ in range(10))


def hashed(secret: str) -> str:
    """What the log keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
