"""Speeltafel: one table for five board games."""
