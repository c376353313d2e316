"""Finished games: told moment by moment, downloaded, proved."""
