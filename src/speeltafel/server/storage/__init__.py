"""The truth: the durable log of every table, and the data folder it lies in."""
