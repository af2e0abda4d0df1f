"""Companies split and join."""
