"""Of an item: who uses it, who keeps it."""
