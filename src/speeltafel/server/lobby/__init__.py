"""All tables: made, found, counted and let go."""
