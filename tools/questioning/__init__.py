"""How much a game asks of whoever plays it."""
