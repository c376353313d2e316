"""The log in one file, for one machine: nothing to install."""
