"""Cards found by a line of words and filters."""
