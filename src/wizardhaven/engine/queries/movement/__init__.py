"""Of movement: where a company may go, how far and by which way."""
