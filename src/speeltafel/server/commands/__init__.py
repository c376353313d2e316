"""What a browser can ask for at a table, one module for each kind of wish."""
