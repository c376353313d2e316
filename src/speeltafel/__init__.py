"""Speeltafel: one table for five published games, for people, bots and simulation."""

from speeltafel.games import load, register, slugs
from speeltafel.play import position, replay, start, verify

__all__ = ["load", "position", "register", "replay", "slugs", "start", "verify"]
