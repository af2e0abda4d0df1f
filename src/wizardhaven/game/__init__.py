"""A game: the engine's table, the dice, and what each seat sees of it."""
