"""Pictures of every game at every size of screen, and what is wrong on them."""
