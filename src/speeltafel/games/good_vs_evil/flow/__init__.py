"""The sequence of play, in the order of the rulebook: setup, turns, plays, what they do, explosions."""
