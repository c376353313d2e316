"""How far one database and many nodes go: a model with measured figures, and a simulation of who drives which table."""
