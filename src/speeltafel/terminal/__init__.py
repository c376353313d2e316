"""A table in the terminal that works for any game, from views, decisions and texts alone."""

from speeltafel.terminal.session import Session

__all__ = ["Session"]
