"""Of a card: whether it is in play, what it is, what lies open."""
