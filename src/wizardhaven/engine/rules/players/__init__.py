"""What only one kind of player does, and at which point of the game."""
