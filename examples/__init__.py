"""Small complete games to learn from."""
