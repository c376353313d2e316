"""Speeltafel: one table for five published games, for people, bots and simulation."""

from speeltafel.games import load, slugs
from speeltafel.play import replay, start, verify

__all__ = ["load", "replay", "slugs", "start", "verify"]
