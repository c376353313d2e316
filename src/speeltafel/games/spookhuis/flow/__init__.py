"""The sequence of play, in the order of the rulebook: setup, turn, rotate, ride, local actions, end of turn."""
