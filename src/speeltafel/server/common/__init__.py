"""What every room needs: settings, refusals, names and secrets, log lines and numbers."""
