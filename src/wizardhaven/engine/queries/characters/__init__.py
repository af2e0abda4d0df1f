"""Of a character who is not yet in play: whether and where he may come."""
