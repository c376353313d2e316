"""One table in memory: its log as a ledger, who is connected, what each is shown, and the one way to change it."""
