"""Reports: what many games show about a game, on one page that a designer would show."""
